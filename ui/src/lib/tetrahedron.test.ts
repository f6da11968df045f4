import { describe, expect, it } from 'vitest';
import { CORNER_SHARES, EDGES, isHidden, seen } from './tetrahedron';

const far = (a: number[], b: number[], turn: number, tilt: number) => {
  const [p, q] = [seen(a, turn, tilt), seen(b, turn, tilt)];
  return Math.hypot(p.x - q.x, p.y - q.y, p.near - q.near);
};

describe('a tetrahedron', () => {
  it('has edges of one length however it is turned', () => {
    for (const [turn, tilt] of [
      [0, 0],
      [1, 0.4],
      [-2.5, 1.2],
    ] as const)
      for (const [i, j] of EDGES)
        expect(far(CORNER_SHARES[i] ?? [], CORNER_SHARES[j] ?? [], turn, tilt)).toBeCloseTo(Math.sqrt(8 / 3), 12);
  });

  it('keeps its middle where it is', () => {
    const middle = seen([0.25, 0.25, 0.25, 0.25], 0.7, -0.3);
    expect(Math.hypot(middle.x, middle.y, middle.near)).toBeCloseTo(0, 12);
  });

  it('hides edges behind it, never those of its outline', () => {
    const hidden = (turn: number, tilt: number) => {
      const at = CORNER_SHARES.map((shares) => seen(shares, turn, tilt));
      return EDGES.filter(([i, j]) => {
        const [k, l] = [0, 1, 2, 3].filter((corner) => corner !== i && corner !== j);
        const [a, b, c, d] = [at[i], at[j], at[k ?? 0], at[l ?? 0]];
        return a && b && c && d && isHidden(a, b, c, d);
      });
    };
    expect(hidden(0.5, 0.25)).toEqual([[0, 2]]); // four corners on the outline: one diagonal is behind the other
    expect(hidden(0.3, Math.PI / 2)).toEqual([]); // from above the tip is in front
    expect(hidden(0.3, -Math.PI / 2)).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]); // from below it is behind
  });

  it('brings down what is near when it is tilted towards the reader', () => {
    const [level, tilted] = [seen([0, 1, 0, 0], 0, 0), seen([0, 1, 0, 0], 0, 0.2)];
    expect(level.near).toBeGreaterThan(0);
    expect(tilted.y).toBeGreaterThan(level.y);
  });

  it('moves places when it turns', () => {
    expect(seen([1, 0, 0, 0], 0.5, 0).x).not.toBeCloseTo(seen([1, 0, 0, 0], 0, 0).x, 3);
  });
});
