// Strategic games and their equilibria: pure ones by trying every deviation, all extreme ones of two players by trying
// every pair of corners of the two best-reply polytopes.
import { ZERO, ONE, add, cmp, dot, eq, fraction, max, mul, read, sign, solve, sub, sum, pair } from './fractions.mjs';
import { CannotTell, canon, is, partly, setOf } from './verdict.mjs';
import { solveGame, transpose } from './matrix.mjs';
import { near } from './surds.mjs';

const CORNERS = 60_000;

/** The two matrices of a document. */
function matrices(d) {
  if (d.bimatrix) return [0, 1].map((k) => d.bimatrix.map((row) => row.map((cell) => read(pair(cell)[k]))));
  if (d.A) return [d.A, d.B].map((M) => M.map((row) => row.map(read)));
  if (d.matrix)
    return [d.matrix.map((row) => row.map(read)), d.matrix.map((row) => row.map((x) => sub(ZERO, read(x))))];
  throw new CannotTell('a text format that is not read here');
}

const counted = (n, k) => {
  let c = 1;
  for (let i = 0; i < k; i++) c = (c * (n - i)) / (i + 1);
  return c;
};

/** All subsets of size k of 0..n-1. */
function* subsets(n, k, from = 0, chosen = []) {
  if (chosen.length === k) {
    yield chosen;
    return;
  }
  for (let i = from; i <= n - (k - chosen.length); i++) yield* subsets(n, k, i + 1, [...chosen, i]);
}

/**
 * Corners of x >= 0 with every column's payoff at most one, but zero: each as a strategy with its unused rows and
 * best columns.
 */
function corners(B) {
  const least = B.flat().reduce((a, b) => (cmp(a, b) <= 0 ? a : b)),
    P = B.map((row) => row.map((x) => add(sub(x, least), ONE))),
    m = P.length,
    n = P[0].length;
  if (counted(m + n, m) > CORNERS) throw new CannotTell('too many corners to try');
  const rows = [...P.map((_, i) => P.map((_, k) => (k === i ? ONE : ZERO))), ...transpose(P)],
    right = [...P.map(() => ZERO), ...transpose(P).map(() => ONE)],
    found = new Map();
  for (const chosen of subsets(m + n, m)) {
    const x = solve(
      chosen.map((c) => rows[c]),
      chosen.map((c) => right[c]),
    );
    if (!x || x.some((v) => sign(v) < 0) || x.every((v) => sign(v) === 0)) continue;
    const paid = transpose(P).map((col) => dot(col, x));
    if (paid.some((v) => cmp(v, ONE) > 0)) continue;
    const total = sum(x),
      p = x.map((v) => fraction(v.n * total.d, v.d * total.n));
    found.set(canon(p), {
      p,
      unused: x.map((v) => sign(v) === 0),
      best: paid.map((v) => eq(v, ONE)),
    });
  }
  return [...found.values()];
}

/** All extreme equilibria as pairs of strategies. */
export function extreme(A, B) {
  const first = corners(B),
    second = corners(transpose(A));
  return first.flatMap((x) =>
    second
      .filter((y) => x.unused.every((u, i) => u || y.best[i]) && y.unused.every((u, j) => u || x.best[j]))
      .map((y) => [x, y]),
  );
}

const paid = (M, p, q) =>
  dot(
    p,
    M.map((row) => dot(row, q)),
  );

/** What is wrong with a pair as an equilibrium. */
function notEquilibrium(A, B, p, q) {
  if ([p, q].some((s) => s.some((x) => sign(x) < 0) || !eq(sum(s), ONE))) return 'not probabilities';
  if (!eq(max(A.map((row) => dot(row, q))), paid(A, p, q))) return 'I gains by leaving it';
  if (!eq(max(transpose(B).map((col) => dot(col, p))), paid(B, p, q))) return 'II gains by leaving it';
}

