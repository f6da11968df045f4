import { expect, test } from 'vitest';
import { names } from './notation';

test('a move of several parts can be chosen part by part', () => {
  expect(names('3,8')).toEqual(['3', '8']);
  expect(names('7')).toEqual(['7']);
  expect(names('2-5')).toEqual(['2-5']);
});
