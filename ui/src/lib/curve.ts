/** Cubic curves by their four points. */
export type Place = { x: number; y: number };
export type Curve = [Place, Place, Place, Place];

export const mix = (a: Place, b: Place, t: number): Place => ({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });

export const straight = (from: Place, to: Place): Curve => [from, mix(from, to, 1 / 3), mix(from, to, 2 / 3), to];

/** The place on a curve at a time between 0 and 1. */
export function on(curve: Curve, t: number): Place {
  const [a, b, c] = [mix(curve[0], curve[1], t), mix(curve[1], curve[2], t), mix(curve[2], curve[3], t)];
  return mix(mix(a, b, t), mix(b, c, t), t);
}

/** So many places on a curve that not even a letter fits between two of them. */
export function placesOn(curve: Curve): Place[] {
  const length = Math.hypot(curve[3].x - curve[0].x, curve[3].y - curve[0].y);
  const steps = Math.floor(Math.min(600, Math.max(8, length / 3)));
  return Array.from({ length: steps + 1 }, (_, k) => on(curve, k / steps));
}

/** The curve as the path of a picture. */
export const drawnAs = ([from, first, second, to]: Curve, isStraight: boolean) =>
  isStraight
    ? `M${from.x} ${from.y}L${to.x} ${to.y}`
    : `M${from.x} ${from.y}C${first.x} ${first.y} ${second.x} ${second.y} ${to.x} ${to.y}`;
