import { expect, test } from 'vitest';
import { rulesOf } from './rules';
import type { Field, Shape } from './types';
import { sayer } from './words';

const say = sayer('en');
const field = (name: string, meaning: string, shape: Shape, rule = true): Field => ({
  name,
  meaning,
  shape,
  rule,
  look: '',
  required: false,
});
const TRUTH: Shape = { type: 'truth' };
const WHOLE: Shape = { type: 'whole', least: 0, most: 99 };
const fields = {
  type: 'fields' as const,
  fields: [
    field('piles', 'the piles', { type: 'list', least: 0, most: 9, entry: WHOLE }, false),
    field('set', 'the numbers that may be taken: a list', { type: 'list', least: 0, most: 9, entry: WHOLE }),
    field('cut', 'true if an 8 clears the table; a number names another rank', TRUTH),
    field('end', 'who wins at the end', { type: 'choice', words: ['normal', 'misere'], labels: ['last', 'not last'] }),
    field('contract', 'points promised before play', {
      type: 'fields',
      fields: [field('by', 'who', { type: 'choice', words: ['left'], labels: ['Left'] }), field('points', '', WHOLE)],
    }),
    field('points', 'points by rank, as in {}', { type: 'map', entry: WHOLE }),
  ],
};

test('only rules that the document gives are told, by what they mean', () => {
  expect(rulesOf(fields, { kind: 'x', piles: [3] }, say)).toEqual([]);
  expect(rulesOf(fields, { piles: [3], set: [1, 3, 4], end: 'misere' }, say)).toEqual([
    'the numbers that may be taken: 1, 3, 4',
    'who wins at the end: not last',
  ]);
});

test('a rule that holds is a sentence, one that does not says no', () => {
  expect(rulesOf(fields, { cut: true }, say)).toEqual(['an 8 clears the table']);
  expect(rulesOf(fields, { cut: false }, say)).toEqual(['an 8 clears the table: no']);
});

test('what holds several values tells them in their words', () => {
  expect(rulesOf(fields, { contract: { by: 'left', points: 4 }, points: { '8': 11 } }, say)).toEqual([
    'points promised before play: Left, 4',
    'points by rank: 8: 11',
  ]);
});
