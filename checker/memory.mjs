// Memory with perfect memory: expected points by plain recursion over (pairs left, known cards, lead).
import { ZERO, ONE, add, cmp, eq, fraction, max, mul, neg, read, show, sign, sub, sum } from './fractions.mjs';
import { CannotTell, is, partly, setOf } from './verdict.mjs';

const F = (x) => fraction(BigInt(x)),
  HALF = fraction(1n, 2n);
/** Chances of win, draw and loss; points count a draw half. */
const odds = (w, d, l) => ({ w, d, l }),
  WIN = odds(ONE, ZERO, ZERO),
  DRAW = odds(ZERO, ONE, ZERO),
  LOSS = odds(ZERO, ZERO, ONE);
const points = (o) => add(o.w, mul(HALF, o.d)),
  turn = (o) => odds(o.l, o.d, o.w);
/** Mixture of outcomes with whole weights over a total. */
function mix(total, ...parts) {
  let o = odds(ZERO, ZERO, ZERO);
  for (const [weight, x] of parts)
    if (weight > 0) {
      const f = fraction(BigInt(weight), BigInt(total)),
        y = x();
      o = odds(add(o.w, mul(f, y.w)), add(o.d, mul(f, y.d)), add(o.l, mul(f, y.l)));
    }
  return o;
}

/**
 * The game for points. `s` is twice the lead, so that half a pair can be given. Strategy 0 passes (needs two known
 * cards, not when behind), 1 opens one unknown
 * card and stops, 2 opens two; sure pairs are taken. Endless passing ends the game as it stands.
 */
function pointGame({ passing, alwaysTwo }) {
  const known = new Map();
  const end = (s) => (s > 0 ? WIN : s < 0 ? LOSS : DRAW);
  function state(n, k, s) {
    const key = `${n},${k},${s}`;
    if (!known.has(key)) known.set(key, work(n, k, s));
    return known.get(key);
  }
  const f = (n, k, s) => state(n, k, s).best,
    other = (n, k, s) => turn(f(n, k, -s));
  const second = (n, k, s) =>
    mix(
      2 * n - k - 1,
      [1, () => f(n - 1, k, s + 2)],
      [k, () => turn(f(n - 1, k, 2 - s))],
      [2 * n - 2 * k - 2, () => other(n, k + 2, s)],
    );
  function without0(n, k, s) {
    const u = 2 * n - k,
      take = [k, () => f(n - 1, k - 1, s + 2)],
      list = [];
    if (k >= 1 && !alwaysTwo) list.push([1, mix(u, take, [2 * n - 2 * k, () => other(n, k + 1, s)])]);
    list.push([2, mix(u, take, [2 * n - 2 * k, () => second(n, k, s)])]);
    return list;
  }
  const first = (list) => list.reduce((a, b) => (cmp(points(b[1]), points(a[1])) > 0 ? b : a));
  function work(n, k, s) {
    // every unknown card has its mate known: the mover takes all
    if (n === k) return { best: end(s + 2 * n), list: [] };
    if (s > 2 * n || s < -2 * n) return { best: end(s), list: [] };
    const list = without0(n, k, s);
    if (k >= 2 && passing && !alwaysTwo && s >= 0)
      list.unshift([0, s === 0 ? DRAW : turn(first(without0(n, k, -s))[1])]);
    return { best: first(list)[1], list, strategy: first(list)[0] };
  }
  return { state, second, other };
}

/** A strategy to be recommended; where several are equally good (or none matters) any of them will do. */
const oneOf = (best) => {
  const test = (c) => (best.length === 0 || best.some((x) => is(x)(c) === undefined) ? undefined : `best are ${best}`);
  return best.length === 1 ? test : partly(test, 'one of several');
};

