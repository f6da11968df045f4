// Memory with perfect memory: expected points by plain recursion over (pairs left, known cards, lead).
import { ZERO, ONE, add, cmp, eq, fraction, max, mul, neg, read, show, sub } from './fractions.mjs';
import { CannotTell, is, partly, setOf } from './verdict.mjs';

const F = (x) => fraction(BigInt(x)), HALF = fraction(1n, 2n);
/** Chances of win, draw and loss; points count a draw half. */
const odds = (w, d, l) => ({ w, d, l }), WIN = odds(ONE, ZERO, ZERO), DRAW = odds(ZERO, ONE, ZERO), LOSS = odds(ZERO, ZERO, ONE);
const points = (o) => add(o.w, mul(HALF, o.d)), turn = (o) => odds(o.l, o.d, o.w);
/** Mixture of outcomes with whole weights over a total. */
function mix(total, ...parts) { let o = odds(ZERO, ZERO, ZERO); for (const [weight, x] of parts) if (weight > 0) { const f = fraction(BigInt(weight),
    BigInt(total)), y = x(); o = odds(add(o.w, mul(f, y.w)), add(o.d, mul(f, y.d)), add(o.l, mul(f, y.l))); } return o; }

/**
 * The game for points. `s` is twice the lead, so that half a pair can be given. Strategy 0 passes (needs two known cards, not when behind), 1 opens one unknown
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
  const f = (n, k, s) => state(n, k, s).best, other = (n, k, s) => turn(f(n, k, -s));
  const second = (n, k, s) => mix(2 * n - k - 1, [1, () => f(n - 1, k, s + 2)], [k, () => turn(f(n - 1, k, 2 - s))], [2 * n - 2 * k - 2, () => other(n, k + 2, s)]);
  function without0(n, k, s) {
    const u = 2 * n - k, take = [k, () => f(n - 1, k - 1, s + 2)], list = [];
    if (k >= 1 && !alwaysTwo) list.push([1, mix(u, take, [2 * n - 2 * k, () => other(n, k + 1, s)])]);
    list.push([2, mix(u, take, [2 * n - 2 * k, () => second(n, k, s)])]);
    return list;
  }
  const first = (list) => list.reduce((a, b) => (cmp(points(b[1]), points(a[1])) > 0 ? b : a));
  function work(n, k, s) {
    if (n === k) return { best: end(s + 2 * n), list: [] }; // every unknown card has its mate known: the mover takes all
    if (s > 2 * n || s < -2 * n) return { best: end(s), list: [] };
    const list = without0(n, k, s);
    if (k >= 2 && passing && !alwaysTwo && s >= 0) list.unshift([0, s === 0 ? DRAW : turn(first(without0(n, k, -s))[1])]);
    return { best: first(list)[1], list, strategy: first(list)[0] };
  }
  return { state, second, other };
}

/** A strategy to be recommended; where several are equally good (or none matters) any of them will do. */
const oneOf = (best) => {
  const test = (c) => (best.length === 0 || best.includes(Number(c)) ? undefined : `best are ${best}`);
  return best.length === 1 ? test : partly(test, 'one of several');
};

export function memory(d) {
  const n = d.pairs, k = d.known ?? 0, lead = d.lead ?? 0;
  if (n > 14) throw new CannotTell('too many pairs for plain recursion');
  const draw = d.draw ?? 'half', gift = draw === 'mover' ? 1 : draw === 'opponent' ? -1 : 0;
  if (!['half', 'mover', 'opponent'].includes(draw) && !eq(read(draw), HALF)) throw new CannotTell('draws worth the same to both make no constant-sum game');
  const game = pointGame({ passing: d.passing ?? true, alwaysTwo: d.alwaysTwo ?? false }), s = 2 * lead + gift;
  const chance = (x) => (o) => is(o[x]);
  if (d.turned) {
    if (d.turned !== 'new' || gift) throw new CannotTell('a card that matches is not covered');
    const open = game.second(n, k, s), pass = game.other(n, k + 1, s), canPass = k >= 1 && !d.alwaysTwo,
        best = canPass ? max([points(open), points(pass)]) : points(open);
    return { main: ['value', 'best'], says: 'both continuations worked out',
        facts: { value: is(best), best: setOf([...(eq(points(open), best) ? ['open'] : []), ...(canPass && eq(points(pass), best) ? ['pass'] : [])]),
      openWin: chance('w')(open), openDraw: chance('d')(open), openLose: chance('l')(open), passWin: chance('w')(pass), passDraw: chance('d')(pass),
          passLose: chance('l')(pass) } };
  }
  const st = game.state(n, k, s), v = points(st.best), by = Object.fromEntries(st.list), best = st.list.filter(([, o]) => eq(points(o), v)).map(([x]) => x);
  const facts = { value: is(v), favoured: is({ '-1': 'opponent', 0: 'nobody', 1: 'mover' }[cmp(v, HALF)]),
      strategy: oneOf(best), win: is(st.best.w), draw: is(st.best.d), lose: is(st.best.l) };
  if (best.length) facts.bestStrategies = setOf(best);
  for (const x of [0, 1, 2]) if (by[x]) facts[`strategy${x}`] = is(points(by[x]));
  // Level: passing is worth 1/2 if the other passes too, or what is left when he plays on; a report may give either.
  if (s === 0 && by[0]) facts.strategy0 = (claim) => (eq(read(claim), HALF) || eq(read(claim), sub(ONE, v)) ? undefined : `passing is worth 1/2 or 1 - ${show(v)}`);
  return { main: ['value', 'strategy'], says: 'all states worked out by recursion', facts };
}

