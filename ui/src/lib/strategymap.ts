/** Tables that are maps: many cells that hold one of a few short words are told apart by colour, too. */
import type { Block, Tone } from './types';

type Table = Extract<Block, { type: 'table' }>;
const TONES: readonly Tone[] = ['muted', 'accent', 'good', 'first', 'second'];
const MANY = 24;
const SHORT = 2;

/** The tone of each word of such a table; nothing where it is no map, or has colours of its own. */
export function mapTones(table: Table): ReadonlyMap<string, Tone> {
  const cells = table.rows.flatMap((row) => row.slice(table.headedRows ? 1 : 0));
  const words = [...new Set(cells.map((cell) => cell.text).filter((text) => text !== ''))].toSorted();
  const isMap =
    table.headedRows &&
    cells.length >= MANY &&
    words.length > 1 &&
    words.length <= TONES.length &&
    words.every((word) => word.length <= SHORT) &&
    cells.every((cell) => cell.tone === 'plain');
  return new Map(isMap ? words.map((word, k) => [word, TONES[k] ?? 'plain']) : []);
}
