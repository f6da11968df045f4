/** What all pages share: the language, the catalogue, and the documents being worked on. */
import * as api from './api';
import { packed, unpacked } from './link';
import type { Pointed } from './linking';
import { Timeline, type Steps } from './timeline.svelte';
import type { Catalogue, Doc, Example, Kind, Language, TextbookEntry } from './types';
import { sayer, type Say } from './words';

export type Page = 'home' | 'solve' | 'play' | 'explore' | 'referee' | 'textbook';
export const PAGES: Page[] = ['home', 'solve', 'play', 'explore', 'referee', 'textbook'];
/** The pages that work on a document; it stands in their address. */
export type Bench = 'solve' | 'play';
const isBench = (page: Page): page is Bench => page === 'solve' || page === 'play';

function firstLanguage(): Language {
  const kept = localStorage.getItem('hissho-language');
  if (kept === 'en' || kept === 'ja') return kept;
  return navigator.language.startsWith('ja') ? 'ja' : 'en';
}

/** What was kept under a name when the page was last open, where it is an object. */
function stored(name: string): object | null {
  try {
    const there: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return there && typeof there === 'object' && !Array.isArray(there) ? there : null;
  } catch {
    return null;
  }
}
/** What was left at a bench. */
const kept = (bench: Bench) => stored(`hissho-${bench}`) as Doc | null;

/** What can be undone and done again at a bench. */
function keptSteps(bench: Bench): Steps {
  const there = stored(`hissho-${bench}-steps`) as Partial<Steps> | null;
  const list = (some: unknown) => (Array.isArray(some) ? (some as Doc[]) : []);
  return { past: list(there?.past), future: list(there?.future) };
}

type Exercised = { entry: TextbookEntry; document: string };

const LONGEST_ADDRESS = 12_000;
const SETTLED = 250;
const RELOADED = 1000;

class Shared {
  language = $state<Language>(firstLanguage());
  catalogue = $state.raw<Catalogue | null>(null);
  examples = $state.raw<Example[]>([]);
  page = $state<Page>('home');
  seconds = $state(20);
  fault = $state('');
  /** The bench a game is being looked for, while it is. */
  picking = $state<Bench | null>(null);
  /** What the referee is to show first. */
  sought = $state('');
  /** The exercise a document was opened from, and the document. */
  exercised = $state.raw<Exercised | null>(stored('hissho-exercise') as Exercised | null);
  /** What is pointed at in a matrix, a figure or an argument: what speaks of the same stands out elsewhere. */
  pointed = $state.raw<Pointed | null>(null);
  /** A tour is being taken, at this stop. */
  tour = $state<number | null>(null);
  say: Say = $derived(sayer(this.language));
  readonly benches: Record<Bench, Timeline> = {
    solve: new Timeline(kept('solve'), keptSteps('solve')),
    play: new Timeline(kept('play'), keptSteps('play')),
  };
  private writing: ReturnType<typeof setTimeout> | undefined;
  /** Latest documents by kind: coming back to a kind finds it as it was left. */
  private readonly left = new Map<string, Doc>();

