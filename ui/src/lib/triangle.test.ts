import { expect, test } from 'vitest';
import { CORNERS, flat, nameSpot, sharesAt, windowOf } from './triangle';
import type { Shares } from './drawable';

test('the sides are equally long', () => {
  const [a, b, c] = CORNERS.map((corner) => flat(corner, 10)) as [
    ReturnType<typeof flat>,
    ReturnType<typeof flat>,
    ReturnType<typeof flat>,
  ];
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(10);
  expect(Math.hypot(b.x - c.x, b.y - c.y)).toBeCloseTo(10);
  expect(Math.hypot(c.x - a.x, c.y - a.y)).toBeCloseTo(10);
  expect(c.y).toBeLessThan(a.y);
});

test('the shares at the place of a point are its own', () => {
  for (const shares of [
    [1, 0, 0],
    [0.2, 0.3, 0.5],
    [-0.5, 1, 0.5],
  ] satisfies Shares[]) {
    for (const firstBelow of [false, true]) {
      const { x, y } = flat(shares, 420, firstBelow);
      sharesAt(x, y, 420, firstBelow).forEach((share, k) => expect(share).toBeCloseTo(shares[k] ?? NaN));
    }
  }
});

test('the textbook draws the first at the bottom, the second at the top left and the third at the top right', () => {
  expect(flat([1, 0, 0], 2, true)).toEqual({ x: 1, y: Math.sqrt(3) });
  expect(flat([0, 1, 0], 2, true)).toEqual({ x: 0, y: 0 });
  expect(flat([0, 0, 1], 2, true)).toEqual({ x: 2, y: 0 });
});

test('the window holds points outside of the triangle, unless they are far away', () => {
  const figure = (at: Shares) => ({
    type: 'triangle' as const,
    corners: ['a', 'b', 'c'] as [string, string, string],
    firstBelow: false,
    curves: [],
    dots: [{ label: '', tone: 'plain' as const, at }],
    regions: [],
  });
  expect(windowOf(figure([-1, 2, 0]), 10).width).toBeCloseTo(20);
  expect(windowOf(figure([-99, 100, 0]), 10).width).toBeCloseTo(10);
});

test('the name of a region stays in its middle unless something is there', () => {
  const square = [0, 100].flatMap((x) => [0, 100].map((y) => ({ x, y })));
  expect(nameSpot(square, [])).toEqual({ x: 50, y: 50 });
  expect(
    nameSpot(square, [
      { x: 50, y: 50 },
      { x: 75, y: 75 },
      { x: 75, y: 25 },
      { x: 25, y: 75 },
    ]),
  ).toEqual({ x: 25, y: 25 });
});
