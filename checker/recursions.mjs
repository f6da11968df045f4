// Values found step by step: iterates of stochastic games, sequences of games cut off far away, matrices A(v) under an
// assumption, and two theorems in formulas.
import {
  ZERO,
  ONE,
  add,
  cmp,
  div,
  eq,
  formula,
  fraction,
  max,
  mul,
  neg,
  read,
  show,
  sign,
  sub,
  sum,
} from './fractions.mjs';
import { solveGame } from './matrix.mjs';
import { CannotTell, is } from './verdict.mjs';

const F = (x) => fraction(BigInt(x)),
  SCALE = 10n ** 40n,
  size = (x) => (x.n < 0n ? neg(x) : x);
const cut = (x) => fraction((x.n * SCALE) / x.d, SCALE),
  within = (x, y, e) => cmp(size(sub(x, y)), e) <= 0;
class NotANumber extends Error {}
const middle = (interval, text) => {
  const ends = interval(text);
  if (!ends) throw new NotANumber(`${text} is not a number`);
  return div(add(...ends), F(2));
};
/** What cannot be read as a number is wrong. */
const readable = (facts) =>
  Object.fromEntries(
    Object.entries(facts).map(([key, compare]) => [
      key,
      (claim) => {
        try {
          return compare(claim);
        } catch (e) {
          if (e instanceof NotANumber || e instanceof SyntaxError || e instanceof TypeError) return e.message;
          throw e;
        }
      },
    ]),
  );
const first = (text) => read(/^-?\d+(?:\.\d+)?(?:\/\d+)?/.exec(String(text))?.[0] ?? 'x');

/**
 * Shapley's iteration from zero: every iterate as the values of the matrices with the one before put in. The limit
 * lies within (1-s)/s of the last change.
 */
export const valueIteration =
  (interval) =>
  ({ states, n = 6 }) => {
    const cells = states.map((s) =>
      s.payoff.map((row, i) =>
        row.map((a, j) => ({
          pay: read(a),
          next: s.transition[i][j].map(read),
        })),
      ),
    );
    const least = cells
        .flat(2)
        .map((c) => sub(ONE, sum(c.next)))
        .reduce((a, b) => (cmp(a, b) <= 0 ? a : b)),
      factor = sub(ONE, least);
    const step = (v) =>
      cells.map(
        (game) =>
          solveGame(game.map((row) => row.map((c) => c.next.reduce((t, p, l) => add(t, mul(p, v[l])), c.pay)))).v,
      );
    const all = [states.map(() => ZERO)];
    for (let k = 0; k < n; k++) all.push(step(all.at(-1)));
    const change = (a, b) => max(a.map((x, k) => size(sub(x, b[k])))),
      bound = sign(least) > 0 ? div(mul(factor, change(all[n], all[n - 1])), least) : null;
    const facts = {
      s: is(least),
      contractionFactor: is(factor),
      admissible: is(sign(least) > 0),
      iterates: is(all.slice(1).map((v) => (v.length === 1 ? v[0] : v))),
    };
    if (bound) {
      // rounded towards zero at every step: each rounding moves the limit by at most 1/(s 10^40)
      let v = all[n].map(cut),
        w = v,
        left = 400;
      do {
        w = v;
        v = step(w).map(cut);
      } while (cmp(change(v, w), fraction(1n, 10n ** 14n)) > 0 && --left);
      const off = add(div(change(v, w), least), fraction(1n, 10n ** 12n)),
        near = (k, x) => within(x, v[k], add(off, fraction(1n, 10n ** 9n)));
      Object.assign(facts, {
        aPosterioriBound: is(bound),
        limit: (c) =>
          c.length === v.length && c.every((x, k) => near(k, first(x)))
            ? undefined
            : `the limit is near ${v.map((x) => Number(x.n) / Number(x.d))}`,
        value: (c) =>
          near(0, middle(interval, c)) ? undefined : `the value is near ${Number(v[0].n) / Number(v[0].d)}`,
      });
    }
    return {
      main: ['iterates', 's'],
      says: 'every iterate was worked out again',
      facts: readable(facts),
    };
  };

/**
 * A sequence of games cut off: the value of G(n) where G(N) is replaced by an amount. Where a large and a small amount
 * far away lead to the same value, that is the value.
 */