/** Whether a product of hulls is named once and no equilibrium outside could join it. */
const grows = (pairs, P, Q) => {
  const has = new Set(pairs.map(([x, y]) => canon([x.p, y.p]))),
    all = (side) => [...new Map(pairs.map((pair) => [canon(pair[side].p), pair[side].p])).values()];
  return (
    all(0).some((p) => !P.some((x) => canon(x) === canon(p)) && Q.every((q) => has.has(canon([p, q])))) ||
    all(1).some((q) => !Q.some((y) => canon(y) === canon(q)) && P.every((p) => has.has(canon([p, q]))))
  );
};

/**
 * What is wrong with trembles that shall make an equilibrium proper: levels, each played infinitely less often than
 * the one before, the first of them the equilibrium. A strategy counts where it first appears; a reply that is worse
 * at the first level that tells them apart must appear later.
 */
function notProper(A, B, e) {
  const [I, II] = [e.levelsI, e.levelsII].map((levels) => levels.map((x) => x.map(read)));
  if (canon(I[0]) !== canon(e.p.map(read)) || canon(II[0]) !== canon(e.q.map(read))) return 'another equilibrium';
  for (const [M, mine, other] of [
    [A, I, II],
    [transpose(B), II, I],
  ]) {
    if (mine.flat().some((x) => sign(x) < 0) || mine.some((x) => x.length !== M.length)) return 'not levels';
    const first = M.map((_, s) => mine.findIndex((level) => sign(level[s]) > 0));
    if (first.includes(-1)) return 'a strategy that is never played';
    if (mine.some((level, k) => !eq(sum(level), ONE) || !first.includes(k)))
      return 'a level that is no strategy, or adds nothing';
    const earned = M.map((row) => other.map((level) => dot(row, level)));
    for (let s = 0; s < M.length; s++)
      for (let t = 0; t < M.length; t++) {
        const k = earned[s].findIndex((x, l) => !eq(x, earned[t][l]));
        if (k >= 0 && cmp(earned[s][k], earned[t][k]) < 0 && first[s] <= first[t])
          return 'a worse reply that is played no less often';
      }
  }
  return undefined;
}

/** All ways to put things into classes, one after the other: the first class, then the ways for the rest. */
function* ordered(things) {
  if (!things.length) {
    yield [];
    return;
  }
  for (let bits = 1; bits < 1 << things.length; bits++) {
    const first = things.filter((_, k) => (bits >> k) & 1),
      rest = things.filter((_, k) => !((bits >> k) & 1));
    for (const later of ordered(rest)) yield [first, ...later];
  }
}

const WAYS = [1, 1, 3, 13, 75, 541];

/** The corners of x >= 0 with sum one, some linear forms zero and others not negative, on the free coordinates. */
function cone(zero, least, free, n) {
  const unit = (i) => Array.from({ length: n }, (_, k) => (k === i ? ONE : ZERO)),
    fixed = [...zero, ...unit(0).flatMap((_, i) => (free.has(i) ? [] : [unit(i)]))],
    sides = [...least, ...[...free].map(unit)],
    found = [];
  for (let k = 0; k < n; k++)
    for (const chosen of subsets(sides.length, Math.min(k, sides.length))) {
      const x = only([...fixed, ...chosen.map((c) => sides[c])], n);
      if (x && sides.every((side) => sign(dot(side, x)) >= 0)) found.push(x);
    }
  return found;
}

/** The only vector with sum one on which all these forms vanish, if there is exactly one. */
function only(rows, n) {
  const left = [...rows.map((row) => [...row, ZERO]), [...Array.from({ length: n }, () => ONE), ONE]];
  let rank = 0;
  for (let c = 0; c < n; c++) {
    const at = left.findIndex((row, r) => r >= rank && sign(row[c]) !== 0);
    if (at < 0) return undefined;
    [left[rank], left[at]] = [left[at], left[rank]];
    const pivot = left[rank].map((x) => fraction(x.n * left[rank][c].d, x.d * left[rank][c].n));
    left[rank] = pivot;
    left.forEach((row, r) => {
      if (r !== rank && sign(row[c])) left[r] = row.map((x, k) => sub(x, mul(row[c], pivot[k])));
    });
    rank++;
  }
  return left.slice(rank).some((row) => sign(row[n])) ? undefined : left.slice(0, n).map((row) => row[n]);
}