  async load(): Promise<void> {
    const language = this.language;
    this.fault = '';
    try {
      const [catalogue, examples] = await Promise.all([api.catalogue(language), api.examples(language)]);
      if (language !== this.language) return;
      this.catalogue = catalogue;
      this.examples = examples;
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  speak(language: Language): void {
    this.language = language;
    localStorage.setItem('hissho-language', language);
    document.documentElement.lang = language;
    void this.load();
  }

  kind(doc: Doc | null): Kind | undefined {
    return this.catalogue?.kinds.find((kind) => kind.name === doc?.['kind']);
  }

  /** The document at a bench, or the first game there is to begin with. */
  at(bench: Bench): Doc {
    const there = this.benches[bench].now;
    if (there && this.kind(there) && (bench === 'solve' || this.kind(there)?.playable)) return there;
    return this.catalogue?.welcome.find((one) => one.page === bench)?.document ?? {};
  }

  /** Goes on with a changed document; what is typed in one go is one step to be undone. */
  change(bench: Bench, doc: Doc): void {
    this.benches[bench].change(doc, this.at(bench));
    this.remember(bench);
  }

  undo(bench: Bench): void {
    this.benches[bench].undo();
    this.remember(bench);
  }

  redo(bench: Bench): void {
    this.benches[bench].redo();
    this.remember(bench);
  }

  /** Goes to a page, with another document where one is given; the browser's Back leads back to the present one. */
  go(page: Page, doc?: Doc): void {
    this.picking = null;
    if (doc && isBench(page)) this.benches[page].jump(doc, this.catalogue ? this.at(page) : null);
    this.page = page;
    history.pushState(null, '', `#/${page}`);
    if (isBench(page)) this.remember(page, 0);
    window.scrollTo(0, 0);
  }

  /** Opens an exercise; what was wrong in print goes with it. */
  exercise(entry: TextbookEntry, doc: Doc): void {
    this.exercised = { entry, document: JSON.stringify(doc) };
    localStorage.setItem('hissho-exercise', JSON.stringify(this.exercised));
    this.go('solve', doc);
  }

  /** The document a kind opens with: as it was left, else the gentlest example. */
  opening(kind: Kind): Doc {
    return this.left.get(kind.name) ?? kind.example ?? { kind: kind.name };
  }

  /** Reads the address: the page, and the document in it. */
  async route(): Promise<void> {
    const [path, query] = location.hash.replace(/^#\/?/, '').split('?');
    const page = PAGES.find((one) => one === path) ?? 'home';
    const linked = new URLSearchParams(query ?? '').get('doc');
    this.picking = null;
    clearTimeout(this.writing);
    let behind = !linked;
    if (linked && isBench(page)) {
      try {
        const from = localStorage.getItem(`hissho-${page}-from`);
        const later = from === location.hash ? kept(page) : null;
        if (!later && from) localStorage.removeItem(`hissho-${page}-from`);
        const doc = later ?? (await unpacked(linked));
        behind = later !== null;
        if (JSON.stringify(doc) !== JSON.stringify(this.benches[page].now))
          this.benches[page].jump(doc, this.benches[page].now);
        this.fault = '';
      } catch {
        this.fault = this.say('bad.link');
      }
    }
    this.page = page;
    // The address says what is on screen, also after a reload that came before it was written.
    if (isBench(page) && behind && this.benches[page].now) this.remember(page, 0);
  }

  /** Keeps the document where a reload, Back and a copied address find it again. */
  private remember(bench: Bench, after = SETTLED): void {
    const doc = this.benches[bench].now;
    if (!doc) return;
    if (typeof doc['kind'] === 'string') this.left.set(doc['kind'], doc);
    clearTimeout(this.writing);
    this.writing = setTimeout(() => void this.write(bench, doc), after);
    try {
      localStorage.setItem(`hissho-${bench}`, JSON.stringify(doc));
      // Whoever reloads before the address is written finds the later document by the earlier address.
      if (this.page === bench) localStorage.setItem(`hissho-${bench}-from`, location.hash);
      localStorage.setItem(`hissho-${bench}-steps`, JSON.stringify(this.benches[bench].steps()));
    } catch {
      /* no room: the address still holds it */
    }
  }

  private async write(bench: Bench, doc: Doc): Promise<void> {
    const text = await packed(doc);
    if (this.page !== bench || this.benches[bench].now !== doc) return;
    const from = localStorage.getItem(`hissho-${bench}-from`);
    history.replaceState(null, '', `#/${bench}${text.length <= LONGEST_ADDRESS ? `?doc=${text}` : ''}`);
    // A reload that has begun already may still go to the earlier address.
    setTimeout(() => {
      if (localStorage.getItem(`hissho-${bench}-from`) === from) localStorage.removeItem(`hissho-${bench}-from`);
    }, RELOADED);
  }
}

export const shared = new Shared();
