// Games on heaps: what may be taken, what may be left. Values come from the rules; for heaps too large for a table
// from the formula or the period that
// theory gives (compared with the table first).
import { formula, fraction } from './fractions.mjs';
import { CannotTell, is, partly } from './verdict.mjs';
import { grundyOf, solveSum, outcomeFacts, budget, MAIN } from './sums.mjs';

const TABLE = 1500;
const big = (x) => BigInt(x);
const xor = (list) => list.reduce((a, b) => a ^ b, 0n);
const twos = (n) => {
  let k = 0n;
  while (n > 0n && n % 2n === 0n) {
    n /= 2n;
    k++;
  }
  return k;
};
const bits = (n) => BigInt(n === 0n ? 0 : n.toString(2).length);

/** Rules that only take: which c may be taken from n, and the value theory gives. */
const TAKING = {
  nim: { takes: () => true, value: (n) => n },
  'at-least-half': { takes: (n, c) => 2n * c >= n, value: bits },
  'at-most-half': {
    takes: (n, c) => 2n * c <= n,
    value: (n) => {
      while (n % 2n === 1n) n = (n - 1n) / 2n;
      return n / 2n;
    },
  },
  'dim-plus': { takes: (n, c) => n % c === 0n, value: (n) => (n === 0n ? 0n : 1n + twos(n)) },
  aliquot: { takes: (n, c) => n % c === 0n && c < n, value: twos },
  'even-if-not-all-all-if-odd': {
    takes: (n, c) => (c < n ? c % 2n === 0n : n % 2n === 1n),
    value: (n) => (n === 0n ? 0n : n % 2n === 0n ? n / 2n - 1n : (n + 1n) / 2n),
  },
  'even-or-single': {
    takes: (n, c) => c % 2n === 0n || n === 1n,
    value: (n) => (n === 1n || n === 2n ? 1n : n < 4n ? 0n : n / 2n),
  },
  'threes-or-all': {
    takes: (n, c) => (c < n ? c % 3n === 0n : n % 3n === 2n),
    value: (n) => (n === 0n ? 0n : n % 3n === 2n ? (n - 2n) / 3n + 1n : (n - 1n) / 3n),
  },
};

/** Digits of an octal or hexadecimal code: digit(c) says what may be left after c chips are taken. */
function code(text) {
  const m = /^([0-9A-Fa-f]?)\.([0-9A-Fa-f]*?)(?:\(([0-9A-Fa-f]+)\)\*?|([0-9A-Fa-f])?(\.\.\.|…))?$/.exec(
    text.replace(/\s/g, ''),
  );
  if (!m) throw new CannotTell(`the code ${text} is not understood`);
  const head = [m[1] || '0', ...m[2]].map((d) => parseInt(d, 16));
  let block = m[3];
  if (m[5]) {
    // 0.1777... : the last digit, or the block the end repeats, goes on for ever
    const all = m[2] + (m[4] ?? '');
    head.push(...[...(m[4] ?? '')].map((d) => parseInt(d, 16)));
    block = all.slice(-1);
    for (let k = 1; k * 2 <= all.length; k++)
      if (all.slice(-k) === all.slice(-2 * k, -k)) {
        block = all.slice(-k);
        break;
      }
  }
  const again = [...(block ?? '')].map((d) => parseInt(d, 16));
  // with dots the block starts right after the written digits; with brackets it is the first thing after the head
  const digit = (c) => (c < head.length ? head[c] : again.length ? again[(c - head.length) % again.length] : 0);
  return {
    digit,
    last: again.length ? Infinity : head.reduce((k, d, i) => (d ? i : k), 0),
    parts: Math.max(...head, ...again, 0) > 7 ? 3 : 2,
  };
}