/** Whether somebody's classes can tremble so that the other, whose classes are theirs, earns less class by class. */
function tremblesFit(paid, theirs, own, size) {
  const gap = (s, t) => paid[s].map((x, i) => sub(x, paid[t][i])),
    zero = theirs.flatMap((tied) => tied.slice(1).map((s) => gap(tied[0], s))),
    least = theirs.slice(1).map((tied, k) => gap(theirs[k][0], tied[0]));
  return own.every((level, k) => {
    if (!k) return true; // the equilibrium itself, looked at apart
    const points = cone(zero, least, new Set(own.slice(0, k + 1).flat()), size);
    return level.every((i) => points.some((x) => sign(x[i]) > 0));
  });
}

/** Whether replies to an equilibrium strategy earn the same within a class and no more from class to class. */
const falls = (earned, classes) =>
  classes.every(
    (tied, k) =>
      tied.every((s) => eq(earned[s], earned[tied[0]])) && (!k || cmp(earned[classes[k - 1][0]], earned[tied[0]]) >= 0),
  );

/**
 * Those of the extreme equilibria that are proper, by trying every order of classes in which strategies may become
 * ever less likely; undefined where there are too many. A class is played infinitely less often than the one before,
 * and a worse reply stands in a later class.
 */
function properOnes(A, B, pairs) {
  const C = transpose(B),
    unused = (x) => x.p.flatMap((w, i) => (sign(w) ? [] : [i]));
  if (pairs.some(([x, y]) => (WAYS[unused(x).length] ?? 1e9) * (WAYS[unused(y).length] ?? 1e9) > 200)) return undefined;
  return pairs.filter(([x, y]) => {
    const ways = (z) => [...ordered(unused(z))].map((rest) => [z.p.flatMap((w, i) => (sign(w) ? [i] : [])), ...rest]),
      rows = A.map((row) => dot(row, y.p)),
      cols = C.map((col) => dot(col, x.p)),
      first = ways(x).filter((way) => falls(rows, way)),
      second = ways(y).filter((way) => falls(cols, way));
    return first.some((I) => second.some((II) => tremblesFit(C, II, I, A.length) && tremblesFit(A, I, II, C.length)));
  });
}

