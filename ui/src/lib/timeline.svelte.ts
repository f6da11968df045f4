/** A document with its past and its future. */
import type { Doc } from './types';

const MOST = 200;
/** Changes that follow one another within so many milliseconds are one. */
const BREATH = 800;

export class Timeline {
  now = $state.raw<Doc | null>(null);
  private past = $state.raw<Doc[]>([]);
  private future = $state.raw<Doc[]>([]);
  private last = Number.NEGATIVE_INFINITY;

  constructor(now: Doc | null) {
    this.now = now;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** What is there now becomes something else; a burst of changes is undone at once. */
  change(next: Doc, before: Doc | null, at = performance.now()): void {
    const burst = at - this.last < BREATH && this.past.length > 0;
    this.last = at;
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
