/** The names in a plot: of curves, corners, dots and regions, each written where it covers least. */
import type { Plot, Point } from './drawable';
import { around, Placement, stacked, type Spot } from './placement';
import { letters } from './treetext';

type Curve = Plot['curves'][number];
export type Scale = { apply: (value: number) => number; invert: (at: number) => number };

const LINE = 16;
const SIZE = 13;
const PLACES = 8;
const RADIUS = 7;
const LEAST = 14;
const SLIVER = 12;

const middle = (outline: Point[], axis: 0 | 1) => outline.reduce((sum, at) => sum + at[axis], 0) / outline.length;

/** The named corners of all regions. */
export const cornersOf = (figure: Plot) =>
  figure.regions.flatMap(({ corners, outline }) =>
    corners.flatMap((label, k) => {
      const [x, y] = outline[k] ?? [0, 0];
      return label && outline[k] ? [{ x, y, label, outline }] : [];
    }),
  );

/** Curves whose values are not always listed below the picture are named in it, and so are those that stand out
 * beside others that do. */
const isNamed = (figure: Plot, curve: Curve) =>
  curve.label !== '' &&
  (!curve.bold ||
    figure.equalScale ||
    !isWide(figure, curve) ||
    figure.curves.filter((other) => other.bold && other.label).length > 1);

/** Whether a curve runs from the left edge to the right one. */
const isWide = ({ x: { from, to } }: Plot, { points }: Curve) => {
  const across = points.map(([x]) => x);
  return Math.max(...across) - Math.min(...across) > 0.95 * (to - from);
};

const holds = ({ x, y }: Plot, [across, up]: Point) => across >= x.from && across <= x.to && up >= y.from && up <= y.to;

/** Where a curve reaches the right edge, beside which it is named; another one is named along it. */
function atRight(figure: Plot, curve: Curve): Point | undefined {
  const { from, to } = figure.x;
  const ends = [curve.points.at(-1), curve.points[0]].filter((end) => end !== undefined);
  return ends.find((end) => holds(figure, end) && end[0] >= to - 0.05 * (to - from));
}

/** The room that the names at the right edge need; none where they would leave too little of the picture. */
export function rightMargin(figure: Plot, wide: number): number {
  const names = figure.curves.filter((curve) => isNamed(figure, curve) && atRight(figure, curve));
  const needed = 20 + Math.max(LEAST, ...names.map((curve) => letters(curve.label, SIZE)));
  return needed > wide / 3 ? 20 + LEAST : needed;
}

