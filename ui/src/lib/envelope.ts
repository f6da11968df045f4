/** Reading off curves, and the best reply on an envelope of lines. */
import type { Plot, Point } from './drawable';

/** The height of a polyline above a place, by the straight line between its neighbours; nothing outside. */
export function heightAt(points: Point[], x: number): number | null {
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i], points[i + 1]];
    if (!a || !b || x < Math.min(a[0], b[0]) || x > Math.max(a[0], b[0])) continue;
    return a[0] === b[0] ? a[1] : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
  }
  return null;
}

const NEAR = 1e-9;
const near = (a: number, b: number) => Math.abs(a - b) <= NEAR * Math.max(1, Math.abs(a), Math.abs(b));

/**
 * Which lines are best answers at a place: those on the bold curve, where that is the lower or the upper envelope of
 * all others.
 */
export function answeredBy(plot: Plot, x: number): { side: 'lowest' | 'highest'; labels: string[] } | null {
  const bold = plot.curves.filter((curve) => curve.bold);
  const lines = plot.curves.filter((curve) => !curve.bold && curve.points.length === 2);
  const envelope = bold[0];
  if (bold.length !== 1 || !envelope || lines.length < 2 || plot.x.from !== 0 || plot.x.to !== 1) return null;
  const is = (extreme: (...heights: number[]) => number) =>
    envelope.points.every(([place, height]) =>
      near(height, extreme(...lines.map((line) => heightAt(line.points, place) ?? Number.NaN))),
    );
  const side = is(Math.min) ? 'lowest' : is(Math.max) ? 'highest' : null;
  if (!side) return null;
  const heights = lines.map((line) => ({ label: line.label, height: heightAt(line.points, x) ?? Number.NaN }));
  const extreme = (side === 'lowest' ? Math.min : Math.max)(...heights.map((one) => one.height));
  return { side, labels: heights.filter((one) => near(one.height, extreme)).map((one) => one.label) };
}
