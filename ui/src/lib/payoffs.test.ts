import { expect, test } from 'vitest';
import { choices, generated, joined, left, resized, sizesOf, vectorAt } from './payoffs';

const game = generated([2, 3, 2], (profile) => profile.map((k, i) => 10 * i + k));

test('sizes are read where the lists are even', () => {
  expect(sizesOf(game)).toEqual([2, 3, 2]);
  expect(
    sizesOf([
      [[1, 2]],
      [
        [3, 4],
        [5, 6],
      ],
    ]),
  ).toBeNull();
  expect(sizesOf([[1, 2, 3]])).toBeNull();
  expect(sizesOf('text')).toBeNull();
});

test('strategies come and go without changing the rest', () => {
  const more = resized(game, [2, 3, 2], 1, 4);
  expect(sizesOf(more)).toEqual([2, 4, 2]);
  expect(vectorAt(more, [1, 2, 1])).toEqual([1, 12, 21]);
  expect(vectorAt(more, [1, 3, 1])).toEqual([0, 0, 0]);
  expect(resized(more, [2, 4, 2], 1, 3)).toEqual(game);
});

test('a player comes and goes', () => {
  const more = joined(game, [2, 3, 2]);
  expect(sizesOf(more)).toEqual([2, 3, 2, 2]);
  expect(vectorAt(more, [0, 2, 1, 1])).toEqual([0, 12, 21, 0]);
  expect(left(more, [2, 3, 2, 2])).toEqual(game);
});

test('all choices of the other players', () => {
  expect(choices([2, 2])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
  expect(choices([])).toEqual([[]]);
});
