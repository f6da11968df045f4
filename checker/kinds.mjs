// Which theory judges which kind of document.
import { BOARDS, moore, queen } from './boards.mjs';
import { coinRow, coinGame, rowTurning, tartan } from './coins.mjs';
import { generalised, tanhinmin, trick, trickTable } from './cards.mjs';
import { countable, parametric, symmetry, twoByInfinity, zeroSum } from './curves.mjs';
import {
  cutting,
  graphGame,
  greenHackenbush,
  hackenbush,
  picture,
  removing,
  standing,
  vertexRemoval,
} from './graphs.mjs';
import { heapComponent, piles } from './heaps.mjs';
import { FAMILIES, magicSquare, matrixGame } from './matrix.mjs';
import { forgetting, memory, memoryGain, memoryLarger, simulation } from './memory.mjs';
import { battleship, blotto, dresher } from './search.mjs';
import { solveSum, outcomeFacts, MAIN } from './sums.mjs';
import { GUESS } from './guess.mjs';
import { QUESTIONS } from './questions.mjs';
import { TREES } from './trees.mjs';
import { STOCHASTIC } from './stochastic.mjs';
import { POKER } from './poker.mjs';
import { EQUILIBRIUM } from './equilibrium.mjs';
import { DUOPOLY } from './duopoly.mjs';
import { BARGAINING } from './bargaining.mjs';
import { COALITION } from './coalition.mjs';
import { APPENDIX } from './appendix.mjs';
import { PILE_GAMES } from './pieces.mjs';
import { CannotTell, canon, is, setOf } from './verdict.mjs';

const COINS = [
  'turning-turtles',
  'twins',
  'mock-turtles',
  'triplets',
  'ruler',
  'rulerette',
  'grunt',
  'coin-turning',
  'subtraction-coins',
  'subtraction-two-coins',
  'subtraction-one-or-two',
  'custom',
  'patterns',
];
const PILES = ['nim', 'subtraction', 'take-away-rule', 'octal', ...PILE_GAMES];

/** Components of a sum; each is a game by itself, a coin row is the sum of its heads. */
function component(d, i, misere) {
  const named = (m) => ({ component: i, ...m.name });
  if (d.game === 'wythoff') return [{ moves: queen, at: `${d.x},${d.y}`, name: named }];
  if (d.game === 'green-hackenbush') {
    const { edges, ground } = picture(d),
      all = standing(
        edges,
        ground,
        edges.map((_, j) => j),
      );
    if (all.length > 12) throw new CannotTell('picture too large');
    return [{ moves: cutting(edges, ground), at: all.join(','), name: named }];
  }
  if (d.game === 'staircase-nim' && d.steps) return null;
  if (COINS.includes(d.game) && (d.coins !== undefined || d.heads || d.piles)) {
    const g = coinGame(d.game, d.subtractionSet, d.counts, d.patterns),
      label = d.firstIndex ?? g.from;
    const heads =
      d.coins !== undefined
        ? [...d.coins].flatMap((c, p) => (c === 'H' ? [p] : []))
        : (d.heads ?? []).map((x) => x - label);
    const moves = (p) =>
      g.companions(p).map((c) => ({ name: { turn: [...c, p].sort((a, b) => a - b).map((x) => x + label) }, to: c }));
    if (misere)
      return [{ moves: rowTurning(g, (p) => Number(p) + label), at: heads.map(String).sort().join(' '), name: named }];
    return heads.map((at) => ({ moves, at, name: named }));
  }
  if (d.game === 'vertex-removal' && d.graph === 'edge-list') {
    const { pieces, moves } = removing(d.edges);
    return pieces([...new Set(d.edges.flat())]).map((at) => ({ moves, at, name: named }));
  }
  if (d.game === 'graph-game') {
    const next = d.edges,
      seen = new Set(),
      stack = new Set();
    const acyclic = (v) => {
      if (stack.has(v)) return false;
      if (seen.has(v)) return true;
      seen.add(v);
      stack.add(v);
      const ok = (next[v] ?? []).every(acyclic);
      stack.delete(v);
      return ok;
    };
    if (!acyclic(d.start)) throw new CannotTell('a graph with cycles in a sum');
    return [
      {
        moves: (v) => (next[v] ?? []).map((w) => ({ name: { to: w, from: v }, to: [w] })),
        at: d.start,
        name: named,
        token: true,
      },
    ];
  }
  if (d.pile === undefined) return null;
  return [
    {
      ...heapComponent(d.game, d, Number(d.pile)),
      name: (m) => ({ component: i, from: d.pile, to: m.to.length ? m.to : [0] }),
    },
  ];
}

/** Sums inside sums and several piles are opened; a component is named by its kind or, in the short form, as a game. */
const opened = (components) =>
  components.flatMap((c) => {
    const game = c.kind ?? c.game;
    if (game === 'sum') return opened(c.components);
    const { kind, ...fields } = c;
    if (Array.isArray(c.piles) && !COINS.includes(game))
      return c.piles.map((pile) => ({ ...fields, piles: undefined, game, pile }));
    return [kind === 'coin-turning' ? fields : { ...fields, game }];
  });

