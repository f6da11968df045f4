/** Finds room for names in a drawing: of a few places beside a point, the one where the name covers least. */

export type Spot = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };

const AWAY = 9;
const OUTWARDS = 6;
/** What it costs to stand elsewhere than at the first of several points. */
const LATER = 4;
/** How far a line is followed from one place to the next. */
const STEP = 4;

const covered = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Where a name may stand, told by its left end and the middle of its height. */
function offers(wide: number, high: number): Spot[] {
  const up = AWAY + high / 2;
  return [0, high * 0.8, high * 1.6].flatMap((extra) => [
    ...[-up - extra, up + extra].flatMap((y) => [
      { x: AWAY, y },
      { x: -AWAY - wide, y },
      { x: -wide / 2, y: y + 3 * Math.sign(y) },
      { x: AWAY + 14 + extra, y },
      { x: -AWAY - 14 - extra - wide, y },
    ]),
    { x: AWAY + 3 + extra, y: 0 },
    { x: -AWAY - 3 - extra - wide, y: 0 },
  ]);
}

export class Placement {
  private readonly boxes: Box[] = [];
  private readonly strokes: (Spot & { weight: number })[] = [];

  constructor(private readonly frame: Box) {}

  /** A line that names should not cover, the less the heavier it is. */
  avoid(line: Spot[], weight: number) {
    line.slice(1).forEach((to, k) => {
      const from = line[k] ?? to;
      const steps = Math.min(400, Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP)));
      for (let i = 0; i < steps; i++) {
        const t = i / steps;
        this.strokes.push({ x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y), weight });
      }
    });
  }

  take(box: Box) {
    this.boxes.push(box);
  }

  mark({ x, y }: Spot, radius: number) {
    this.take({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius });
  }

  /** The best place beside one of several points, the first unless another covers clearly less. */
  beside(points: Spot[], wide: number, high: number): Spot {
    return this.cheapest(points, wide, high, () => 0);
  }

  /** The same for a corner of something around a middle: away from the middle where that covers no more. */
  outside(corner: Spot, middle: Spot, wide: number, high: number): Spot {
    const [dx, dy] = [corner.x - middle.x, corner.y - middle.y];
    return this.cheapest([corner], wide, high, (offer) => {
      const x = offer.x + wide / 2;
      return (-OUTWARDS * (x * dx + offer.y * dy)) / Math.max(1e-9, Math.hypot(x, offer.y) * Math.hypot(dx, dy));
    });
  }

  /** The best place right over one of several points. */
  over(points: Spot[], wide: number, high: number): Spot {
    const offer = { x: -wide / 2, y: 0 };
    const costs = points.map((point, k) => this.cost(point, offer, wide, high) + (k > 0 ? LATER : 0));
    const { x, y } = points[costs.indexOf(Math.min(...costs))] ?? { x: 0, y: 0 };
    const best = { x: x - wide / 2, y };
    this.take(around(best, wide, high));
    return best;
  }

  private cheapest(points: Spot[], wide: number, high: number, besides: (offer: Spot) => number): Spot {
    let best = points[0] ?? { x: 0, y: 0 };
    let least = Infinity;
    points.forEach((point, k) => {
      for (const offer of offers(wide, high)) {
        const cost = this.cost(point, offer, wide, high) + besides(offer) + (k > 0 ? LATER : 0);
        if (cost >= least) continue;
        least = cost;
        best = { x: point.x + offer.x, y: point.y + offer.y };
      }
    });
    this.take(around(best, wide, high));
    return best;
  }

  private cost(point: Spot, offer: Spot, wide: number, high: number): number {
    const box = around({ x: point.x + offer.x, y: point.y + offer.y }, wide, high);
    let cost = 0.12 * (Math.abs(offer.y) + Math.max(0, offer.x, -offer.x - wide));
    cost += (wide * high - covered(box, this.frame)) / 4;
    for (const taken of this.boxes) cost += covered(box, taken);
    for (const { x, y, weight } of this.strokes)
      if (x > box.left - 2 && x < box.right + 2 && y > box.top - 1 && y < box.bottom + 1) cost += weight;
    return cost;
  }
}

/** The room of a name that begins here and has its middle at this height. */
export const around = ({ x, y }: Spot, wide: number, high: number): Box => ({
  left: x,
  top: y - high / 2,
  right: x + wide,
  bottom: y + high / 2,
});

/** Heights as near as can be to those wanted, in the same order, none nearer to the next than a line. */
export function stacked(wanted: number[], line: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, k) => k).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const places = [...wanted];
  let low = top;
  for (const k of order) {
    places[k] = Math.max(low, wanted[k] ?? 0);
    low = (places[k] ?? 0) + line;
  }
  let high = bottom;
  for (const k of order.reverse()) {
    places[k] = Math.min(high, places[k] ?? 0);
    high = (places[k] ?? 0) - line;
  }
  return places;
}
