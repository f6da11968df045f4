// Guess it!: every position is one matrix game whose entries are the values of the positions that follow. Solved here
// position by position.
import { ZERO, ONE, add, cmp, div, fraction, mul, read, show, sub, sum } from './fractions.mjs';
import { CannotTell, canon, is, setOf } from './verdict.mjs';

const range = (a, b) => Array.from({ length: Math.max(0, b - a + 1) }, (_, i) => a + i);

/**
 * The mover holds m cards the other has not seen, the other n. A guess is right with chance g = 1/(n+1). An honest
 * question finds a card with chance n/(n+1) and costs the other that card; else it hit
 * the hidden card, and the mover wins unless the other calls it. A bluff that is ignored shows an own card; called, it
 * wins.
 */
function table() {
  const known = new Map();
  const at = (m, n) => {
    const key = `${m},${n}`;
    if (!known.has(key)) known.set(key, work(m, n));
    return known.get(key);
  };
  function work(m, n) {
    if (m > 40 || n > 40) throw new CannotTell('hands too large');
    const g = fraction(1n, BigInt(n) + 1n);
    if (m === 0 || n === 0) return { value: g, closed: g };
    const found = mul(sub(ONE, g), sub(ONE, at(n - 1, m).value)),
      rows = [
        [add(found, g), found],
        [sub(ONE, at(n, m - 1).value), ONE],
        [g, g],
      ];
    // the 2x2 game of the two questions has no saddle point; the guess is then compared with its value
    const [[a, b], [c, d]] = rows,
      spread = sub(add(a, d), add(b, c)),
      bluff = div(sub(a, b), spread),
      call = div(sub(a, c), spread),
      value = div(sub(mul(a, d), mul(b, c)), spread);
    const saddle = rows
      .slice(0, 2)
      .some((r, i) => r.some((x, j) => cmp(x, r[1 - j]) <= 0 && cmp(x, rows[1 - i][j]) >= 0));
    if (saddle || cmp(g, value) > 0) throw new CannotTell('a stage of another sort');
    return { value, bluff, call, rows, closed: g, saddle };
  }
  return Object.assign(at, { met: () => [...known.keys()] });
}

/** The certificate lists positions: those that were met here and no others, and each value and mixture is compared. */
const positions = (at) => (data) =>
  data.positions &&
  (setOf(at.met())(data.positions.map((p) => `${p.m},${p.n}`)) ??
    data.positions
      .map((p) => {
        const s = at(p.m, p.n);
        return is(s.value)(p.value) ?? (s.rows ? (is(s.bluff)(p.bluff) ?? is(s.call)(p.call)) : undefined);
      })
      .find((x) => x));
const near = (places, x) => (claim) => {
  const off = sub(read(claim), x),
    e = fraction(1n, 10n ** BigInt(places));
  return cmp(off, e) < 0 && cmp(off, sub(ZERO, e)) > 0 ? undefined : `found ${show(x)}`;
};

/**
 * Hands above ten: bounds in whole multiples of 10^-60, rounded outwards at every position. More for the opponent is
 * never better for the mover, so the upper bounds of what follows give a lower bound
 * and the other way round, by V = (1 + n (1-x) y) / (1 + (n+1) y) with x after a find and y after a bluff, which falls
 * in both.
 */
function far(m, n) {
  const U = 10n ** 60n,
    known = new Map(),
    up = (a, b) => (a + b - 1n) / b;
  for (let all = 0; all <= m + n; all++)
    for (let a = Math.max(0, all - 30); a <= Math.min(all, 30); a++) {
      const b = all - a,
        N = BigInt(b),
        value = (x, y) => [U * (U * U + N * (U - x) * y), U * (U + (N + 1n) * y)];
      if (a === 0 || b === 0) {
        known.set(`${a},${b}`, [U / (N + 1n), up(U, N + 1n)]);
        continue;
      }
      const x = known.get(`${b - 1},${a}`),
        y = known.get(`${b},${a - 1}`),
        [p, q] = value(x[1], y[1]),
        [r, s] = value(x[0], y[0]);
      known.set(`${a},${b}`, [p / q, up(r, s)]);
    }
  return (a, b) => known.get(`${a},${b}`).map((x) => fraction(x, U));
}