/** A heap rule: options(n) for small n; allows(n, parts) for any size; value(n) where theory knows it. */
export function rule(kind, d) {
  const breaking = (allows, most, parts) => ({
    allows,
    most,
    options(n) {
      const list = [];
      for (let c = 0; c <= Math.min(n, most); c++)
        for (const left of leavings(n - c, parts)) if (allows(big(n), left.map(big))) list.push(left);
      return list;
    },
  });
  const taking = (takes, value, set) => ({
    value,
    set,
    allows: (n, left) => left.length <= 1 && n - xor(left) >= 1n && takes(n, n - xor(left)),
    options: (n) => {
      const list = [];
      for (let c = 1; c <= n; c++) if (takes(big(n), big(c))) list.push(c < n ? [n - c] : []);
      return list;
    },
  });
  if (TAKING[kind]) return taking(TAKING[kind].takes, TAKING[kind].value);
  if (kind === 'subtraction') {
    const s = d.subtractionSet,
      whole = d.impatient ? (n, c) => c === n : () => false;
    const list = Array.isArray(s)
      ? s.map(big)
      : s.kind === 'range'
        ? Array.from({ length: s.max - (s.min ?? 1) + 1 }, (_, i) => big((s.min ?? 1) + i))
        : undefined;
    if (list)
      return {
        ...taking((n, c) => list.includes(c) || whole(n, c)),
        set: d.impatient ? undefined : list,
        largest: Number(list.reduce((a, b) => (a > b ? a : b), 0n)),
        plus: d.impatient,
      };
    const test = {
      powersOfTwo: (c) => (c & (c - 1n)) === 0n,
      squares: (c) => {
        let r = 0n;
        while (r * r < c) r++;
        return r * r === c;
      },
      arithmetic: (c) => c >= big(s.start ?? 1) && (c - big(s.start ?? 1)) % big(s.step ?? 1) === 0n,
      predicate:
        s.rule &&
        (
          (f) => (c) =>
            f({ c: fraction(c) }).n !== 0n
        )(formula(s.rule, { whole: true })),
    }[s.kind];
    if (!test) throw new CannotTell('a subtraction set of unknown sort');
    const progression =
      s.kind === 'arithmetic' && !d.impatient ? { start: Number(s.start ?? 1), step: Number(s.step ?? 1) } : undefined;
    return { ...taking((n, c) => test(c) || whole(n, c)), progression };
  }
  if (kind === 'take-away-rule') {
    const take = formula(d.take, { whole: true }),
      split = d.split && formula(d.split, { whole: true }),
      f = fraction;
    return breaking(
      (n, left) => {
        const c = n - left.reduce((a, b) => a + b, 0n);
        if (left.length <= 1) return c >= 1n && take({ n: f(n), c: f(c) }).n !== 0n;
        return split ? split({ n: f(n), c: f(c), a: f(left[0]), b: f(left[1]) }).n !== 0n : false;
      },
      Infinity,
      split ? 2 : 1,
    );
  }
  if (kind === 'grundy-game')
    return breaking((n, left) => left.length === 2 && left[0] + left[1] === n && left[0] !== left[1], 0, 2);
  const codes = {
    'lasker-nim': '4.(3)*',
    kayles: '0.77',
    'dawson-chess': '0.137',
    rims: '0.(7)*',
    rayles: '0.77',
    octal: d.code ?? d.octal,
  };
  if (codes[kind]) {
    const c = code(codes[kind]);
    const known = {
      'lasker-nim': (n) => (n % 4n === 3n ? n + 1n : n > 0n && n % 4n === 0n ? n - 1n : n),
      rims: (n) => n,
    }[kind];
    return {
      ...breaking(
        (n, left) => {
          const taken = n - left.reduce((a, b) => a + b, 0n);
          return ((c.digit(Number(taken)) >> left.length) & 1) === 1 && (taken > 0n || left.length > 1);
        },
        c.last,
        c.parts,
      ),
      value: known,
      octal: c.last,
      parts: c.parts,
    };
  }
  throw new CannotTell(`the rules of ${kind} are not known here`);
}

/** All ways to leave m chips in at most so many heaps: [] when m = 0, else ascending parts. */
function leavings(m, parts) {
  if (m === 0) return [[]];
  const list = [[m]];
  if (parts >= 2) for (let a = 1; 2 * a <= m; a++) list.push([a, m - a]);
  if (parts >= 3) for (let a = 1; 3 * a <= m; a++) for (let b = a; a + 2 * b <= m; b++) list.push([a, b, m - a - b]);
  return list;
}

/**
 * Take s, s+d, s+2d, …: what n reaches is what n-d reaches and g(n-s). So the last s values and d sets of reached
 * values decide everything that follows,
 * and once they repeat the values are periodic. Null where they do not repeat soon (all takes allowed is Nim).
 */
