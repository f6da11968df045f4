// Values found step by step: iterates of stochastic games, matrices A(v) under an assumption, and two theorems in
// formulas.
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
export const cut = (x) => fraction((x.n * SCALE) / x.d, SCALE),
  within = (x, y, e) => cmp(size(sub(x, y)), e) <= 0;
class NotANumber extends Error {}
export const middle = (interval, text) => {
  const ends = interval(text);
  if (!ends) throw new NotANumber(`${text} is not a number`);
  return div(add(...ends), F(2));
};
/** What cannot be read as a number is wrong. */
export const readable = (facts) =>
  Object.fromEntries(
    Object.entries(facts).map(([key, compare]) => [
      key,
      Object.assign(
        (claim) => {
          try {
            return compare(claim);
          } catch (e) {
            if (e instanceof NotANumber || e instanceof SyntaxError || e instanceof TypeError) return e.message;
            throw e;
          }
        },
        { ...compare }, // also that it is only partly one
      ),
    ]),
  );
export const first = (text) => read(/^-?\d+(?:\.\d+)?(?:\/\d+)?/.exec(String(text))?.[0] ?? 'x');

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