export function memory(d) {
  const n = d.pairs,
    k = d.known ?? 0,
    lead = d.lead ?? 0;
  if (n > 14) throw new CannotTell('too many pairs for plain recursion');
  const draw = d.draw ?? 'half',
    gift = draw === 'mover' ? 1 : draw === 'opponent' ? -1 : 0;
  if (!['half', 'mover', 'opponent'].includes(draw) && !eq(read(draw), HALF))
    return unequalDraw(n, k, lead, read(draw));
  const game = pointGame({ passing: d.passing ?? true, alwaysTwo: d.alwaysTwo ?? false }),
    s = 2 * lead + gift;
  const chance = (x) => (o) => is(o[x]),
    shown = (o) => ({ win: o.w, draw: o.d, lose: o.l });
  if (d.turned) {
    if (gift) throw new CannotTell('a turned card with unequal draws is not covered');
    if (d.turned === 'match') {
      const free = (d.passing ?? true) && !d.alwaysTwo,
        unseen = 2 * n - k - 1,
        lost = (pairs, known, taken) => turn(game.state(pairs, known, 2 * taken - s).best),
        ways = { take: game.state(n - 1, k - 1, s + 2).best };
      // the other player takes every pair that lies open
      if (free && unseen > 0)
        ways.leave = mix(unseen, [k - 1, () => lost(n - 2, k - 2, 2)], [unseen - k + 1, () => lost(n - 1, k, 1)]);
      if (free && k > 1) ways.return = lost(n - 1, k - 1, 1);
      const best = max(Object.values(ways).map(points)),
        named = Object.entries(ways);
      return {
        main: ['value', 'best'],
        says: 'every way to go on worked out',
        proof: { choices: is(Object.fromEntries(named.map(([x, o]) => [x, shown(o)]))) },
        facts: {
          value: is(best),
          best: setOf(named.filter(([, o]) => eq(points(o), best)).map(([x]) => x)),
          ...Object.fromEntries(
            named.flatMap(([x, o]) => [
              [`${x}Win`, is(o.w)],
              [`${x}Draw`, is(o.d)],
              [`${x}Lose`, is(o.l)],
            ]),
          ),
        },
      };
    }
    const open = game.second(n, k, s),
      pass = game.other(n, k + 1, s),
      canPass = k >= 1 && !d.alwaysTwo,
      best = canPass ? max([points(open), points(pass)]) : points(open);
    return {
      main: ['value', 'best'],
      says: 'both continuations worked out',
      proof: { choices: is({ open: shown(open), ...(canPass ? { pass: shown(pass) } : {}) }) },
      facts: {
        value: is(best),
        best: setOf([
          ...(eq(points(open), best) ? ['open'] : []),
          ...(canPass && eq(points(pass), best) ? ['pass'] : []),
        ]),
        openWin: chance('w')(open),
        openDraw: chance('d')(open),
        openLose: chance('l')(open),
        passWin: chance('w')(pass),
        passDraw: chance('d')(pass),
        passLose: chance('l')(pass),
      },
    };
  }
  const st = game.state(n, k, s),
    v = points(st.best),
    by = Object.fromEntries(st.list),
    best = st.list.filter(([, o]) => eq(points(o), v)).map(([x]) => x);
  const facts = {
    value: is(v),
    favoured: is({ '-1': 'opponent', 0: 'nobody', 1: 'mover' }[cmp(v, HALF)]),
    strategy: oneOf(best),
    win: is(st.best.w),
    draw: is(st.best.d),
    lose: is(st.best.l),
  };
  if (best.length) facts.bestStrategies = setOf(best);
  for (const x of [0, 1, 2]) if (by[x]) facts[`strategy${x}`] = is(points(by[x]));
  // At level score the other stands where the mover stood, so passing leaves the mover what the other's best play
  // leaves: one half only where that is a pass too.
  if (s === 0 && by[0]) facts.strategy0 = is(sub(ONE, v));
  // the same at every lead, and what each strategy is worth here; of equally good ones the smallest is chosen
  const smallest = (x) => Math.min(...x.list.filter(([, o]) => eq(points(o), points(x.best))).map(([y]) => y)),
    undecided = (l) => (d.alwaysTwo || k === 0 ? 2 : k >= 2 && (d.passing ?? true) && 2 * l + gift >= 0 ? 0 : 1);
  const leads = Array.from({ length: 2 * n + 1 }, (_, i) => i - n),
    states = leads.map((l) => game.state(n, k, 2 * l + gift)),
    worth = Object.entries(by).map(([x, o]) => [x, x === '0' && s === 0 ? sub(ONE, v) : points(o)]);
  return {
    main: ['value', 'strategy'],
    says: 'all states worked out by recursion',
    facts,
    proof: {
      strategies: is(Object.fromEntries(worth)),
      chances: is(shown(st.best)),
      leads: is(leads),
      values: is(states.map((x) => points(x.best))),
      chosen: (claim) =>
        n === k && !claim.length
          ? undefined
          : claim.length !== leads.length
            ? 'one strategy for each lead is needed'
            : states
                .map((x, i) => is(x.list.length ? smallest(x) : undecided(leads[i]))(claim[i]))
                .find((wrong) => wrong),
    },
  };
}

