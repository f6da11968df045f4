/** What stands at the margins of a matrix, and walking over its cells. */
import { numberOf } from './moving';
import type { Json } from './types';

/** The shares of a mixed strategy, where a value is one over so many lines. */
export function mixture(value: Json | undefined, length: number): { share: number; text: string }[] | null {
  if (!Array.isArray(value) || value.length !== length) return null;
  const shares = value.map((one) => ({ share: numberOf(one) ?? Number.NaN, text: String(one) }));
  const sum = shares.reduce((all, one) => all + one.share, 0);
  return shares.every((one) => one.share >= 0) && Math.abs(sum - 1) < 1e-6 ? shares : null;
}

/** Where an arrow key or Enter leads from a cell, if anywhere. Arrows sideways leave a text only at its ends. */
export function walked(
  event: KeyboardEvent,
  i: number,
  j: number,
  height: number,
  width: number,
): [number, number] | null {
  const input = event.target as HTMLInputElement;
  const all = input.selectionStart === 0 && input.selectionEnd === input.value.length;
  const first = input.selectionEnd === 0 || all;
  const last = input.selectionStart === input.value.length || all;
  const to: Record<string, [number, number] | undefined> = {
    ArrowUp: [i - 1, j],
    ArrowDown: [i + 1, j],
    Enter: [(i + 1) % height, i + 1 < height ? j : (j + 1) % width],
    ArrowLeft: first ? [i, j - 1] : undefined,
    ArrowRight: last ? [i, j + 1] : undefined,
  };
  const next = to[event.key];
  return next && next[0] >= 0 && next[0] < height && next[1] >= 0 && next[1] < width ? next : null;
}
