/** What can be drawn of a figure: the server writes null for a number that is none, and such points are left out. */
import type * as Told from './types';

/** The same with numbers only. */
type Drawable<T> = T extends number | null
  ? number
  : T extends string | boolean
    ? T
    : { [K in keyof T]: Drawable<T[K]> };

export type Plot = Drawable<Told.Plot>;
export type Point = Drawable<Told.Point>;
export type Triangle = Drawable<Told.Triangle>;
/** The shares of the three corners of a triangle. */
export type Shares = Drawable<Told.Shares>;

const there = <T extends (number | null)[]>(point: T): point is T & Drawable<T> => point.every((each) => each !== null);
const measured = (axis: Told.Axis): axis is Told.Axis & Drawable<Told.Axis> => there([axis.from, axis.to]);

/** The plot, or nothing where its axes have no ends. */
export function drawablePlot(plot: Told.Plot): Plot | null {
  const { x, y } = plot;
  if (!measured(x) || !measured(y)) return null;
  return {
    ...plot,
    x,
    y,
    curves: plot.curves.map((curve) => ({ ...curve, points: curve.points.filter(there) })),
    dots: plot.dots.flatMap(({ x, y, ...dot }) => (x === null || y === null ? [] : [{ ...dot, x, y }])),
    regions: plot.regions.filter(whole),
  };
}

export const drawableTriangle = (triangle: Told.Triangle): Triangle => ({
  ...triangle,
  curves: triangle.curves.map((curve) => ({ ...curve, points: curve.points.filter(there) })),
  dots: triangle.dots.flatMap(({ at, ...dot }) => (there(at) ? [{ ...dot, at }] : [])),
  regions: triangle.regions.filter(whole),
});

/** The corners of a region are named in the order of its outline, so that none may be left out. */
const whole = <T extends { outline: (number | null)[][] }>(region: T): region is T & Drawable<T> =>
  region.outline.every(there);
