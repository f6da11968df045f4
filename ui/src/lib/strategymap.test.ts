import { expect, test } from 'vitest';
import { mapTones } from './strategymap';
import type { Block } from './types';

type Table = Extract<Block, { type: 'table' }>;
const table = (texts: string[][], tone = 'plain'): Table =>
  ({
    type: 'table',
    title: '',
    head: [],
    headedRows: true,
    rows: texts.map((row) => row.map((text) => ({ text, tone }))),
  }) as unknown as Table;
const rows = (word: (i: number, j: number) => string) =>
  Array.from({ length: 5 }, (_, i) => ['head', ...Array.from({ length: 6 }, (_, j) => word(i, j))]);

test('a table of few words is a map', () => {
  const tones = mapTones(table(rows((i, j) => String((i + j) % 3))));
  expect([...tones.keys()]).toEqual(['0', '1', '2']);
  expect(new Set(tones.values()).size).toBe(3);
});

test('numbers, small tables and coloured ones are no maps', () => {
  expect(mapTones(table(rows((i, j) => String(i * 6 + j)))).size).toBe(0);
  expect(mapTones(table(rows((i) => String(i % 2)).slice(0, 2))).size).toBe(0);
  expect(
    mapTones(
      table(
        rows((i) => String(i % 2)),
        'good',
      ),
    ).size,
  ).toBe(0);
});
