import { expect, test } from 'vitest';
import { asked, complete, decided, fitting, last, pointed, usable, wanted } from './choosing';
import type { Move, Range } from './types';

const move = (...parts: string[]): Move => ({ notation: parts.join(), words: parts.join(), parts });
const range = (...parts: string[]): Range => ({ parts, asks: '', from: '0', to: '9' });

const KAYLES = [move('1'), move('1', '2'), move('2'), move('2', '3'), move('3')];

test('only what a legal move still needs can be used', () => {
  expect([...usable(KAYLES, [], [])].sort()).toEqual(['1', '2', '3']);
  expect([...usable(KAYLES, [], ['1'])]).toEqual(['2']);
  expect([...usable(KAYLES, [], ['1', '2'])]).toEqual([]);
});

test('a move is made at once only when it is the one that was pointed at and no other can be meant', () => {
  expect(decided(KAYLES, [], ['1'])).toBeUndefined();
  expect(complete(KAYLES, ['1'])?.notation).toBe('1');
  expect(decided(KAYLES, [], ['2', '1'])?.notation).toBe('1,2');
  expect(decided([move('a', 'b')], [], ['a'])).toBeUndefined();
});

test('what was chosen is taken back', () => {
  expect(pointed(['1'], '2')).toEqual(['1', '2']);
  expect(pointed(['1', '2'], '1')).toEqual(['2']);
});

test('a range asks for its number when its parts are chosen', () => {
  expect([...usable([], [range('pile'), range('other')], [])]).toEqual(['pile', 'other']);
  expect(asked([range('other'), range('pile')], ['pile'])).toBe(1);
  expect(asked([range('other')], ['pile'])).toBe(-1);
  expect(decided([move('pile', 'all')], [range('pile')], ['pile'])).toBeUndefined();
  expect(fitting([move('pile', 'all')], ['pile'])).toHaveLength(1);
});

test('a hint points at what is still to be chosen, and at nothing twice', () => {
  const split = move('pile', '1+1');
  expect(wanted([split], [])).toEqual(['pile', '1+1']);
  expect(wanted([split], ['pile'])).toEqual(['1+1']);
  expect(wanted([split], ['pile', '1+1'])).toEqual([]);
});

test('names are the last of a choice once the places of their moves are chosen', () => {
  const moves = [move('pile', '1+1'), move('other', '2+1'), move('pass')];
  const placed = new Set(['pile', 'other']);
  expect([...last(moves, [], [], placed)]).toEqual(['pass']);
  expect([...last(moves, [], ['pile'], placed)]).toEqual(['1+1']);
  expect([...last([], [range('other', 'all')], ['other'], placed)]).toEqual(['all']);
});

/**
 * Whatever one points at first, one may go on to the end of some move, and every move can be reached in every order of
 * its parts.
 */
test('every move of several parts can be completed', () => {
  const moves = [
    move('a'),
    move('a', 'b'),
    move('a', 'b', 'c'),
    move('pile', '1+1'),
    move('pile', '2+1'),
    move('d', 'c'),
  ];
  for (const goal of moves)
    for (const order of orders(goal.parts)) {
      let chosen: readonly string[] = [];
      for (const part of order) {
        expect(usable(moves, [], chosen)).toContain(part);
        chosen = pointed(chosen, part);
      }
      expect(complete(moves, chosen)).toBe(goal);
    }
});

const orders = (parts: string[]): string[][] =>
  parts.length < 2
    ? [parts]
    : parts.flatMap((part) => orders(parts.filter((one) => one !== part)).map((rest) => [part, ...rest]));