export const sequence =
  (interval) =>
  ({ template, n = 0, truncateAt }, report) => {
    const any = typeof n === 'string' && !/^\d+$/.test(n),
      from = any ? 0 : Number(n);
    const entries = template.map((row) =>
      row.map((x) =>
        formula(
          String(x)
            .replace(/G\(\s*n\s*\+\s*1\s*\)/g, 'G')
            .replace(/G_?\{n\+1\}/g, 'G'),
        ),
      ),
    );
    const at = (k, next) => entries.map((row) => row.map((f) => f({ n: F(k), G: next })));
    const back = (start, end, amount, round) => {
      let v = amount;
      for (let k = end - 1; k >= start; k--) {
        v = solveGame(at(k, v)).v;
        if (round) v = cut(v);
      }
      return v;
    };
    const ends = truncateAt ?? [from + 1, from + 12],
      known = new Map(),
      // fractions can grow many times at every step: exact where the claim is, else rounded
      exactly = (k) => known.get(k) ?? known.set(k, back(from, k, ZERO, false)).get(k),
      every = Array.from({ length: ends[1] - ends[0] + 1 }, (_, i) => ends[0] + i);
    const listed = (c) =>
      Object.entries(c).every(([k, x]) => every.includes(Number(k)) && eq(read(x), exactly(Number(k))))
        ? undefined
        : 'a value where the sequence is cut off is wrong';
    const TINY = fraction(1n, 10n ** 9n),
      far = from + 120;
    const limit = (k) => {
      const low = back(k, far, F(-1000), true),
        high = back(k, far, F(1000), true);
      if (!within(low, high, TINY)) throw new CannotTell('what happens far away matters');
      return low;
    };
    const here = limit(from),
      next = limit(from + 1),
      growth = sub(next, here);
    const close = (x, y) =>
      within(x, y, fraction(1n, 10n ** 7n)) ? undefined : `found about ${Number(y.n) / Number(y.d)}`;
    const mix = (rows) => (claim) => {
      const w = (Array.isArray(claim) ? claim : claim.G).map((x) => middle(interval, x)),
        A = at(from, next),
        E = fraction(1n, 10n ** 7n);
      if (w.length !== (rows ? A.length : A[0].length)) return 'not one weight for each strategy';
      if (!within(sum(w), ONE, E) || w.some((x) => cmp(x, neg(E)) < 0)) return 'not a distribution';
      const earns = rows
        ? A[0].map((_, j) => sum(w.map((x, i) => mul(x, A[i][j]))))
        : A.map((row) => sum(w.map((x, j) => mul(x, row[j]))));
      return earns.every((e) => (rows ? cmp(e, sub(here, E)) >= 0 : cmp(e, add(here, E)) <= 0))
        ? undefined
        : 'not optimal with the next value put in';
    };
    const line = (text) => {
      const m = /^(?:(?:\((-?\d+(?:\/\d+)?)\)\*)?(n))?(.*)$/.exec(String(text)),
        a = m[2] ? read(m[1] ?? 1) : ZERO;
      return { a, c: m[3] ? middle(interval, m[3].replace(/^\+/, '')) : ZERO };
    };
    // with the strategies of the report, which are judged too: how likely play goes on
    const factor = () => {
      const side = (x) => (Array.isArray(x) ? x : x.G).map((w) => middle(interval, w)),
        x = side(report.answer.row),
        y = side(report.answer.col),
        one = at(from, ONE),
        none = at(from, ZERO);
      return sum(x.flatMap((p, i) => y.map((q, j) => mul(mul(p, q), sub(one[i][j], none[i][j])))));
    };
    const value = any
      ? (c) => {
          const { a, c: constant } = line(c);
          return close(constant, here) ?? close(add(a, constant), next);
        }
      : (c) => close(middle(interval, c), here);
    return {
      main: ['value', 'values'],
      says: 'the sequence was cut off far away, above and below, and both ends agree',
      facts: readable({
        value,
        limit: (c) => close(middle(interval, c), here),
        growth: (c) => close(read(c), growth),
        values: (c) =>
          c.G !== undefined && !truncateAt
            ? close(middle(interval, c.G), here)
            : (listed(c) ?? (truncateAt && Object.keys(c).length !== every.length ? 'some are missing' : undefined)),
        row: mix(true),
        col: mix(false),
        decimals: (c) =>
          truncateAt
            ? every.map((k) => close(first(c[k]), back(from, k, ZERO, true))).find((x) => x)
            : close(first(c.G), here),
        convergenceFactor: (c) => close(middle(interval, c), factor()),
        independentOfQ: (c) => (c === true ? undefined : 'far away it does not matter what is put in'),
      }),
      proof: {
        constant: (c) => close(middle(interval, c), sub(here, mul(F(from), growth))),
        column: mix(false),
        row: mix(true),
      },
    };
  };

