/** Where a position's moves are offered: on the boards, by name beside them, or only in the list of all moves. */
import { last, usable, type Chosen } from './choosing';
import type { Board, Position } from './types';

/** Few names beside a board are always there; more are shown with the place they belong to. */
const FEW_NAMED = 4;

export type Offered = {
  /** Parts that have a place on a board. */
  placed: ReadonlySet<string>;
  /** Parts some move still needs. */
  left: ReadonlySet<string>;
  /** Parts to be chosen by their names now. */
  named: [string, string][];
  /** Whether some moves, or all, can be found in the list only. */
  listed: boolean;
};

/** The parts boards have places for; a branch of a tree is only another way to a move that has a name. */
export const placesOf = (boards: readonly Board[]): Set<string> =>
  new Set(
    boards.flatMap((board) =>
      Object.entries(board.places).flatMap(([place, part]) => (place.startsWith('branch ') ? [] : [part])),
    ),
  );

export function offered(position: Position, chosen: Chosen): Offered {
  const { moves, ranges } = position;
  const placed = placesOf(position.scene.boards);
  const left = usable(moves, ranges, chosen);
  const nameable = Object.entries(position.names).filter(
    ([id]) =>
      !placed.has(id) &&
      (left.has(id) || chosen.includes(id)) &&
      [...ranges, ...moves].some((one) => one.parts.includes(id)),
  );
  const fit = last(moves, ranges, chosen, placed);
  /** Whether a name means nothing before something on a board is chosen. */
  const waits = (id: string) =>
    [...moves, ...ranges].every((one) => !one.parts.includes(id) || one.parts.some((part) => placed.has(part)));
  const named =
    nameable.length <= FEW_NAMED
      ? nameable
      : nameable.filter(([id]) => fit.has(id) || chosen.includes(id) || !waits(id));
  const reachable = (part: string) => placed.has(part) || nameable.some(([id]) => id === part);
  const alone = moves.filter((move) => move.parts.length === 1 && !placed.has(move.parts[0] ?? ''));
  return {
    placed,
    left,
    named,
    listed: ![...left].some(reachable) || alone.some((move) => !nameable.some(([id]) => id === move.parts[0])),
  };
}
