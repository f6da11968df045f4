// Councils of more players than plain search bears: who wins is asked once of every coalition, and the rest follows
// from theorems on monotone games in which a coalition is worth one or nothing.
import { ZERO, ONE, cmp, eq, fraction, read, sign, sum } from './fractions.mjs';
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
  // what a coalition gets, for every one of them
  const paid = (x, s) => sum(x.filter((_, i) => (s >> i) & 1)),
    members = (name) => name.split(',').reduce((s, i) => s | (1 << (Number(i) - 1)), 0),
    satisfying = (claim) => {
      const x = claim.map(read),
        needy = players.every((i) => sign(x[i] ?? ZERO) >= 0) && x.length === n && eq(sum(x), ONE);
      // with nothing below zero it is enough to look where one member less would lose
      for (let s = 1; needy && s < size - 1; s++)
        if (wins[s] && players.every((i) => !((s >> i) & 1) || !wins[s & ~(1 << i)]) && cmp(paid(x, s), ONE) < 0)
          return 'does not satisfy everybody';
      return needy ? undefined : 'does not divide what all are worth';
    },
    balancedWeights = (claim) => {
      const list = Object.entries(claim).map(([name, w]) => [members(name), read(w)]);
      return list.every(([s, w]) => s && s < size - 1 && sign(w) > 0) &&
        players.every((i) => eq(sum(list.filter(([s]) => (s >> i) & 1).map(([, w]) => w)), ONE)) &&
        eq(sum(list.filter(([s]) => wins[s]).map(([, w]) => w)), ONE)
        ? undefined
        : 'weights that do not balance, or prove another total';
    };
  return {
    proof: k && minimal > 1 ? { satisfying, balancedWeights } : {},
    main: ['vN', 'superadditive', 'essential', 'convex', 'constantSum', 'coreEmpty', 'shapleyShubik'],
    says: `every one of ${size} coalitions was asked; the core by the players with a veto`,
    facts,
  };
}
