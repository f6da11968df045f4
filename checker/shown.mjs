// What certificates show in other words than the answer does: each item is compared with the question or with a fact.
import { ZERO, ONE, add, cmp, eq, formula, fraction, mul, read, sign, sum } from './fractions.mjs';
import { exactlyOrNear, near } from './surds.mjs';
import { canon, is, partly, setOf } from './verdict.mjs';

const play = (d) => is(d.play ?? 'normal'),
  named = (judge) => judge && ((c) => judge(Array.isArray(c) ? c : Object.values(c))),
  span = (a, b) => Array.from({ length: Math.max(0, b - a + 1) }, (_, i) => a + i);
/** Entries of a table, all where everything was checked, and each as the list says that is judged beside it. */
const someOf = (fact, list, whole, all) => (claim) =>
  Object.keys(claim).length === 0 || (all && Object.keys(claim).length !== Object.keys(whole).length)
    ? 'entries are missing'
    : (fact?.(list) ??
      Object.entries(claim)
        .map(([k, v]) => is(whole[k])(v))
        .find((wrong) => wrong));
const distinct = (list) => new Set(list.map(canon)).size === list.length;

/** What a formula says at a few places; those that are not read here say nothing. */
const tried = (letter) => (text) =>
  [2n, 3n, 5n, 7n].map((n) => {
    try {
      return formula(String(text).replace(/(\d|\))(?=[a-z(])/g, '$1*'))({ [letter]: fraction(n) });
    } catch {
      return null;
    }
  });
const filled = (x) => Object.fromEntries(Object.entries(x).filter(([, y]) => y !== undefined));
/** An error that a mean of numbers between 0 and most can have: at most one unit over the root of their count. */
const wide = ({ halfWidth }, most, games) => Number(halfWidth) <= (1.05 * most) / Math.sqrt(Number(games ?? 20000));
const far = (d, f, a) => (a.someWinningMoves ? { winning: is(a.someWinningMoves) } : {});
/** One player has two strategies: the best mixture, and what the other may mix against it, as the answer tells them. */
const line = (written, wide, mine, theirs, a) => ({
  written: typeof written === 'string' ? is(written) : null,
  wide: is(wide),
  lower: a.value === undefined ? null : is(a.value),
  upper: a.value === undefined ? null : is(a.value),
  mixtures: mine === undefined ? null : is(mine),
  value: a.value === undefined ? null : is(a.value),
  replies: partly((list) => {
    const w = list.map((x) => exactlyOrNear(x.weight)),
      rational = !/√|sqrt|…/.test(String(a.value ?? '')),
      pays = [0, 1].map((k) => sum(list.map((x, i) => mul(w[i], exactlyOrNear(x.payoffs[k]))))),
      v = a.value === undefined || !rational ? null : read(a.value);
    if (!rational) {
      const told = Object.values(theirs ?? {});
      if (is(told)(list.map((x) => x.weight))) return 'another mixture than is told';
      return Math.abs(Number(sum(w).n) / Number(sum(w).d) - 1) < 1e-4 ? undefined : 'no mixture';
    }
    if (!eq(sum(w), ONE) || w.some((x) => sign(x) < 0) || list.some((x) => x.payoffs.length !== 2)) return 'no mixture';
    const told = Object.fromEntries(list.map((x) => [`(${x.payoffs.join(', ')})`, x.weight]));
    if (theirs !== undefined && is(theirs)(told)) return 'another mixture than is told';
    if (theirs === undefined && list.some((x) => !x.strategy)) return undefined; // none is optimal, only near
    return v && pays.some((x) => (wide ? cmp(x, v) > 0 : cmp(x, v) < 0))
      ? 'the mixture does not hold the value'
      : undefined;
  }, 'what they pay'),
});

/** Weights of coalitions that give every player one in all. */
const balanced = (claim) => {
  const each = new Map();
  for (const [name, w] of Object.entries(claim))
    for (const i of name.includes(',') || Object.keys(claim).some((k) => k.includes(',')) ? name.split(',') : [...name])
      each.set(i, add(each.get(i) ?? ZERO, read(w)));
  return each.size && [...each.values()].every((x) => eq(x, ONE)) ? undefined : 'the weights do not balance';
};