/** Memory for cards: expected pairs of the mover minus those of the opponent; endless passing gains nothing. */
export function memoryGain(d) {
  if (d.pairs > 16) throw new CannotTell('too many pairs for plain recursion');
  const known = new Map();
  const E = (n, k) => { const key = `${n},${k}`; if (!known.has(key)) known.set(key, k === n ? F(n) : max(options(n, k).map((o) => o[1]))); return known.get(key); };
  function options(n, k) {
    const u = 2 * n - k, w = (x, of) => fraction(BigInt(x), BigInt(of)), take = k ? mul(w(k, u), add(ONE, E(n - 1, k - 1))) : ZERO, fresh = w(2 * n - 2 * k, u);
    const g = [[1, () => add(ONE, E(n - 1, k))], [k, () => neg(add(ONE, E(n - 1, k)))], [2 * n - 2 * k - 2, () => neg(E(n, k + 2))]].reduce((t,
        [x, e]) => (x > 0 ? add(t, mul(w(x, u - 1), e())) : t), ZERO);
    return [...(k >= 2 ? [[0, ZERO]] : []), ...(k >= 1 ? [[1, sub(take, mul(fresh, E(n, k + 1)))]] : []), [2, add(take, mul(fresh, g))]];
  }
  const n = d.pairs, k = d.known ?? 0, v = E(n, k), best = n === k ? [0, 1, 2] : options(n, k).filter((o) => eq(o[1], v)).map((o) => o[0]);
  return { main: ['gainInPairs', 'gainInCards', 'strategy'], says: 'all states worked out by recursion',
      facts: { gainInPairs: is(v), gainInCards: is(mul(F(2), v)), strategy: oneOf(best) } };
}
/**
 * The larger game, where a sure pair may be declined: p pairs lie with both cards known, k further cards are known. After a card that matches a known one: take it,
 * x turn another known card, y open another unknown one; with pairs lying, i opens some other card instead of taking one.
 */
function declining({ passing, x = true, y = true, i = true }) {
  const known = new Map(), end = (s) => (s > 0 ? WIN : s < 0 ? LOSS : DRAW), better = (list) => list.reduce((a, b) => (cmp(points(b), points(a)) > 0 ? b : a));
  const other = (n, p, k, s) => turn(f(n, p, k, -s));
  function f(n, p, k, s) {
    const key = `${n},${p},${k},${s}`;
    if (!known.has(key)) known.set(key, n === 0 ? end(s) : work(n, p, k, s));
    return known.get(key);
  }
  function without0(n, p, k, s) {
    const u = 2 * n - 2 * p - k, list = p > 0 ? [f(n - 1, p - 1, k, s + 1)] : [];
    if (u > 0 && (p === 0 || i)) {
      const fresh = u - k; // unknown cards whose mates are unknown too
      const matched = () => better([f(n - 1, p, k - 1, s + 1),
        ...(x && (k >= 2 || p >= 1) ? [other(n, p + 1, k - 1, s)] : []),
        ...(y && u >= 2 ? [mix(u - 1, [k - 1, () => other(n, p + 2, k - 2, s)], [fresh, () => other(n, p + 1, k, s)])] : [])]);
      const stop = () => other(n, p, k + 1, s), again = () => mix(u - 1, [1, () => f(n - 1, p, k, s + 1)], [k, () => other(n, p + 1, k, s)],
          [fresh - 2, () => other(n, p, k + 2, s)]);
      const opened = (second) => mix(u, [k, matched], [fresh, second]);
      list.push(opened(again));
      if (k >= 1 || p >= 1) list.push(opened(stop));
    }
    return better(list);
  }
  function work(n, p, k, s) {
    const best = without0(n, p, k, s), free = passing && s >= 0 && (k >= 2 || (k >= 1 && p >= 1) || p >= 2) && (p === 0 || i);
    return free ? better([best, s === 0 ? DRAW : turn(without0(n, p, k, -s))]) : best;
  }
  return f;
}

export function memoryLarger(d) {
  if (d.pairs > 7) throw new CannotTell('too many pairs for plain recursion');
  const at = (rules) => points(declining({ passing: d.passing ?? true, ...rules })(d.pairs, d.lying ?? 0, d.known ?? 0, d.lead ?? 0));
  return { main: ['value'], says: 'all states worked out by recursion', facts: { value: is(at({})), withoutX: is(at({ x: false })),
      withoutY: is(at({ y: false })), withoutI: is(at({ i: false })) } };
}
