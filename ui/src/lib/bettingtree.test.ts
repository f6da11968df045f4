import { expect, it } from 'vitest';
import { bettingOf, lineOf, nodesOf, spelledOut, usual } from './bettingtree';
import type { Json } from './types';

const RAISE = {
  I: { fold: '-1', 'bet 2': { II: { fold: '+1', call: '+-3', raise: { I: { fold: '-3', call: '+-5' } } } } },
};
const LINE = 'I: fold -1 | bet 2 (II: fold +1 | call +-3 | raise (I: fold -3 | call +-5))';

it('a betting tree, its nodes and its line are the same', () => {
  const nodes = nodesOf(RAISE);
  if (!nodes) throw new Error('it is a tree');
  expect(bettingOf(nodes)).toEqual(RAISE);
  expect(lineOf(nodes)).toBe(LINE);
  expect(spelledOut(LINE)).toEqual(RAISE);
  expect(nodesOf(LINE)).toEqual(nodes);
});

it('what is not a betting tree is not drawn', () => {
  const others: Json[] = [
    null,
    [],
    {},
    { III: {} },
    { I: {}, II: {} },
    'I: fold -1 | bet (II: fold +1',
    'I: fold',
    'I: fold -1 | fold -2',
  ];
  for (const wrong of others) expect(nodesOf(wrong)).toBeUndefined();
});

it('moves of one name are told apart, and a showdown may be written with its sign', () => {
  const moves = ['±3', 1].map((end) => ({ label: 'call', node: { payoff: [end] } }));
  expect(bettingOf({ player: 2, moves })).toEqual({ II: { call: '+-3', "call'": '1' } });
  expect(usual(['fold', 'call'])).toBe('raise');
});
