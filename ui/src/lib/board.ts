/** How the moves of a kind lie on its board: the parts of a notation that can be chosen, and the part a square stands for. */
import type { Figure, Grid, Tone } from './types';

export type Look = 'squares' | 'chips' | 'coins' | 'memory' | 'cards';

const BY_SQUARE = ['chomp', 'wythoff'];
const PRODUCTS = ['turning-corners', 'rugs', 'acrostic-twins', 'tartan'];
const CARDS = ['trick', 'tanhinmin'];
const CHIP = '●';

/** The parts of a move: squares of a product of coins, piles lowered together, or what its separators separate. */
export function parts(kind: string, notation: string): string[] {
  if (PRODUCTS.includes(kind) && /^[\d,]+x[\d,]+$/.test(notation)) {
    const [rows = '', columns = ''] = notation.split('x');
    return rows.split(',').flatMap((row) => columns.split(',').map((column) => `${row},${column}`));
  }
  if (kind === 'nimble' && notation.includes(':'))
    return notation.split(':').map((part, place) => (place === 0 ? `${part}:` : `:${part}`));
  if (kind === 'moore-nim') return notation.split(',');
  if (kind === 'sos') return notation.split(/(?=[A-Z])/);
  if (kind === 'staircase-nim') return [notation.split(':')[0] ?? notation];
  if (BY_SQUARE.includes(kind) || notation.includes(':')) return [notation];
  const found = notation.split(/[^0-9A-Za-z-]+/).filter((part) => part !== '');
  return found.length > 1 ? found : [notation];
}

/** The part of a move that a square of the board stands for; nothing where none can. */
export function square(kind: string, figure: Grid, row: number, column: number): string {
  const text = figure.rows[row]?.[column]?.text ?? '';
  const rowHead = figure.rowHeads[row] ?? '';
  const columnHead = figure.columnHeads[column] ?? '';
  if (kind === 'sum') return '';
  if (kind === 'nimble') return text ? `${text}:` : `:${columnHead}`;
  if (text === CHIP) {
    const pile = figure.rows[row]?.filter((one) => one.text === CHIP).length ?? 0;
    return kind === 'moore-nim' ? `${pile}>${column}` : `${rowHead || row + 1}:${column}`;
  }
  if (PRODUCTS.includes(kind)) return `${rowHead},${columnHead}`;
  if (BY_SQUARE.includes(kind)) return `${columnHead},${rowHead}`;
  if (kind === 'northcott') return `${rowHead}:${columnHead}`;
  if (figure.rows.length === 1 && columnHead) return columnHead;
  return text.replace(/[^0-9A-Za-z,-]/g, '');
}

export function look(kind: string, figure: Figure): Look {
  if (kind === 'memory') return 'memory';
  if (CARDS.includes(kind)) return 'cards';
  const first = figure.type === 'grid' ? figure.rows.flat().map((one) => one.text) : [];
  if (first.some((text) => text === CHIP)) return 'chips';
  if (first.length > 0 && first.every((text) => text === 'H' || text === 'T')) return 'coins';
  return 'squares';
}

const SHOWN = [
  'chomp',
  'nimble',
  'rims',
  'rayles',
  'northcott',
  'kayles',
  'dawson-chess',
  'sos',
  'vertex-removal',
  'green-hackenbush',
  'hackenbush',
  'tanhinmin',
];

/** Whether the board shows everything the scene's text says. */
export const shown = (kind: string, board: Look): boolean =>
  board === 'chips' || board === 'coins' || SHOWN.includes(kind);

export type Card = { key: string; label: string; tone: Tone };

/** The two hands and the card on the table, out of the figure of a card game. */
export function hands(figure: Figure): { first: Card[]; second: Card[]; table: Card[] } {
  const all: Card[] =
    figure.type === 'graph'
      ? figure.vertices.map((vertex) => ({ key: vertex.id, label: vertex.label, tone: vertex.tone }))
      : figure.type === 'grid'
        ? figure.columnHeads.flatMap((head, column) => {
            const owner = figure.rows[0]?.[column];
            return owner?.text ? [{ key: head, label: head, tone: owner.tone }] : [];
          })
        : [];
  const of = (tone: Tone) => all.filter((card) => card.tone === tone);
  return { first: of('first'), second: of('second'), table: of('accent') };
}

/** The faces that lie open after the last turns, told in the scene's line "shown: 4 = 3, 5 = 1". */
export function faces(text: string): Map<string, string> {
  return new Map([...text.matchAll(/(\d+) = (\d+)/g)].map((found) => [found[1] ?? '', found[2] ?? '']));
}
