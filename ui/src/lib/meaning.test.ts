import { expect, test } from 'vitest';
import { brief, capital, inWords, placeInWords, reasonInWords, symbol, usual } from './meaning';
import type { Field, Fields } from './types';

test('words of files in a Japanese sentence become what the choice calls them', () => {
  const fields: Fields = {
    type: 'fields',
    fields: [
      {
        name: 'game',
        required: false,
        look: '',
        meaning: 'turning-corners、または tartan（既定）',
        shape: { type: 'choice', words: ['turning-corners', 'tartan'], labels: ['ターニング・コーナーズ', 'タータン'] },
      },
      { name: 'rowGame', required: false, look: '', meaning: '行のゲーム（tartan の場合）', shape: { type: 'text' } },
    ],
  };
  expect(inWords(fields).fields.map((field) => field.meaning)).toEqual([
    'ターニング・コーナーズ、または タータン（既定）',
    '行のゲーム（タータン の場合）',
  ]);
});

test('the notation of files is left out where a form draws the thing', () => {
  expect(brief('the numbers that may be taken: a list, or {kind: squares}')).toBe('the numbers that may be taken');
  expect(brief('取ってよい個数。リスト、または {kind: squares}')).toBe('取ってよい個数');
  expect(brief('points by rank, as in {"8": 11}')).toBe('points by rank');
  expect(brief('the coins as [column, row]')).toBe('the coins as [column, row]');
});

test('sentences begin with a capital, symbols do not', () => {
  expect(capital('the coins')).toBe('The coins');
  expect(capital('a second lottery')).toBe('A second lottery');
  expect(capital('p1 > p2 and the like')).toBe('p1 > p2 and the like');
  expect(capital('acrostic-twins')).toBe('acrostic-twins');
});

const FIELDS = {
  type: 'fields',
  fields: [
    { name: 'matrix', required: true, look: '', meaning: 'the payoffs: row by row', shape: { type: 'text' } },
    { name: 'rowGame', required: true, look: '', meaning: 'the game in the rows', shape: { type: 'text' } },
  ],
} as Fields;

test('a place and a reason are told without the names of files', () => {
  expect(placeInWords(FIELDS, 'matrix[1][2]')).toBe('The payoffs (1, 2)');
  expect(placeInWords(FIELDS, 'other')).toBe('other');
  expect(reasonInWords(FIELDS, 'the field "rowGame" is missing')).toBe('the field “The game in the rows” is missing');
});

test('symbols are letters, and what holds where nothing is given is a number', () => {
  const field = (name: string) => ({ ...FIELDS.fields[0], name }) as Field;
  expect(symbol(field('lambdas'))).toEqual({ letter: 'λ', index: '' });
  expect(symbol(field('v2'))).toEqual({ letter: 'v', index: '2' });
  expect(symbol(field('matrix'))).toBeNull();
  expect(symbol(field('as'))).toBeNull();
  expect([
    usual('how many (3 if not given)'),
    usual('数（省略すると3）'),
    usual('which (the first if not given)'),
  ]).toEqual(['3', '3', '']);
});
