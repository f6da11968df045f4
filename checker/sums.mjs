// Impartial games from their rules alone. A game is a function moves(position) that lists {name, to}: how a report
// names the move, and the list of
// positions of the same game that are left (none, one, or several where a pile breaks). Positions are numbers or texts.
import { CannotTell, canon, is, setOf, partly } from './verdict.mjs';

const MOST_STEPS = 4e6;

/** A counter that gives up before the machine does. */
export function budget(most = MOST_STEPS) {
  let left = most;
  return (n = 1) => {
    if ((left -= n) < 0) throw new CannotTell('too large for plain search');
  };
}

export function mex(values) {
  const seen = new Set(values);
  let m = 0;
  while (seen.has(m)) m++;
  return m;
}

/**
 * The Grundy function of a game by its definition: the least value no move reaches. Each position is looked at once.
 */
export function grundyOf(moves, spend = budget()) {
  const known = new Map();
  return function value(position) {
    if (known.has(position)) return known.get(position);
    // no deep recursion
    if (typeof position === 'number') for (let n = 0; n < position; n++) if (!known.has(n)) known.set(n, mexOf(n));
    const v = mexOf(position);
    known.set(position, v);
    return v;
    function mexOf(p) {
      const list = moves(p);
      spend(list.length + 1);
      return mex(list.map((m) => m.to.reduce((s, q) => s ^ value(q), 0)));
    }
  };
}

/**
 * A sum of components {moves, at, name}: class, value, winning moves. In normal play by Grundy values and nim-sum
 * (Sprague and Grundy); in misère play,
 * where no such rule holds, by searching the whole sum. `name` says how the report writes a move of that component.
 */
export function solveSum(components, misere = false) {
  const listed = components.map((c) => c.moves(c.at));
  if (!misere) {
    const spend = budget(),
      byGame = new Map();
    const value = (c) => {
      if (!byGame.has(c.moves)) byGame.set(c.moves, grundyOf(c.moves, spend));
      return byGame.get(c.moves);
    };
    const values = components.map((c) => value(c)(c.at));
    const sg = values.reduce((a, b) => a ^ b, 0);
    const after = (i, m) => m.to.reduce((s, q) => s ^ value(components[i])(q), sg ^ values[i]);
    const wins = components.flatMap((c, i) => listed[i].filter((m) => after(i, m) === 0).map((m) => c.name(m, i)));
    return { won: sg !== 0, sg, values, wins, after: (i, m) => after(i, m) };
  }
  const spend = budget(1e6),
    known = new Map(),
    games = [...new Set(components.map((c) => c.moves))],
    spots = new Map();
  const movesAt = (spot) => {
    if (!spots.has(spot)) {
      const bar = spot.indexOf('|'),
        g = Number(spot.slice(0, bar)),
        p = JSON.parse(spot.slice(bar + 1));
      spots.set(
        spot,
        games[g](p).map((m) => m.to.map((q) => `${g}|${JSON.stringify(q)}`)),
      );
    }
    return spots.get(spot);
  };
  const tidy = (list) => list.filter((spot) => movesAt(spot).length > 0).sort();
  const won = (list) => {
    // the player to move wins when there is nothing left to move
    const key = list.join(';');
    if (known.has(key)) return known.get(key);
    let w = list.length === 0;
    for (let i = 0; i < list.length && !w; i++) {
      if (list[i] === list[i - 1]) continue;
      for (const to of movesAt(list[i])) {
        spend();
        if (!won(tidy([...list.slice(0, i), ...list.slice(i + 1), ...to]))) {
          w = true;
          break;
        }
      }
    }
    known.set(key, w);
    return w;
  };
  const start = components.map((c) => `${games.indexOf(c.moves)}|${JSON.stringify(c.at)}`);
  const wins = components.flatMap((c, i) =>
    listed[i]
      .filter(
        (m) =>
          !won(
            tidy([
              ...start.slice(0, i),
              ...start.slice(i + 1),
              ...m.to.map((q) => `${games.indexOf(c.moves)}|${JSON.stringify(q)}`),
            ]),
          ),
      )
      .map((m) => c.name(m, i)),
  );
  return { won: won(tidy(start)), wins };
}

/**
 * The facts of a position that is won or lost: who wins, by which moves. `wins` may be absent where they are too many
 * to list.
 */
export function outcomeFacts({ won, sg, values, wins, play = 'normal', by, listed }) {
  const facts = { class: is(won ? 'N' : 'P'), winner: is(won ? 'first' : 'second'), play: is(play) };
  if (sg !== undefined) Object.assign(facts, { sg: is(sg), nimSum: is(sg) });
  if (values) facts.componentSg = is(values);
  if (wins) {
    facts.winningMoves = (claim) => {
      if (!Array.isArray(claim) || claim.length === wins.length) return setOf(wins, by)(claim);
      // A long list may be cut; then what is listed must be right, without repetition, and the number must be given in
      // full.
      const long = wins.length > claim.length && claim.length >= 60;
      if (!long) return setOf(wins, by)(claim);
      const all = new Set(wins.map((w) => (by ?? canon)(w)));
      return setOf(
        claim.filter((c) => all.has((by ?? canon)(c))),
        by,
      )(claim);
    };
    facts.moveCount = is(wins.length);
    facts.distinctMoves = is(new Set(wins.map(by ?? canon)).size);
    facts.drawingMoves = setOf([]);
  } else if (listed)
    facts.winningMoves = partly(
      (claim) => (won || claim.length === 0 ? claim.map(listed).find((x) => x) : 'a lost position has no winning move'),
      'each one listed is right',
    );
  return facts;
}

export const MAIN = ['class', 'winner', 'sg', 'winningMoves'];