/** By kind: from the document, the facts that were worked out, and the answer, how further data are judged. */
export const SHOWN = {
  'limited-takes': (d) => ({ limit: is(d.limit ?? `${d.factor ?? 2}t`) }),
  sos: (d, f) => ({ row: is(d.board ?? '_'.repeat(d.squares)), winning: f.winningMoves, drawing: f.drawingMoves }),
  'mock-turtles': far,
  'parametric-matrix-game': (d, f, a) => ({
    entries: (c) =>
      is(d.matrix.map((r) => r.map(tried(d.parameter ?? 't'))))(c.map((r) => r.map(tried(d.parameter ?? 't')))),
    poles: partly((list) => {
      const text = d.matrix.flat().join(' '),
        pole = (x) =>
          d.matrix.flat().some((entry) => {
            try {
              formula(String(entry))({ [d.parameter ?? 't']: read(x) });
              return false;
            } catch (e) {
              return e instanceof RangeError;
            }
          });
      // only what is below a fraction can vanish
      if (!/\/\s*[^\d\s]/.test(text)) return list.length ? 'nothing is divided by the parameter' : undefined;
      return list.every((x) => typeof x === 'object' || pole(x)) ? undefined : 'no entry has a pole there';
    }, 'each that is a fraction'),
    pieces: partly((list) => {
      // an end that is no fraction stands between two
      const end = (claim, told) => {
        const x = claim instanceof Object ? near(told) : null;
        return x && cmp(read(claim.low), x) <= 0 && cmp(x, read(claim.high)) <= 0 ? told : claim;
      };
      const told = (a.pieceData ?? []).map(({ value, row, col, from, to }) =>
          filled({ value, row, column: col, from, to }),
        ),
        shown = list.map((p, i) => filled({ ...p, from: end(p.from, told[i]?.from), to: end(p.to, told[i]?.to) }));
      return is(told)(shown) ?? f.pieceData?.(a.pieceData);
    }, 'but for the polynomials of their ends'),
  }),
  'two-by-infinity': (d, f, a) => line(d.columns, true, a.row, a.col, a),
  'infinity-by-two': (d, f, a) => line(d.rows, false, a.col, a.row, a),
  'coalitional-game': () => ({ balancedWeights: balanced }),
  contest: (d, f) => ({ best: f.profit }),
  'core-parameter': (d, f, a) => ({ looked: is([a.least, a.most].filter((x) => x !== null && x !== undefined)) }),
  'estate-sweep': (d) => ({ rule: is(d.solution ?? d.rule ?? 'nucleolus') }),
  zeckendorf: (d) => ({ number: is(d.n) }),
  'named-series': (d) => ({ games: is([d.game ?? d.games].flat()) }),
  'coin-values': (d, f) => ({ values: f.sgValues, numbers: is(d.subtractionSet ?? d.counts ?? []) }),
  'coin-turning-length': (d) => ({ numbers: is(d.subtractionSet ?? d.counts ?? []) }),
  'pile-values': (d, f) => ({ values: f.sgValues }),
  'board-values': (d, f) => ({
    game: is(d.game ?? 'tartan'),
    values: d.x !== undefined ? (c) => (c.length === 1 ? f.sg?.(c[0]) : 'one value is needed') : named(f.sgValues),
    ...(d.row === undefined ? {} : { cells: is(span(d.yFrom, d.yTo).map((y) => [d.row, y])) }),
  }),
  'two-dimensional-nim': (d, f) => ({ piles: f.componentSg }),
  'two-dimensional-values': (d, f, a) => {
    const xs = d.x === undefined ? span(d.xFrom ?? 0, d.xTo) : [d.x],
      ys = d.x !== undefined ? [d.y] : d.row !== undefined ? [d.row] : span(d.yFrom ?? 0, d.yTo);
    return {
      squares: is(ys.flatMap((y) => xs.map((x) => [x, y]))),
      values: (c) =>
        c.length !== xs.length * ys.length
          ? 'another number of values'
          : d.x !== undefined
            ? f.sg?.(c[0])
            : d.row !== undefined
              ? f.sgValues?.(c)
              : f.sgTable?.(ys.map((_, i) => c.slice(i * xs.length, (i + 1) * xs.length))),
    };
  },
  'fusion-principle': (d, f) => ({ play: play(d), table: f.sgByLength }),
  'vertex-removal-table': (d, f, a, { checked }) => {
    const grid = d.graph === 'grid',
      whole = a.sgValues
        ? a.sgValues.map((x, i) => [i + (d.from ?? 0), x])
        : (a.sgTable ?? []).flatMap((row, i) =>
            row.map((x, j) => [`${i + (grid ? 1 : (d.mFrom ?? 0))},${j + (grid ? 1 : (d.nFrom ?? 0))}`, x]),
          );
    return {
      play: play(d),
      table: someOf(f.sgValues ?? f.sgTable, a.sgValues ?? a.sgTable, Object.fromEntries(whole), checked),
    };
  },
  'empty-and-divide-classes': (d, f, a, { checked }) => {
    const lost = new Set((a.pPositions ?? []).map(canon)),
      entries = span(d.m ?? d.mFrom ?? 1, d.m ?? d.mTo).flatMap((m) => span(d.nFrom ?? 1, d.nTo).map((n) => [m, n])),
      whole = Object.fromEntries(entries.map((e) => [e.join(), lost.has(canon(e)) ? 'P' : 'N']));
    return { play: play(d), table: someOf(f.pPositions, a.pPositions, whole, checked) };
  },
  'green-components': (d) => {
    const values = d.componentSg.map(BigInt),
      all = values.reduce((x, y) => x ^ y, 0n);
    return {
      lowering: setOf(
        values.flatMap((x, component) => ((x ^ all) < x ? [{ component, from: x, to: x ^ all }] : [])),
        (m) => canon({ ...m, from: String(m.from), to: String(m.to) }),
      ),
    };
  },
  'nim-sum': (d, f, a) => ({
    values: setOf([...d.values.filter((x) => x !== 'x'), ...(d.values.includes('x') ? [a.x] : [])]),
  }),
  cournot: (d, f, a) => ({
    equilibria: (list) =>
      !list.length || !distinct(list) || list.every((q) => is(a.q)(q))
        ? 'none, one twice, or not the one that is told'
        : list.map((q) => f.equilibrium?.(q)).find((wrong) => wrong),
  }),
  'power-of-four': () => ({
    weights: is([fraction(1n, 2n)]),
    ratio: is(fraction(1n, 2n)),
    witnessWeights: is([0, fraction(1n, 2n)]),
    witnessRatio: is(fraction(1n, 2n)),
  }),
  // what was seen in games of chance proves nothing; it must be possible, and the same as is told
  'memory-simulation': (d, f, a) => {
    const players = Object.keys(a).filter((key) => /^player\d$/.test(key)).length,
      sums = (list, most) => {
        const all = sum(list.map((x) => read(x.mean))),
          blur = fraction(BigInt(players), 10000n); // four digits are told
        return list.length === players && list.every((x) => sign(read(x.mean)) >= 0 && sign(read(x.halfWidth)) >= 0)
          ? cmp(all, add(most, blur)) <= 0
          : false;
      };
    return {
      points: partly(
        (list) =>
          sums(list, ONE) && list.every((x, i) => canon(x.mean) === canon(a[`player${i + 1}`]) && wide(x, 1, d.games))
            ? undefined
            : 'not what is told, or more than there is',
        'seen',
      ),
      pairs: partly(
        (list) =>
          sums(list, fraction(BigInt(d.pairs))) && list.every((x) => wide(x, d.pairs, d.games))
            ? undefined
            : 'more than there is',
        'seen',
      ),
    };
  },
};
