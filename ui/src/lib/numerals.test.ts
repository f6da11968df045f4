import { expect, test } from 'vitest';
import { halfTyped, numeral, understood } from './numerals';

test('numbers are understood however they are typed', () => {
  expect(understood('1 / 2')).toBe('1/2');
  expect(understood('½')).toBe('1/2');
  expect(understood('1½')).toBe('3/2');
  expect(understood('11½')).toBe('23/2');
  expect(understood('１½')).toBe('3/2');
  expect(understood('-1 1/2')).toBe('-3/2');
  expect(understood('10 3 / 4')).toBe('43/4');
  expect(understood('１２')).toBe('12');
  expect(understood('－３／４')).toBe('-3/4');
  expect(understood('−5')).toBe('-5');
  expect(understood('0．25')).toBe('0.25');
  expect(understood('- 5')).toBe('-5');
  expect(understood('sqrt(2)')).toBe('sqrt(2)');
});

test('a number that is being typed is waited for', () => {
  for (const text of ['', '-', '1/', '3.', '.', '－', '1 / ']) expect(halfTyped(text), text).toBe(true);
  for (const text of ['0', '-1', '1/2', '0.5', 'x', '1/x']) expect(halfTyped(text), text).toBe(false);
});

test('whole numbers are numbers', () => {
  expect(numeral('７')).toBe(7);
  expect(numeral('1/2')).toBe('1/2');
  expect(numeral('12345678901234567890')).toBe('12345678901234567890');
});
