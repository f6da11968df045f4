/** A deal of one suit to two hands: as a word of owners from the highest card to the lowest, or as two hands. */
import type { Doc, Json } from './types';

export type Hands = [number[], number[]];

const OWNERS = 'AB';
const ranksOf = (value: Json | undefined): number[] | null =>
  Array.isArray(value) && value.length > 0 && value.every((card) => Number.isInteger(card))
    ? (value as number[])
    : null;
const downwards = (hand: number[]) => [...hand].sort((a, b) => b - a);

/** The hands a word deals: its first letter owns the highest card. */
export function dealt(word: string): Hands | null {
  const letters = [...word.trim().toUpperCase()];
  if (letters.length === 0 || letters.some((one) => !OWNERS.includes(one))) return null;
  const of = (owner: string) => letters.flatMap((one, i) => (one === owner ? [letters.length - i] : []));
  return [of('A'), of('B')];
}

/** The word of a deal, where the hands hold every rank from 1 upwards once. */
export function wordOf([left, right]: Hands): string | null {
  const all = downwards([...left, ...right]);
  if (all.some((rank, i) => rank !== all.length - i)) return null;
  return all.map((rank) => (left.includes(rank) ? 'A' : 'B')).join('');
}

/** The hands a document gives by a word or one by one; nothing where it leaves them to chance or to nobody. */
export function handsOf(document: Doc): Hands | null {
  if (typeof document['word'] === 'string') return dealt(document['word']);
  const [left, right] = [ranksOf(document['left']), ranksOf(document['right'])];
  return left && right ? [downwards(left), downwards(right)] : null;
}

/** The deal with two cards of different hands exchanged. */
export const exchanged = ([left, right]: Hands, mine: number, theirs: number): Hands => [
  downwards(left.map((card) => (card === mine ? theirs : card))),
  downwards(right.map((card) => (card === theirs ? mine : card))),
];

/** A card more in each hand, the lowest of all; or a card fewer, without the lowest of each. */
export function resized([left, right]: Hands, by: 1 | -1): Hands {
  if (by > 0)
    return [
      [...left.map((card) => card + 2), 2],
      [...right.map((card) => card + 2), 1],
    ];
  const kept = [left.slice(0, -1), right.slice(0, -1)] as const;
  const order = downwards([...kept[0], ...kept[1]]);
  const rank = (card: number) => order.length - order.indexOf(card);
  return [kept[0].map(rank), kept[1].map(rank)];
}

/** The same cards dealt anew. */
export function shuffled([left, right]: Hands, chance: () => number = Math.random): Hands {
  const pack = [...left, ...right];
  for (let i = pack.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [pack[i], pack[j]] = [pack[j] as number, pack[i] as number];
  }
  return [downwards(pack.slice(0, left.length)), downwards(pack.slice(left.length))];
}

/** The fields that say this deal, in the manner the document has. */
export function said(document: Doc, hands: Hands): Doc {
  const word = typeof document['word'] === 'string' || document['left'] === undefined ? wordOf(hands) : null;
  return word === null
    ? { left: hands[0], right: hands[1], word: null, random: null }
    : { word, left: null, right: null, random: null };
}
