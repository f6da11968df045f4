import { expect, test } from 'vitest';
import { cited } from './sources';

test('sources are said in Japanese; names of books and people stay', () => {
  expect(cited('T. S. Ferguson, Game Theory, I.1.5 exercise 6', 'ja')).toBe(
    'T. S. Ferguson, Game Theory, I.1.5 演習 6',
  );
  expect(cited('own sample: values by rule at any place', 'ja')).toBe('自作の例');
  expect(cited('own sample after T. S. Ferguson, Game Theory, I.2 exercise 3', 'ja')).toBe(
    'T. S. Ferguson, Game Theory, I.2 演習 3 にならった自作の例',
  );
  expect(cited('Textbook 3.2.1 exercise 4, corrected', 'ja')).toBe('教科書 3.2.1 演習 4（訂正したもの）');
  expect(cited('Textbook chapter 2', 'ja')).toBe('教科書 第2章');
  expect(cited('Exercise 2.1.3-4 as printed', 'ja')).toBe('教科書 演習 2.1.3-4（印刷のまま）');
  expect(cited('Memory paper', 'en')).toBe('Memory paper');
  expect(cited('教科書 2.1.1 問3', 'ja')).toBe('教科書 2.1.1 問3');
});