function progressionPeriod({ start: s, step: d }) {
  const g = [],
    reached = [],
    seen = new Map();
  for (let n = 0; n < 3000; n++) {
    reached[n] = new Set(n >= d ? reached[n - d] : []);
    if (n >= s) reached[n].add(g[n - s]);
    g[n] = 0;
    while (reached[n].has(g[n])) g[n]++;
    if (n < s + d) continue;
    const state = JSON.stringify([g.slice(n - s + 1), reached.slice(n - d + 1).map((x) => [...x].sort())]);
    if (seen.has(state)) {
      const n0 = seen.get(state),
        p = n - n0;
      return { n0, p, at: (m) => g[m < big(n0) ? Number(m) : n0 + Number((m - big(n0)) % big(p))] };
    }
    seen.set(state, n);
  }
  return null;
}
/** How many m with 0 <= m <= top, m = top modulo d, have value v. */
function countValues({ n0, p, at }, top, d, v) {
  let count = 0n,
    m = top % big(d);
  for (; m <= top && m < big(n0); m += big(d)) if (big(at(m)) === v) count++;
  const round = big(p * d),
    times = m <= top ? (top - m) / round : 0n; // whole rounds of p·d numbers hold equally many
  let inRound = 0n;
  if (times > 0n) for (let k = 0n; k < big(p); k++) if (big(at(m + k * big(d))) === v) inRound++;
  for (let k = m + times * round; k <= top; k += big(d)) if (big(at(k)) === v) count++;
  return count + inRound * times;
}

/**
 * Least preperiod and period of the values, proved by the theorem for finite subtraction sets or finite octal codes,
 * or null.
 */
function periodOf(r, value, most = 700) {
  const table = Array.from({ length: most }, (_, n) => value(n));
  const need =
    r.largest !== undefined && !r.plus
      ? (n0, p) => n0 + p + r.largest
      : r.octal !== undefined && r.octal < Infinity
        ? (n0, p) => 2 * n0 + 2 * p + r.octal
        : null;
  if (!need) return null;
  for (let p = 1; p < most / 2; p++) {
    let n0 = most - p;
    while (n0 > 0 && table[n0 - 1] === table[n0 - 1 + p]) n0--;
    if (need(n0, p) <= most)
      return { n0, p, at: (n) => table[n < big(n0) ? Number(n) : n0 + Number((n - big(n0)) % big(p))] };
  }
  return null;
}

/** How a report writes a move; when nothing is left that is the heap 0. */
const moveOf = (m, i, from) => ({ component: i, from, to: m.to.length ? m.to : [0] });
/**
 * Piles of one rule as components of a sum; `at` tells where a row begins, for games told as a row of pins or squares.
 */
export function heapComponent(kind, d, pile, from = pile) {
  const r = rule(kind, d),
    cache = new Map();
  const moves = (n) => {
    if (!cache.has(n))
      cache.set(
        n,
        r.options(n).map((to) => ({ to })),
      );
    return cache.get(n);
  };
  return { rule: r, moves, at: pile, name: (m, i) => moveOf(m, i, from) };
}

/** The Grundy values of single heaps of a rule. */
export const tableOf = (kind, d) => grundyOf(heapComponent(kind, d, 0).moves, budget(6e6));

const sameMove = (m) => JSON.stringify([m.component, String(m.from), m.to.map(String).sort()]);

