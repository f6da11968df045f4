/**
 * A betting tree between the document's way of writing it, as `{"I": {"fold": "-1", "bet": {"II": …}}}` or in a line,
 * and a tree of nodes that an editor changes.
 */
import { branches, type Move, type Written } from './treeedit';
import type { Json } from './types';

const PLAYERS = ['I', 'II'];

/** The tree a document holds, or nothing where it is not a betting tree. */
export function nodesOf(value: Json | undefined): Written | undefined {
  if (typeof value === 'string' && value.includes(':')) return nodesOf(spelledOut(value));
  if (typeof value === 'string' || typeof value === 'number') return { payoff: [value] };
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const turns = Object.entries(value);
  const [name, moves] = turns[0] ?? [];
  const player = PLAYERS.indexOf(name ?? '') + 1;
  if (turns.length !== 1 || player === 0 || moves === null || typeof moves !== 'object' || Array.isArray(moves))
    return undefined;
  const all: Move[] = [];
  for (const [label, next] of Object.entries(moves as Record<string, Json>)) {
    const node = nodesOf(next);
    if (!node) return undefined;
    all.push({ label, node });
  }
  return { player, moves: all };
}

/** The tree as a document holds it; a move that has the name of another is told apart. */
export function bettingOf(node: Written): Json {
  if (!node.player) return String(node.payoff?.[0] ?? '0').replace('±', '+-');
  const moves: Record<string, Json> = {};
  for (const move of branches(node)) {
    let label = (move.label ?? '').trim() || '?';
    while (label in moves) label += "'";
    moves[label] = bettingOf(move.node);
  }
  return { [PLAYERS[node.player - 1] ?? 'I']: moves };
}

/** The tree in a line: `I: fold -1 | bet (II: fold +1 | call +-3)`. */
export function lineOf(node: Written): string {
  if (!node.player) return String(bettingOf(node));
  const moves = branches(node).map(({ label = '', node: next }) =>
    next.player ? `${label} (${lineOf(next)})` : `${label} ${lineOf(next)}`,
  );
  return `${PLAYERS[node.player - 1] ?? 'I'}: ${moves.join(' | ')}`;
}

/** The tree of a line, or nothing where it cannot be read. */
export function spelledOut(line: string): Json | undefined {
  let at = 0;
  const until = (ends: string) => {
    const from = at;
    while (at < line.length && !ends.includes(line.charAt(at))) at++;
    return line.slice(from, at).trim();
  };
  function turn(): Json | undefined {
    const player = until(':');
    if (at === line.length) return undefined;
    const moves: Record<string, Json> = {};
    do {
      at++;
      const move = until('(|)');
      const space = move.lastIndexOf(' ');
      let name = move;
      let next: Json | undefined = move.slice(space + 1);
      if (line.charAt(at) === '(') {
        at++;
        next = turn();
        if (line.charAt(at) !== ')') return undefined;
        at++;
        if (until('|)') !== '') return undefined;
      } else name = space < 0 ? '' : move.slice(0, space).trim();
      if (next === undefined || name === '' || name in moves) return undefined;
      moves[name] = next;
    } while (line.charAt(at) === '|');
    return { [player]: moves };
  }
  const tree = turn();
  return at === line.length ? tree : undefined;
}

/** The moves a player usually has, for turns that are added by hand. */
export const usual = (taken: (string | undefined)[]): string =>
  ['fold', 'call', 'raise', 'check', 'bet'].find((name) => !taken.includes(name)) ?? String(taken.length + 1);
