// Sequences of games: the value of G(n) between what one player's mixture, repeated for ever, guarantees far away and
// what the other's does, endless play included; both carried back to G(n) game by game.
import { ZERO, ONE, add, cmp, div, eq, formula, fraction, max, min, mul, neg, read, sub, sum } from './fractions.mjs';
import { solveGame } from './matrix.mjs';
import { first, middle, readable, within } from './recursions.mjs';
import { CannotTell, is, partly } from './verdict.mjs';

const F = (x) => fraction(BigInt(x)),
  shown = (x) => Number(x.n) / Number(x.d),
  TINY = fraction(1n, 10n ** 8n),
  SEVENTH = fraction(1n, 10n ** 7n),
  SIXTH = fraction(1n, 10n ** 6n),
  /** Play that goes on for so many games counts as endless. */
  FOR_EVER = 1600,
  AHEAD = 90,
  DIGITS = 10n ** 20n,
  cut = (x) => fraction((x.n * DIGITS) / x.d, DIGITS),
  MUCH = F(1000);

/** The cells as functions of n and what the next game is worth. */
const cells = (template) =>
  template.map((row) =>
    row.map((x) =>
      formula(
        String(x)
          .replace(/G\(\s*n\s*\+\s*1\s*\)/g, 'G')
          .replace(/G_?\{n\+1\}/g, 'G'),
      ),
    ),
  );

/** Each cell as a payoff a n + b and the chance p of the next game; cells that are not of this form are left alone. */
const lines = (entries) =>
  entries.map((row) =>
    row.map((f) => {
      const at = (n, next) => f({ n: F(n), G: F(next) }),
        b = at(0, 0),
        a = sub(at(1, 0), b),
        p = sub(at(0, 1), b);
      for (const n of [0, 3, 50, 611])
        for (const next of [0, 7])
          if (!eq(at(n, next), add(add(b, mul(a, F(n))), mul(p, F(next)))))
            throw new CannotTell('cells of another form');
      return { a, b, p };
    }),
  );

/**
 * What a mixture guarantees from G(start) on when it is repeated for ever. The opponent replies as well as possible
 * over so many games; if play goes on even then, what was paid and the payoff of infinite play count. A guarantee that
 * still falls when play is drawn out has no end. Numbers are floating point: right to some nine digits.
 */
const repeated = (table, mix, rows, start, infinite) => {
  const support = mix.map((w, k) => [w, k]).filter(([w]) => w.n > 0n),
    total = sum(mix),
    number = (x) => Number((x.n * 10n ** 25n) / x.d) / 1e25,
    replies = (rows ? table[0] : table).map((_, r) => {
      const own = support.map(([w, k]) => [div(w, total), rows ? table[k][r] : table[r][k]]),
        mean = (key) => number(sum(own.map(([w, c]) => mul(w, c[key])))),
        sure = own.every(([, c]) => eq(c.p, ONE));
      return { a: mean('a'), b: mean('b'), p: sure ? 1 : mean('p') };
    });
  const after = (games) => {
    let w = number(infinite);
    for (let n = start + games - 1; n >= start; n--) {
      const each = replies.map((c) => c.a * n + c.b + c.p * w);
      w = rows ? Math.min(...each) : Math.max(...each);
    }
    return w;
  };
  const half = after(FOR_EVER / 2),
    whole = after(FOR_EVER);
  if (rows ? whole < half - 1e-6 : whole > half + 1e-6) return null;
  const worse = rows ? Math.min(half, whole) : Math.max(half, whole);
  return fraction(BigInt(Math.round(worse * 1e10)), 10n ** 10n);
};

/** Mixtures to try far away: each line alone, all alike, and those that were told. */
const candidates = (size, told) => [
  ...Array.from({ length: size }, (_, k) => Array.from({ length: size }, (__, i) => (i === k ? ONE : ZERO))),
  Array.from({ length: size }, () => fraction(1n, BigInt(size))),
  ...told.filter((mix) => mix?.length === size),
];

