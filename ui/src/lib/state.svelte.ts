/** What all pages share: the language, the catalogue, and the document being worked on. */
import * as api from './api';
import type { Catalogue, Doc, Example, Language } from './types';
import { sayer, type Say } from './words';

export type Page = 'solve' | 'play' | 'explore' | 'referee' | 'textbook';
export const PAGES: Page[] = ['solve', 'play', 'explore', 'referee', 'textbook'];

function firstLanguage(): Language {
  const kept = localStorage.getItem('hissho-language');
  if (kept === 'en' || kept === 'ja') return kept;
  return navigator.language.startsWith('ja') ? 'ja' : 'en';
}

class Shared {
  language = $state<Language>(firstLanguage());
  catalogue = $state.raw<Catalogue | null>(null);
  examples = $state.raw<Example[]>([]);
  document = $state.raw<Doc | null>(null);
  page = $state<Page>('solve');
  seconds = $state(20);
  fault = $state('');
  say: Say = $derived(sayer(this.language));

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

  go(page: Page, doc?: Doc): void {
    if (doc) this.document = doc;
    location.hash = `#/${page}`;
  }
}

export const shared = new Shared();
