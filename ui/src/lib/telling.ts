/** What is said of a match while it goes on: whose turn it is, how it ended, what the others did. */
import type { Position } from './types';
import type { Say } from './words';

/** How a player is called by the person who plays. */
export const whoIs = (position: Position, player: number | null, say: Say): string =>
  player === null
    ? say('chance')
    : player === position.seat
      ? say('you')
      : position.players.length === 2
        ? say('computer')
        : (position.players[player] ?? '');

export function verdictOf(position: Position, mine: boolean, say: Say): string {
  const { turn } = position;
  if (!turn.over) return say(mine ? 'your.turn' : 'computer.turn');
  if (turn.payoffs?.length) return say('paid', turn.payoffs[position.seat] ?? '');
  if (turn.winner === null || turn.winner === undefined) return say('drawn');
  if (turn.winner === position.seat) return say('won');
  return position.players.length === 2 ? say('lost') : say('has.won', position.players[turn.winner] ?? '');
}

/** What the others did since the person's last move, told to whoever listens. */
export function toldOf(position: Position, say: Say): string {
  const mine = position.log.findLastIndex((entry) => entry.player === position.seat);
  return position.log
    .slice(mine + 1)
    .map((entry) => `${whoIs(position, entry.player, say)}: ${entry.words}`)
    .join(' ');
}