/**
 * A draw is worth d to each, so every state has two numbers. At level score each may rather see the other open a card;
 * then two rules are told apart.
 */
function unequalDraw(n, k, lead, d) {
  if (n > 12) throw new CannotTell('too many pairs for plain recursion');
  const swap = ([a, b]) => [b, a],
    blend = (total, ...parts) =>
      [0, 1].map((i) =>
        parts.reduce((t, [w, x]) => (w > 0 ? add(t, mul(fraction(BigInt(w), BigInt(total)), x()[i])) : t), ZERO),
      );
  const end = (s) => (s > 0 ? [ONE, ZERO] : s < 0 ? [ZERO, ONE] : [d, d]),
    level = new Set();
  const table = (opens) => {
    const known = new Map();
    const f = (n, k, s) => {
      if (Math.abs(s) > n) return end(s);
      if (n === k) return end(s + n);
      const key = `${n},${k},${s}`;
      if (!known.has(key)) known.set(key, work(n, k, s));
      return known.get(key);
    };
    const opened = (n, k, s) => {
      const u = 2 * n - k,
        first = (then) => blend(u, [k, () => f(n - 1, k - 1, s + 1)], [2 * n - 2 * k, then]);
      const two = first(() =>
        blend(
          u - 1,
          [1, () => f(n - 1, k, s + 1)],
          [k, () => swap(f(n - 1, k, 1 - s))],
          [2 * n - 2 * k - 2, () => swap(f(n, k + 2, -s))],
        ),
      );
      if (k === 0) return two;
      const one = first(() => swap(f(n, k + 1, -s)));
      return cmp(one[0], two[0]) >= 0 ? one : two;
    };
    function work(n, k, s) {
      const own = opened(n, k, s);
      if (k < 2 || s < 0) return own;
      if (s > 0) {
        const behind = opened(n, k, -s);
        return cmp(behind[1], own[0]) > 0 ? swap(behind) : own;
      }
      if (cmp(own[0], d) < 0) return [d, d];
      if (cmp(own[1], own[0]) <= 0) return own;
      level.add(`${n},${k}`);
      return opens ? own : swap(own);
    }
    return f;
  };
  const opens = table(true);
  for (let m = 1; m <= n; m++) for (let j = 0; j <= m; j++) opens(m, j, 0);
  const states = level.size,
    [a, b] = [opens(n, k, lead), table(false)(n, k, lead)];
  return {
    main: ['moverIfMoverOpens', 'moverIfMoverWaits', 'unique'],
    says: 'all states worked out by recursion under both rules',
    proof: { ifMoverOpens: is(a), ifMoverWaits: is(b), draw: is(d) },
    facts: {
      drawWorth: is(d),
      unique: is(eq(a[0], b[0]) && eq(a[1], b[1])),
      moverIfMoverOpens: is(a[0]),
      opponentIfMoverOpens: is(a[1]),
      moverIfMoverWaits: is(b[0]),
      opponentIfMoverWaits: is(b[1]),
      ambiguousStates: is(states),
    },
  };
}

/**
 * After every turn each known card is forgotten with the same chance, by both at once. The table of all values is in
 * the certificate; it is right when every value is the best of what the
 * strategies are worth by the table itself, since such a game ends with certainty and the equations have one solution.
 */