/** Every kind whose position is a list of piles under one rule. */
export function piles(d, report) {
  const kind = d.kind,
    misere = d.play === 'misere',
    list = d.piles ?? d.regions ?? d.coins;
  if ((kind === 'kayles' && d.pins !== undefined) || (kind === 'dawson-chess' && d.squares !== undefined))
    return row(d);
  const r = rule(kind === 'nimble' ? 'nim' : kind, d),
    shared = heapComponent(kind === 'nimble' ? 'nim' : kind, d, 0);
  const largest = list.reduce((a, b) => (big(b) > a ? big(b) : a), 0n);
  const table = grundyOf(shared.moves, budget(6e6)),
    result = { main: MAIN, says: '' };
  if (largest <= big(misere ? 60 : TABLE)) {
    try {
      const components = list.map((n, i) => ({ ...shared, at: Number(n), name: (m) => moveOf(m, i, n) }));
      const s = solveSum(components, misere);
      result.says = misere
        ? 'the whole position was searched'
        : 'Grundy values and all winning moves worked out from the rules';
      result.facts = outcomeFacts({ ...s, play: d.play, by: sameMove });
    } catch (e) {
      if (!(e instanceof CannotTell)) throw e;
    }
  }
  if (!result.facts) result.facts = large(r, kind, list, misere, table, result);
  let p;
  Object.assign(result.facts, {
    period: (claim) => ((p ??= period()) ? is(p.p)(claim) : `no period was found, ${claim} is claimed`),
    periodicFrom: (claim) => ((p ??= period()) ? is(p.n0)(claim) : `no period was found, ${claim} is claimed`),
  });
  const claimed = report?.answer ?? {},
    reach = 2 * Number(claimed.periodicFrom ?? 0) + 2 * Number(claimed.period ?? 0) + 20;
  const period = () => {
    try {
      return periodOf(r, table, Math.max(300, reach)) ?? guess();
    } catch (e) {
      if (e instanceof CannotTell) return guess();
      throw e;
    }
  };
  const soon = () => {
    try {
      return periodOf(r, table, 300);
    } catch {
      return null;
    }
  };
  if (reach > 1300 && !(p = soon())) {
    delete result.facts.period;
    delete result.facts.periodicFrom;
    result.proof = { period: null };
    return result;
  } // a period too long to be proved here
  const guess = () => {
    // no theorem: the table must at least repeat as far as it goes
    for (let q = 1; q < 60; q++) {
      let n0 = 240 - q;
      while (n0 > 0 && table(n0 - 1) === table(n0 - 1 + q)) n0--;
      if (n0 < 120) return { n0, p: q };
    }
    return null;
  };
  if (result.facts.period)
    result.proof = {
      ...result.proof,
      period: (c) => result.facts.period(c.period) ?? result.facts.periodicFrom(c.from),
    };
  if (r.largest === undefined && !(r.octal < Infinity))
    for (const k of ['period', 'periodicFrom']) result.facts[k] = partly(result.facts[k], 'seen in the table to 240');
  return result;
}

/** Heaps too large for a table: values by formula or certified period, listed moves one by one. */
function large(r, kind, list, misere, table, result) {
  const sizes = list.map(big);
  if (misere && !(kind === 'nim' || kind === 'nimble')) throw new CannotTell('misère play of heaps so large');
  let value = r.value;
  if (value)
    for (let n = 0; n < 60; n++)
      if (big(table(n)) !== value(big(n))) throw new Error(`checker: formula of ${kind} wrong at ${n}`);
  const progress = r.progression && progressionPeriod(r.progression);
  if (progress) value = (n) => big(progress.at(n));
  if (r.progression?.start === 1 && r.progression.step === 1) value = (n) => n; // every take is allowed: Nim
  if (!value) {
    const p = periodOf(r, table, 700);
    if (!p) throw new CannotTell('heaps too large and no period proved');
    value = (n) => big(p.at(n));
    result.from = p;
  }
  const values = sizes.map(value),
    sg = xor(values);
  const lost = (piles) => (misere && piles.every((n) => n <= 1n) ? xor(piles) === 1n : xor(piles) === 0n);
  const won = misere ? !lost(sizes) : sg !== 0n;
  result.proof = {
    values: (list) =>
      list.length && list.length < 3000 && list.every((x, n) => big(x) === big(table(n))) ? undefined : 'other values',
  };
  result.says = r.value
    ? 'values by the known formula, compared with the rules for small heaps'
    : 'values by a period proved from the rules';
  const after = (i, left) =>
    misere
      ? lost([...sizes.slice(0, i), ...sizes.slice(i + 1), ...left])
      : (sg ^ values[i] ^ xor(left.map(value))) === 0n;
  let wins;
  if (kind === 'nim' || kind === 'nimble')
    wins = sizes.flatMap((n, i) =>
      [...new Set([sg ^ n, 0n, 1n])]
        .filter((m) => m < n && m >= 0n && after(i, m ? [m] : []))
        .map((m) => ({ component: i, from: String(n), to: [String(m)] })),
    );
  if (r.set)
    wins = sizes.flatMap((n, i) =>
      r.set
        .filter((c) => c <= n && after(i, c < n ? [n - c] : []))
        .map((c) => ({ component: i, from: String(n), to: [String(n - c)] })),
    );
  const listed = (m) => {
    const i = m.component,
      left = []
        .concat(m.to)
        .map(big)
        .filter((x) => x > 0n);
    if (!(i in sizes) || big(m.from) !== sizes[i]) return `${JSON.stringify(m)} names no pile`;
    return !r.allows(
      sizes[i],
      left.sort((a, b) => (a < b ? -1 : 1)),
    )
      ? `${JSON.stringify(m)} is not allowed`
      : after(i, left)
        ? undefined
        : `${JSON.stringify(m)} does not win`;
  };
  const facts = outcomeFacts({
    won,
    ...(misere ? {} : { sg, values }),
    wins,
    listed,
    by: sameMove,
    play: misere ? 'misere' : 'normal',
  });
  if (progress) {
    const { start, step } = r.progression;
    facts.moveCount = is(
      won
        ? sizes.reduce(
            (t, n, i) => (n < big(start) ? t : t + countValues(progress, n - big(start), step, sg ^ values[i])),
            0n,
          )
        : 0n,
    );
  } else if (!wins && !misere && r.octal < 50 && r.parts < 3 && result.from)
    facts.moveCount = is(sizes.reduce((t, n, i) => t + breakingMoves(r, n, value, sg ^ values[i], result.from), 0n));
  return facts;
}

