import { expect, test } from 'vitest';
import { faces, hands, look, parts, square } from './board';
import type { Grid, Tone } from './types';

const cell = (text: string, tone: Tone = 'plain') => ({ text, tone });
const grid = (rows: string[][], rowHeads: string[] = [], columnHeads: string[] = []): Grid => ({
  type: 'grid',
  rowHeads,
  columnHeads,
  rows: rows.map((row) => row.map((text) => cell(text))),
});

test('a move of several parts can be chosen part by part', () => {
  expect(parts('kayles', '3,8')).toEqual(['3', '8']);
  expect(parts('kayles', '7')).toEqual(['7']);
  expect(parts('graph-game', '2-5')).toEqual(['2-5']);
  expect(parts('chomp', '2,3')).toEqual(['2,3']);
  expect(parts('nim', '1:11')).toEqual(['1:11']);
  expect(parts('nimble', '2:5')).toEqual(['2:', ':5']);
  expect(parts('sos', '4S')).toEqual(['4', 'S']);
  expect(parts('turning-corners', '0,1x0,3')).toEqual(['0,0', '0,3', '1,0', '1,3']);
});

test('a square stands for its part of a move', () => {
  expect(square('nim', grid([['●'], ['●', '●']], ['1', '2']), 1, 1)).toBe('2:1');
  expect(square('moore-nim', grid([['●', '●', '●', '']]), 0, 1)).toBe('3>1');
  expect(
    square(
      'chomp',
      grid(
        [
          ['■', '■'],
          ['☠', '■'],
        ],
        ['2', '1'],
        ['1', '2'],
      ),
      0,
      1,
    ),
  ).toBe('2,2');
  expect(
    square(
      'nimble',
      grid(
        [
          ['', ''],
          ['', '3'],
        ],
        [],
        ['0', '1'],
      ),
      1,
      1,
    ),
  ).toBe('3:');
  expect(
    square(
      'nimble',
      grid(
        [
          ['', ''],
          ['', '3'],
        ],
        [],
        ['0', '1'],
      ),
      0,
      1,
    ),
  ).toBe(':1');
  expect(square('rugs', grid([['T', 'H']], ['4'], ['1', '2']), 0, 1)).toBe('4,2');
  expect(square('turning-turtles', grid([['T', 'H']], [], ['1', '2']), 0, 1)).toBe('2');
  expect(square('northcott', grid([['', '○']], ['1'], ['1', '2']), 0, 0)).toBe('1:1');
});

test('boards look like what they are', () => {
  expect(look('nim', grid([['●']]))).toBe('chips');
  expect(look('ruler', grid([['H', 'T']]))).toBe('coins');
  expect(look('memory', grid([['1']]))).toBe('memory');
  expect(look('chomp', grid([['■']]))).toBe('squares');
});

test('hands and open faces are read from the scene', () => {
  const figure: Grid = {
    type: 'grid',
    rowHeads: [],
    columnHeads: ['3', '2', '1'],
    rows: [[cell('A', 'first'), cell('B', 'accent'), cell('', 'muted')]],
  };
  expect(hands(figure)).toEqual({
    first: [{ key: '3', label: '3', tone: 'first' }],
    second: [],
    table: [{ key: '2', label: '2', tone: 'accent' }],
  });
  expect([...faces('first 0\nshown: 4 = 3, 5 = 1')]).toEqual([
    ['4', '3'],
    ['5', '1'],
  ]);
});
