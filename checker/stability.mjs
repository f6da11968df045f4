// What is said of the core beside its vertices (all of them, its shape, criteria, the least core) and of an allocation
// (kernel, bargaining set). Linear programs are solved as matrix games.
import { ZERO, ONE, add, cmp, div, eq, fraction, max, mul, neg, sign, sub, sum } from './fractions.mjs';
import { canon, is, setOf } from './verdict.mjs';
import { solveGame, transpose } from './matrix.mjs';

const F = (x) => fraction(BigInt(x)),
  has = (s, i) => (s >> i) & 1,
  paid = (x, s) => sum(x.filter((_, i) => has(s, i))),
  worth = (A) => neg(solveGame(transpose(A).map((row) => row.map(neg))).v); // fewer rows than columns

/**
 * The least excess that all coalitions but the grand one can be held to: paying y = x + M >= 0 in shares q, a
 * coalition's excess is linear in q, and whoever picks the coalition wants it large. No x_i of a least core is below
 * -3 max |v|.
 */
function leastCore(v, n) {
  const most = max(v.map((w) => (sign(w) < 0 ? neg(w) : w))),
    M = add(mul(F(3), most), ONE),
    T = add(v.at(-1), mul(F(n), M)),
    proper = v.map((_, s) => s).slice(1, -1),
    indicator = (s) => v.slice(0, n).map((_, i) => (has(s, i) ? ONE : ZERO));
  return worth(
    proper.map((s) => {
      const own = indicator(s);
      return own.map((x) => sub(add(v[s], mul(M, sum(own))), mul(T, x)));
    }),
  );
}

/**
 * The prenucleolus: the largest excess is made as small as it can be, coalitions whose weight proves that stay where
 * they are, and so on with what is still free. Each step is a matrix game on a simplex of allocations, made larger
 * until the optimum lies inside it.
 */
export function prenucleolus(v, n) {
  const each = div(v.at(-1), F(n));
  let at = Array.from({ length: n }, () => each),
    free = at.slice(1).map((_, k) => at.map((_, i) => F(i === k + 1 ? 1 : i === 0 ? -1 : 0)));
  while (free.length) {
    const along = (s) => free.map((d) => paid(d, s)),
      open = v.flatMap((_, s) => (along(s).some((x) => sign(x)) ? [s] : []));
    for (let size = 64n; ; size *= 16n) {
      const corners = [
          free.map(() => fraction(-size)),
          ...free.map((_, k) => free.map((_, j) => fraction(j === k ? size * BigInt(free.length) : -size))),
        ],
        excess = (s, t) => sub(sub(v[s], paid(at, s)), sum(along(s).map((x, k) => mul(x, t[k])))),
        { p, q } = solveGame(corners.map((t) => open.map((s) => neg(excess(s, t)))));
      if (p.some((x) => !sign(x))) continue;
      const t = free.map((_, k) => sum(corners.map((c, i) => mul(p[i], c[k])))),
        fixed = open.filter((_, i) => sign(q[i]));
      at = at.map((x, i) => add(x, sum(free.map((d, k) => mul(t[k], d[i])))));
      for (const s of fixed) free = without(free, s);
      break;
    }
  }
  return at;
}
/** Directions that leave what a coalition gets as it is. */
function without(free, s) {
  const k = free.findIndex((d) => sign(paid(d, s)));
  if (k < 0) return free;
  const part = (d) => div(paid(d, s), paid(free[k], s));
  return free.filter((_, j) => j !== k).map((d) => d.map((x, i) => sub(x, mul(part(d), free[k][i]))));
}

/** A direction that the sums over these coalitions leave free, if it is the only one but for its length. */
function direction(sets, n) {
  const rows = [];
  for (const s of sets) {
    let x = Array.from({ length: n }, (_, i) => (has(s, i) ? ONE : ZERO));
    for (const { at, row } of rows) if (sign(x[at])) x = x.map((e, j) => sub(e, mul(x[at], row[j])));
    const at = x.findIndex((e) => sign(e));
    if (at < 0) return undefined;
    const own = x.map((e) => div(e, x[at]));
    for (const r of rows) if (sign(r.row[at])) r.row = r.row.map((e, j) => sub(e, mul(r.row[at], own[j])));
    rows.push({ at, row: own });
  }
  const free = rows[0].row.findIndex((_, j) => rows.every((r) => r.at !== j));
  return Array.from({ length: n }, (_, j) => {
    const r = rows.find((row) => row.at === j);
    return r ? neg(r.row[free]) : j === free ? ONE : ZERO;
  });
}
function* choose(list, k, from = 0) {
  if (k === 0) yield [];
  else
    for (let i = from; i <= list.length - k; i++)
      for (const rest of choose(list, k - 1, i + 1)) yield [list[i], ...rest];
}

/**
 * A corner of the core beside one of these that is not among them; undefined if there is none (then these are all,
 * since the edges connect all corners), null if there is too much to look at.
 */