function bimatrix(d, report) {
  const [A, B] = matrices(d),
    m = A.length,
    n = A[0].length;
  const safety = [solveGame(A).v, solveGame(transpose(B)).v];
  const pure = A.flatMap((row, i) =>
    row.flatMap((x, j) =>
      A.every((r) => cmp(r[j], x) <= 0) && B[i].every((y) => cmp(y, B[i][j]) <= 0) ? [[i + 1, j + 1]] : [],
    ),
  );
  const dominant = (M) => {
    const i = M.findIndex((row, k) => M.every((other, l) => l === k || other.every((x, j) => cmp(row[j], x) > 0)));
    return M.length > 1 && i >= 0 ? i : -1;
  };
  const r = dominant(A),
    c = dominant(transpose(B));
  const dilemma =
    r >= 0 &&
    c >= 0 &&
    A.some((row, i) => row.some((x, j) => i !== r && j !== c && cmp(x, A[r][c]) > 0 && cmp(B[i][j], B[r][c]) > 0));
  const sums = A.map((row, i) => row.map((x, j) => add(x, B[i][j]))),
    constant = sums.flat().every((x) => eq(x, sums[0][0]));
  const pairs = extreme(A, B);
  const finite = pairs.every(([x, y]) => !pairs.some(([u, v]) => (u === x) !== (v === y)));
  const facts = {
    safety: is(safety),
    pse: setOf(pure),
    prisonersDilemma: is(dilemma),
    unique: is(pairs.length === 1),
    extremeCount: is(pairs.length),
    equilibriumCount: is(finite ? pairs.length : 'infinite'),
    zeroSum: is(constant && sign(sums[0][0]) === 0),
    constantSum: (claim) => (constant ? is(sums[0][0])(claim) : 'the sum is not constant'),
    extremeEquilibria: setOf(
      pairs.map(([x, y]) => ({
        p: x.p,
        q: y.p,
        payoff: [paid(A, x.p, y.p), paid(B, x.p, y.p)],
      })),
    ),
  };
  const one = (e) => canon([e.p.map(read), e.q.map(read)]),
    trembling = report?.certificate?.data?.proper;
  const proper = properOnes(A, B, pairs);
  if (proper)
    facts.proper = setOf(proper.map(([x, y]) => ({ p: x.p, q: y.p, payoff: [paid(A, x.p, y.p), paid(B, x.p, y.p)] })));
  else if (trembling)
    facts.proper = partly((claim) => {
      const shown = new Set(trembling.map(one));
      if (new Set(claim.map(one)).size !== claim.length) return 'a proper equilibrium twice';
      const payoff = claim.find((e) =>
        [A, B].some((M, k) => !eq(paid(M, e.p.map(read), e.q.map(read)), read(e.payoff[k]))),
      );
      if (payoff) return 'other payoffs';
      return claim.length === shown.size && claim.every((e) => shown.has(one(e)))
        ? undefined
        : 'the certificate shows other trembles';
    }, 'those listed are; that the others are not was not looked into');
  const proof = {
    A: is(A),
    B: is(B),
    safety: is(safety),
    proper: (claim) => {
      const all = new Set(pairs.map(([x, y]) => canon([x.p, y.p])));
      if (new Set(claim.map(one)).size !== claim.length) return 'a proper equilibrium twice';
      // where every strategy is played, or any other answer is worse, trembles do no harm
      const named = new Set(claim.map(one)),
        sure = pairs.find(
          ([x, y]) =>
            !named.has(canon([x.p, y.p])) &&
            ([...x.p, ...y.p].every((w) => sign(w) > 0) ||
              [
                [x.p, A.map((row) => dot(row, y.p))],
                [y.p, transpose(B).map((col) => dot(col, x.p))],
              ].every(
                ([own, earned]) => earned.filter((e) => eq(e, max(earned))).length === 1 && own.some((w) => eq(w, ONE)),
              )),
        );
      if (sure) return `${canon(sure.map((x) => x.p))} is proper too`;
      const left = proper?.find(([x, y]) => !named.has(canon([x.p, y.p])));
      if (left) return `${canon(left.map((x) => x.p))} is proper too`;
      return claim.map((e) => (all.has(one(e)) ? notProper(A, B, e) : 'no extreme equilibrium')).find((x) => x);
    },
    equilibria: (claim) =>
      setOf(
        pairs.map(([x, y]) => {
          const rows = A.map((row) => dot(row, y.p)),
            cols = transpose(B).map((col) => dot(col, x.p));
          return {
            p: x.p,
            q: y.p,
            payoff: [paid(A, x.p, y.p), paid(B, x.p, y.p)],
            rowSlacks: rows.map((v) => sub(max(rows), v)),
            colSlacks: cols.map((v) => sub(max(cols), v)),
          };
        }),
      )(
        claim.map((e) => ({
          ...e,
          p: e.p.map(read),
          q: e.q.map(read),
          payoff: e.payoff.map(read),
          rowSlacks: e.rowSlacks.map(read),
          colSlacks: e.colSlacks.map(read),
        })),
      ),
    subsets: (claim) => {
      const covered = new Set();
      if (new Set(claim.map((s) => JSON.stringify([s.pHull, s.qHull]))).size !== claim.length) return 'a product twice';
      for (const s of claim) {
        const P = s.pHull.map((p) => p.map(read)),
          Q = s.qHull.map((q) => q.map(read));
        if ([P, Q].some((hull) => new Set(hull.map(canon)).size !== hull.length)) return 'a corner of a product twice';
        for (const p of P)
          for (const q of Q) {
            const wrong = notEquilibrium(A, B, p, q);
            if (wrong) return wrong;
            covered.add(canon([p, q]));
          }
        if (grows(pairs, P, Q)) return 'a product that could be larger';
      }
      return pairs.every(([x, y]) => covered.has(canon([x.p, y.p]))) && covered.size === pairs.length
        ? undefined
        : 'an extreme equilibrium in no product, or one that is none';
    },
  };
  return {
    main: ['safety', 'pse', 'unique', 'extremeCount'],
    says: `all ${pairs.length} extreme equilibria of the ${m} by ${n} game were found again by trying every pair of corners`,
    facts,
    proof,
  };
}

