/**
 * Games to begin with: small enough to be seen and played at once. Kinds not named here begin with their first
 * example.
 */
import type { Doc, Kind } from './types';

const SOLVE: Doc = {
  kind: 'matrix',
  matrix: [
    [2, 3, 1, 5],
    [4, 1, 6, 0],
  ],
};

const PLAY: Record<string, Doc> = {
  nim: { piles: [3, 5, 7] },
  subtraction: { subtractionSet: [1, 2, 3], piles: [21] },
  'mock-turtles': { coins: 'THTHTTH' },
  'turning-turtles': { coins: 'THTTHTH' },
  tartan: { rowGame: 'turning-turtles', columnGame: 'ruler', rows: ['TTTT', 'THTT', 'TTTH', 'THTT'] },
  memory: { pairs: 6 },
};

export const firstToSolve = (kinds: Kind[]): Doc =>
  kinds.some((kind) => kind.name === SOLVE['kind']) ? SOLVE : (kinds[0]?.example ?? { kind: kinds[0]?.name ?? '' });

export function firstToPlay(kind: Kind): Doc {
  const small = PLAY[kind.name];
  return small ? { kind: kind.name, ...small } : (kind.example ?? { kind: kind.name });
}
