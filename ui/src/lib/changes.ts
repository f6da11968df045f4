/** What the last move changed on a board: the places of a figure that look different than before. */
import type { Figure, Piles } from './types';

type Square = { text: string; tone: string };
const same = (a: Square | undefined, b: Square | undefined) => a?.text === b?.text && a?.tone === b?.tone;

export function changed(before: Figure | undefined, after: Figure): Set<string> {
  const places = new Set<string>();
  if (!before || before.type !== after.type) return places;
  if ((after.type === 'grid' || after.type === 'coins') && (before.type === 'grid' || before.type === 'coins'))
    after.rows.forEach((row, i) =>
      row.forEach((square, j) => {
        if (before.rows[i]?.length === row.length && !same(before.rows[i]?.[j], square)) places.add(`cell ${i} ${j}`);
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
  if (after.type === 'piles' && before.type === 'piles')
    after.piles.forEach((pile, i) => {
      if (before.piles.length === after.piles.length && before.piles[i]?.size !== pile.size) places.add(`pile ${i}`);
    });
  return places;
}

/** How many chips were taken from each pile by the last move; nothing where the piles are not the same ones. */
export function taken(before: Figure | undefined, after: Piles): number[] {
  if (before?.type !== 'piles' || before.piles.length !== after.piles.length) return after.piles.map(() => 0);
  return after.piles.map((pile, i) => {
    const old = before.piles[i];
    return old?.drawn && pile.drawn ? Math.max(0, Number(old.size) - Number(pile.size)) : 0;
  });
}