/** How many moves of a large heap leave this value, where a move takes few chips and the values repeat. */
function breakingMoves(r, n, value, wanted, { n0, p }) {
  let count = 0n;
  for (let c = 0n; c <= BigInt(r.octal) && c < n; c++) {
    const left = n - c;
    if (r.allows(n, [left]) && value(left) === wanted) count++;
    if (r.allows(n, [1n, left - 1n])) count += partings(left, value, wanted, big(n0) + 1n, big(p));
  }
  return count;
}

/**
 * In how many ways a heap can be parted into two of which the values have this nim-sum; from `start` on they repeat.
 */
function partings(heap, value, wanted, start, period) {
  const fits = (a) => (value(a) ^ value(heap - a)) === wanted;
  let ordered = 0n;
  if (heap < 2n * start + period) {
    for (let a = 1n; a < heap; a++) if (fits(a)) ordered++;
  } else {
    for (let a = 1n; a < start; a++) if (fits(a)) ordered += 2n; // a small part before or behind
    for (let a = start; a < start + period; a++) if (fits(a)) ordered += (heap - start - a) / period + 1n;
  }
  return (ordered + (heap % 2n === 0n && fits(heap / 2n) ? 1n : 0n)) / 2n;
}

/**
 * Kayles as a row of pins, Dawson's chess as a row of squares: the runs are the components, moves are named by pins or
 * squares.
 */
function row(d) {
  const kayles = d.kind === 'kayles',
    n = kayles ? d.pins : d.squares,
    free = Array.from({ length: n + 2 }, (_, i) => i >= 1 && i <= n);
  for (const x of (kayles ? d.missing : d.marks) ?? [])
    for (const y of kayles ? [x] : [x - 1, x, x + 1]) if (y >= 1 && y <= n) free[y] = false;
  const moves = (len) => {
    const list = [],
      left = (a, b) => [a, b].filter((x) => x > 0);
    for (let i = 0; i < len; i++) {
      if (kayles) {
        list.push({ at: [i], to: left(i, len - i - 1) });
        if (i + 1 < len) list.push({ at: [i, i + 1], to: left(i, len - i - 2) });
      } else list.push({ at: [i], to: left(i - 1, len - i - 2) });
    }
    return list;
  };
  const components = [];
  for (let i = 1; i <= n; i++) {
    if (!free[i] || free[i - 1]) continue;
    let len = 0;
    while (free[i + len]) len++;
    components.push({
      moves,
      at: len,
      name: (m) => (kayles ? { pins: m.at.map((a) => a + i) } : { square: m.at[0] + i }),
    });
  }
  const s = solveSum(components, d.play === 'misere'),
    facts = outcomeFacts({ ...s, values: undefined, play: d.play });
  const table = grundyOf(moves),
    p = periodOf({ octal: kayles ? 2 : 3 }, table, 320);
  return {
    main: MAIN,
    says: 'all moves of the row worked out from the rules',
    facts: { ...facts, period: is(p?.p), periodicFrom: is(p?.n0) },
  };
}
