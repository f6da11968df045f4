import { describe, expect, it } from 'vitest';
import { coalitions, filled, forced, lines, tooSmall, worthsOf } from './coalitions';

describe('worths of coalitions', () => {
  it('are listed by size', () => expect(coalitions(3)).toEqual(['1', '2', '3', '12', '13', '23', '123']));
  it('are at least what two parts are worth', () => {
    const worths = { 1: 1, 2: '1/2', 3: 1, 12: 4, 13: 3, 23: 5 };
    expect(forced('12', worths)).toBe('3/2');
    expect(forced('123', worths)).toBe('6');
    expect(forced('1', worths)).toBeNull();
    expect(tooSmall('123', { ...worths, 123: 5 })).toBe(true);
    expect(tooSmall('123', { ...worths, 123: 6 })).toBe(false);
  });
  it('are filled in one after another', () =>
    expect(filled(3, { 1: 1, 12: 4 })).toEqual({ 1: 1, 2: '0', 3: '0', 12: 4, 13: '1', 23: '0', 123: '4' }));
});

it('worths are read however they were written', () => {
  const expected = { 1: 0, 2: 0, 3: 1, 12: 4, 13: 3, 23: 5, 123: 8 };
  expect(worthsOf(expected, 3, [])).toEqual(expected);
  expect(worthsOf({ A: 0, B: 0, C: 1, AB: 4, CA: 3, 'B, C': 5, '{A,B,C}': 8 }, 3, ['A', 'B', 'C'])).toEqual(expected);
  expect(worthsOf({ 'Ann,Bob': 4, Ann: 0 }, 2, ['Ann', 'Bob'])).toEqual({ 12: 4, 1: 0 });
  expect(worthsOf([0, 0, 1, 4, 3, 5, 8], 3, [])).toEqual(expected);
  expect(worthsOf('1:0 2:0 3:1 12:7/2', 3, [])).toEqual({ 1: '0', 2: '0', 3: '1', 12: '7/2' });
});

it('worths of many players are written a coalition in each line', () => {
  expect(lines({ 1: 0, 12: '7/2' }, 2)).toBe('1: 0\n12: 7/2');
  expect(lines('1:0 2:0', 2)).toBe('1:0 2:0');
  expect(lines([1, 2, 4], 2)).toBe('1: 1\n2: 2\n12: 4');
  expect(lines(undefined, 2)).toBe('');
});
