/** Names beside places, none over another: to the right where there is room, else to the left, above or below. */
import { letters } from './treetext';

const SIZE = 14;
const HIGH = 17;
const AWAY = 9;
type Box = { left: number; right: number; middle: number };
export type Named = { x: number; y: number; label: string; leftFirst?: boolean };
export type Label = { x: number; y: number; anchor: 'start' | 'end' | 'middle' };

const over = (a: Box, b: Box) => a.left < b.right && b.left < a.right && Math.abs(a.middle - b.middle) < HIGH;

/** The room a name takes at a place, told by the middle of its height. */
export function room(at: Label, label: string): Box {
  const wide = letters(label, SIZE);
  const left = at.anchor === 'start' ? at.x : at.anchor === 'end' ? at.x - wide : at.x - wide / 2;
  return { left, right: left + wide, middle: at.y - 5 };
}

const rightOf = (x: number, y: number): Label => ({ x: x + AWAY, y: y + 5, anchor: 'start' });
const leftOf = (x: number, y: number): Label => ({ x: x - AWAY, y: y + 5, anchor: 'end' });

/** Where the names of some places go, in their order, when some names stand already. */
export function besides(places: Named[], standing: (Label & { label: string })[] = []): Label[] {
  const taken = [
    ...standing.map((each) => room(each, each.label)),
    ...places.map(({ x, y }) => ({ left: x - 6, right: x + 6, middle: y })),
  ];
  return places.map(({ x, y, label, leftFirst }) => {
    const offers: Label[] = [1, 2, 3].flatMap((far) => [
      ...(far === 1 ? (leftFirst ? [leftOf(x, y), rightOf(x, y)] : [rightOf(x, y), leftOf(x, y)]) : []),
      { x, y: y + 5 - far * HIGH, anchor: 'middle' },
      { x, y: y + 5 + far * HIGH, anchor: 'middle' },
    ]);
    const free = offers.find((offer) => !taken.some((box) => over(box, room(offer, label))));
    const place = free ?? rightOf(x, y);
    if (label) taken.push(room(place, label));
    return place;
  });
}
