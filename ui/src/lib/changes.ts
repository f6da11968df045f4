/** What the last move changed on a board: the places of a figure that look different than before. */
import type { Figure, Piles } from './types';

type Square = { text: string; tone: string };
/** A man on a square, drawn by one sign. */
const isPiece = (text: string) => /^[^\p{L}\p{N}\s]$/u.test(text);
/** The same, or what was marked before and is marked no longer. */
const same = (a: Square | undefined, b: Square | undefined) =>
  a?.text === b?.text && (a?.tone === b?.tone || (b?.tone === 'plain' && b.text.trim() !== ''));

export function changed(before: Figure | undefined, after: Figure): Set<string> {
  const places = new Set<string>();
  if (!before || before.type !== after.type) return places;
  if ((after.type === 'grid' || after.type === 'coins') && (before.type === 'grid' || before.type === 'coins'))
    after.rows.forEach((row, i) =>
      row.forEach((square, j) => {
        const there = before.rows[i]?.length === row.length && before.rows.length === after.rows.length;
        // On a board that was cut down the piece is what has moved.
        if (there ? !same(before.rows[i]?.[j], square) : isPiece(square.text)) places.add(`cell ${i} ${j}`);
      }),
    );
  if (after.type === 'cards' && before.type === 'cards')
    after.rows.forEach((row, i) => {
      const old = (before.rows[i]?.cards ?? []).map((card) => `${card.text} ${card.side}`);
      row.cards.forEach((card, j) => {
        const at = old.indexOf(`${card.text} ${card.side}`);
        if (at >= 0) old.splice(at, 1);
        else if (card.side !== 'gone') places.add(`card ${i} ${j}`);
      });
    });
  if (after.type === 'piles' && before.type === 'piles') {
    const sizes = before.piles.map((pile) => pile.size);
    const kept = before.piles.length === after.piles.length;
    after.piles.forEach((pile, i) => {
      const at = kept ? -1 : sizes.indexOf(pile.size);
      if (at >= 0) sizes.splice(at, 1);
      else if (!kept || before.piles[i]?.size !== pile.size) places.add(`pile ${i}`);
    });
  }
  if (after.type === 'graph' && before.type === 'graph') {
    const old = new Map(before.vertices.map((vertex) => [vertex.id, vertex.tone]));
    for (const { id, tone } of after.vertices)
      if (tone === 'accent' && old.get(id) !== tone) places.add(`vertex ${id}`);
  }
  if (after.type === 'plot' && before.type === 'plot') {
    const old = held(before);
    held(after).forEach((many, i) => {
      const at = old.indexOf(many);
      if (at >= 0) old.splice(at, 1);
      else places.add(`region ${i}`);
    });
  }
  return places;
}

type Plane = Extract<Figure, { type: 'plot' }>;

/** How many points lie in each region. */
function held(plane: Plane): number[] {
  return plane.regions.map(({ outline }) => {
    const [xs, ys] = [outline.map(([x]) => x ?? 0), outline.map(([, y]) => y ?? 0)];
    const inside = (at: number, all: number[]) => Math.min(...all) <= at && at <= Math.max(...all);
    return plane.dots.filter(({ x, y }) => inside(x ?? 0, xs) && inside(y ?? 0, ys)).length;
  });
}

/** How many rows and columns away the piece on a place stood before the last move; nothing where none came there. */
export function slid(before: Figure | undefined, after: Figure, i: number, j: number): [number, number] | null {
  if (before?.type !== 'grid' || after.type !== 'grid' || before.rows.length !== after.rows.length) return null;
  const piece = after.rows[i]?.[j];
  if (!piece || !isPiece(piece.text) || before.rows[i]?.[j]?.text === piece.text) return null;
  const left = before.rows.flatMap((row, a) =>
    row.flatMap((old, b) =>
      old.text === piece.text && after.rows[a]?.[b]?.text !== piece.text ? [[a - i, b - j] as [number, number]] : [],
    ),
  );
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** A pile after a move: its number in the figure, or -1 where it is gone, and the chips taken from it. */
export type Shown = { pile: Piles['piles'][number]; index: number; gone: number };

/** The piles with what the last move took from each; a pile that vanished is shown by its chips alone. */
export function taken(before: Figure | undefined, after: Piles): Shown[] {
  const now = after.piles.map((pile, index) => ({ pile, index, gone: 0 }));
  if (before?.type !== 'piles') return now;
  const labels = before.piles.map((pile) => pile.label);
  const named = new Set(labels).size === labels.length && !labels.includes('');
  if (!named && before.piles.length !== after.piles.length) return now;
  if (named && !after.piles.every((pile) => labels.includes(pile.label))) return now;
  const less = (old: Piles['piles'][number], size: number) => (old.drawn ? Math.max(0, Number(old.size) - size) : 0);
  return before.piles.map((old, i) => {
    const index = named ? after.piles.findIndex((pile) => pile.label === old.label) : i;
    const pile = after.piles[index];
    return pile
      ? { pile, index, gone: pile.drawn || pile.size === '0' ? less(old, Number(pile.size)) : 0 }
      : { pile: { ...old, size: '0' }, index: -1, gone: less(old, 0) };
  });
}
