import { expect, test } from 'vitest';
import { typed, written } from './values';

test('lists are written with commas and read back', () => {
  const shape = { type: 'list', least: 0, most: 9, entry: { type: 'exact' } } as const;
  expect(typed('1/2, 3 4', shape)).toEqual(['1/2', 3, 4]);
  expect(written(['1/2', 3])).toBe('1/2, 3');
  expect(typed('', shape)).toBeUndefined();
  expect(typed('[[1,2]]', shape)).toEqual([[1, 2]]);
});

test('whole numbers become numbers, fractions stay as they are', () => {
  expect(typed('12', { type: 'whole', least: 0, most: 99 })).toBe(12);
  expect(typed('7/12', { type: 'exact' })).toBe('7/12');
});

test('full-width digits, a true minus and vulgar fractions are numbers; names stay as they are typed', () => {
  expect(typed('１２', { type: 'exact' })).toBe(12);
  expect(typed('−３', { type: 'whole', least: -9, most: 99 })).toBe(-3);
  expect(typed('７ / １２', { type: 'exact' })).toBe('7/12');
  expect(typed('½', { type: 'exact' })).toBe('1/2');
  expect(typed('１, ２', { type: 'list', least: 0, most: 9, entry: { type: 'exact' } })).toEqual([1, 2]);
  expect(typed('x²', { type: 'exact' })).toBe('x²');
});
