/** The names of the rows and columns of a matrix: where a document holds them, and how they follow the lines. */
import { understood } from './numerals';
import type { Doc, Field, Json } from './types';

export type Side = 'row' | 'column';
/** The fields that hold the names, side by side. */
export type Naming = Partial<Record<Side, string>>;

/** Looks that show the names at their own margins. */
export const NAMED_LOOKS = ['matrix', 'bimatrix'];
const FIELDS: Record<Side, string[]> = { row: ['rowLabels', 'rows'], column: ['colLabels', 'cols'] };

const holdsNames = ({ shape }: Field) => shape.type === 'list' && shape.entry.type === 'text';

/** Which of the declared fields name the rows and the columns. */
export function naming(fields: Field[]): Naming {
  const found = (side: Side) =>
    fields.find((field) => FIELDS[side].includes(field.name) && holdsNames(field))?.name ?? '';
  return { row: found('row'), column: found('column') };
}

/** The name somebody gave to a line; nothing where it only has its number. */
export function given(names: Json | undefined, k: number): string {
  const name = Array.isArray(names) ? String(names[k] ?? '') : '';
  return name === String(k + 1) ? '' : name;
}

/** A name as the document's own translations call it in this language. */
export function spoken(document: Doc, name: string, language: string): string {
  const inside = (tree: Json | undefined, key: string) =>
    tree && typeof tree === 'object' && !Array.isArray(tree) ? tree[key] : undefined;
  const there = inside(inside(document['translations'], language), name);
  return typeof there === 'string' ? there : name;
}

/** All names, numbers where none are given; nothing where nobody gave a name. */
function told(names: string[]): Json {
  return names.every((name, k) => name === '' || name === String(k + 1))
    ? null
    : names.map((name, k) => name || String(k + 1));
}

const all = (names: Json | undefined, length: number) => Array.from({ length }, (_, k) => given(names, k));

export const renamed = (names: Json | undefined, length: number, k: number, name: string): Json =>
  told(all(names, length).map((old, i) => (i === k ? name : old)));

/** The names when so many lines are there, one of them perhaps gone. */
export const followed = (names: Json | undefined, before: number, after: number, dropped = -1): Json =>
  told(
    all(
      all(names, before).filter((_, i) => i !== dropped),
      after,
    ),
  );

const NUMBER = /^[-+]?(\d+(\.\d*)?|\.\d+)(\/\d+)?$/u;
const isNumber = (cell: string) => NUMBER.test(understood(cell));

/** A block from a spreadsheet whose first row and first column are names: the names apart from the numbers. */
export function headed(block: string[][]): { rows: string[]; columns: string[]; cells: string[][] } | null {
  const [top = [], ...rest] = block;
  const columns = top.slice(1);
  const rows = rest.map((line) => line[0] ?? '');
  const cells = rest.map((line) => line.slice(1));
  const names = [...columns, ...rows];
  const fits = names.length > 1 && rest.length > 0 && columns.length > 0;
  return fits && names.every((name) => name !== '' && !isNumber(name)) && cells.flat().every(isNumber)
    ? { rows, columns, cells }
    : null;
}

/** What a document says with these names instead. */
export const namedBy = (naming: Naming, side: Side, names: Json): Doc =>
  naming[side] ? { [naming[side]]: names } : {};

/** The names of the lines of a matrix of some size inside a document: as they are, and as they become. */
export function linesOf(document: Doc, naming: Naming, size: Record<Side, number>, language = '') {
  const names = (side: Side) => document[naming[side] || 'none'];
  return {
    called: (side: Side, k: number) => spoken(document, given(names(side), k), language),
    follow: (side: Side, after: number, dropped?: number): Doc =>
      names(side) === undefined ? {} : namedBy(naming, side, followed(names(side), size[side], after, dropped)),
    rename: (side: Side, k: number, to: string): Doc => namedBy(naming, side, renamed(names(side), size[side], k, to)),
  };
}

/** Cells with one more line at the end. */
export const grown = <Cell>(cells: Cell[][], side: Side, fresh: Cell): Cell[][] =>
  side === 'row' ? [...cells, (cells[0] ?? [fresh]).map(() => fresh)] : cells.map((row) => [...row, fresh]);

/** Cells without one of their lines. */
export const shrunk = <Cell>(cells: Cell[][], side: Side, at: number): Cell[][] =>
  side === 'row' ? cells.filter((_, i) => i !== at) : cells.map((row) => row.filter((_, j) => j !== at));

/** Cells with another one in one place. */
export const replaced = <Cell>(cells: Cell[][], i: number, j: number, cell: Cell): Cell[][] =>
  cells.map((row, a) => (a === i ? row.map((old, b) => (b === j ? cell : old)) : row));

/** Cells under a block that begins at (i, j); they grow where it needs more room. */
export function overlaid<Cell>(cells: Cell[][], block: Cell[][], i: number, j: number, fresh: Cell): Cell[][] {
  const height = Math.max(cells.length, i + block.length);
  const width = Math.max(cells[0]?.length ?? 0, j + Math.max(...block.map((row) => row.length)));
  return Array.from({ length: height }, (_, a) =>
    Array.from({ length: width }, (_, b) => block[a - i]?.[b - j] ?? cells[a]?.[b] ?? fresh),
  );
}