/**
 * The matrix A(v) for v in an interval. Entries that are linear in v keep an order on an interval exactly if they keep
 * it at its ends; without an end the slopes decide.
 */
export const assumedSaddle = ({ matrix, assume = 'all' }) => {
  const text = String(assume).trim(),
    number = (t) => formula(t)({}),
    both = /^([^<>=≤≥]+?)\s*(?:<=?|≤)\s*v\s*(?:<=?|≤)\s*([^<>=≤≥]+)$/.exec(text),
    one = /^v\s*(<=?|≤|>=?|≥)\s*([^<>=≤≥]+)$/.exec(text);
  if (!both && !one && text !== 'all' && text !== '') throw new CannotTell('the assumption is not understood');
  const below = one && /[<≤]/.test(one[1]),
    low = both ? number(both[1]) : one && !below ? number(one[2]) : null,
    high = both ? number(both[2]) : one && below ? number(one[2]) : null;
  const entries = matrix.map((row) =>
    row.map((x) => {
      if (/\/[^/]*v/.test(String(x))) throw new CannotTell('an entry that is not linear');
      const f = formula(String(x)),
        at = (k) => f({ v: F(k) }),
        b = sub(at(1), at(0));
      if (!eq(at(7), add(at(0), mul(F(7), b))) || !eq(at(-5), sub(at(0), mul(F(5), b))))
        throw new CannotTell('an entry that is not linear');
      return { a: at(0), b };
    }),
  );
  const value = (e, v) => add(e.a, mul(e.b, v));
  const atMost = (x, y) => {
    const gap = { a: sub(y.a, x.a), b: sub(y.b, x.b) }; // y - x is never negative on the interval
    if (low && sign(value(gap, low)) < 0) return false;
    if (high && sign(value(gap, high)) < 0) return false;
    if (!high && sign(gap.b) < 0) return false;
    if (!low && sign(gap.b) > 0) return false;
    return low || high || sign(gap.a) >= 0;
  };
  const isSaddle = (i, j) =>
    matrix[0].every((_, k) => atMost(entries[i][j], entries[i][k])) &&
    matrix.every((_, k) => atMost(entries[k][j], entries[i][j]));
  const saddles = entries.flatMap((row, i) => row.map((e, j) => [i, j])).filter(([i, j]) => isSaddle(i, j));
  if (!saddles.length) throw new CannotTell('no saddle point under the assumption');
  const e = entries[saddles[0][0]][saddles[0][1]],
    slope = sub(ONE, e.b),
    root = slope.n === 0n ? null : div(e.a, slope);
  const lowOpen = both ? /^[^<>=≤≥]+<[^=]/.test(text) : />[^=]/.test(text), // v > 4 leaves 4 out
    highOpen = both ? /[<≤].*<[^=]/.test(text) : /<[^=]/.test(text),
    above = (x) => !low || (lowOpen ? cmp(low, x) < 0 : cmp(low, x) <= 0),
    under = (x) => !high || (highOpen ? cmp(x, high) < 0 : cmp(x, high) <= 0);
  const solvable = root ? above(root) && under(root) : e.a.n === 0n;
  return {
    main: ['saddle', 'contradiction'],
    says: 'every cell was compared with its row and column over the whole interval',
    facts: {
      contradiction: is(!solvable),
      saddle: (c) =>
        c.length === 2 && isSaddle(c[0] - 1, c[1] - 1)
          ? undefined
          : `found ${saddles.map(([i, j]) => `(${i + 1}, ${j + 1})`).join(' ')}`,
      value: (c) => {
        const f = formula(c);
        return [-3, 0, 2, 11].every((k) => eq(f({ v: F(k) }), value(e, F(k))))
          ? undefined
          : `found ${show(e.a)} + ${show(e.b)} v`;
      },
    },
  };
};

/** What two theorems say, as the specification writes them. */
export const theorem = ({ name }) => ({
  main: ['fixedPoint', 'rule'],
  says: 'as the theorem is stated',
  facts:
    name === 'shapley'
      ? {
          contractionFactor: is('1-s'),
          fixedPoint: is('unique'),
          totalPayoffBound: is('M/s'),
          aPrioriError: is('(1-s)^n * max|v0-v| <= (1-s)^n * M/s'),
          aPosterioriError: is('|v[n+1]-v| <= ((1-s)/s) * max_k |v[n+1](k)-v[n](k)|'),
          optimalStrategies: is('stationary, optimal in A(k)(v)'),
        }
      : {
          rule: is('the solution closest to the infinite-play payoff Q'),
          algorithm: is('iterate v <- Val A(v) from v = Q'),
        },
});
