import { expect, test } from 'vitest';
import { followed, given, headed, naming, renamed, spoken } from './lines';
import type { Field } from './types';

const list = (name: string, type: 'text' | 'whole'): Field =>
  ({
    name,
    required: false,
    look: '',
    meaning: '',
    shape: { type: 'list', least: 0, most: 9, entry: { type } },
  }) as Field;

test('names are looked for in lists of words only', () => {
  expect(naming([list('rowLabels', 'text'), list('cols', 'whole')])).toEqual({ row: 'rowLabels', column: '' });
});

test('a line is renamed, and the others keep their numbers', () => {
  expect(renamed(undefined, 3, 1, 'down')).toEqual(['1', 'down', '3']);
  expect(renamed(['1', 'down', '3'], 3, 1, '')).toBeNull();
  expect(given(['1', 'down'], 0)).toBe('');
  expect(given(['1', 'down'], 1)).toBe('down');
});

test('names follow their lines', () => {
  expect(followed(['up', 'down'], 2, 3)).toEqual(['up', 'down', '3']);
  expect(followed(['up', 'middle', 'down'], 3, 2, 1)).toEqual(['up', 'down']);
  expect(followed(undefined, 2, 3)).toBeNull();
  expect(followed(['up', '2'], 2, 1, 0)).toBeNull();
});

test('names at the edge of a pasted block are found, and numbers are never taken for names', () => {
  expect(
    headed([
      ['', 'left', 'right'],
      ['up', '1', '½'],
      ['down', '-3', '0.5'],
    ]),
  ).toEqual({
    rows: ['up', 'down'],
    columns: ['left', 'right'],
    cells: [
      ['1', '½'],
      ['-3', '0.5'],
    ],
  });
  expect(
    headed([
      ['1', '2'],
      ['3', '4'],
    ]),
  ).toBeNull();
  expect(
    headed([
      ['', 'a'],
      ['b', 't'],
    ]),
  ).toBeNull();
  expect(headed([['a', 'b']])).toBeNull();
});

test('a name is called as the document translates it', () => {
  const document = { rows: ['hawk', 'dove'], translations: { ja: { hawk: 'タカ' } } };
  expect(spoken(document, 'hawk', 'ja')).toBe('タカ');
  expect(spoken(document, 'dove', 'ja')).toBe('dove');
  expect(spoken(document, 'hawk', 'en')).toBe('hawk');
  expect(spoken({ rows: ['hawk'] }, 'hawk', 'ja')).toBe('hawk');
});
