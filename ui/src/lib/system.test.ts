import { describe, expect, it } from 'vitest';
import { cellOf, cellText, cellsOf, followed, gamesOf, placeOf, renamed, stakes } from './system';
import type { Json } from './types';

const cell = (pay: string, stop: string, ...next: [string, string, boolean][]) => ({
  pay,
  next: next.map(([to, p, swap]) => ({ to, p, swap })),
  stop,
});

describe('cells of games inside games', () => {
  it('are read as the textbook writes them', () => {
    expect(cellOf('4')).toEqual(cell('4', '1'));
    expect(cellOf('-3/2')).toEqual(cell('-3/2', '1'));
    expect(cellOf('G1')).toEqual(cell('0', '0', ['G1', '1', false]));
    expect(cellOf('-G^T')).toEqual(cell('0', '0', ['G', '1', true]));
    expect(cellOf('-G')).toEqual(cell('0', '0', ['G', '1', true]));
    expect(cellOf('2 - 1/2 G')).toEqual(cell('2', '1/2', ['G', '1/2', true]));
    expect(cellOf('1 + 3/5 G')).toEqual(cell('1', '2/5', ['G', '3/5', false]));
    expect(cellOf('1/2 G2 + 1/2(-2)')).toEqual(cell('-1', '1/2', ['G2', '1/2', false]));
    expect(cellOf('2/3 G + 1/3(-G^T)')).toEqual(cell('0', '0', ['G', '2/3', false], ['G', '1/3', true]));
    expect(cellOf('0.3*A - 2')).toEqual(cell('-2', '7/10', ['A', '3/10', false]));
    expect(cellOf('4+.3G1')).toEqual(cell('4', '7/10', ['G1', '3/10', false]));
    expect(cellOf('2/5 + 3/5 (−Gᵀ)')).toEqual(cell('2/5', '2/5', ['G', '3/5', true]));
  });
  it('are refused where they mean nothing', () => {
    for (const wrong of ['', 'G1 G2', '2 G', '1 +', 'G^T', '1/0', '3 4', '+', '1/2 G + 1/4(3)', '2/3 G + 2/3(0)'])
      expect(cellOf(wrong), wrong).toBeNull();
  });
  it('are read with the digits, signs and fractions that people type, and with names in any script', () => {
    expect(cellOf('½ G')).toEqual(cellOf('1/2 G'));
    expect(cellOf('1½ + ½G')).toEqual(cellOf('3/2 + 1/2 G'));
    expect(cellOf('０．５ G ＋ １')).toEqual(cellOf('0.5 G + 1'));
    expect(cellOf('−ゲーム')).toEqual(cell('0', '0', ['ゲーム', '1', true]));
  });
  it('are pasted in rows', () => {
    expect(cellsOf('1\t1 + 1/2 G\r\n0\t-G\n')).toEqual([
      ['1', '1 + 1/2 G'],
      ['0', '-G'],
    ]);
    expect(cellsOf('1/2 G, 3; 4')).toEqual([['1/2 G', '3', '4']]);
  });
  it('are written back', () => {
    for (const written of ['4', '0', 'G1', '-G^T', '1 + 3/5 G', '2/3 G + 1/3(-G^T)', '1 - G^T'])
      expect(cellText(cellOf(written) ?? undefined)).toBe(written);
    expect(cellText(cellOf('1/2 G2 + 1/2(0)') ?? undefined)).toBe('1/2 G2');
  });
  it('follow the new name of a game, in words or in full', () => {
    expect(['G', '-G', '-G^T', 'G1', '4', 4].map((each) => renamed(each, 'G', 'H'))).toEqual([
      'H',
      '-H',
      '-H^T',
      'G1',
      '4',
      4,
    ]);
    expect(renamed(cell('1', '0', ['G', '1/2', true], ['K', '1/2', false]), 'G', 'H')).toEqual(
      cell('1', '0', ['H', '1/2', true], ['K', '1/2', false]),
    );
    expect(renamed('1 + 1/2 G', 'G', 'H')).toEqual(cell('1', '1/2', ['H', '1/2', false]));
    expect(renamed('1 + 1/2 G', 'K', 'H')).toBe('1 + 1/2 G');
    expect(renamed({ pay: 1 }, 'G', 'H')).toEqual({ pay: 1 });
  });
});

describe('a game that is called otherwise', () => {
  const document = { start: 'A', rowStationary: { A: ['1'], B: ['1/2', '1/2'] }, infinitePayoff: 0 };
  it('keeps its place where play begins and its strategies, or takes them with it', () => {
    expect(followed(document, 'A', 'C')).toEqual({ start: 'C', rowStationary: { C: ['1'], B: ['1/2', '1/2'] } });
    expect(followed(document, 'A', null)).toEqual({ start: null, rowStationary: { B: ['1/2', '1/2'] } });
    expect(followed(document, 'D', 'E')).toEqual({});
  });
});

describe('games under their names', () => {
  const named = { A: [[1, 'B']], B: { cells: [['A'], ['-3/2']], rows: ['up', 'down'] } };
  it('are the games of a list', () => {
    const listed: Json[] = [
      { name: 'A', cells: [[1, 'B']] },
      { name: 'B', cells: [['A'], ['-3/2']], rows: ['up', 'down'] },
    ];
    expect(gamesOf(named)).toEqual(listed);
    expect(gamesOf(listed)).toEqual(listed);
    expect(gamesOf('A')).toEqual([]);
  });
  it('have their cells where the document has them', () => {
    expect([0, 1].map((k) => placeOf('games', named, k))).toEqual(['games.A', 'games.B.cells']);
    expect(placeOf('games', gamesOf(named), 1)).toBe('games[2].cells');
  });
  it('are played for the largest payoff of either sign', () => {
    expect(stakes(named)).toBe(1.5);
    expect(stakes([{ name: 'G', cells: [[{ pay: -4 }, 'G']] }])).toBe(4);
    expect(stakes([{ name: 'G', cells: [['-3 + 1/2 G', 'G']] }])).toBe(3);
    expect(stakes([{ name: 'G', cells: [['G']] }])).toBe(1);
  });
});
