/** An answer key that is being checked: its text, its questions, and what has become of each so far. */
import * as api from './api';
import type { Agreement, KeyEntry, Language, Verified } from './types';

/** What became of one entry of a key; an entry that is no question says why itself. */
export type Checked = { entry: KeyEntry; verdict: Agreement; outcome: Verified | null; why: string };
type Kept = { text: string; language: Language; read: string; checked: Checked[]; all: number };

const KEY = 'hissho-key';
/** So many questions are examined at the same time. */
const HANDS = 2;

function kept(): Partial<Kept> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Partial<Kept>;
  } catch {
    return {};
  }
}

class AnswerKey {
  text = $state('');
  /** The text that was checked last. */
  read = $state('');
  checked = $state.raw<Checked[]>([]);
  all = $state(0);
  fault = $state('');
  busy = $state(false);
  private language: Language = 'en';
  private going: { stop: AbortController; ids: Set<string> } | null = null;

  constructor() {
    const before = kept();
    this.text = before.text ?? '';
    this.read = before.read ?? '';
    this.checked = before.checked ?? [];
    this.all = before.all ?? 0;
    this.language = before.language ?? 'en';
  }

  /** Whether the results on screen are those of the text on screen. */
  get fits(): boolean {
    return this.read === this.text;
  }
  many(verdict: Agreement): number {
    return this.checked.filter((one) => one.verdict === verdict).length;
  }

  type(text: string): void {
    this.text = text;
    this.keep();
  }

  /** Says what was found in another language: the questions are asked again. */
  speak(language: Language): void {
    if (language !== this.language && this.checked.length > 0 && this.fits && !this.busy) void this.check(language);
  }

  async check(language: Language, seconds = 20): Promise<void> {
    this.stop();
    const mine = { stop: new AbortController(), ids: new Set<string>() };
    this.going = mine;
    this.busy = true;
    this.language = language;
    this.read = this.text;
    this.fault = '';
    try {
      const { questions } = await api.readKey(this.text, language, mine.stop.signal);
      if (this.going !== mine) return;
      const found: (Checked | null)[] = questions.map(broken);
      this.all = questions.length;
      const rest = [...questions.keys()].filter((k) => !found[k]);
      this.checked = found.filter((one) => one !== null);
      const work = async () => {
        for (let k = rest.shift(); k !== undefined && this.going === mine; k = rest.shift()) {
          found[k] = await examined(questions[k]!, language, seconds, mine);
          if (this.going === mine) this.checked = found.filter((one) => one !== null);
        }
      };
      await Promise.all(Array.from({ length: HANDS }, work));
    } catch (error) {
      if (this.going !== mine) return;
      this.checked = [];
      this.all = 0;
      this.fault = (error as Error).message;
    } finally {
      if (this.going === mine) {
        this.going = null;
        this.busy = false;
        this.keep();
      }
    }
  }

  /** Stops; what was found so far stays, and says that it is a part. */
  stop(): void {
    const old = this.going;
    this.going = null;
    if (!old) return;
    this.busy = false;
    old.stop.abort();
    for (const id of old.ids) void api.cancel(id).catch(() => undefined);
    this.keep();
  }

  private keep(): void {
    const { text, language, read, all } = this;
    const { checked } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ text, language, read, all, checked } satisfies Kept));
    } catch {
      /* no room: it stays while the page is open */
    }
  }
}

const broken = (entry: KeyEntry): Checked | null =>
  entry.question ? null : { entry, verdict: 'not-supported', outcome: null, why: entry.fault ?? '' };

async function examined(
  entry: KeyEntry,
  language: Language,
  seconds: number,
  going: { stop: AbortController; ids: Set<string> },
): Promise<Checked> {
  const id = crypto.randomUUID();
  going.ids.add(id);
  try {
    const asked = { question: entry.question ?? {}, budget: { seconds }, id };
    const outcome = await api.verify(asked, language, going.stop.signal);
    return { entry, verdict: outcome.verdict, outcome, why: outcome.why };
  } catch (error) {
    return { entry, verdict: 'not-supported', outcome: null, why: (error as Error).message };
  } finally {
    going.ids.delete(id);
  }
}

export const answerKey = new AnswerKey();
