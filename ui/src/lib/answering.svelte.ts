/** Asking for the answer of a document, and knowing which document an answer belongs to. */
import * as api from './api';
import type { Doc, Json, Language, Solved } from './types';

/** Something wrong with a document: where, and why. */
export type Wrong = { place: string; message: string };

/** So many milliseconds an answer may take before the next value goes first. */
const PATIENCE = 250;

export class Answering {
  solved = $state.raw<Solved | null>(null);
  wrong = $state.raw<Wrong | null>(null);
  busy = $state(false);
  /** Somebody stopped the work, or it was never begun. */
  stopped = $state(false);
  /** The document and the language the answer belongs to. */
  private belongs = $state('');
  private kind = $state('');
  /** The kind of game that was last asked about; what was wrong with another one is of no interest. */
  private asked: Json | undefined;
  /** The document that was last asked about. */
  private wanted = $state('');
  private latest: Parameters<Answering['ask']> | null = null;
  private following = false;
  private since = 0;
  private running: { id: string; stop: AbortController } | null = null;

  /** Whether the answer on screen is the answer of this document. */
  fits(document: Doc): boolean {
    return this.solved !== null && this.belongs === JSON.stringify(document);
  }
  /** Whether nobody has asked about this document yet. */
  due(document: Doc): boolean {
    return this.wanted !== JSON.stringify(document);
  }
  /** Whether it is at least about a game of the same kind, so that it may stay in sight. */
  near(document: Doc): boolean {
    return this.solved !== null && this.kind === document['kind'];
  }

  /**
   * Asks about what is being dragged: at once, and again about the latest when that is answered, so that the last
   * value always wins; what takes too long is given up for it.
   */
  async follow(...question: Parameters<Answering['ask']>): Promise<void> {
    this.latest = question;
    if (this.following) {
      if (performance.now() - this.since > PATIENCE) this.abandon();
      return;
    }
    this.following = true;
    try {
      for (let next: Parameters<Answering['ask']> | null = this.latest; next; next = this.latest) {
        this.latest = null;
        this.since = performance.now();
        await this.ask(...next);
      }
    } finally {
      this.following = false;
    }
  }

  async ask(
    document: Doc,
    language: Language,
    seconds: number,
    more: string[] = [],
    own: Record<string, string> = {},
  ): Promise<void> {
    this.abandon();
    if (this.asked !== document['kind']) this.wrong = null;
    this.asked = document['kind'];
    const me = { id: crypto.randomUUID(), stop: new AbortController() };
    this.running = me;
    this.wanted = JSON.stringify(document);
    this.busy = true;
    this.stopped = false;
    try {
      const solved = await api.solve(
        { document, budget: { seconds }, id: me.id, ask: more, mine: answers(own) },
        language,
        me.stop.signal,
      );
      if (this.running !== me) return;
      this.solved = solved;
      this.belongs = JSON.stringify(document);
      this.kind = String(document['kind']);
      this.wrong = null;
    } catch (error) {
      if (this.running !== me) return;
      this.wrong =
        error instanceof api.Problem
          ? { place: error.place, message: error.message }
          : { place: '', message: String((error as Error).message ?? error) };
    } finally {
      if (this.running === me) {
        this.busy = false;
        this.running = null;
      }
    }
  }

  /** Stops what is being worked out; nothing is said about the document then. */
  stop(): void {
    if (this.running) this.wrong = null;
    this.abandon();
  }

  /** Gives up what is being worked out for something else; what was wrong stays marked until that is known. */
  private abandon(): void {
    const old = this.running;
    this.running = null;
    if (!old) return;
    this.busy = false;
    this.stopped = true;
    old.stop.abort();
    void api.cancel(old.id).catch(() => undefined);
  }
}

/** An answer as it is typed: a list or a named value where it looks like one, otherwise the text itself. */
function answers(own: Record<string, string>): Doc {
  const read = (typed: string): Json => {
    try {
      return /^[[{"]|^(true|false|null)$/.test(typed) ? (JSON.parse(quoted(typed)) as Json) : typed;
    } catch {
      return typed;
    }
  };
  return Object.fromEntries(Object.entries(own).map(([key, typed]) => [key, read(typed)]));
}
/** Fractions inside a list need quotes to be JSON. */
const quoted = (typed: string) => typed.replace(/(?<![\w"/.])-?\d+\s*\/\s*\d+(?![\w"])/g, (number) => `"${number}"`);
