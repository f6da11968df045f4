/** What is taken of a picture by texts and nodes, and which of several places for one more name is still free. */
import { placesOn, type Curve, type Place } from './curve';

export type Box = { left: number; top: number; right: number; bottom: number };
/** A line, and the number of what it belongs to. */
export type Line = { owner: number; curve: Curve };

const HIGH = 12;
const APART = 2;

export const around = (at: Place, wide: number, high: number): Box => ({
  left: at.x - wide / 2,
  top: at.y - high / 2,
  right: at.x + wide / 2,
  bottom: at.y + high / 2,
});

/** The area that two boxes share. */
export function shared(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

const within = (p: Place, box: Box) => p.x > box.left && p.x < box.right && p.y > box.top && p.y < box.bottom;

export class FreePlaces {
  private readonly places = new Map<Line, Place[]>();

  constructor(
    private readonly taken: Box[],
    private readonly curves: Line[],
    private readonly edges: Line[],
  ) {}

  /**
   * The first place where a name covers no text or node; where there is a choice, no curve of another owner; where
   * there still is, no edge. If none is free, the one that covers least.
   */
  first(owner: number, places: Place[], wide: number): Place {
    const covered = (at: Place) => {
      const box = around(at, wide + 2 * APART, HIGH + 2 * APART);
      return this.taken.reduce((sum, one) => sum + shared(one, box), 0);
    };
    const free = places.filter((at) => covered(at) === 0);
    const apart = free.filter((at) => !this.crosses(this.curves, owner, around(at, wide, HIGH)));
    const best =
      apart.find((at) => !this.crosses(this.edges, owner, around(at, wide, HIGH))) ??
      apart[0] ??
      free[0] ??
      places.reduce((a, b) => (covered(b) < covered(a) ? b : a));
    this.taken.push(around(best, wide, HIGH));
    return best;
  }

  private crosses(lines: Line[], owner: number, box: Box): boolean {
    return lines.some((line) => line.owner !== owner && this.placesOn(line).some((p) => within(p, box)));
  }

  private placesOn(line: Line): Place[] {
    const known = this.places.get(line) ?? placesOn(line.curve);
    this.places.set(line, known);
    return known;
  }
}