const chicken = (d, report) => {
  const [b, l, i, c] = [d.bothChicken ?? 1, d.loneChicken ?? -1, d.loneIron ?? 2, d.crash ?? -2];
  return bimatrix(
    {
      bimatrix: [
        [
          [b, b],
          [l, i],
        ],
        [
          [i, l],
          [c, c],
        ],
      ],
    },
    report,
  );
};

/** All pure profiles of nested payoffs. */
function profiles(payoffs, players) {
  const all = [],
    walk = (node, at) => {
      if (at.length === players) all.push([at, node.map(read)]);
      else node.forEach((kid, s) => walk(kid, [...at, s]));
    };
  walk(payoffs, []);
  return all;
}

const depth = (x) => (Array.isArray(x) ? 1 + depth(x[0]) : 0);

const NEAR = fraction(1n, 1_000_000_000n);

/** Whether the roots written lie within the bounds, player by player, and pay what is said. */
function rooted(e, low, high, got) {
  const within = (text, from, to) => {
    const x = near(text);
    return x !== null && cmp(sub(from, NEAR), x) <= 0 && cmp(x, add(to, NEAR)) <= 0;
  };
  return (
    e.roots.length === low.length &&
    e.roots.every(
      (own, i) => own.length === low[i].length && own.every((text, s) => within(text, low[i][s], high[i][s])),
    ) &&
    e.payoffRoots.length === got.length &&
    e.payoffRoots.every((text, i) => within(text, got[i], got[i]))
  );
}

/**
 * What is wrong with a list of equilibria of several players: an exact one gains nothing by any deviation, in the
 * middle of narrow bounds next to nothing is gained, and the pure ones are all there, once.
 */
function listed(claim, sizes, expected, pure) {
  const seen = new Set(),
    purely = new Set();
  for (const e of claim) {
    const low = (e.exact ? e.profile : e.low).map((own) => own.map(read)),
      high = e.exact ? low : e.high.map((own) => own.map(read));
    const middle = low.map((own, i) =>
        own.map((x, s) => {
          const y = add(x, high[i][s]);
          return fraction(y.n, y.d * 2n);
        }),
      ),
      gap = e.exact ? ZERO : NEAR;
    if (
      low.length !== sizes.length ||
      high.length !== sizes.length ||
      low.some((own, i) => own.length !== sizes[i] || high[i].length !== sizes[i])
    )
      return 'strategies of another size';
    if (
      low.some((own, i) =>
        own.some((x, s) => sign(x) < 0 || cmp(x, high[i][s]) > 0 || cmp(sub(high[i][s], x), gap) > 0),
      )
    )
      return 'bounds that are none, or not narrow';
    if (
      middle.some((own) => {
        const off = sub(sum(own), ONE);
        return cmp(off, gap) > 0 || cmp(sub(ZERO, off), gap) > 0;
      })
    )
      return 'not probabilities';
    const got = sizes.map((_, i) => expected(middle, i)),
      size = sum(got.map((x) => (sign(x) < 0 ? sub(ZERO, x) : x)));
    for (const [i, n] of sizes.entries())
      for (let k = 0; k < n; k++)
        if (cmp(sub(expected(middle, i, k), got[i]), mul(gap, add(ONE, size))) > 0)
          return 'somebody gains by leaving it';
    if (e.roots && !rooted(e, low, high, got)) return 'roots that are not the probabilities or payoffs';
    if (e.exact && (e.payoffs.length !== got.length || e.payoffs.some((x, i) => !eq(read(x), got[i]))))
      return 'other payoffs';
    const key = canon(middle);
    if (seen.has(key)) return 'an equilibrium twice';
    seen.add(key);
    if (middle.every((own) => own.every((x) => sign(x) === 0 || eq(x, ONE))))
      purely.add(middle.map((own) => own.findIndex((x) => eq(x, ONE))).join());
  }
  return purely.size === pure.length && pure.every(([s]) => purely.has(s.join()))
    ? undefined
    : 'a pure equilibrium is missing or false';
}

/**
 * Whether a product of hulls consists of equilibria: what a deviation gains is linear in each player's strategy, so
 * that it is enough to try the corners.
 */
