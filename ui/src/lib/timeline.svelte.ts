/** A document with its past and its future. */
import type { Doc, Json } from './types';

/** What can be undone and done again, the nearest step last. */
export type Steps = { past: Doc[]; future: Doc[] };

const MOST = 200;
/** So many steps in each direction, and so many letters in all, outlive a reload. */
const KEPT = 50;
const LETTERS = 400_000;
/** Changes of one place that follow one another within so many milliseconds are one. */
const BREATH = 800;

/**
 * The innermost place that holds everything in which two values differ; nothing where an entry of a list came or went,
 * which is a step of its own.
 */
function place(a: Json | undefined, b: Json | undefined, at = '/'): string | null {
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return at;
  if (Array.isArray(a) !== Array.isArray(b) || (Array.isArray(a) && Array.isArray(b) && a.length !== b.length))
    return null;
  const [before, after] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key)),
  );
  const inner = changed.map((key) => place(before.get(key), after.get(key), `${at}${key}/`));
  return inner.includes(null) ? null : inner.length === 1 ? (inner[0] ?? null) : at;
}

/** Whether one of two places holds the other. */
const together = (a: string | null, b: string | null) =>
  a !== null && b !== null && (a.startsWith(b) || b.startsWith(a));

export class Timeline {
  now = $state.raw<Doc | null>(null);
  private past = $state.raw<Doc[]>([]);
  private future = $state.raw<Doc[]>([]);
  private last = Number.NEGATIVE_INFINITY;
  private touched: string | null = null;

  constructor(now: Doc | null, steps: Steps = { past: [], future: [] }) {
    this.now = now;
    if (now) Object.assign(this, steps);
  }

  /** The steps nearest to the present, as many as may be kept. */
  steps(): Steps {
    let room = LETTERS;
    const near = (docs: Doc[]) => {
      const some = docs.slice(-KEPT);
      const from = some.findLastIndex((doc) => (room -= JSON.stringify(doc).length) < 0);
      return some.slice(from + 1);
    };
    return { past: near(this.past), future: near(this.future) };
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** What is there now becomes something else; a burst of changes of one place is undone at once. */
  change(next: Doc, before: Doc | null, at = performance.now()): void {
    const present = this.now ?? before ?? {};
    if (JSON.stringify(next) === JSON.stringify(present)) return;
    const where = place(present, next);
    const burst = at - this.last < BREATH && this.past.length > 0 && together(where, this.touched);
    this.last = at;
    this.touched = where;
    this.put(next, burst ? null : (this.now ?? before));
  }

  /** Another document altogether. */
  jump(next: Doc, before: Doc | null): void {
    this.last = Number.NEGATIVE_INFINITY;
    this.put(next, this.now ?? before);
  }

  private put(next: Doc, before: Doc | null): void {
    if (before) this.past = [...this.past, before].slice(-MOST);
    this.future = [];
    this.now = next;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    if (this.now) this.future = [...this.future, this.now];
    this.past = this.past.slice(0, -1);
    this.now = before;
    this.last = Number.NEGATIVE_INFINITY;
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    if (this.now) this.past = [...this.past, this.now];
    this.future = this.future.slice(0, -1);
    this.now = after;
    this.last = Number.NEGATIVE_INFINITY;
  }
}
