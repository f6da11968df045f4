import { describe, expect, it } from 'vitest';
import { placed } from './layout';
import type { Graph } from './types';

const arrow = (from: string, to: string) => ({ from, to, label: '1', tone: 'plain', directed: true }) as const;
const graph = (edges: Graph['edges']): Graph => ({
  type: 'graph',
  layout: 'circle',
  vertices: ['a', 'b', 'c'].map((id) => ({ id, label: id, x: null, y: null, tone: 'plain' })),
  edges,
});

describe('places of a graph', () => {
  it('bends arrows there and back to different sides', () => {
    const [there, back] = placed(graph([arrow('a', 'b'), arrow('b', 'a')])).edges;
    expect(Math.hypot(there!.x - back!.x, there!.y - back!.y)).toBeGreaterThan(10);
  });

  it('bends two arrows of one direction differently', () => {
    const [one, two] = placed(graph([arrow('a', 'b'), arrow('a', 'b')])).edges;
    expect(Math.hypot(one!.x - two!.x, one!.y - two!.y)).toBeGreaterThan(6);
  });

  it('lets loops point away from the middle, inside the drawing', () => {
    const drawn = placed(graph([arrow('a', 'a'), arrow('b', 'b'), arrow('c', 'c')]));
    const middle = { x: drawn.width / 2, y: drawn.height / 2 };
    for (const [i, loop] of drawn.edges.entries()) {
      const vertex = drawn.vertices[i]!;
      const far = (spot: { x: number; y: number }) => Math.hypot(spot.x - middle.x, spot.y - middle.y);
      expect(far(loop)).toBeGreaterThan(far(vertex));
      expect(loop.x > 0 && loop.x < drawn.width && loop.y > 0 && loop.y < drawn.height).toBe(true);
    }
  });

  it('draws two loops at one vertex apart', () => {
    const [one, two] = placed(graph([arrow('a', 'a'), arrow('a', 'a')])).edges;
    expect(Math.hypot(one!.x - two!.x, one!.y - two!.y)).toBeGreaterThan(20);
  });
});
