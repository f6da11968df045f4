/** Choosing a move part by part: which parts can still be used, and when a move is complete. */
import type { Figure, Move, Range, Tone } from './types';

export type Chosen = readonly string[];

const within = (parts: readonly string[], all: readonly string[]) => parts.every((part) => all.includes(part));

/** The moves that have all the chosen parts. */
export const fitting = (moves: readonly Move[], chosen: Chosen): Move[] =>
  moves.filter((move) => within(chosen, move.parts));

/** The ranges that have all the chosen parts. */
export const open = (ranges: readonly Range[], chosen: Chosen): Range[] =>
  ranges.filter((range) => within(chosen, range.parts));

/** The parts some move still needs. */
export const usable = (moves: readonly Move[], ranges: readonly Range[], chosen: Chosen): Set<string> =>
  new Set(
    [...fitting(moves, chosen), ...open(ranges, chosen)]
      .flatMap((one) => one.parts)
      .filter((part) => !chosen.includes(part)),
  );

/** The parts the best moves still need: what is chosen already is not to be pointed at again. */
export const wanted = (best: readonly Move[], chosen: Chosen): string[] => [...usable(best, [], chosen)];

/** The parts that complete a move once everything the board has a place for is chosen. */
export function last(
  moves: readonly Move[],
  ranges: readonly Range[],
  chosen: Chosen,
  placed: ReadonlySet<string>,
): Set<string> {
  const ready = [...fitting(moves, chosen), ...open(ranges, chosen)].filter((one) =>
    one.parts.every((part) => !placed.has(part) || chosen.includes(part)),
  );
  return new Set(ready.flatMap((one) => one.parts).filter((part) => !chosen.includes(part)));
}

/** The move made of exactly the chosen parts. */
export const complete = (moves: readonly Move[], chosen: Chosen): Move | undefined =>
  chosen.length === 0 ? undefined : fitting(moves, chosen).find((move) => move.parts.length === chosen.length);

/** The range all of whose parts are chosen, so that only its number is missing. */
export const asked = (ranges: readonly Range[], chosen: Chosen): number =>
  ranges.findIndex((range) => range.parts.length === chosen.length && within(chosen, range.parts));

/** The choice after a part was pointed at: added, or taken back. */
export const pointed = (chosen: Chosen, part: string): Chosen =>
  chosen.includes(part) ? chosen.filter((one) => one !== part) : [...chosen, part];

/** The move to be made at once: complete, and nothing else begins with its parts. */
export function decided(moves: readonly Move[], ranges: readonly Range[], chosen: Chosen): Move | undefined {
  const whole = complete(moves, chosen);
  return whole && fitting(moves, chosen).length === 1 && open(ranges, chosen).length === 0 ? whole : undefined;
}

/** What a figure needs to be played on: the part a place stands for while it can be used, and what becomes of it. */
export type Touch = {
  at: (place: string) => string;
  chosen: Chosen;
  best: readonly string[];
  labelOf: (part: string, text: string) => string;
  /** Whether the last move changed what stands at a place. */
  fresh: (place: string) => boolean;
  /** Whether a place belongs to the move that would have been better here, when the game is looked back on. */
  better: (place: string) => boolean;
  /** Whether places of a sort are what is played with. */
  plays: (sort: string) => boolean;
  /** Whether a piece of this tone is not the other player's, so that it may be dragged. */
  isOwn: (tone: Tone) => boolean;
  /** The figure before the last move. */
  before: Figure | undefined;
  choose: (part: string) => void;
};

/**
 * What makes an element stand for a part: it is pressed to be chosen, pressed again to be taken back, and called what
 * it means.
 */
export const standing = (touch: Touch, part: string, text: string) => ({
  'data-part': part,
  'aria-pressed': touch.chosen.includes(part),
  'aria-label': touch.labelOf(part, text),
  onclick: () => touch.choose(part),
});

/** The same for a shape in a picture, which is no button by itself; nothing where it stands for no part. */
export const shaped = (touch: Touch | undefined, part: string, text: string) =>
  touch && part
    ? {
        ...standing(touch, part, text),
        role: 'button',
        tabindex: 0,
        onkeydown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          touch.choose(part);
        },
      }
    : { role: 'presentation' };
