import { expect, test } from 'vitest';
import { asked, complete, decided, fitting, pointed, usable } from './choosing';
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