function consists(product, sizes, expected) {
  if (product.length !== sizes.length) return false;
  let corners = [[]];
  for (const [i, own] of product.entries()) {
    const mixes = own.map((mix) => mix.map(read));
    if (new Set(mixes.map(canon)).size !== own.length) return false;
    if (
      !own.length ||
      mixes.some((mix) => mix.length !== sizes[i] || mix.some((x) => sign(x) < 0) || !eq(sum(mix), ONE))
    )
      return false;
    corners = corners.flatMap((before) => mixes.map((mix) => [...before, mix]));
  }
  return corners.every((profile) =>
    sizes.every((n, i) => {
      const got = expected(profile, i);
      return Array.from({ length: n }, (_, k) => expected(profile, i, k)).every((x) => cmp(x, got) <= 0);
    }),
  );
}

/** Whether a strategy is a mixture of others: no coordinate tells it from all their mixtures. */
const mixed = (list, s) =>
  sign(solveGame(list.map((t) => t.flatMap((x, k) => [sub(read(x), read(s[k])), sub(read(s[k]), read(x))]))).v) === 0;

function many(payoffs, d, report) {
  const players = depth(payoffs) - 1;
  if (players === 2) return bimatrix({ bimatrix: payoffs }, report);
  const all = profiles(payoffs, players),
    at = new Map(all.map(([s, v]) => [s.join(), v]));
  const sizes = Array.from({ length: players }, (_, i) => 1 + Math.max(...all.map(([s]) => s[i])));
  const pure = all.filter(([s, v]) =>
    s.every((_, i) =>
      Array.from({ length: sizes[i] }, (_, k) => at.get(s.map((x, j) => (j === i ? k : x)).join())[i]).every(
        (x) => cmp(x, v[i]) <= 0,
      ),
    ),
  );
  const expected = (profile, i, k) =>
    sum(
      all.map(([s, v]) =>
        s.reduce((w, x, j) => (j === i && k !== undefined ? (x === k ? w : ZERO) : mul(w, read(profile[j][x]))), v[i]),
      ),
    );
  const facts = {
    pse: setOf(pure.map(([s]) => s.map((x) => x + 1))),
    payoffs: setOf(pure.map(([, v]) => v)),
  };
  const shown = report?.certificate?.data?.equilibria;
  if (shown) facts.allEquilibriaCount = partly(is(shown.length), 'as many as the certificate shows');
  const profile = d.profile ?? d.mixed;
  if (profile) {
    const got = sizes.map((_, i) => expected(profile, i)),
      other = sizes.map((size, i) => Array.from({ length: size }, (_, k) => expected(profile, i, k)));
    Object.assign(facts, {
      expectedPayoffs: is(got),
      deviationPayoffs: is(other),
      maxGains: is(other.map((o, i) => sub(max(o), got[i]))),
      isEquilibrium: is(other.every((o, i) => eq(max(o), got[i]))),
    });
  }
  const proof = {
    pure: (claim) =>
      setOf(
        pure.map(([s, v]) => ({
          profile: s.map((x) => x + 1),
          payoffs: v,
          slacks: sizes.map((size, i) =>
            Array.from({ length: size }, (_, k) => sub(v[i], at.get(s.map((x, j) => (j === i ? k : x)).join())[i])),
          ),
        })),
      )(
        claim.map((e) => ({
          ...e,
          payoffs: e.payoffs.map(read),
          slacks: e.slacks.map((row) => row.map(read)),
        })),
      ),
    equilibria: (claim) => listed(claim, sizes, expected, pure),
    products: (claim) =>
      new Set(claim.map((each) => JSON.stringify(each))).size !== claim.length
        ? 'a family twice'
        : claim.every((each) => consists(each, sizes, expected))
          ? claim.some((each) => widened(each).some((wider) => consists(wider, sizes, expected)))
            ? 'a family that another equilibrium belongs to'
            : undefined
          : 'a family that is none, or with a corner twice',
  };
  /** A family with one more strategy of one player, out of the equilibria that are shown. */
  const widened = (family) =>
    family.flatMap((own, i) =>
      (shown ?? [])
        .map(({ profile }) => profile?.[i])
        .filter((s) => s && !mixed(own, s))
        .map((s) => family.map((list, j) => (i === j ? [...list, s] : list))),
    );
  return {
    main: ['pse'],
    says: `every deviation from each of the ${all.length} pure profiles was tried`,
    facts,
    proof,
  };
}

