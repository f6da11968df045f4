import { expect, test } from 'vitest';
import { brief, capital, inWords } from './meaning';
import type { Fields } from './types';

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