function sum(d) {
  const misere = d.play === 'misere',
    parts = opened(d.components),
    groups = parts.map((c, i) => component(c, i, misere));
  if (groups.some((g) => g === null)) throw new CannotTell('a component whose rules are not known here');
  if (parts.some((c) => Number(c.pile ?? 0) > 800)) throw new CannotTell('piles too large');
  const all = groups.flat();
  const s = solveSum(all, misere);
  let at = 0;
  const values = s.values && groups.map((g) => g.reduce((x) => x ^ s.values[at++], 0));
  const by = (m) =>
    canon({
      component: m.component,
      from: m.from,
      turn: m.turn,
      cut: m.cut,
      vertex: m.vertex,
      to: []
        .concat(m.to ?? [])
        .map(String)
        .sort()
        .join(),
    });
  const tokens = all.some((c) => c.token);
  const facts = outcomeFacts({
    ...s,
    values,
    play: d.play,
    by: tokens ? (m) => `${m.component}:${m.to ?? canon({ ...m, from: 0 })}` : by,
  });
  return { main: MAIN, says: 'values of all components and all winning moves worked out from the rules', facts };
}

function nimble(d, report) {
  const k = d.maxCoinsPerTurn ?? 1;
  if (k === 1) {
    const found = piles(d, report),
      { winningMoves } = report.answer;
    // which of several coins on a square is moved does not matter
    const squares = (moves) => new Set(moves.map((m) => canon([m.from, m.to]))).size;
    if (winningMoves) found.facts.distinctMoves = (claim) => is(squares(winningMoves))(claim);
    return found;
  }
  return moore(d.coins.map(Number), k, d);
}

/** Which theory applies (preface of the textbook), asked in this order. */
function theoryFinder(d) {
  const two = d.players === 2;
  const theory =
    d.players === 0
      ? 'zero-player'
      : d.players === 1
        ? 'decision-problem'
        : d.form === 'coalitional'
          ? 'coalitional'
          : two && d.winOrLose && d.perfectInformation && !d.chanceMoves
            ? 'combinatorial'
            : two && d.zeroSum
              ? d.form === 'extensive'
                ? 'zero-sum-extensive'
                : 'zero-sum-strategic'
              : !d.agreements
                ? 'noncooperative'
                : !two
                  ? 'coalitional'
                  : d.transferableUtility
                    ? 'cooperative-tu'
                    : 'cooperative-ntu';
  return { main: ['theory'], says: 'by the list of theories in the preface', facts: { theory: is(theory) } };
}

function definition(d) {
  const failing = [
    d.players !== 2 && 'two-players',
    d.alternateMoves === false && 'alternate-moves',
    d.chanceMoves && 'no-chance',
    d.hiddenInformation && 'no-hidden-information',
    d.simultaneousMoves && 'no-simultaneous-moves',
    d.drawAtTerminal && 'no-draw',
    d.alwaysEnds === false && 'ending-condition',
  ].filter((x) => x);
  return {
    main: ['combinatorial', 'failing'],
    says: 'each condition of the definition was looked at',
    facts: {
      combinatorial: is(failing.length === 0),
      failing: setOf(failing),
      impartial: is(d.sameMovesForBoth !== false),
    },
  };
}

const KINDS = {
  ...TREES,
  ...GUESS,
  ...QUESTIONS,
  ...STOCHASTIC,
  ...POKER,
  ...EQUILIBRIUM,
  ...DUOPOLY,
  ...BARGAINING,
  ...COALITION,
  ...APPENDIX,
  ...BOARDS,
  nimble,
  sum,
  'green-hackenbush': greenHackenbush,
  hackenbush,
  'graph-game': graphGame,
  'vertex-removal': vertexRemoval,
  trick,
  'trick-table': trickTable,
  tanhinmin,
  'generalised-tanhinmin': generalised,
  memory,
  'memory-gain': memoryGain,
  'memory-larger': memoryLarger,
  'memory-forgetting': forgetting,
  'memory-simulation': simulation,
  'colonel-blotto': blotto,
  'dresher-guessing': dresher,
  battleship,
  'parametric-matrix-game': parametric,
  'countable-game': countable,
  'two-by-infinity': twoByInfinity,
  'infinity-by-two': twoByInfinity,
  'matrix-symmetry': symmetry,
  'zero-sum-check': zeroSum,
  'theory-finder': theoryFinder,
  'combinatorial-game-check': definition,
  ...Object.fromEntries(Object.keys(FAMILIES).map((k) => [k, matrixGame])),
  'magic-square': magicSquare,
  ...Object.fromEntries(COINS.map((k) => [k, coinRow])),
  ...Object.fromEntries(['tartan', 'rugs', 'turning-corners', 'acrostic-twins'].map((k) => [k, tartan])),
  ...Object.fromEntries(PILES.map((k) => [k, piles])),
};
KINDS['named-matrix-game'] = (d, report) => KINDS[d.game]({ ...d.params, kind: d.game }, report);
export const theoryOf = (d) => KINDS[d.kind];
