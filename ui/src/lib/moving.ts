/** Numbers that are dragged rather than typed: how far a slider reaches, and how finely a place is written. */
import { getContext, setContext } from 'svelte';
import type { Handle, Json } from './types';

/** Who takes what was dragged: the field it belongs to and its new value. */
export type Mover = (field: string, value: Json) => void;
const KEY = Symbol('mover');
export const movedBy = (mover: Mover) => setContext(KEY, mover);
export const mover = () => getContext<Mover | undefined>(KEY);

/** Tells that the next change is dragged rather than typed, so that the answer follows at once. */
const HURRY = Symbol('hurry');
export const hurriedBy = (hurry: () => void) => setContext(HURRY, hurry);
export const hurrier = () => getContext<(() => void) | undefined>(HURRY);

/** The number somebody typed, as a fraction, a decimal or a whole number. */
export function numberOf(value: Json | undefined): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  const parts = /^\s*(-?\d+(?:\.\d+)?)\s*(?:\/\s*(\d+(?:\.\d+)?))?\s*$/.exec(value);
  if (!parts) return null;
  const number = Number(parts[1]) / Number(parts[2] ?? 1);
  return Number.isFinite(number) ? number : null;
}

/** A step of about a hundredth of a length, as 1, 2 or 5 times a power of ten. */
export function stepOf(length: number): number {
  if (!(length > 0)) return 0.01;
  const power = 10 ** Math.floor(Math.log10(length / 100));
  const times = [1, 2, 5, 10].find((k) => k * power * 100 >= length * 0.999) ?? 10;
  return Number((times * power).toPrecision(1));
}

/** How far a slider reaches that starts at a number: chances stay chances, others go from nothing to twice as much. */
export function reachOf(start: number): { from: number; to: number; step: number } {
  const [from, to] = start >= 0 && start < 1 ? [0, 1] : start > 0 ? [0, 2 * start] : [2 * start, -2 * start];
  return { from, to, step: stepOf(to - from) };
}

/** How far a slider reaches for a payoff beside others of this size: both sides of zero alike, beyond its start. */
export function aroundZero(start: number, size: number): { from: number; to: number; step: number } {
  const to = Math.max(size, 2 * Math.abs(start));
  return { from: -to, to, step: stepOf(2 * to) };
}

/** A number as a multiple of the step, written without noise. */
export function snapped(number: number, step: number): number {
  const places = Math.max(0, Math.ceil(-Math.log10(step)) + 1);
  return Number((Math.round(number / step) * step).toFixed(Math.min(12, places)));
}

/** What a field becomes when its dot is moved to these coordinates. */
export function written(handle: Handle, at: number[], step: number): Json {
  const { scale } = handle;
  const fine = stepOf(Math.abs(step * scale) * 100);
  return at.map((coordinate, k) => snapped((handle.origin[k] ?? 0) + scale * coordinate, fine));
}

/** Shares that add up to one whole of `scale` after each was rounded: the last one takes what is left. */
export function sharesWritten(handle: Handle, shares: number[], step: number): Json {
  const rounded = written(handle, shares, step) as number[];
  const whole = handle.origin.reduce((sum, start) => sum + start, 0) + handle.scale;
  const first = rounded.slice(0, -1);
  const left = whole - first.reduce((sum, share) => sum + share, 0);
  return [...first, Number(left.toFixed(9))];
}
