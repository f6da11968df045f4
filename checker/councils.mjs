// Councils of more players than plain search bears: who wins is asked once of every coalition, and the rest follows
// from theorems on monotone games in which a coalition is worth one or nothing.
import { ZERO, ONE, eq, fraction, sign } from './fractions.mjs';
import { CannotTell, is, setOf } from './verdict.mjs';

const MOST = 16;

/** The facts of a monotone simple game: every swing counted by the size of its coalition. */
export function council({ n, v }) {
  if (n > MOST || !v) throw new CannotTell('too many players for plain search');
  const size = 1 << n,
    wins = new Uint8Array(size),
    count = new Uint8Array(size),
    players = Array.from({ length: n }, (_, i) => i);
  for (let s = 1; s < size; s++) {
    const worth = v(s);
    if (sign(worth) && !eq(worth, ONE)) throw new CannotTell('too many players for plain search');
    wins[s] = sign(worth);
    count[s] = count[s & (s - 1)] + 1;
  }
  const swings = players.map(() => Array(n + 1).fill(0n));
  let monotone = true,
    proper = true,
    strong = true,
    minimal = 0;
  for (let s = 0; s < size; s++) {
    let needed = 0;
    for (const i of players)
      if ((s >> i) & 1) {
        const without = wins[s & ~(1 << i)];
        if (without > wins[s]) monotone = false;
        if (wins[s] > without) {
          swings[i][count[s]]++;
          needed++;
        }
      }
    if (wins[s] && needed === count[s]) minimal++;
    if (wins[s] && wins[size - 1 - s]) proper = false;
    if (s && s < size - 1 && !wins[s] && !wins[size - 1 - s]) strong = false;
  }
  if (!monotone || !wins[size - 1]) throw new CannotTell('too many players for plain search');
  const factorial = (k) => (k < 2 ? 1n : BigInt(k) * factorial(k - 1)),
    index = swings.map((by) =>
      fraction(
        by.reduce((t, c, k) => (k ? t + c * factorial(k - 1) * factorial(n - k) : t), 0n),
        factorial(n),
      ),
    ),
    counts = swings.map((by) => by.reduce((a, b) => a + b, 0n)),
    all = counts.reduce((a, b) => a + b, 0n),
    veto = players.filter((i) => !wins[size - 1 - (1 << i)]),
    dictators = players.filter((i) => wins[1 << i]),
    k = veto.length;
  const facts = {
    vN: is(ONE),
    monotone: is(true),
    simple: is(true),
    proper: is(proper),
    superadditive: is(proper), // two winning coalitions apart are the only way to lose by joining
    constantSum: is(proper && strong),
    convex: is(minimal === 1), // else two minimal winning coalitions are worth two, their union and meeting one
    essential: is(dictators.length === 0),
    minimalWinningCount: is(minimal),
    vetoPlayers: setOf(veto.map((i) => i + 1)),
    coreEmpty: is(k === 0),
    shapley: is(index),
    shapleyShubik: is(index),
    swingCounts: is(counts),
    banzhaf: is(counts.map((c) => fraction(c, all))),
  };
  if (k) {
    // the core divides everything among those without whom nobody wins; equally, by symmetry, in the nucleolus
    const only = (i) => players.map((j) => (i === j ? ONE : ZERO));
    Object.assign(facts, {
      coreVertices: setOf(veto.map(only)),
      shape: is(['point', 'segment', 'triangle', 'tetrahedron'][k - 1] ?? 'polytope'),
      nucleolus: is(players.map((i) => (veto.includes(i) ? fraction(1n, BigInt(k)) : ZERO))),
    });
    facts.imputationNucleolus = facts.nucleolus;
    if (minimal > 1) facts.minimumTotal = is(ONE);
  } else {
    facts.coreVertices = setOf([]);
    facts.shape = is('empty');
  }
  return {
    main: ['vN', 'superadditive', 'essential', 'convex', 'constantSum', 'coreEmpty', 'shapleyShubik'],
    says: `every one of ${size} coalitions was asked; the core by the players with a veto`,
    facts,
  };
}
