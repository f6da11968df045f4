import { expect, test } from 'vitest';
import { dealt, exchanged, handsOf, resized, said, shuffled, wordOf } from './deal';

test('a word is a deal and a deal is a word', () => {
  expect(dealt('ABBA')).toEqual([
    [4, 1],
    [3, 2],
  ]);
  expect(dealt('ABX')).toBeNull();
  for (const word of ['AB', 'BABA', 'AABBAB']) expect(wordOf(dealt(word)!)).toBe(word);
  expect(wordOf([[9], [3]])).toBeNull();
});

test('two cards change places, and the hands stay in order', () => {
  expect(exchanged(dealt('ABBA')!, 1, 3)).toEqual([
    [4, 3],
    [2, 1],
  ]);
});

test('hands grow and shrink by one card each', () => {
  expect(wordOf(resized(dealt('ABBA')!, 1))).toBe('ABBAAB');
  expect(wordOf(resized(dealt('ABBAAB')!, -1))).toBe('ABBA');
});

test('a shuffle deals the same cards in hands of the same size', () => {
  let seed = 1;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const [left, right] = shuffled(dealt('AABBAB')!, chance);
  expect(left.length).toBe(3);
  expect([...left, ...right].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a document keeps the manner it is written in', () => {
  expect(said({ word: 'AB' }, [[1], [2]])).toEqual({ word: 'BA', left: null, right: null, random: null });
  expect(said({ left: [2], right: [1] }, [[1], [2]])).toEqual({ left: [1], right: [2], word: null, random: null });
  expect(handsOf({ left: [1, 4], right: [2, 3] })).toEqual([
    [4, 1],
    [3, 2],
  ]);
  expect(handsOf({ random: { cards: 3, seed: 1 } })).toBeNull();
});