export function forgetting(d, report) {
  const f = read(d.forget),
    n = d.pairs,
    k = d.known ?? 0,
    lead = d.lead ?? 0,
    T = report.certificate?.data?.values;
  if (sign(f) === 0) return memory({ ...d, kind: 'memory' });
  if (T && T.length !== n + 1) throw new RangeError('a table of another size');
  if (!T) throw new CannotTell('the certificate has no table');
  const V = T.map((layer) => layer.map((row) => row.map(read))),
    at = (n, k, s) => (s > n ? ONE : s < -n ? ZERO : V[n][Math.min(k, n)][s + n]);
  const kept = (cards) => {
    let list = [ONE];
    for (let i = 0; i < cards; i++)
      list = [...list, ZERO].map((x, j) => add(mul(x, f), j ? mul(list[j - 1], sub(ONE, f)) : ZERO));
    return list;
  };
  const pass = (n, singles, pair, s) =>
    sum(
      kept(singles).flatMap((p, a) =>
        kept(pair ? 2 : 0).map((q, b) => mul(mul(p, q), sub(ONE, b === 2 ? at(n - 1, a, 1 - s) : at(n, a + b, -s)))),
      ),
    );
  const part = (total, ...list) =>
    sum(list.map(([w, x]) => (w > 0 ? mul(fraction(BigInt(w), BigInt(total)), x()) : ZERO)));
  const worth = (n, k, s) => {
    const u = 2 * n - k,
      first = (then) => part(u, [k, () => at(n - 1, k - 1, s + 1)], [2 * n - 2 * k, then]);
    return {
      ...(k >= 2 ? { 0: pass(n, k, false, s) } : {}),
      ...(k >= 1 ? { 1: first(() => pass(n, k + 1, false, s)) } : {}),
      2: first(() =>
        part(
          u - 1,
          [1, () => at(n - 1, k, s + 1)],
          [k, () => pass(n, k, true, s)],
          [2 * n - 2 * k - 2, () => pass(n, k + 2, false, s)],
        ),
      ),
    };
  };
  const sure = (n, s) => (s + n > 0 ? ONE : s + n < 0 ? ZERO : HALF);
  const wrong = () => {
    for (let m = 0; m <= n; m++)
      for (let j = 0; j <= m; j++) {
        if (V[m].length !== m + 1 || V[m][j].length !== 2 * m + 1) return 'the table has another shape';
        for (let s = -m; s <= m; s++) {
          const best = j === m ? sure(m, s) : max(Object.values(worth(m, j, s)));
          if (!eq(best, at(m, j, s)))
            return `${m} pairs, ${j} known, lead ${s}: ${show(best)} by the table, which says ${show(at(m, j, s))}`;
        }
      }
    return undefined;
  };
  const by = k === n ? {} : worth(n, k, lead),
    strategies = Object.fromEntries(Object.entries(by).map(([x, v]) => [`strategy${x}`, is(v)])),
    bad = wrong();
  return {
    main: ['value'],
    says: 'the table of the certificate satisfies all equations',
    covers: ['values'],
    proof: { strategies: k === n ? null : is(by) },
    certificate: () => bad,
    facts: bad ? {} : { value: is(at(n, k, lead)), ...strategies },
  };
}

/** What was seen in games of chance is evidence only; the exact value beside it is worked out. */
export function simulation(d) {
  const exact =
      d.players || d.forget || d.pairs > 14
        ? undefined
        : points(pointGame({ passing: true }).state(d.pairs, 0, 0).best),
    share = (c) => (cmp(read(c), ZERO) >= 0 && cmp(read(c), ONE) <= 0 ? undefined : 'not a share');
  return {
    main: ['player1'],
    says: '',
    facts: {
      ...Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`player${i + 1}`, partly(share, 'seen, not proved')])),
      ...(exact ? { exact: is(exact) } : {}),
    },
  };
}

/** Memory for cards: expected pairs of the mover minus those of the opponent; endless passing gains nothing. */
export function memoryGain(d) {
  if (d.pairs > 16) throw new CannotTell('too many pairs for plain recursion');
  const known = new Map();
  const E = (n, k) => {
    const key = `${n},${k}`;
    if (!known.has(key)) known.set(key, k === n ? F(n) : max(options(n, k).map((o) => o[1])));
    return known.get(key);
  };
  function options(n, k) {
    const u = 2 * n - k,
      w = (x, of) => fraction(BigInt(x), BigInt(of)),
      take = k ? mul(w(k, u), add(ONE, E(n - 1, k - 1))) : ZERO,
      fresh = w(2 * n - 2 * k, u);
    const g = [
      [1, () => add(ONE, E(n - 1, k))],
      [k, () => neg(add(ONE, E(n - 1, k)))],
      [2 * n - 2 * k - 2, () => neg(E(n, k + 2))],
    ].reduce((t, [x, e]) => (x > 0 ? add(t, mul(w(x, u - 1), e())) : t), ZERO);
    return [
      ...(k >= 2 ? [[0, ZERO]] : []),
      ...(k >= 1 ? [[1, sub(take, mul(fresh, E(n, k + 1)))]] : []),
      [2, add(take, mul(fresh, g))],
    ];
  }
  const n = d.pairs,
    k = d.known ?? 0,
    v = E(n, k),
    best =
      n === k
        ? [0, 1, 2]
        : options(n, k)
            .filter((o) => eq(o[1], v))
            .map((o) => o[0]);
  return {
    main: ['gainInPairs', 'gainInCards', 'strategy'],
    says: 'all states worked out by recursion',
    proof: {
      gain: is(mul(F(2), v)),
      strategies: is(
        n === k ? {} : Object.fromEntries(options(n, k).map(([x, e]) => [x, mul(F(2), x === 0 ? neg(v) : e)])),
      ),
    },
    facts: { gainInPairs: is(v), gainInCards: is(mul(F(2), v)), strategy: oneOf(best) },
  };
}
/**
 * The larger game, where a sure pair may be declined: p pairs lie with both cards known, k further cards are known.
 * After a card that matches a known one: take it,
 * x turn another known card, y open another unknown one; with pairs lying, i opens some other card instead of taking
 * one.
 */