export function unlistedNeighbour(v, n, corners) {
  const listed = new Set(corners.map(canon)),
    grand = v.length - 1,
    proper = v.map((_, s) => s).slice(1, -1);
  let tries = 0;
  for (const x of corners) {
    const slack = v.map((w, s) => sub(paid(x, s), w)),
      tight = proper.filter((s) => !sign(slack[s]));
    for (const sets of choose(tight, n - 2)) {
      if (++tries > 60000) return null;
      const line = direction([grand, ...sets], n);
      if (!line) continue;
      for (const d of [line, line.map(neg)]) {
        const along = v.map((_, s) => paid(d, s));
        if (tight.some((s) => sign(along[s]) < 0)) continue;
        const steps = proper.filter((s) => sign(along[s]) < 0).map((s) => div(slack[s], neg(along[s]))),
          t = steps.reduce((a, b) => (cmp(a, b) <= 0 ? a : b)),
          y = x.map((e, i) => add(e, mul(t, d[i])));
        if (!listed.has(canon(y))) return y;
      }
    }
  }
  return undefined;
}

function shapeOf(dimension, corners) {
  const polygon = { 3: 'triangle', 4: 'quadrilateral', 5: 'pentagon', 6: 'hexagon' }[corners] ?? `${corners}-gon`;
  return (
    ['empty', 'point', 'segment', polygon, corners === 4 ? 'tetrahedron' : 'polyhedron'][dimension + 1] ?? 'polytope'
  );
}

/** The criteria that already say whether there is a core. */
function criteria(v, n, { constantSum, symmetric, simple, convex }) {
  const all = v.at(-1),
    players = Array.from({ length: n }, (_, i) => i),
    surplus = sub(all, sum(players.map((i) => v[1 << i]))),
    last = sum(players.map((i) => sub(all, v[(v.length - 1) & ~(1 << i)])));
  return [
    sign(surplus) < 0 && 'no-imputation',
    sign(surplus) > 0 && constantSum && 'essential-constant-sum',
    cmp(last, all) < 0 && 'delta',
    symmetric && 'symmetric',
    eq(all, ONE) && simple && 'veto',
    convex && 'convex',
  ].filter((x) => x);
}

/** An allocation: nobody outweighs another (kernel), and no objection goes unanswered (bargaining set). */
function atAllocation(v, n, x) {
  const excess = v.map((w, s) => sub(w, paid(x, s))),
    proper = v.map((_, s) => s).slice(1, -1),
    imputation = eq(sum(x), v.at(-1)) && x.every((y, i) => cmp(y, v[1 << i]) >= 0),
    pairs = x.flatMap((_, i) => x.flatMap((_, j) => (i === j ? [] : [[i, j]]))),
    withOnly = (i, j) => proper.filter((s) => has(s, i) && !has(s, j)),
    surplus = (i, j) => max(withOnly(i, j).map((s) => excess[s]));
  // S pays its members more than x in shares of its excess E; each counterobjection T must be left short
  const justified = (i, j) =>
    withOnly(i, j).some((s) => {
      if (sign(excess[s]) <= 0) return false;
      const own = x.flatMap((_, k) => (has(s, k) ? [k] : []));
      const A = own.map((k) => [
        ...own.map((l) => (k === l ? excess[s] : ZERO)),
        ...withOnly(j, i).map((t) => sub(has(t, k) ? excess[s] : ZERO, excess[t])),
      ]);
      return sign(solveGame(A).v) > 0;
    });
  return {
    inKernel: is(imputation && pairs.every(([i, j]) => cmp(surplus(i, j), surplus(j, i)) <= 0 || eq(x[j], v[1 << j]))),
    inBargainingSet: (claim) => is(imputation && !pairs.some(([i, j]) => justified(i, j)))(claim),
  };
}

/** Facts of a game with worths v (by bits), from its corners where they are all known. */
export function stabilityFacts({ v, n, x, corners, dimension, ...properties }) {
  return {
    ...(n > 1 ? { leastCoreValue: (claim) => is(leastCore(v, n))(claim) } : {}),
    ...(corners ? { shape: is(shapeOf(dimension, corners.length)) } : {}),
    coreCriteria: setOf(criteria(v, n, properties)),
    ...(x && x.length === n && n > 1 && n <= 5 ? atAllocation(v, n, x) : {}),
  };
}

/** Whether some weights let exactly these coalitions win: each winning one must outweigh each losing one. */
export function isWeighted(wins, n) {
  const sets = Array.from({ length: 1 << n }, (_, s) => s),
    pairs = sets.filter(wins).flatMap((s) => sets.filter((t) => !wins(t)).map((t) => [s, t]));
  return sign(solveGame(Array.from({ length: n }, (_, i) => pairs.map(([s, t]) => F(has(s, i) - has(t, i))))).v) > 0;
}
