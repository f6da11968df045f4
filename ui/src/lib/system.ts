/**
 * A cell of a game inside a system, between the textbook's way of writing it and the document's: `4`, `G1`, `-G` or
 * `-G^T`, `1 + 3/5 G`,
 * `1/2 G2 + 1/2(0)`. What is left of the probability one is the chance that play stops.
 */
import { ONE, ZERO, add, compare, minus, read, text, times, type Fraction } from './fraction';
import { numberOf } from './moving';
import { understood } from './numerals';
import type { Doc, Json } from './types';

type Next = { to: string; p: string; swap: boolean };
export type Cell = { pay: string; next: Next[]; stop: string };

const NUMBER = String.raw`(?:\d+(?:\.\d+)?|\.\d+)(?:\s*/\s*\d+)?`;
const TURNED = String.raw`\s*(?:\^T|ᵀ)`;
const NAME = String.raw`[\p{L}_](?:(?!ᵀ)[\p{L}\p{N}_.'-])*`;
const INSIDE = String.raw`\(\s*(-?)\s*(${NUMBER}|${NAME})(${TURNED})?\s*\)`;
const TERM = new RegExp(String.raw`^\s*([+-]?)\s*(?:(${NUMBER})\s*[*·]?\s*)?(?:${INSIDE}|(${NAME})(${TURNED})?)?`, 'u');

/** The same with plain digits, signs and fractions; names stay as they are. */
const plain = (written: string) =>
  written
    .replace(/[０-９＋－（）／．]/gu, (letter) => letter.normalize('NFKC'))
    .replace(/\d*\s*[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/gu, (number) => ` ${understood(number)} `)
    .replace(/\u2212/gu, '-')
    .trim();

/** The cell a text means, or nothing where it cannot be read. */
export function cellOf(written: string): Cell | null {
  let rest = plain(written);
  if (rest === '') return null;
  let pay: Fraction = ZERO;
  let stop: Fraction = ONE;
  const next: Next[] = [];
  /** What payoffs in brackets have for a probability; where there are any, all probabilities add up to one. */
  let bracketed: Fraction | null = null;
  let first = true;
  while (rest !== '') {
    const term = TERM.exec(rest);
    if (!term || term[0].trim() === '' || (!first && !term[1])) return null;
    const [all, sign, number, inner = '', inside, turned, name, bare] = term;
    if (number === undefined && inside === undefined && name === undefined) return null;
    const weight = number === undefined ? ONE : read(number);
    if (!weight) return null;
    const target = name ?? (inside !== undefined && read(inside) === null ? inside : undefined);
    if (target === undefined) {
      const worth = inside === undefined ? ONE : read(inner + inside);
      if (!worth) return null;
      const amount = times(weight, worth);
      if (inside !== undefined) bracketed = add(bracketed ?? ZERO, weight);
      pay = sign === '-' ? minus(pay, amount) : add(pay, amount);
    } else {
      const swap = sign === '-' || inner === '-';
      if (Boolean(turned ?? bare) && !swap) return null;
      next.push({ to: target, p: text(weight), swap });
      stop = minus(stop, weight);
    }
    rest = rest.slice(all.length).trim();
    first = false;
  }
  if (bracketed && compare(stop, bracketed) !== 0) return null;
  return compare(stop, ZERO) < 0 ? null : { pay: text(pay), next, stop: text(stop) };
}

/** Rows of cells as they are pasted: between tabs, or between commas or semicolons, as a cell may hold spaces. */
export const cellsOf = (text: string): string[][] =>
  text
    .replaceAll('\r', '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(line.includes('\t') ? '\t' : /[,;]/u).map((cell) => cell.trim()));

/** How a cell is written. */
export function cellText(cell: Json | undefined): string {
  if (cell === undefined || cell === null) return '';
  if (typeof cell !== 'object' || Array.isArray(cell)) return String(cell);
  const { pay = 0, next = [] } = cell as unknown as Partial<Cell>;
  const moves = (Array.isArray(next) ? next : []).map(({ to, p, swap }) => {
    const weight = String(p ?? 1) === '1' ? '' : String(p);
    return swap ? (weight ? `${weight}(-${to}^T)` : `-${to}^T`) : weight ? `${weight} ${to}` : to;
  });
  const paid = String(pay) === '0' && moves.length > 0 ? [] : [String(pay)];
  return [...paid, ...moves].join(' + ').replace(/\+ -/g, '- ');
}

/** A cell with a game called otherwise, however the cell is written. */
export function renamed(cell: Json, old: string, name: string): Json {
  if (typeof cell === 'string') {
    const [, minus = '', to = '', turned = ''] = /^(-?)(.*?)(\^T)?$/su.exec(cell) ?? [];
    if (to === old) return `${minus}${name}${turned}`;
    const sum = cellOf(cell);
    return sum?.next.some((each) => each.to === old) ? renamed(sum as unknown as Json, old, name) : cell;
  }
  if (cell === null || typeof cell !== 'object' || Array.isArray(cell)) return cell;
  const { next } = cell as { next?: Json };
  if (!Array.isArray(next)) return cell;
  return {
    ...cell,
    next: next.map((each) =>
      each !== null && typeof each === 'object' && !Array.isArray(each) && each['to'] === old
        ? { ...each, to: name }
        : each,
    ),
  };
}

/** The fields that name games when one has a new name, or is gone: where play begins, and the strategies. */
export function followed(document: Doc, old: string, name: string | null): Doc {
  const fields: Doc = {};
  if (document['start'] === old) fields['start'] = name;
  for (const key of ['rowStationary', 'colStationary']) {
    const mixtures = document[key];
    if (mixtures === null || typeof mixtures !== 'object' || Array.isArray(mixtures) || !(old in mixtures)) continue;
    fields[key] = Object.fromEntries(
      Object.entries(mixtures).flatMap(([game, mixture]) =>
        game !== old ? [[game, mixture]] : name === null ? [] : [[name, mixture]],
      ),
    );
  }
  return fields;
}

export type Game = { name: string; cells: Json[][]; [key: string]: Json };
const matrixOf = (cells: Json | undefined): Json[][] =>
  Array.isArray(cells) ? cells.map((row) => (Array.isArray(row) ? row : [row])) : [];

/** The games of a system, which are listed, or stand under their names, where the matrix alone will do. */
export function gamesOf(value: Json | undefined): Game[] {
  if (Array.isArray(value)) return value as unknown as Game[];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).map(([name, game]) =>
    game === null || typeof game !== 'object' || Array.isArray(game)
      ? { name, cells: matrixOf(game) }
      : { ...game, name, cells: matrixOf(game['cells']) },
  );
}

/** Where the cells of a game stand in the document. */
export function placeOf(place: string, value: Json | undefined, k: number): string {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return `${place}[${k + 1}].cells`;
  const [name = '', game] = Object.entries(value)[k] ?? [];
  return Array.isArray(game) ? `${place}.${name}` : `${place}.${name}.cells`;
}

/** The largest payoff of the games, whoever gets it; one where nothing is paid. */
export function stakes(value: Json | undefined): number {
  const payOf = (cell: Json): Json | undefined => {
    if (typeof cell === 'string') return cellOf(cell)?.pay;
    return cell !== null && typeof cell === 'object' && !Array.isArray(cell) ? cell['pay'] : cell;
  };
  const paid = (cell: Json) => Math.abs(numberOf(payOf(cell)) ?? 0);
  return Math.max(0, ...gamesOf(value).flatMap((game) => matrixOf(game.cells).flat().map(paid))) || 1;
}
