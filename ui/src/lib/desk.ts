/** What the editors of a document are told about it: what is wrong where, and what the answer says. */
import { getContext, setContext } from 'svelte';
import type { Wrong } from './answering.svelte';
import type { Json } from './types';

export type Desk = {
  /** What is wrong with the document, if anything is. */
  wrong: () => Wrong | null;
  /** The facts of the answer by their keys, while it belongs to the document. */
  facts: () => Record<string, Json> | null;
};

const KEY = Symbol('desk');
export const onDesk = (desk: Desk) => setContext(KEY, desk);
export const desk = (): Desk => getContext<Desk | undefined>(KEY) ?? { wrong: () => null, facts: () => null };

/** What is wrong at a place of the document or inside it; places count from 1. */
export const wrongAt = (wrong: Wrong | null, place: string): string =>
  wrong && (wrong.place === place || wrong.place.startsWith(`${place}[`) || wrong.place.startsWith(`${place}.`))
    ? wrong.message
    : '';
