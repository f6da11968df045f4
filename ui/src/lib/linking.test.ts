import { expect, test } from 'vitest';
import { linked, mentions, pointedAt, type Line } from './linking';

const row = (number: number, name = String(number)): Line => ({ side: 'row', number, name });

test('a sentence speaks of a line by its number or its name, in both languages', () => {
  expect(mentions('So row 1 is best.', row(1))).toBe(true);
  expect(mentions('So row 12 is best.', row(1))).toBe(false);
  expect(mentions('column 1 pays 3', row(1))).toBe(false);
  expect(mentions('第 2 行が最善です。', row(2))).toBe(true);
  expect(mentions('Holmes goes to Dover.', row(2, 'Dover'))).toBe(true);
  expect(mentions('The answer is 2.', row(2))).toBe(false);
  expect(mentions('Through it go rows 1, 12.', row(12))).toBe(true);
  expect(mentions('Through it go rows 1, 12.', row(2))).toBe(false);
});

test('curves, sentences and lines point at each other', () => {
  expect(linked({ lines: [row(3)] }, 'row 3')).toBe(true);
  expect(linked({ text: 'row 3' }, 'Then row 3 decides.')).toBe(true);
  expect(linked({ text: 'row 3' }, 'Then row 2 decides.')).toBe(false);
  expect(linked(null, 'row 3')).toBe(false);
  expect(pointedAt({ text: 'row 3' }, row(3))).toBe(true);
  expect(pointedAt({ lines: [row(3)] }, row(3))).toBe(false);
});
