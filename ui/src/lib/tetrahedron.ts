/** A regular tetrahedron that can be turned: shares of its four corners become places on the page. */

/** A place on the page, and how near it is to the reader. */
export type Seen = { x: number; y: number; near: number };

/** The corners around the middle, all one unit away from it. */
const CORNERS = [
  [Math.sqrt(8 / 9), -1 / 3, 0],
  [-Math.sqrt(2 / 9), -1 / 3, Math.sqrt(2 / 3)],
  [-Math.sqrt(2 / 9), -1 / 3, -Math.sqrt(2 / 3)],
  [0, 1, 0],
] as const;

export const CORNER_SHARES = [0, 1, 2, 3].map((i) => [0, 1, 2, 3].map((j) => (i === j ? 1 : 0)));

export const EDGES = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

/**
 * Where a place is seen when the solid is turned around its upright axis and then tilted, in radians; up is
 * negative, as on a page.
 */
export function seen(shares: readonly (number | null)[], turn: number, tilt: number): Seen {
  let [x, y, z] = [0, 0, 0];
  CORNERS.forEach((corner, k) => {
    const share = shares[k] ?? 0;
    x += share * corner[0];
    y += share * corner[1];
    z += share * corner[2];
  });
  const [sin, cos, dip, rise] = [Math.sin(turn), Math.cos(turn), Math.sin(tilt), Math.cos(tilt)];
  const [right, front] = [cos * x + sin * z, -sin * x + cos * z];
  return { x: right, y: -(rise * y - dip * front), near: dip * y + rise * front };
}

/**
 * Whether the edge from a to b is behind the solid whose other corners are c and d: it is when it runs between them as
 * seen, and where the lines cross the other edge is nearer. An edge of the outline has both on one side.
 */
export function isHidden(a: Seen, b: Seen, c: Seen, d: Seen): boolean {
  const side = (p: Seen, q: Seen, r: Seen) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  const [left, right] = [side(a, b, c), side(a, b, d)];
  if (left * right >= 0) return false;
  const across = left / (left - right);
  const [low, high] = [side(c, d, a), side(c, d, b)];
  if (Math.abs(low - high) < 1e-9) return false;
  const along = low / (low - high);
  return a.near + along * (b.near - a.near) < c.near + across * (d.near - c.near);
}