export const sequence =
  (interval) =>
  ({ template, n = 0, truncateAt, infinitePayoff = 0 }, report) => {
    const any = typeof n === 'string' && !/^\d+$/.test(n),
      from = any ? 0 : Number(n),
      Q = read(infinitePayoff),
      entries = cells(template),
      at = (k, next) => entries.map((row) => row.map((f) => f({ n: F(k), G: next }))),
      store = new Map(),
      known = (key, work) => store.get(key) ?? store.set(key, work()).get(key);
    /** The values of the games before the last, which is worth an amount, from a game on. */
    const back = (start, end, amount, round) => {
      const values = [amount];
      for (let k = end - 1; k >= start; k--) {
        const v = solveGame(at(k, values[0])).v;
        values.unshift(round ? cut(v) : v);
      }
      return values;
    };
    const mixture = (claim) => {
      const w = Array.isArray(claim) ? claim : claim?.G;
      return Array.isArray(w) ? w.map((x) => middle(interval, x)) : undefined;
    };
    const proof = report?.certificate?.data ?? {},
      told = (key) => mixture(report?.answer?.[key]) ?? mixture(proof[key === 'col' ? 'column' : key]);
    const table = () => known('lines', () => lines(entries));
    const tested = any ? [0, 1, 2, 5, 40] : [from],
      far = tested.at(-1) + 1 + AHEAD;
    /** Bounds on the values of all games for a payoff of infinite play. */
    const bounded = (infinite) =>
      known(`${infinite.n}/${infinite.d}`, () => {
        const sure = (rows) =>
          candidates(rows ? template.length : template[0].length, [told(rows ? 'row' : 'col')])
            .map((mix) => repeated(table(), mix, rows, far, infinite))
            .filter((x) => x);
        const [low, high] = [sure(true), sure(false)];
        if (!low.length || !high.length) throw new CannotTell('nothing is guaranteed far away');
        return [back(from, far, max(low), true), back(from, far, min(high), true)];
      });
    const bounds = (k, infinite = Q) => bounded(infinite).map((values) => values[k - from]);
    const met = (k) => within(...bounds(k), TINY),
      inside = (x, k) => {
        const [low, high] = bounds(k);
        return cmp(x, sub(low, SEVENTH)) >= 0 && cmp(x, add(high, SEVENTH)) <= 0
          ? undefined
          : `G(${k}) is worth ${shown(low)} to ${shown(high)}`;
      },
      /** A comparison with the bounds, which proves something only where they meet. */
      judged = (keys, compare) => (keys.every(met) ? compare : partly(compare, 'the bounds do not meet'));
    const line = (text) => {
      const m = /^(?:(?:\((-?\d+(?:\/\d+)?)\)\*)?(n))?(.*)$/.exec(String(text)),
        a = m[2] ? read(m[1] ?? 1) : ZERO;
      return { a, c: m[3] ? middle(interval, m[3].replace(/^\+/, '')) : ZERO };
    };
    const ends = truncateAt ?? [from + 1, from + 12],
      // fractions can grow many times at every step: exact where the claim is, else rounded
      exactly = (k) => known(`exact ${k}`, () => back(from, k, ZERO, false)[0]),
      every = Array.from({ length: ends[1] - ends[0] + 1 }, (_, i) => ends[0] + i);
    const listed = (c) =>
      Object.entries(c).every(([k, x]) => every.includes(Number(k)) && eq(read(x), exactly(Number(k))))
        ? truncateAt && Object.keys(c).length !== every.length
          ? 'some are missing'
          : undefined
        : 'a value where the sequence is cut off is wrong';
    const close = (x, y) => (within(x, y, SEVENTH) ? undefined : `found about ${shown(y)}`);
    /** Optimal in G(from) with the value of the next game put in. */
    const mix = (rows) => (claim) => {
      const w = mixture(claim),
        A = at(from, bounds(from + 1)[rows ? 1 : 0]),
        here = bounds(from)[rows ? 0 : 1];
      if (w.length !== (rows ? A.length : A[0].length)) return 'not one weight for each strategy';
      if (!within(sum(w), ONE, SEVENTH) || w.some((x) => cmp(x, neg(SEVENTH)) < 0)) return 'not a distribution';
      const earns = rows
        ? A[0].map((_, j) => sum(w.map((x, i) => mul(x, A[i][j]))))
        : A.map((row) => sum(w.map((x, j) => mul(x, row[j]))));
      return earns.every((e) => (rows ? cmp(e, sub(here, SEVENTH)) >= 0 : cmp(e, add(here, SEVENTH)) <= 0))
        ? undefined
        : 'not optimal with the next value put in';
    };
    /** The same, and it guarantees the value when it is repeated for ever. */
    const held = (rows) => (claim) => {
      const wrong = mix(rows)(claim);
      if (wrong) return wrong;
      for (const k of tested) {
        const sure = repeated(table(), mixture(claim), rows, k, Q),
          value = bounds(k)[rows ? 0 : 1],
          lack = sure && (rows ? sub(value, sure) : sub(sure, value));
        if (!sure || cmp(lack, SIXTH) > 0)
          return `repeated for ever it guarantees ${sure ? shown(sure) : 'nothing'} in G(${k})`;
      }
    };
    // with the strategies of the report, which are judged too: how likely play goes on
    const factor = () => {
      const x = told('row'),
        y = told('col'),
        one = at(from, ONE),
        none = at(from, ZERO);
      if (!x || !y) throw new CannotTell('no mixtures');
      return sum(x.flatMap((p, i) => y.map((q, j) => mul(mul(p, q), sub(one[i][j], none[i][j])))));
    };
    const isLine = (c) => {
      const { a, c: constant } = line(c);
      return tested.map((k) => inside(add(mul(a, F(k)), constant), k)).find((x) => x);
    };
    const growth = (c) => {
      const [one, two] = [bounds(from), bounds(from + 1)],
        a = read(c),
        fits = cmp(a, sub(sub(two[0], one[1]), SEVENTH)) >= 0 && cmp(a, add(sub(two[1], one[0]), SEVENTH)) <= 0;
      return fits ? undefined : 'not what the value grows by';
    };
    /** Whether the payoff of infinite play matters, where bounds for a large and a small one tell. */
    const independence = () => {
      const less = bounds(from, sub(Q, MUCH)),
        more = bounds(from, add(Q, MUCH));
      if (within(less[0], more[1], TINY)) return { independentOfQ: is(true) };
      return cmp(sub(more[0], less[1]), SEVENTH) > 0 ? { independentOfQ: is(false) } : {};
    };
    const number = (c) => inside(middle(interval, c), from),
      constant = (c) =>
        growth(proof.growth ?? 0)
          ? undefined
          : inside(add(middle(interval, c), mul(F(from), read(proof.growth ?? 0))), from),
      asks = (key) => report?.answer?.[key] !== undefined;
    const cutOff = {
      values: (c) => listed(c),
      decimals: (c) => every.map((k) => close(first(c[k]), back(from, k, ZERO, true)[0])).find((x) => x),
    };
    const shifted =
      ['value', 'limit', 'growth', 'row', 'col', 'convergenceFactor'].some(asks) || proof.constant !== undefined;
    const facts = {
      ...(truncateAt ? cutOff : {}),
      ...(shifted
        ? {
            value: judged(tested, any ? isLine : number),
            limit: judged([from], number),
            growth: judged([from, from + 1], growth),
            ...(truncateAt
              ? {}
              : {
                  values: judged([from], (c) => number(c.G)),
                  decimals: judged([from], (c) => inside(first(c.G), from)),
                }),
            row: judged(tested, held(true)),
            col: judged(tested, held(false)),
            convergenceFactor: (c) => close(middle(interval, c), factor()),
            ...(asks('independentOfQ') ? independence() : {}),
          }
        : {}),
    };
    return {
      main: ['value', 'values', 'decimals'],
      says: 'mixtures repeated for ever, endless play included, bound the games far away, and their values were carried back',
      facts: readable(facts),
      proof: readable({
        ...(shifted
          ? {
              constant: judged([from], constant),
              column: judged([from, from + 1], mix(false)),
              row: judged([from, from + 1], mix(true)),
            }
          : {}),
        ...(proof.values ? { values: listed } : {}),
      }),
    };
  };
