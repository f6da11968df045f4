/** A match against the computer: the position, how it came to be, and what is found when it is looked back on. */
import * as api from './api';
import { framed } from './framing';
import type { Board, Doc, Language, Position, Review } from './types';

const KEY = 'hissho-match';
const MORE_ROUNDS = 10;
/** What chance has drawn is seen for a moment before the computer goes on, or nobody could remember it. */
const SEEN = 700;
type Kept = { document: Doc; game: string; written?: string[] | undefined; seat: number; mistakes: number };

/** The match that was being played when the page was left. */
function kept(): Kept | null {
  try {
    const there = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return there && typeof there.game === 'string' && there.document ? there : null;
  } catch {
    return null;
  }
}

export class Match {
  document = $state.raw<Doc>({});
  position = $state.raw<Position | null>(null);
  /** The position before the last move, to show what it changed. */
  before = $state.raw<Position | null>(null);
  /** The position the game began with, whose boards set the size of all later ones. */
  first = $state.raw<Position | null>(null);
  /** After how many moves the game is being looked at; null while it is played. */
  at = $state<number | null>(null);
  private looked = $state.raw<Position | null>(null);
  private lookedBefore = $state.raw<Position | null>(null);
  review = $state.raw<Review | null>(null);
  seat = $state<number | undefined>(undefined);
  mistakes = $state(0);
  busy = $state(false);
  fault = $state('');
  private epoch = 0;

  get shown(): Position | null {
    return this.at === null ? this.position : (this.looked ?? this.position);
  }
  get shownBefore(): Position | null {
    return this.at === null ? this.before : this.lookedBefore;
  }
  /** The boards that are shown, in the frame of those the game began with, and what each was before the last move. */
  get boards(): { now: Board; before: Board | undefined }[] {
    const boards = this.shown?.scene.boards ?? [];
    const first = this.first?.scene.boards ?? [];
    const before = this.shownBefore?.scene.boards ?? [];
    return boards.map((board, i) => {
      const frame = first.length === boards.length ? first[i] : undefined;
      const old = before[i];
      return { now: framed(board, frame, old), before: old && framed(old, frame, board) };
    });
  }
  get isMine(): boolean {
    return this.position !== null && this.position.turn.player === this.position.seat;
  }
  get live(): boolean {
    return this.isMine && this.at === null && !this.busy;
  }

  /** Goes on with the match that was left, where it is about this document; else begins anew. */
  async resume(document: Doc, language: Language): Promise<void> {
    const old = kept();
    if (!old || JSON.stringify(old.document) !== JSON.stringify(document)) return this.begin(document, language);
    this.document = document;
    this.seat = old.seat;
    this.mistakes = old.mistakes;
    this.first = null;
    await this.proceed(
      () =>
        api
          .look({ game: old.game }, language)
          .catch(() =>
            api.begin({ document, seat: old.seat, ...(old.written ? { moves: old.written } : {}) }, language),
          ),
      language,
    );
    if (this.position?.log.length) this.before = await this.lookAt(this.position.log.length - 1, language);
  }

  async begin(document: Doc, language: Language, moves?: string[]): Promise<void> {
    if (this.document['kind'] !== document['kind'] && !moves) this.seat = undefined;
    this.document = document;
    this.before = this.first = null;
    await this.proceed(
      () =>
        api.begin(
          { document, ...(this.seat === undefined ? {} : { seat: this.seat }), ...(moves ? { moves } : {}) },
          language,
        ),
      language,
    );
    this.seat = this.position?.seat;
  }

  /** Does something to the game, and lets chance and the computer move while it is their turn. */
  async proceed(act: (game: string) => Promise<Position>, language: Language): Promise<void> {
    const mine = ++this.epoch;
    this.busy = true;
    this.leave();
    this.review = null;
    try {
      let now = await act(this.position?.game ?? '');
      if (mine !== this.epoch) return;
      this.put(now);
      while (!now.turn.over && now.turn.player !== now.seat) {
        if (now.turn.player !== undefined && now.log.at(-1)?.player === null)
          await new Promise((done) => setTimeout(done, SEEN));
        if (mine !== this.epoch) return;
        now = await api.go({ game: now.game, mistakes: this.mistakes / 100 }, language);
        if (mine !== this.epoch) return;
        this.put(now);
      }
      this.fault = '';
      if (!this.first) this.first = await this.lookAt(0, language);
      if (mine !== this.epoch) return;
      if (now.turn.over && now.log.length > 0) void this.lookBack(language, mine);
    } catch (error) {
      if (mine === this.epoch) this.fault = (error as Error).message;
    } finally {
      if (mine === this.epoch) this.busy = false;
    }
  }

  private put(next: Position) {
    const last = this.position;
    this.before = last && next.log.length === last.log.length + 1 ? last : next.log.length === 0 ? null : this.before;
    if (last && next.log.length < last.log.length) this.before = null;
    this.position = next;
    if (next.log.length === 0) this.first = next;
    try {
      const keep: Kept = {
        document: this.document,
        game: next.game,
        written: next.written,
        seat: next.seat,
        mistakes: this.mistakes,
      };
      localStorage.setItem(KEY, JSON.stringify(keep));
    } catch {
      /* no room: the game goes on */
    }
  }

  private async lookBack(language: Language, mine: number) {
    const found = await api.review(this.position?.game ?? '', language).catch(() => null);
    if (mine === this.epoch) this.review = found;
  }

  move(made: api.Made, language: Language): Promise<void> {
    return this.proceed((game) => api.move({ game, ...made }, language), language);
  }
  undo(language: Language): Promise<void> {
    return this.proceed((game) => api.undo({ game }, language), language);
  }
  /** Plays on from the position that is looked at, as if the moves after it had not been made. */
  branch(language: Language): Promise<void> {
    if (!this.looked) return Promise.resolve();
    this.position = this.looked;
    this.before = this.lookedBefore;
    return this.proceed((game) => api.look({ game }, language), language);
  }
  more(language: Language): Promise<void> {
    return this.proceed((game) => api.more({ game, rounds: MORE_ROUNDS }, language), language);
  }
  async swap(language: Language): Promise<void> {
    await this.proceed((game) => api.swap({ game }, language), language);
    this.seat = this.position?.seat;
  }
  /** The same position in another language, or with advice. */
  async again(language: Language, advice: boolean): Promise<void> {
    const there = this.position;
    if (!there) return;
    try {
      const told = await api.look({ game: there.game, advice }, language);
      if (this.position === there) this.position = told;
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  /** Looks at the game after so many moves; the last of them is the game itself. */
  async walk(to: number, language: Language): Promise<void> {
    const all = this.position?.log.length ?? 0;
    const next = Math.min(all, Math.max(0, to));
    if (next === all) return this.leave();
    this.at = next;
    const [here, earlier] = await Promise.all([
      this.lookAt(next, language),
      next > 0 ? this.lookAt(next - 1, language) : Promise.resolve(null),
    ]);
    if (this.at !== next) return;
    this.looked = here;
    this.lookedBefore = earlier;
  }
  leave(): void {
    this.at = null;
    this.looked = this.lookedBefore = null;
  }
  private async lookAt(count: number, language: Language): Promise<Position | null> {
    return this.position ? api.look({ game: this.position.game, at: count }, language).catch(() => null) : null;
  }
}