function large(m, n) {
  const at = far(m, n),
    follow = new Set(),
    walk = (a, b) => {
      const key = `${a},${b}`;
      if (follow.has(key)) return;
      follow.add(key);
      if (a && b) {
        walk(b - 1, a);
        walk(b, a - 1);
      }
    };
  walk(m, n);
  const bound = (a, b, upper) => is(at(a, b)[upper ? 1 : 0]);
  const [v] = at(m, n),
    g = fraction(1n, BigInt(n) + 1n),
    decimals = (c) => {
      if (m === 0 || n === 0) return near(3, v)(c.value);
      const exposed = at(n, m - 1)[0],
        found = mul(sub(ONE, g), sub(ONE, at(n - 1, m)[0])),
        spread = add(g, exposed);
      return (
        near(4, v)(c.value) ??
        near(4, div(g, spread))(c.bluffProbability) ??
        near(4, div(sub(add(add(found, g), exposed), ONE), spread))(c.callProbability)
      );
    };
  return {
    main: ['lower', 'upper', 'decimals'],
    says: 'bounds of every position that can follow were worked out again',
    covers: ['positions'],
    certificate: (data) =>
      data.positions &&
      (setOf([...follow])(data.positions.map((p) => `${p.m},${p.n}`)) ??
        data.positions.map((p) => bound(p.m, p.n, false)(p.lower) ?? bound(p.m, p.n, true)(p.upper)).find((x) => x)),
    facts: {
      lower: bound(m, n, false),
      upper: bound(m, n, true),
      decimals,
      immediateGuess: is(g),
      guessAlsoOptimal: is(m === 0 || n === 0),
      honest: is(fraction(BigInt(n) + 1n, BigInt(m + n + 1))),
      bluff: is(fraction(BigInt(m), BigInt(m + n + 1))),
      winIfCalled: is(fraction(BigInt(m), BigInt(m) + 1n)),
    },
  };
}

export const GUESS = {
  'guess-it'({ m = 5, n = 5 }, report) {
    const short = m + n < 22 || Math.min(m, n) < 4; // the fractions are no longer than with ten cards each, or not much
    if ((m > 10 || n > 10) && !(short && report?.answer?.value !== undefined)) return large(m, n);
    const at = table(),
      s = at(m, n),
      open = s.rows
        ? {
            bluffProbability: is(s.bluff),
            callProbability: is(s.call),
            stageMatrix: is(s.rows),
            row: is([sub(ONE, s.bluff), s.bluff]),
            col: is([sub(ONE, s.call), s.call]),
          }
        : {};
    return {
      main: ['value', 'bluffProbability', 'callProbability'],
      says: 'every position that can follow was solved',
      covers: ['positions'],
      certificate: positions(at),
      facts: {
        value: is(s.value),
        lower: is(s.value),
        upper: is(s.value),
        ...open,
        immediateGuess: is(s.closed),
        guessAlsoOptimal: is(cmp(s.value, s.closed) === 0),
        honest: is(fraction(BigInt(n) + 1n, BigInt(m + n + 1))),
        bluff: is(fraction(BigInt(m), BigInt(m + n + 1))),
        winIfCalled: is(fraction(BigInt(m), BigInt(m) + 1n)),
      },
    };
  },
  'guess-it-range'({ m, n }) {
    const at = table(),
      hands = range(...m).flatMap((a) => range(...n).map((b) => [a, b])),
      open = hands.filter((h) => at(...h).rows),
      inside = (a, b) => a <= m[1] && b <= n[1];
    return {
      main: ['valueChanged', 'guessOptimalAlso'],
      says: 'every hand of the range was solved',
      covers: ['positions'],
      certificate: positions(at),
      facts: {
        valueChanged: is(open.some((h) => cmp(at(...h).closed, at(...h).value) > 0)),
        guessOptimalAlso: setOf(open.filter((h) => cmp(at(...h).closed, at(...h).value) === 0)),
        saddlePoints: setOf(open.filter((h) => at(...h).saddle)),
        nondecreasingInM: is(
          hands.every(([a, b]) => !inside(a + 1, b) || cmp(at(a, b).value, at(a + 1, b).value) <= 0),
        ),
        nonincreasingInN: is(
          hands.every(([a, b]) => !inside(a, b + 1) || cmp(at(a, b).value, at(a, b + 1).value) >= 0),
        ),
      },
    };
  },
  'guess-it-diagonal'({ diagonal }) {
    const at = table(),
      sizes = range(...diagonal),
      same = (claim) => is(sizes.map(String))(Object.keys(claim));
    return {
      main: ['values'],
      says: 'every position that can follow was solved',
      covers: ['positions'],
      certificate: positions(at),
      facts: {
        values: is(Object.fromEntries(sizes.map((k) => [k, at(k, k).value]))),
        decimals: (c) => same(c) ?? sizes.map((k) => near(8, at(k, k).value)(c[k])).find((x) => x),
      },
    };
  },
  'guess-it-line'({ m, n }, report) {
    const at = table(),
      sizes = range(0, Math.max(9, Number(report?.certificate?.data?.to ?? 9))),
      hand = (k) => (typeof m === 'number' ? [m, k] : [k, n]),
      formulas = {};
    if (n === 0) formulas.value = is('1');
    if (m === 0) formulas.value = is('1/(n+1)');
    // with one card the bluff is 1/(n+2) and the calls are the value: compared as far as the table goes
    const one = range(1, 10).every(
      (k) =>
        canon(at(1, k).bluff) === canon(fraction(1n, BigInt(k) + 2n)) && canon(at(1, k).call) === canon(at(1, k).value),
    );
    if (m === 1 && one)
      Object.assign(formulas, {
        bluffProbability: is('1/(n+2)'),
        callProbability: is('V[1,n]'),
      });
    return {
      main: ['values'],
      says: 'every position that can follow was solved',
      facts: {
        values: is(Object.fromEntries(sizes.map((k) => [k, at(...hand(k)).value]))),
        ...formulas,
      },
    };
  },
};