function declining(passing) {
  const known = new Map(),
    end = (s) => (s > 0 ? WIN : s < 0 ? LOSS : DRAW),
    better = (list) => list.reduce((a, b) => (cmp(points(b), points(a)) > 0 ? b : a));
  const other = (n, p, k, s) => turn(f(n, p, k, -s));
  function f(n, p, k, s) {
    const key = `${n},${p},${k},${s}`;
    if (!known.has(key)) known.set(key, n === 0 ? end(s) : work(n, p, k, s));
    return known.get(key);
  }
  function without0(n, p, k, s, { x = true, y = true, i = true } = {}) {
    const u = 2 * n - 2 * p - k,
      list = p > 0 ? [f(n - 1, p - 1, k, s + 1)] : [];
    if (u > 0 && (p === 0 || i)) {
      const fresh = u - k; // unknown cards whose mates are unknown too
      const matched = () =>
        better([
          f(n - 1, p, k - 1, s + 1),
          ...(x && (k >= 2 || p >= 1) ? [other(n, p + 1, k - 1, s)] : []),
          ...(y && u >= 2
            ? [mix(u - 1, [k - 1, () => other(n, p + 2, k - 2, s)], [fresh, () => other(n, p + 1, k, s)])]
            : []),
        ]);
      const stop = () => other(n, p, k + 1, s),
        again = () =>
          mix(
            u - 1,
            [1, () => f(n - 1, p, k, s + 1)],
            [k, () => other(n, p + 1, k, s)],
            [fresh - 2, () => other(n, p, k + 2, s)],
          );
      const opened = (second) => mix(u, [k, matched], [fresh, second]);
      list.push(opened(again));
      if (k >= 1 || p >= 1) list.push(opened(stop));
    }
    return better(list);
  }
  const free = (p, k, s) => passing && s >= 0 && (k >= 2 || (k >= 1 && p >= 1) || p >= 2);
  function work(n, p, k, s) {
    const best = without0(n, p, k, s);
    return free(p, k, s) ? better([best, s === 0 ? DRAW : turn(without0(n, p, k, -s))]) : best;
  }
  /** The value where some of x, y, i are forbidden in this turn, and in no later one. */
  const without = (n, p, k, s, ban) =>
    better([without0(n, p, k, s, ban), ...(free(p, k, s) ? [other(n, p, k, s)] : [])]);
  return { f, without };
}

export function memoryLarger(d) {
  if (d.pairs > 7) throw new CannotTell('too many pairs for plain recursion');
  const { f, without } = declining(d.passing ?? true),
    at = (...state) => ({
      value: points(f(...state)),
      withoutX: points(without(...state, { x: false })),
      withoutY: points(without(...state, { y: false })),
      withoutI: points(without(...state, { i: false })),
    });
  // all states in which one of the three ways of declining gains
  const gaining = [];
  for (let n = 1; n <= d.pairs; n++)
    for (let p = 0; p <= n; p++)
      for (let k = 0; k + p <= n; k++)
        for (let s = -n; s <= n; s++) {
          const worth = at(n, p, k, s);
          if (Object.values(worth).some((x) => cmp(worth.value, x) > 0))
            gaining.push({ pairs: n, lying: p, known: k, lead: s, ...worth });
        }
  return {
    main: ['value'],
    says: 'all states worked out by recursion',
    proof: { entries: setOf(gaining) },
    facts: {
      ...Object.fromEntries(
        Object.entries(at(d.pairs, d.lying ?? 0, d.known ?? 0, d.lead ?? 0)).map(([key, x]) => [key, is(x)]),
      ),
      gainingStates: is(gaining.length),
    },
  };
}
