import { expect, test } from 'vitest';
import { changed, slid, taken } from './changes';
import type { Figure, Piles } from './types';

const piles = (...sizes: number[]): Piles => ({
  type: 'piles',
  piles: sizes.map((size) => ({ label: '', size: String(size), drawn: true, tone: 'plain' as const })),
});

test('a pile that shrank is marked, with the chips that went', () => {
  expect([...changed(piles(3, 5), piles(3, 1))]).toEqual(['pile 1']);
  expect(taken(piles(3, 5), piles(3, 1)).map(({ gone }) => gone)).toEqual([0, 4]);
  expect(taken(piles(3), piles(3, 1)).map(({ gone }) => gone)).toEqual([0, 0]);
  expect([...changed(undefined, piles(3))]).toEqual([]);
});

test('a pile that is gone leaves its chips to be seen', () => {
  const [first, second] = piles(3, 4).piles;
  const before: Piles = {
    type: 'piles',
    piles: [
      { ...first!, label: '1' },
      { ...second!, label: '2' },
    ],
  };
  const after: Piles = { type: 'piles', piles: [{ ...second!, label: '2' }] };
  expect(taken(before, after).map(({ index, gone }) => [index, gone])).toEqual([
    [-1, 3],
    [0, 0],
  ]);
});

test('a card that came to a row is marked, those that were there are not', () => {
  const cards = (...texts: string[]): Figure => ({
    type: 'cards',
    rows: [{ label: '', cards: texts.map((text) => ({ text, side: 'face' as const, tone: 'plain' as const })) }],
  });
  expect([...changed(cards('7', '3'), cards('3', '9'))]).toEqual(['card 0 1']);
});

test('a piece that left one square for another has slid from there', () => {
  const board = (...rows: string[]): Figure => ({
    type: 'grid',
    rowHeads: [],
    columnHeads: [],
    rows: rows.map((row) => [...row].map((text) => ({ text: text === '.' ? '' : text, tone: 'plain' }))),
  });
  expect(slid(board('●..', '...'), board('...', '..●'), 1, 2)).toEqual([-1, -2]);
  expect(slid(board('●..', '...'), board('...', '..●'), 0, 0)).toBeNull();
  expect(slid(board('●.●'), board('.●.'), 0, 1)).toBeNull();
  expect(slid(undefined, board('●'), 0, 0)).toBeNull();
});

test('a region that a loop was drawn in is marked', () => {
  const plane = (...held: number[]): Figure => ({
    type: 'plot',
    x: { label: '', from: 0, to: 9 },
    y: { label: '', from: 0, to: 1 },
    equalScale: true,
    curves: [],
    dots: held.flatMap((many, i) =>
      Array.from({ length: many }, () => ({ label: '', tone: 'plain' as const, x: i + 0.5, y: 0.5 })),
    ),
    regions: held.map((_, i) => ({
      label: '',
      tone: 'plain' as const,
      corners: [],
      outline: [
        [i + 0.1, 0],
        [i + 0.9, 0],
        [i + 0.9, 1],
      ],
    })),
  });
  expect([...changed(plane(3, 5), plane(3, 2, 2))]).toEqual(['region 1', 'region 2']);
  expect([...changed(plane(3, 4), plane(3, 2))]).toEqual(['region 1']);
});
