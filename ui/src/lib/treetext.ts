/** The texts of a drawn game tree: how wide they are, what of the picture they take, and where more may stand. */
import { on, type Curve, type Place } from './curve';
import { around, type Box } from './freeplaces';
import type { Spot, Way } from './gametree';

/** About how wide a text is; East Asian letters count twice. */
export function letters(text: string, size: number): number {
  let wide = 0;
  for (const sign of text) wide += (sign.codePointAt(0) ?? 0) >= 0x2e80 ? 1 : 0.58;
  return wide * size;
}

export const foldText = (spot: Spot) => (spot.hidden > 0 ? `+${spot.hidden}` : '');

/** The names of sets are bold, which is wider. */
export const nameWidth = (label: string) => letters(label, 12) * 1.1;

/** Places on a line between two nodes, those in its middle first, then places to both sides of it. */
export function along(curve: Curve, label: string, sideways: boolean): Place[] {
  const steps = 24;
  const half = nameWidth(label) / 2 + 4;
  const middle = Array.from({ length: 2 * steps + 1 }, (_, k) =>
    on(curve, 0.5 + (0.5 * (k % 2 === 0 ? -k / 2 : (k + 1) / 2)) / (steps + 1)),
  );
  const aside = middle.flatMap(({ x, y }) =>
    sideways
      ? [
          { x: x - half, y },
          { x: x + half, y },
        ]
      : [
          { x, y: y - 14 },
          { x, y: y + 14 },
        ],
  );
  return [...middle, ...aside];
}

/** Places around a node, the nearest first. */
export function beside(spot: Spot, label: string): Place[] {
  const wide = nameWidth(label);
  return [4, 13, 22, 31, 40].flatMap((away) => {
    const x = spot.width / 2 + away + wide / 2;
    const y = spot.height / 2 + away + 6;
    return [
      ...[-10, 10, -20, 20].flatMap((lift) => [
        { x: spot.x + x, y: spot.y + lift },
        { x: spot.x - x, y: spot.y + lift },
      ]),
      ...[0, wide / 2, -wide / 2].flatMap((shift) => [
        { x: spot.x + shift, y: spot.y - y },
        { x: spot.x + shift, y: spot.y + y },
      ]),
    ];
  });
}

/** Where the lines of an end begin: one after the other beside it, or one below the other. */
export function lineStarts(spot: Spot, sideways: boolean): Place[] {
  let x = spot.x + 8;
  return spot.lines.map((line, k) => {
    const at = sideways ? { x, y: spot.y + 5 } : { x: spot.x, y: spot.y + 19 + 17 * k };
    x += letters(line.text, 14) + 8;
    return at;
  });
}

/** What a node takes of the picture: itself, its payoffs, and how many nodes it hides. */
export function takenBy(spot: Spot, sideways: boolean): Box[] {
  const starts = lineStarts(spot, sideways);
  const lines = spot.lines.map((line, k) => {
    const wide = letters(line.text, 14);
    const at = starts[k]!;
    return around({ x: sideways ? at.x + wide / 2 : at.x, y: at.y - 5 }, wide, 14);
  });
  const own = around(spot, spot.width, spot.height);
  if (spot.hidden === 0) return [own, ...lines];
  const far = spot.x + spot.width / 2;
  const low = spot.y + spot.height / 2;
  const wide = letters(foldText(spot), 12);
  if (spot.open) return [own, ...lines, around({ x: far + 4 + wide / 2, y: spot.y - spot.height / 2 }, wide, 12)];
  return sideways
    ? [own, ...lines, { left: far, top: spot.y - 9, right: far + 20 + wide, bottom: spot.y + 9 }]
    : [own, ...lines, around({ x: spot.x, y: low + 17 }, Math.max(24, wide), 34)];
}

export const takenByLabel = (way: Way): Box[] => (way.label ? [around(way.at, way.wide, 14)] : []);