const strategic = (d, report) => {
  if (!d.payoffs) throw new CannotTell('a text format that is not read here');
  return many(d.payoffs, d, report);
};

function quantities(d, report) {
  const amounts = d.strategies.map(read),
    firms = d.firms ?? 2,
    a = read(d.a),
    c = read(d.c ?? 0);
  const build = (at) => {
    if (at.length < firms) return amounts.map((_, k) => build([...at, k]));
    const price = max([sub(a, sum(at.map((k) => amounts[k]))), ZERO]);
    return at.map((k) => canon(mul(sub(price, c), amounts[k])));
  };
  return many(build([]), d, report);
}

const bystander = (d, report) =>
  many(
    d.trimatrix.map((row) => row.map((cell) => [cell])),
    { profile: d.p && d.q ? [d.p, d.q, [1]] : undefined },
    report,
  );

function secondSafety(d) {
  const B = d.matrix.map((row) => row.map(read));
  return {
    main: ['valueBTranspose', 'valueB'],
    says: 'both values were worked out again',
    facts: {
      valueB: is(solveGame(B).v),
      valueBTranspose: is(solveGame(transpose(B)).v),
      safetyLevelIs: is('value_B_transpose'),
    },
  };
}

/** Judges by kind. */
export const EQUILIBRIUM = {
  bimatrix,
  chicken,
  'strategic-game': strategic,
  'quantity-game': quantities,
  bystander,
  'second-safety-level': secondSafety,
};

/** Makers of small random documents by kind, on the random numbers of random.mjs. */
export const equilibriumGames = (r) => {
  const { int, pick, chance, maybe } = r,
    table = (m, n, f) => Array.from({ length: m }, () => Array.from({ length: n }, f));
  const number = (most) => (chance(0.8) ? int(-most, most) : `${int(-9, 9)}/${int(1, 5)}`),
    mix = (n) => {
      const w = Array.from({ length: n }, () => int(0, 3));
      w[int(0, n - 1)] += 1;
      const t = w.reduce((a, b) => a + b);
      return w.map((x) => `${x}/${t}`);
    };
  return {
    bimatrix: () => {
      const m = int(1, 4),
        n = int(1, 4),
        most = pick([1, 2, 3, 9]);
      return {
        bimatrix: table(m, n, () => [number(most), number(most)]),
        ...maybe(0.2, () => ({ p: mix(m), q: mix(n) })),
        ...maybe(0.1, () => ({ label: int(1, m + n) })),
        ...maybe(0.1, () => ({ rounds: int(2, 9) })),
      };
    },
    chicken: () => ({
      bothChicken: int(0, 3),
      loneChicken: int(-3, 1),
      loneIron: int(1, 5),
      crash: int(-6, 0),
    }),
    'strategic-game': () => {
      const sizes = Array.from({ length: int(2, 3) }, () => int(1, 3)),
        build = (at) =>
          at.length === sizes.length
            ? sizes.map(() => int(-4, 4))
            : Array.from({ length: sizes[at.length] }, (_, k) => build([...at, k]));
      return {
        payoffs: build([]),
        ...maybe(0.3, () => ({ profile: sizes.map(mix) })),
      };
    },
    'quantity-game': () => ({
      a: int(5, 15),
      c: int(0, 3),
      firms: int(2, 3),
      strategies: Array.from({ length: int(1, 4) }, (_, k) => k + int(0, 1)),
    }),
    bystander: () => {
      const m = int(1, 3),
        n = int(1, 3);
      return {
        trimatrix: table(m, n, () => [int(0, 9), int(0, 9), int(0, 9)]),
        p: mix(m),
        q: mix(n),
      };
    },
    'second-safety-level': () => ({
      matrix: table(int(1, 4), int(1, 4), () => number(6)),
    }),
  };
};
