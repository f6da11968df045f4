import { expect, test } from 'vitest';
import { offered } from './offered';
import type { Position } from './types';

/** Piles to be split: a place for each pile, a name for each way of splitting it. */
const position = {
  moves: [3, 4, 5, 6].flatMap((pile) =>
    [1, 2].map((part) => ({
      notation: `${pile}=${part}`,
      words: `split ${pile}`,
      parts: [`pile${pile}`, `to${pile}-${part}`],
    })),
  ),
  ranges: [],
  names: Object.fromEntries([3, 4, 5, 6].flatMap((pile) => [1, 2].map((part) => [`to${pile}-${part}`, `${part}`]))),
  scene: {
    notes: [],
    boards: [{ places: { 'pile 0': 'pile3', 'pile 1': 'pile4', 'pile 2': 'pile5', 'pile 3': 'pile6' } }],
  },
} as unknown as Position;

test('many names wait for the place they belong to', () => {
  expect(offered(position, []).named).toEqual([]);
  expect(offered(position, ['pile4']).named.map(([id]) => id)).toEqual(['to4-1', 'to4-2']);
  expect(offered(position, []).listed).toBe(false);
});

test('names that need no place are always there', () => {
  const calls = ['a', 'b', 'c', 'd', 'e', 'f'];
  const free = {
    ...position,
    moves: calls.map((part) => ({ notation: part, words: part, parts: [part] })),
    names: Object.fromEntries(calls.map((part) => [part, part])),
  } as unknown as Position;
  expect(offered(free, []).named).toHaveLength(6);
});
