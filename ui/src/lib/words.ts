/** What the page itself says, in both languages; everything about games comes from the server. */
import type { Language } from './types';
import { english, type Key } from './words/english';
import { japanese } from './words/japanese';

export const bundles: Record<Language, Record<Key, string>> = { en: english, ja: japanese };
export type Say = (key: Key, ...gaps: (string | number)[]) => string;

export function sayer(language: Language): Say {
  return (key, ...gaps) => bundles[language][key].replace(/\{(\d)\}/g, (_, index) => String(gaps[Number(index)] ?? ''));
}
