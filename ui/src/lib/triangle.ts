/**
 * Barycentric coordinates on an equilateral triangle: the first corner on the left, the second on the right, the third
 * on top; or the first at the bottom, the second at the top left, the third at the top right.
 */
import type { Shares, Triangle } from './drawable';

const HEIGHT = Math.sqrt(3) / 2;
const FAR = 3;
export const CORNERS: [Shares, Shares, Shares] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The place of a point in a triangle whose side is as long as given; y grows downwards. */
export const flat = ([first, second, third]: Shares, side: number, firstBelow = false): { x: number; y: number } =>
  firstBelow
    ? { x: (third + first / 2) * side, y: first * HEIGHT * side }
    : { x: (second + third / 2) * side, y: (1 - third) * HEIGHT * side };

/** The shares of the three corners at a place. */
export function sharesAt(x: number, y: number, side: number, firstBelow = false): Shares {
  if (firstBelow) {
    const first = y / (HEIGHT * side);
    const right = x / side - first / 2;
    return [first, 1 - first - right, right];
  }
  const third = 1 - y / (HEIGHT * side);
  const second = x / side - third / 2;
  return [1 - second - third, second, third];
}

/** The window that holds the triangle and all that is drawn near it. */
export function windowOf(figure: Triangle, side: number): { left: number; top: number; width: number; height: number } {
  let [left, top, right, bottom] = [0, 0, side, side * HEIGHT];
  const points = [
    ...figure.curves.flatMap((curve) => curve.points),
    ...figure.dots.map((dot) => dot.at),
    ...figure.regions.flatMap((region) => region.outline),
  ];
  for (const point of points) {
    const { x, y } = flat(point, side, figure.firstBelow);
    if (!(Math.abs(x) < FAR * side && Math.abs(y) < FAR * side)) continue;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, width: right - left, height: bottom - top };
}

type Place = { x: number; y: number };

/**
 * A place for the name of a region: its middle, or half-way to the corner that leaves most room to what is taken
 * already.
 */
export function nameSpot(outline: Place[], taken: Place[]): Place {
  const middle = {
    x: outline.reduce((sum, p) => sum + p.x, 0) / outline.length,
    y: outline.reduce((sum, p) => sum + p.y, 0) / outline.length,
  };
  const room = (p: Place) => taken.reduce((least, q) => Math.min(least, Math.hypot((p.x - q.x) / 2, p.y - q.y)), 40);
  const offers = [middle, ...outline.map((p) => ({ x: (p.x + middle.x) / 2, y: (p.y + middle.y) / 2 }))];
  return offers.reduce((best, offer) => (room(offer) > room(best) + 1 ? offer : best));
}