/** Whether a point lies in a polygon, by the sides a ray to the right crosses. */
function lies([x, y]: Point, outline: Point[]): boolean {
  let inside = false;
  outline.forEach(([x1, y1], k) => {
    const [x2, y2] = outline[(k + 1) % outline.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  });
  return inside;
}

/** Where a region may be named: in its middle and towards its corners, where nothing is drawn over it. */
function innerPlaces(figure: Plot, index: number): Point[] {
  const outline = figure.regions[index]?.outline ?? [];
  const centre: Point = [middle(outline, 0), middle(outline, 1)];
  const later = figure.regions.slice(index + 1).map((region) => region.outline);
  const all = [0, 0.35, 0.6, 0.75].flatMap((share) =>
    outline.map(([x, y]): Point => [centre[0] + share * (x - centre[0]), centre[1] + share * (y - centre[1])]),
  );
  const free = all.filter((point) => !later.some((other) => lies(point, other)));
  return free.length > 0 ? free : [centre];
}

/** A few places along a line, from its middle outwards. */
function along(line: Spot[]): Spot[] {
  const at = (share: number): Spot => {
    const k = Math.max(0, Math.min(line.length - 2, Math.floor(share * (line.length - 1))));
    const [from, to] = [line[k], line[k + 1]];
    if (!from || !to) return line[0] ?? { x: 0, y: 0 };
    const rest = share * (line.length - 1) - k;
    return { x: from.x + rest * (to.x - from.x), y: from.y + rest * (to.y - from.y) };
  };
  return Array.from({ length: PLACES }, (_, k) => at(0.5 + ((k % 2 ? -1 : 1) * Math.ceil(k / 2)) / PLACES));
}

/** Writes all names into a drawing whose axes are these, off what is taken already. */
export function writeNames(
  drawn: SVGElement,
  figure: Plot,
  { x, y }: { x: Scale; y: Scale },
  taken: Element[],
  margin: number,
  colour: (curve: Curve, index: number) => string,
) {
  const place = ([across, up]: Point): Spot => ({ x: x.apply(across), y: y.apply(up) });
  const low = place([figure.x.from, figure.y.from]);
  const high = place([figure.x.to, figure.y.to]);
  const aside = margin > 20 + LEAST;
  const placement = new Placement({ left: low.x, top: high.y - LINE, right: high.x + 30, bottom: low.y });
  const write = (label: string, fill: string, find: (wide: number) => Spot) => {
    const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    text.textContent = label;
    text.setAttribute('class', 'name');
    text.style.fill = fill;
    drawn.append(text);
    const spot = find(text.getComputedTextLength() || letters(label, SIZE));
    text.setAttribute('x', String(spot.x));
    text.setAttribute('y', String(spot.y));
  };

  const frame = drawn.getBoundingClientRect();
  const scale = frame.width / (Number(drawn.getAttribute('width')) || 1) || 1;
  for (const box of taken.map((one) => one.getBoundingClientRect()))
    placement.take({
      left: (box.left - frame.left) / scale,
      top: (box.top - frame.top) / scale,
      right: (box.right - frame.left) / scale,
      bottom: (box.bottom - frame.top) / scale,
    });
  const curves = figure.curves.map((curve, k) => ({
    curve,
    fill: colour(curve, k),
    line: curve.points.filter((point) => holds(figure, point)).map(place),
    right: aside ? atRight(figure, curve) : undefined,
  }));
  for (const { curve, line } of curves) placement.avoid(line, curve.bold ? 8 : 3);
  for (const { outline } of figure.regions) if (outline[0]) placement.avoid([...outline, outline[0]].map(place), 4);
  for (const dot of figure.dots) placement.mark(place([dot.x, dot.y]), RADIUS);
  const corners = cornersOf(figure);
  for (const corner of corners) placement.mark(place([corner.x, corner.y]), RADIUS / 2);

  const named = curves.filter(({ curve }) => isNamed(figure, curve));
  const ends = named.flatMap(({ curve, fill, right }) => (right ? [{ curve, fill, at: place(right).y }] : []));
  const heights = stacked(
    ends.map(({ at }) => at),
    LINE,
    high.y,
    low.y,
  );
  ends.forEach(({ curve, fill }, k) =>
    write(curve.label, fill, (wide) => {
      const spot = { x: high.x + 10, y: heights[k] ?? 0 };
      placement.take(around(spot, wide, LINE));
      return spot;
    }),
  );
  const centre = (outline: Point[]) => place([middle(outline, 0), middle(outline, 1)]);
  for (const { x, y, label, outline } of corners)
    write(label, 'currentColor', (wide) => placement.outside(place([x, y]), centre(outline), wide, LINE));
  for (const { x, y, label } of figure.dots)
    if (label && holds(figure, [x, y]))
      write(label, 'currentColor', (wide) => placement.beside([place([x, y])], wide, LINE));
  for (const { curve, fill, line, right } of named)
    if (!right && line.length > 0) write(curve.label, fill, (wide) => placement.beside(along(line), wide, LINE));
  // what is drawn last lies on top and is named first
  const order = figure.regions.map((region, index) => ({ ...region, index })).reverse();
  /** How wide or how high a region is in the drawing, whichever is less. */
  const slim = (outline: Point[]) => {
    const spots = outline.map(place);
    const [across, up] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
    return Math.min(Math.max(...across) - Math.min(...across), Math.max(...up) - Math.min(...up));
  };
  order.forEach(({ label, outline, index, tone }) => {
    if (!label || outline.length === 0) return;
    // a sliver is not named where a broader region of its colour has the same name
    const like = figure.regions.filter((other) => other.label === label && other.tone === tone);
    if (slim(outline) < SLIVER && like.some((other) => slim(other.outline) >= SLIVER)) return;
    write(label, 'currentColor', (wide) => placement.over(innerPlaces(figure, index).map(place), wide, LINE));
  });
}
