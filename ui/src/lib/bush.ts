/** A hackenbush picture out of its document: edges between numbered points, some of them on the ground. */
import { numberOf } from './moving';
import type { Doc, Json } from './types';

export type Spot = { x: number; y: number };
export type Stem = { from: number; to: number; colour: string };
export type Bush = { ground: number; stems: Stem[]; spots: Map<number, Spot> };

const pair = (one: Json): [number, number] | null =>
  Array.isArray(one) && one.length === 2 && one.every((end) => Number.isInteger(end))
    ? (one as [number, number])
    : null;

/** Stalks are paths from the ground, one beside another. */
function stalked(stalks: Json[], ground: number): [number, number][] {
  let next = ground + 1;
  return stalks.flatMap((height) => {
    const tall = Math.min(40, Number(height) || 0);
    return Array.from({ length: tall }, (_, k): [number, number] => {
      const below = k === 0 ? ground : next - 1;
      return [below, next++];
    });
  });
}

export function bushOf(document: Doc): Bush {
  const ground = typeof document['ground'] === 'number' ? document['ground'] : 0;
  const pairs = Array.isArray(document['edges'])
    ? document['edges'].map(pair).filter((one) => one !== null)
    : Array.isArray(document['stalks'])
      ? stalked(document['stalks'], ground)
      : [];
  const colours = Array.isArray(document['colours']) ? document['colours'].map(String) : [];
  const stems = pairs.map(([from, to], k) => ({ from, to, colour: colours[k] ?? 'green' }));
  return { ground, stems, spots: placed(stems, ground, document['places']) };
}

/** Where every point but the ground is: as the document says, else as high as its way to the ground is long. */
function placed(stems: Stem[], ground: number, places: Json | undefined): Map<number, Spot> {
  const spots = new Map<number, Spot>();
  if (places && typeof places === 'object' && !Array.isArray(places))
    for (const [id, at] of Object.entries(places)) {
      const [x, y] = Array.isArray(at) ? at.map(numberOf) : [];
      if (x !== null && x !== undefined && y !== null && y !== undefined) spots.set(Number(id), { x, y });
    }
  spots.delete(ground);
  const height = new Map<number, number>([[ground, 0]]);
  const order: number[] = [];
  const waiting = [ground];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
    for (const { from, to } of stems)
      for (const [a, b] of [
        [from, to],
        [to, from],
      ])
        if (a === at && b !== undefined && !height.has(b)) {
          height.set(b, (height.get(at) ?? 0) + 1);
          order.push(b);
          waiting.push(b);
        }
  const loose = [...new Set(stems.flatMap(({ from, to }) => [from, to]))].filter((v) => !height.has(v));
  loose.forEach((v) => height.set(v, 1));
  const column = new Map<number, number>();
  let free = Math.max(-1, ...[...spots.values()].map((spot) => Math.ceil(spot.x)));
  for (const v of [...order, ...loose]) {
    const below = stems
      .flatMap(({ from, to }) => (from === v ? [to] : to === v ? [from] : []))
      .find((u) => u !== v && (height.get(u) ?? 0) < (height.get(v) ?? 0));
    const first = below !== undefined && below !== ground && ![...column].some(([u]) => up(stems, u, below, height));
    const x = first ? (column.get(below) ?? spots.get(below)?.x ?? ++free) : ++free;
    column.set(v, x);
    if (!spots.has(v)) spots.set(v, { x, y: height.get(v) ?? 1 });
  }
  return spots;
}

/** Whether a point stands right above another. */
const up = (stems: Stem[], above: number, below: number, height: Map<number, number>) =>
  (height.get(above) ?? 0) > (height.get(below) ?? 0) &&
  stems.some(({ from, to }) => (from === above && to === below) || (to === above && from === below));

/** The document's fields for a picture; what it leaves out becomes null. */
export function written(bush: Bush, coloured: boolean): Doc {
  const places = Object.fromEntries([...bush.spots].map(([id, { x, y }]) => [String(id), [x, y] as Json]));
  return {
    edges: bush.stems.map(({ from, to }) => [from, to]),
    ground: bush.ground,
    places,
    stalks: null,
    ...(coloured ? { colours: bush.stems.map(({ colour }) => colour) } : {}),
  };
}
