import { expect, test } from 'vitest';
import { changed, slid } from './changes';
import { framed } from './framing';
import { placed } from './layout';
import type { Board, Grid, Tone } from './types';

/** A queen on a board that ends where she stands, as the server draws it. */
const queen = (x: number, y: number): Board => ({
  title: '',
  figure: {
    type: 'grid',
    rowHeads: Array.from({ length: y + 1 }, (_, i) => String(y - i)),
    columnHeads: Array.from({ length: x + 1 }, (_, j) => String(j)),
    rows: Array.from({ length: y + 1 }, (_, i) =>
      Array.from({ length: x + 1 }, (_, j) => ({ text: i === 0 && j === x ? '♛' : '', tone: 'plain' as Tone })),
    ),
  },
  places: Object.fromEntries(
    Array.from({ length: y + 1 }, (_, i) =>
      Array.from({ length: x + 1 }, (_, j): [string, string] => [`cell ${i} ${j}`, `${j},${y - i}`]),
    ).flat(),
  ),
});

test('a board keeps its size, and every square its part', () => {
  const first = queen(5, 6);
  for (const [x, y] of [
    [5, 2],
    [0, 0],
    [3, 6],
  ] as const) {
    const board = framed(queen(x, y), first, queen(5, 6));
    const grid = board.figure as Grid;
    expect([grid.rows.length, grid.rows[0]?.length]).toEqual([7, 6]);
    expect(grid.rowHeads).toEqual(['6', '5', '4', '3', '2', '1', '0']);
    expect(grid.rows[6 - y]?.[x]?.text).toBe('♛');
    expect(Object.keys(board.places)).toHaveLength((x + 1) * (y + 1));
    for (const [place, part] of Object.entries(board.places)) {
      const [, i, j] = place.split(' ').map(Number);
      expect(part).toBe(`${j},${6 - i!}`);
    }
  }
});

test('a piece on a board that was cut down has slid from where it stood', () => {
  const first = queen(5, 6);
  const before = framed(first, first, queen(3, 4));
  const after = framed(queen(3, 4), first, first);
  expect(slid(before.figure, after.figure, 2, 3)).toEqual([-2, 2]);
  expect([...changed(before.figure, after.figure)].sort()).toEqual(['cell 0 5', 'cell 2 3']);
});

test('rows without heads stand on the last one', () => {
  const stack = (...rows: string[]): Board => ({
    title: '',
    figure: {
      type: 'grid',
      rowHeads: [],
      columnHeads: [...(rows[0] ?? '')].map((_, j) => String(j)),
      rows: rows.map((row) => [...row].map((text) => ({ text: text === '.' ? '' : text, tone: 'plain' }))),
    },
    places: { [`cell ${rows.length - 1} 0`]: 'bottom' },
  });
  const board = framed(stack('..', '2.', '1.'), stack('....', '12..'), stack('....', '12..'));
  expect((board.figure as Grid).rows.map((row) => row.map(({ text }) => text || '.').join(''))).toEqual([
    '....',
    '2...',
    '1...',
  ]);
  expect(board.places).toEqual({ 'cell 2 0': 'bottom' });
  const low = framed(stack('12..'), stack('....', '12..'));
  expect(low.places).toEqual({ 'cell 1 0': 'bottom' });
});

test('a table of choices is another one after every round', () => {
  const table = (...heads: string[]): Board => ({
    title: '',
    figure: { type: 'grid', rowHeads: heads, columnHeads: ['1'], rows: heads.map((text) => [{ text, tone: 'plain' }]) },
    places: Object.fromEntries(heads.map((head, i) => [`row ${i}`, head])),
  });
  expect(framed(table('1'), table('1', '2'))).toEqual(table('1'));
});

test('what is left of a graph stands where it stood', () => {
  const graph = (...ids: string[]): Board => ({
    title: '',
    figure: {
      type: 'graph',
      layout: 'given',
      vertices: ids.map((id) => ({ id, label: id, x: Number(id), y: -Number(id), tone: 'plain' })),
      edges: [],
    },
    places: {},
  });
  const first = graph('0', '1', '5');
  const [whole, left] = [framed(first, first), framed(graph('1'), first)].map(({ figure }) =>
    figure.type === 'graph' ? placed(figure) : null,
  );
  expect([left?.width, left?.height]).toEqual([whole?.width, whole?.height]);
  expect(left?.vertices).toEqual(whole?.vertices.filter(({ id }) => id === '1'));
});

test('a mark that was taken off is not what was moved', () => {
  const row = (...tones: Tone[]): Grid => ({
    type: 'grid',
    rowHeads: [],
    columnHeads: [],
    rows: [tones.map((tone) => ({ text: '3', tone }))],
  });
  expect([...changed(row('accent', 'plain'), row('plain', 'accent'))]).toEqual(['cell 0 1']);
});
