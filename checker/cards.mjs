// Card games with open hands: tricks in one suit, tricks at a table, Tanhinmin. All by searching every play.
import { ZERO, add, cmp, div, eq, fraction } from './fractions.mjs';
import { CannotTell, canon, is, partly, setOf } from './verdict.mjs';
import { budget } from './sums.mjs';

// ---- one suit, two players
// -----------------------------------------------------------------------------------------------

/** With more cards than this the pairs of a matching are not written out. */
const PAIRS_SHOWN = 400;

/** Points by rank of a trick document. */
function pointsOf(d, cards) {
  const high = [...cards].sort((a, b) => b - a),
    flag = (test) => Object.fromEntries(high.map((c) => [c, test(c) ? 1 : 0]));
  if (d.points) return Object.fromEntries(high.map((c) => [c, Number(d.points[c] ?? 0)]));
  if (d.subset) return flag((c) => d.subset.includes(c));
  if (d.block) return flag((c) => c >= d.block[0] && c <= d.block[1]);
  return flag((c) => high.indexOf(c) < (d.scoring ?? high.length));
}

/** Values of all positions of a deal: play(left, right, leftLeads, taken) is Left's result. */
function trickGame(d, worth) {
  const known = new Map(),
    spend = budget(1.5e6),
    last = d.aim === 'last-trick',
    sign = d.aim === 'avoid' ? -1 : 1,
    target = d.target;
  const drop = (hand, c) => hand.filter((x) => x !== c);
  // What one trick brings Left, and what is worth afterwards. With a target the points taken so far (mine, yours)
  // belong to the position.
  const trick = (L, R, a, b, t) => {
    const won = a > b,
      s = worth[a] + worth[b],
      A = drop(L, a),
      B = drop(R, b);
    if (target) {
      const u = [t[0] + (won ? s : 0), t[1] + (won ? 0 : s)];
      return { gain: won ? s : 0, rest: u[0] >= target ? 1 : u[1] >= target ? -1 : play(A, B, won, u) };
    }
    const gain = last ? (A.length === 0 && won ? 1 : 0) : won ? s : 0;
    return { gain, rest: play(A, B, won, t) };
  };
  const result = (L, R, a, b, t) => {
    const x = trick(L, R, a, b, t);
    return target ? x.rest : x.gain + x.rest;
  };
  function play(L, R, leftLeads, t) {
    if (L.length === 0) return target ? Math.sign(t[0] - t[1]) : 0; // nobody could declare: the points decide
    const key = `${L}|${R}|${leftLeads}|${target ? t : ''}`;
    if (!known.has(key)) {
      spend(L.length * R.length);
      known.set(key, (leftLeads ? L : R).map((lead) => answered(L, R, leftLeads, lead, t)).reduce(better(leftLeads)));
    }
    return known.get(key);
  }
  const better = (left) => (x, y) => ((left ? sign : -sign) * (y - x) > 0 ? y : x);
  const answered = (L, R, leftLeads, lead, t) =>
    (leftLeads ? R.map((b) => result(L, R, lead, b, t)) : L.map((a) => result(L, R, a, lead, t))).reduce(
      better(!leftLeads),
    );
  return { play, answered, result, trick, better };
}

export function trick(d) {
  let left = d.left,
    right = d.right;
  if (d.word) {
    const n = d.word.length;
    left = [...d.word].flatMap((c, i) => (c === 'A' ? [n - i] : []));
    right = [...d.word].flatMap((c, i) => (c === 'B' ? [n - i] : []));
  }
  if (!left || !right) throw new CannotTell('a random deal is made inside the program');
  [left, right] = [left, right].map((h) => [...h].sort((a, b) => b - a));
  if (left.length > 7) throw new CannotTell('hands too large for plain search');
  const cards = [...left, ...right],
    worth = pointsOf(d, cards),
    g = trickGame(d, worth),
    leads = (d.leader ?? 'left') === 'left',
    t0 = [0, 0];
  const total = cards.reduce((s, c) => s + worth[c], 0),
    value = g.play(left, right, leads, t0);
  const winnerOf = (v) => {
    if (d.aim === 'last-trick') return v > 0 ? 'left' : 'right';
    if (d.target) return v > 0 ? 'left' : v < 0 ? 'right' : 'draw';
    if (d.contract) return contract(v) ? d.contract.by : d.contract.by === 'left' ? 'right' : 'left';
    return 2 * v === total ? 'draw' : 2 * v > total === (d.aim !== 'avoid') ? 'left' : 'right';
  };
  // A promise to collect is kept by as many points; a promise to avoid by at most so many.
  const contract = (v) => {
    const mine = d.contract.by === 'left' ? v : total - v;
    return d.aim === 'avoid' ? mine <= d.contract.points : mine >= d.contract.points;
  };
  const mine = leads ? left : right,
    yours = leads ? right : left,
    of = (lead, answer) => (leads ? g.result(left, right, lead, answer, t0) : g.result(left, right, answer, lead, t0));
  const answers = Object.fromEntries(
    mine.map((c) => {
      const best = g.answered(left, right, leads, c, t0);
      return [c, yours.filter((a) => of(c, a) === best)];
    }),
  );
  const table = (f) => left.map((a) => right.map((b) => f(a, b))),
    G = table((a, b) => g.result(left, right, a, b, t0)),
    W = table((a, b) => g.trick(left, right, a, b, t0).rest);
  const maxmin = (M) => Math.max(...M.map((r) => Math.min(...r))),
    minmax = (M) => Math.min(...M[0].map((_, j) => Math.max(...M.map((r) => r[j]))));
  const swapped = (a, b) => {
    const L = left.map((x) => (x === a ? b : x)).sort((x, y) => y - x),
      R = right.map((x) => (x === b ? a : x)).sort((x, y) => y - x);
    return trickGame(d, worth).play(L, R, leads, t0);
  };
  const neighbours = left.flatMap((a) =>
    right.filter((b) => !cards.some((c) => c > Math.min(a, b) && c < Math.max(a, b))).map((b) => [a, b]),
  );
  return {
    main: ['value', 'winner', 'bestLeads', 'bestAnswers'],
    says: 'every play of the deal was searched',
    facts: {
      value: is(value),
      tricks: is(value / 2),
      winner: is(winnerOf(value)),
      word: is(
        [...cards]
          .sort((a, b) => b - a)
          .map((c) => (left.includes(c) ? 'A' : 'B'))
          .join(''),
      ),
      left: setOf(left),
      right: setOf(right),
      bestLeads: setOf(mine.filter((c) => g.answered(left, right, leads, c, t0) === value)),
      bestAnswers: (claim) =>
        is(Object.keys(answers).sort())(Object.keys(claim).sort()) ??
        Object.keys(answers)
          .map((c) => setOf(answers[c])(claim[c]))
          .find((x) => x),
      line: (claim) => replay(claim),
      G: is(G),
      W: is(W),
      T: is(table((a, b) => g.trick(left, right, a, b, t0).gain)),
      H: is(table((a, b) => (a > b ? 1 : -1))),
      leftLeads: is(g.play(left, right, true, t0)),
      rightLeads: is(g.play(left, right, false, t0)),
      maxminG: is(maxmin(G)),
      minmaxG: is(minmax(G)),
      maxminW: is(maxmin(W)),
      minmaxW: is(minmax(W)),
      idle: setOf(cards.filter((c) => idle(c))),
      exchanges: setOf(neighbours.map(exchanged)),
      askedExchanges: is((d.exchange ?? []).map(([a, b]) => exchanged(left.includes(a) ? [a, b] : [b, a]))),
    },
  };
  function exchanged([given, taken]) {
    const after = swapped(given, taken);
    return { given, taken, value: after, change: after - value };
  }
  /**
   * A card does not matter if changing it for the nearest card of the other hand, above or below, changes nothing,
   * whoever leads.
   */
  function idle(c) {
    const other = left.includes(c) ? right : left,
      near = [other.filter((x) => x > c).at(-1), other.find((x) => x < c)].filter((x) => x !== undefined);
    return near.every((x) =>
      [true, false].every((lead) => {
        const [a, b] = left.includes(c) ? [c, x] : [x, c],
          L = left.map((y) => (y === a ? b : y)).sort((y, z) => z - y),
          R = right.map((y) => (y === b ? a : y)).sort((y, z) => z - y);
        return g.play(L, R, lead, t0) === g.play(left, right, lead, t0);
      }),
    );
  }
  /** A line of best play: every card must be held and lose nothing, and the end must be worth the value. */
  function replay(claim) {
    let L = left,
      R = right,
      lead = leads,
      t = t0,
      so = 0;
    const shown = claim.flat();
    if (
      claim.some((pair) => pair.length !== 2) ||
      new Set(shown).size < shown.length ||
      shown.some((c) => !cards.includes(c))
    )
      return 'a trick is two cards, and no card is played twice';
    for (const [c, e] of claim) {
      const [a, b] = lead ? [c, e] : [e, c];
      if (!L.includes(a) || !R.includes(b)) return `${c}, ${e} cannot be played`;
      const now = g.play(L, R, lead, t),
        after = g.answered(L, R, lead, c, t);
      if (after !== now) return `leading ${c} gives something away`;
      if (g.result(L, R, a, b, t) !== after) return `answering ${c} with ${e} gives something away`;
      const won = a > b,
        s = worth[a] + worth[b];
      so += g.trick(L, R, a, b, t).gain;
      t = [t[0] + (won ? s : 0), t[1] + (won ? 0 : s)];
      L = L.filter((x) => x !== a);
      R = R.filter((x) => x !== b);
      lead = won;
      if (d.target && (t[0] >= d.target || t[1] >= d.target)) return undefined;
    }
    return L.length ? 'the line stops early' : !d.target && so !== value ? `the line ends with ${so}` : undefined;
  }
}

// ---- several suits, two to six seats
// -------------------------------------------------------------------------------------

export function trickTable(d, report) {
  const n = d.hands.length,
    sides = d.partners ? 2 : n,
    side = (seat) => (d.partners ? seat % 2 : seat),
    order = d.order ?? ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1'];
  const suit = (c) => c[0],
    rank = (c) => {
      const i = order.indexOf(c.slice(1));
      return i < 0
        ? /^\d+$/.test(c.slice(1)) && !d.order
          ? Number(c.slice(1))
          : NaN
        : d.order
          ? -i
          : /^\d+$/.test(c.slice(1))
            ? Number(c.slice(1))
            : 1e6 - i;
    };
  const cards = [...d.hands.flat(), ...(d.stock ?? [])];
  if (cards.some((c) => Number.isNaN(rank(c)))) throw new CannotTell('an unknown rank');
  const counting = { A: 11, 10: 10, K: 4, Q: 3, J: 2 },
    how = d.points ?? 'each';
  const worth = (c) =>
    how === 'each'
      ? 1
      : how === 'counting'
        ? (counting[c.slice(1)] ?? 0)
        : how === 'hearts'
          ? suit(c) === 'H'
            ? 1
            : c === 'SQ'
              ? 13
              : 0
          : Number(how[c] ?? 0);
  const beats = (x, y) => (suit(x) === suit(y) ? rank(x) > rank(y) : suit(x) === d.trump); // x later than y
  if (d.hands[0].length > 5 || (n > 3 && d.hands[0].length > 5) || (d.stock ?? []).length > 4)
    throw new CannotTell('hands too large for plain search');
  const avoid = d.aim === 'avoid',
    last = d.aim === 'last-trick',
    spend = budget(3e6);
  const zeroSum = sides === 2;
  /**
   * All results (one number for each side) that best play can lead to from here; one where two sides oppose each
   * other.
   */
  function solver(stock0) {
    const known = new Map();
    const moves = (hands, seat, table, stock) => {
      const hand = hands[seat],
        must = table.length && (d.follow === 'never' ? false : d.follow === 'after-stock' ? stock.length === 0 : true),
        same = hand.filter((c) => table.length && suit(c) === suit(table[0]));
      return must && same.length ? same : hand;
    };
    const best = (seat, list) => {
      // list of [card, results]; keep what this seat may choose
      const good = (r) => (avoid ? -r[side(seat)] : r[side(seat)]);
      if (zeroSum) {
        // the higher difference for one's own side
        const diff = (r) => (avoid ? -1 : 1) * (r[side(seat)] - r[1 - side(seat)]),
          top = Math.max(...list.map(([, rs]) => diff(rs[0])));
        return {
          results: list
            .filter(([, rs]) => diff(rs[0]) === top)
            .slice(0, 1)
            .flatMap(([, rs]) => rs),
          moves: list.filter(([, rs]) => diff(rs[0]) === top).map(([c]) => c),
        };
      }
      const floor = Math.max(...list.map(([, rs]) => Math.min(...rs.map(good)))),
        results = new Map(),
        moves2 = [];
      for (const [c, rs] of list) {
        let used = false;
        for (const r of rs)
          if (good(r) >= floor) {
            used = true;
            results.set(canon(r), r);
          }
        if (used) moves2.push(c);
      }
      return { results: [...results.values()], moves: moves2 };
    };
    function at(hands, leader, table, stock, got) {
      // got: points so far, only where a target makes them matter
      const seat = (leader + table.length) % n;
      if (hands[leader].length === 0 && table.length === 0)
        return {
          results: [
            d.target
              ? got.map((x) => (x === Math.max(...got) && got.filter((y) => y === x).length === 1 ? 1 : 0))
              : Array(sides).fill(0),
          ],
          moves: [],
        };
      const key = `${hands.map((h) => h.join()).join(';')}|${leader}|${table}|${stock.length}|${d.target ? got : ''}`;
      if (!known.has(key)) {
        spend();
        known.set(
          key,
          best(
            seat,
            moves(hands, seat, table, stock).map((c) => [c, after(hands, leader, table, stock, got, c)]),
          ),
        );
      }
      return known.get(key);
    }
    function after(hands, leader, table, stock, got, c) {
      const seat = (leader + table.length) % n,
        H = hands.map((h, i) => (i === seat ? h.filter((x) => x !== c) : h)),
        T = [...table, c];
      if (T.length < n) return at(H, leader, T, stock, got).results;
      let w = 0;
      for (let i = 1; i < n; i++) if (beats(T[i], T[w])) w = i;
      const winner = (leader + w) % n,
        points = T.reduce((s, x) => s + worth(x), 0);
      let rest = stock;
      const drawn = [...H];
      for (let i = 0; i < n && rest.length; i++) {
        const who = (winner + i) % n;
        drawn[who] = [...drawn[who], rest[0]].sort();
        rest = rest.slice(1);
      }
      const gain = Array(sides).fill(0);
      if (last) {
        if (drawn.every((h) => h.length === 0)) gain[side(winner)] = 1;
      } else gain[side(winner)] = points;
      if (d.target) {
        const now = got.map((x, i) => x + gain[i]);
        if (now[side(winner)] >= d.target) return [now.map((_, i) => (i === side(winner) ? 1 : 0))];
        return at(drawn, winner, [], rest, now).results;
      }
      return at(drawn, winner, [], rest, got).results.map((r) => r.map((x, i) => x + gain[i]));
    }
    return {
      at,
      after,
      start: (leader) =>
        at(
          d.hands.map((h) => [...h].sort()),
          leader,
          [],
          stock0,
          Array(sides).fill(0),
        ),
      lead: (leader, c) =>
        after(
          d.hands.map((h) => [...h].sort()),
          leader,
          [],
          stock0,
          Array(sides).fill(0),
          c,
        ),
    };
  }
  const leader = (d.leader ?? 1) - 1;
  if (d.stockOrder === 'unknown') {
    const orders = permutations(d.stock),
      worthTo = (r) => fraction(BigInt(r[0])),
      solvers = orders.map(solver);
    if (!zeroSum || (d.samples && d.samples < orders.length)) throw new CannotTell('a sample of orders');
    const mean = (list) => div(list.reduce(add, ZERO), fraction(BigInt(list.length))),
      per = d.hands[leader].map((c) => [c, mean(solvers.map((s) => worthTo(s.lead(leader, c)[0])))]);
    const top = per.reduce((a, b) =>
      cmp(b[1], a[1]) * (avoid ? -1 : 1) * (side(leader) === 0 ? 1 : -1) > 0 ? b : a,
    )[1];
    return {
      main: ['bestLeads', 'average'],
      says: 'every order of the stock was searched',
      facts: {
        bestLeads: setOf(per.filter(([, x]) => eq(x, top)).map(([c]) => c)),
        average: is(top),
        mean: is(mean(solvers.map((s) => worthTo(s.start(leader).results[0])))),
        orders: is(orders.length),
        everyOrder: is(true),
      },
      proof: {
        leads: is(Object.fromEntries(per)),
        every: is(true),
        distribution: (c) => {
          const count = {};
          for (const s of solvers) {
            const r = String(s.start(leader).results[0][0]);
            count[r] = (count[r] ?? 0) + 1;
          }
          return is(count)(c);
        },
      },
    };
  }
  const s = solver(d.stock ?? []),
    { results, moves } = s.start(leader);
  const reached = (claim) =>
    results.some((r) => canon(r) === canon(claim))
      ? undefined
      : `best play leads to ${results.map(canon).join(' or ')}`;
  /** The leads that are best if every lead leads to what the certificate says it does, which the proof judges. */
  const best = () => {
    const leads = Object.entries(report?.certificate?.data?.leads ?? {}),
      own = ([, r]) => (avoid ? -1 : 1) * Number(r[side(leader)]),
      top = Math.max(...leads.map(own));
    return leads.filter((lead) => own(lead) === top).map(([c]) => c);
  };
  const facts = {
    result: reached,
    bestLeads: zeroSum ? setOf(moves) : (claim) => setOf(best())(claim),
  };
  if (how === 'each' && !last && !d.target) facts.tricks = (claim) => reached(claim.map((x) => Number(x) * n));
  facts.line = (claim) => {
    let hands = d.hands.map((h) => [...h].sort()),
      lead = leader,
      table = [],
      stock = d.stock ?? [],
      got = Array(sides).fill(0);
    for (const [i, c] of claim.entries()) {
      const here = s.at(hands, lead, table, stock, got),
        seat = (lead + table.length) % n;
      if (!hands[seat].includes(c)) return `${c} is not held by seat ${seat + 1}`;
      if (!here.moves.includes(c)) return `${c} gives something away`;
      hands = hands.map((h, i) => (i === seat ? h.filter((x) => x !== c) : h));
      table = [...table, c];
      if (table.length < n) continue;
      let w = 0;
      for (let i = 1; i < n; i++) if (beats(table[i], table[w])) w = i;
      lead = (lead + w) % n;
      got = got.map((x, i) => (i === side(lead) ? x + table.reduce((t, y) => t + worth(y), 0) : x));
      for (let i = 0; i < n && stock.length; i++) {
        const who = (lead + i) % n;
        hands = hands.map((h, k) => (k === who ? [...h, stock[0]].sort() : h));
        stock = stock.slice(1);
      }
      table = [];
      if (d.target && got[side(lead)] >= d.target)
        return new Set(claim).size === claim.length &&
          claim.slice(i + 1).every((x) => hands.flat().includes(x) || stock.includes(x))
          ? undefined
          : 'a card is played twice';
    }
    return hands.some((h) => h.length) ? 'the line stops early' : undefined;
  };
  return {
    main: ['result', 'bestLeads'],
    says: zeroSum ? 'every play was searched' : 'the result is one that best play can lead to',
    facts,
    proof: {
      leads: (claim) =>
        setOf(d.hands[leader])(Object.keys(claim)) ??
        Object.entries(claim)
          .map(([c, r]) =>
            s.lead(leader, c).some((x) => canon(x) === canon(r)) ? undefined : `${c} leads to something else`,
          )
          .find((wrong) => wrong),
    },
  };
}
const permutations = (list) =>
  list.length
    ? list.flatMap((x, i) => permutations([...list.slice(0, i), ...list.slice(i + 1)]).map((p) => [x, ...p]))
    : [[]];

// ---- Tanhinmin
// -----------------------------------------------------------------------------------------------------------

/** A hand as a document writes it: a list, a map from ranks to counts, or runs such as "1-5, 7*3". */
function hand(x) {
  if (typeof x === 'string' || typeof x === 'number') {
    return String(x)
      .split(',')
      .flatMap((part) => {
        const m = /^\s*(\d+)(?:\s*-\s*(\d+))?(?:\s*\*\s*(\d+))?\s*$/.exec(part);
        if (!m) throw new CannotTell('a hand that is not understood');
        const [a, b, c] = [Number(m[1]), Number(m[2] ?? m[1]), Number(m[3] ?? 1)];
        if ((b - a + 1) * c > 3e5) throw new CannotTell('hands too large');
        return Array.from({ length: b - a + 1 }, (_, i) => Array(c).fill(a + i)).flat();
      });
  }
  return Array.isArray(x) ? x.flatMap(hand) : Object.entries(x).flatMap(([r, c]) => Array(c).fill(Number(r)));
}
const inSeries = (x) => x && typeof x === 'object' && !Array.isArray(x) && Object.keys(x).some((k) => !/^\d+$/.test(k));

/**
 * Two hands, and a relation saying which card goes on which. Cards are objects {name, ...}; state is what the table
 * remembers. Values 1, 0, -1 for the mover;
 * two passes in a row on an empty table end it as 0. A cleared table is null unless something outlives it (a
 * revolution).
 */
function cardGame({
  onto,
  state,
  emptyPass = true,
  keeps = () => false,
  need,
  empty = (t) => t === null,
  cleared = () => null,
}) {
  const known = new Map(),
    spend = budget(8e5),
    without = (h, c) => {
      const i = h.indexOf(c);
      return [...h.slice(0, i), ...h.slice(i + 1)];
    };
  const goal = need ?? ((start) => start); // how many cards must be shed
  function game(sizes) {
    const done = (h, who) => sizes[who] - h.length >= goal(sizes[who]);
    /** t: what lies on the table (null: empty); passed: the other has just passed on an empty table. */
    function value(X, Y, t, passed, who) {
      const key = `${X.join()}|${Y.join()}|${t === null ? '' : t}|${passed}|${who}`;
      if (!known.has(key)) {
        spend(X.length + 1);
        known.set(key, Math.max(...moves(X, Y, t, passed, who).map((m) => m.value)));
      }
      return known.get(key);
    }
    function moves(X, Y, t, passed, who) {
      const list = [];
      for (const c of new Set(X)) {
        if (!onto(c, t)) continue;
        const rest = without(X, c);
        list.push({
          card: c,
          value: done(rest, who)
            ? 1
            : keeps(c)
              ? value(rest, Y, cleared(t), false, who)
              : -value(Y, rest, state(c, t), false, 1 - who),
        });
      }
      if (!empty(t)) list.push({ card: 'pass', value: -value(Y, X, cleared(t), false, 1 - who) });
      else if (emptyPass) list.push({ card: 'pass', value: passed ? 0 : -value(Y, X, t, true, 1 - who) });
      return list.length ? list : [{ card: 'none', value: -1 }];
    }
    /** Plies to the end when the winner hurries and the loser delays; only where somebody wins. */
    const plies = new Map();
    function length(X, Y, t, passed, who) {
      const key = `${X.join()}|${Y.join()}|${t === null ? '' : t}|${passed}|${who}`;
      if (!plies.has(key)) {
        const v = value(X, Y, t, passed, who),
          after = (c) => {
            if (c === 'pass')
              return empty(t) ? length(Y, X, t, true, 1 - who) : length(Y, X, cleared(t), false, 1 - who);
            const rest = without(X, c);
            return done(rest, who)
              ? 0
              : keeps(c)
                ? length(rest, Y, cleared(t), false, who)
                : length(Y, rest, state(c, t), false, 1 - who);
          };
        const list = moves(X, Y, t, passed, who)
          .filter((m) => m.value === v && m.card !== 'none')
          .map((m) => 1 + after(m.card));
        plies.set(key, list.length ? (v === 1 ? Math.min(...list) : Math.max(...list)) : 0);
      }
      return plies.get(key);
    }
    /** What is wrong with a line of play: every move is a best one, and the last ends it. */
    function follow(X, Y, t, line, name) {
      let who = 0,
        passed = false;
      for (const [i, said] of line.entries()) {
        const list = moves(X, Y, t, passed, who),
          v = Math.max(...list.map((m) => m.value)),
          move = list.find((m) => m.card !== 'none' && `${name(m.card)}` === `${said}`),
          last = i === line.length - 1;
        if (!move || move.value !== v) return `${said} is not a best move here`;
        if (said === 'pass') {
          if (empty(t) && passed) return last ? undefined : 'play goes on after its end';
          [X, Y, who, passed, t] = [Y, X, 1 - who, empty(t), empty(t) ? t : cleared(t)];
          continue;
        }
        const rest = without(X, move.card);
        if (done(rest, who)) return last ? undefined : 'play goes on after its end';
        passed = false;
        if (keeps(move.card)) [X, t] = [rest, cleared(t)];
        else [X, Y, who, t] = [Y, rest, 1 - who, state(move.card, t)];
      }
      return 'play has not ended';
    }
    return { value, moves, length, follow };
  }
  return game;
}

function twoHands(X, Y, t, rules, { name = (c) => c, plain = false } = {}) {
  if (X.length + Y.length > 13) throw new CannotTell('hands too large for plain search');
  const g = cardGame(rules)([X.length, Y.length]),
    list = g.moves(X, Y, t, false, 0).filter((m) => m.card !== 'none'),
    v = Math.max(...list.map((m) => m.value), -1);
  const names = (want) => [
    ...new Set(list.filter((m) => m.value === want).map((m) => (m.card === 'pass' ? 'pass' : name(m.card)))),
  ];
  // Zugzwang: on an empty table each player loses by leading, so that passing is the only best move of both.
  const stuck = (A, B, who) => {
    const ms = g.moves(A, B, null, false, who);
    return ms.every((m) => (m.card === 'pass' ? m.value === 0 : m.value === -1));
  };
  return {
    main: ['moverWins', 'value', 'winningMoves', 'bestMoves'],
    says: 'every play was searched',
    proof: {
      moves: is(Object.fromEntries(list.map((m) => [m.card === 'pass' ? 'pass' : name(m.card), m.value]))),
      line: partly(
        (claim) => g.follow(X, Y, t, claim, (c) => (c === 'pass' ? c : name(c))),
        'one best line of several',
      ),
    },
    facts: {
      moverWins: is(v === 1),
      value: is(v),
      winningMoves: setOf(v === 1 ? names(1) : []),
      bestMoves: setOf(names(v)),
      ...(v === 0 ? {} : { length: is(g.length(X, Y, t, false, 0)) }),
      ...(plain
        ? {}
        : { zugzwang: is(v === 0 && t === null && rules.emptyPass !== false && stuck(X, Y, 0) && stuck(Y, X, 1)) }),
    },
  };
}

/** Largest number of pairs (p in P, q in Q) with p > q, each card used once: weakest against weakest. */
function matching(P, Q) {
  const p = [...P].sort((a, b) => a - b),
    q = [...Q].sort((a, b) => a - b);
  let j = 0;
  for (const x of p) if (j < q.length && x > q[j]) j++;
  return j;
}

export function tanhinmin(d) {
  if (d.others) return severalHands(d);
  if (inSeries(d.mover) || inSeries(d.other)) {
    const cards = (h) =>
        Object.entries(h ?? {})
          .flatMap(([s, x]) => hand(x).map((r) => `${s}:${r}`))
          .sort(),
      t = d.table && typeof d.table === 'object' ? Object.entries(d.table).map(([s, r]) => `${s}:${r}`)[0] : null;
    const split = (c) => [c.slice(0, c.lastIndexOf(':')), Number(c.slice(c.lastIndexOf(':') + 1))];
    const onto = (c, x) => x === null || (split(c)[0] === split(x)[0] && split(c)[1] > split(x)[1]),
      found = twoHands(cards(d.mover), cards(d.other), t, {
        onto,
        state: (c) => c,
        need: d.shed && ((n) => Math.min(n, d.shed)),
      });
    found.facts.cycle = is(cyclic(cards(d.mover), cards(d.other), onto));
    return found;
  }
  const X = hand(d.mover).sort((a, b) => a - b),
    Y = hand(d.other).sort((a, b) => a - b),
    t = d.table ? Number(d.table) : null,
    cut = d.eightCut === true ? 8 : d.eightCut || null;
  if (d.shed || cut || X.length + Y.length <= 12) {
    const onto = (c, x) => x === null || c > x,
      found = withMatchings(
        twoHands(
          X,
          Y,
          t,
          {
            onto,
            state: (c) => c,
            keeps: (c) => c === cut,
            need: d.shed && ((n) => Math.min(n, d.shed)),
          },
          { name: (c) => c },
        ),
      );
    found.facts.cycle = is(cyclic(X, Y, onto));
    return found;
  }
  // Hands too large to search: the linear rule of the specification.
  const line = (claim) => {
    let A = X,
      B = Y,
      on = t;
    for (const [i, said] of claim.entries()) {
      const won = !loses(A, B, on),
        at = A.indexOf(Number(said));
      if (said !== 'pass' && (at < 0 || (on !== null && Number(said) <= on))) return `${said} cannot be played here`;
      const rest = said === 'pass' ? A : [...A.slice(0, at), ...A.slice(at + 1)],
        next = said === 'pass' ? null : Number(said);
      if (!rest.length) return i === claim.length - 1 ? undefined : 'play goes on after its end';
      if (won && !loses(B, rest, next)) return `${said} gives the win away`;
      [A, B, on] = [B, rest, next];
    }
    return 'play has not ended';
  };
  const low = (h) => h.slice(1),
    m1 = matching(X, t === null ? low(Y) : [...low(Y), t]),
    m2 = matching(Y, low(X)),
    wins = t === null ? m1 >= m2 : m1 > m2;
  const loses = (A, B, r) => {
    const a = matching(A, r === null ? low(B) : [...low(B), r]),
      b = matching(B, low(A));
    return !(r === null ? a >= b : a > b);
  };
  if (X.length > 3000)
    return withMatchings({
      main: ['moverWins'],
      says: 'by the two matchings',
      facts: { moverWins: is(wins), ...(wins ? {} : { winningMoves: setOf([]) }) },
    });
  const good = wins
    ? [...new Set(X)].filter(
        (c) =>
          (t === null || c > t) &&
          (X.length === 1 ||
            loses(
              Y,
              X.filter((_, i) => i !== X.indexOf(c)),
              c,
            )),
      )
    : [];
  if (wins && t !== null && loses(Y, X, null)) good.push('pass');
  if (wins && t === null && loses(Y, X, null)) good.push('pass');
  return withMatchings({
    main: ['moverWins', 'winningMoves'],
    says: 'by the two matchings',
    proof: { line: partly(line, 'one best line of several') },
    facts: {
      moverWins: is(wins),
      winningMoves: setOf(good),
    },
  });
  function withMatchings(found) {
    const rest = X.slice(1),
      other = t === null ? Y.slice(1) : [...Y.slice(1), t];
    const count = (list, x) => list.filter((y) => y === x).length,
      within = (some, all) => some.every((x) => count(some, x) <= count(all, x));
    // König: with t a rank of P or 0, no more pairs than cards of P above t and cards of Q below t; the least t that
    // shows it is the cut.
    const sorted = (list) => [...list].sort((a, b) => a - b);
    function cutOf(P, Q) {
      const above = sorted(P),
        below = sorted(Q),
        least = matching(P, Q);
      let i = 0,
        j = 0; // how many of P are not above t, and how many of Q are below it
      for (const t of [0, ...new Set(above)]) {
        while (i < above.length && above[i] <= t) i++;
        while (j < below.length && below[j] < t) j++;
        if (above.length - i + j === least) return t;
      }
      return undefined;
    }
    const paired =
      (P, Q) =>
      ({ number, cut: shown, pairs }) =>
        is(matching(P, Q))(number) ??
        is(cutOf(P, Q))(shown) ??
        ((!pairs && P.length + Q.length > PAIRS_SHOWN) ||
        (pairs.length === number &&
          pairs.every((pair) => pair.length === 2 && pair[0] > pair[1]) &&
          within(
            pairs.map((x) => x[0]),
            P,
          ) &&
          within(
            pairs.map((x) => x[1]),
            Q,
          ))
          ? undefined
          : 'the pairs are wrong');
    // the rule of the specification: the lowest card that beats the table; with a choice of the two lowest, the lower
    // one where that leaves the opponent no better matching
    const beats = X.filter((c) => t === null || c > t),
      free = X.length > 1 && beats.length === X.length,
      second = free && matching(Y, rest) !== matching(Y, [X[0], ...X.slice(2)]);
    if (!cut && !d.shed)
      Object.assign(found.facts, {
        moverMatching: is(matching(X, other)),
        otherMatching: is(matching(Y, rest)),
        ruleMove: is(beats.length ? beats[second ? 1 : 0] : 'pass'),
      });
    if (!cut && !d.shed)
      found.proof = { ...found.proof, moverMatching: paired(X, other), otherMatching: paired(Y, rest) };
    return found;
  }
}

/**
 * Three players or more: every player wants the best place; all results of best play are followed. Whoever is out is
 * skipped; a round ends when all others have passed.
 */
/** Whether a card can be reached from itself, each card put on one of the other hand; cards of one hand never meet. */
function cyclic(X, Y, onto) {
  const cards = [...X.map((card) => ({ card })), ...Y.map((card) => ({ card, other: true }))],
    next = (a) => cards.filter((b) => b.other !== a.other && onto(b.card, a.card));
  return cards.some((start) => {
    const reached = new Set(next(start));
    for (const a of reached) for (const b of next(a)) reached.add(b);
    return reached.has(start);
  });
}

function severalHands(d) {
  const start = [d.mover, ...d.others].map((h) => hand(h).sort((a, b) => a - b)),
    n = start.length,
    known = new Map(),
    spend = budget(4e5);
  if (start.flat().length > 10) throw new CannotTell('hands too large for plain search');
  const active = (hands) => hands.filter((h) => h.length).length,
    next = (hands, i) => {
      do i = (i + 1) % n;
      while (!hands[i].length);
      return i;
    };
  /** Places (doubled, so that shared ones are whole) of the players still in: all that best play can lead to. */
  function results(s) {
    const key = JSON.stringify(s);
    if (!known.has(key)) {
      spend();
      const list = moves(s),
        i = s.turn,
        floor = Math.min(...list.map((m) => Math.max(...m.results.map((r) => r[i]))));
      known.set(key, [
        ...new Map(
          list
            .flatMap((m) => m.results)
            .filter((r) => r[i] <= floor)
            .map((r) => [r.join(), r]),
        ).values(),
      ]);
    }
    return known.get(key);
  }
  function moves({ hands, turn: i, table, passes, leader }) {
    const list = [];
    for (const c of new Set(hands[i])) {
      if (c <= table) continue;
      const at = hands[i].indexOf(c),
        H = hands.map((h, j) => (j === i ? [...h.slice(0, at), ...h.slice(at + 1)] : h)),
        out = H[i].length === 0,
        place = 2 * (n - active(hands) + 1);
      const rest =
        out && active(H) === 1
          ? [H.map((h) => (h.length ? 2 * n : 0))]
          : results({ hands: H, turn: next(H, i), table: c, passes: 0, leader: i });
      list.push({ card: c, results: out ? rest.map((r) => r.map((x, j) => (j === i ? place : x))) : rest });
    }
    const in_ = active(hands),
      p = passes + 1;
    if (table === 0) {
      // nobody wants to lead: those still in share the places left
      const shared = n - in_ + 1 + n;
      list.push({
        card: 'pass',
        results:
          p === in_
            ? [hands.map((h) => (h.length ? shared : 0))]
            : results({ hands, turn: next(hands, i), table: 0, passes: p, leader }),
      });
    } else {
      const others = hands[leader].length ? in_ - 1 : in_,
        lead = hands[leader].length ? leader : next(hands, leader);
      list.push({
        card: 'pass',
        results:
          p === others
            ? results({ hands, turn: lead, table: 0, passes: 0, leader: lead })
            : results({ hands, turn: next(hands, i), table, passes: p, leader }),
      });
    }
    return list;
  }
  const first = { hands: start, turn: 0, table: d.table ? Number(d.table) : 0, passes: 0, leader: n - 1 },
    all = results(first),
    list = moves(first);
  // Passing can end on a place that no card reaches, and never ends on one worse than the best of any card.
  const ends = (m) => m.results.map((r) => r[0]),
    pass = list.find((m) => m.card === 'pass'),
    others = list.filter((m) => m !== pass).map((m) => Math.min(...ends(m))),
    passIsRight =
      pass !== undefined && others.every((x) => Math.min(...ends(pass)) < x && Math.max(...ends(pass)) <= x);
  // The moves to be recommended: the best place that can come of them, then the worst that can.
  const rank = (m) => 100 * Math.min(...m.results.map((r) => r[0])) + Math.max(...m.results.map((r) => r[0])),
    top = Math.min(...list.map(rank)),
    good = list.filter((m) => rank(m) === top).map((m) => m.card);
  return {
    main: ['places', 'bestMoves'],
    says: 'all results of best play were followed',
    proof: {
      results: setOf(all),
      ...Object.fromEntries(list.map((m) => [m.card, setOf(m.results)])),
    },
    facts: {
      places: setOf([...new Set(all.map((r) => r[0]))].map((x) => fraction(BigInt(x), 2n))),
      bestMoves: setOf(good),
      passIsRight: is(passIsRight),
    },
  };
}

export function generalised(d) {
  const form = d.form ?? 'edges';
  if (form === 'edges') {
    const names = Array.isArray(d.cards) ? d.cards : Array.from({ length: d.cards }, (_, i) => String(i)),
      of = (x) => (typeof x === 'number' ? names[x] : x),
      edges = new Set(d.edges.map(([a, b]) => `${of(a)}>${of(b)}`));
    const t = d.table === undefined || d.table === null ? null : of(d.table);
    const found = twoHands(
      d.mover.map(of).sort(),
      d.other.map(of).sort(),
      t,
      { onto: (c, x) => x === null || edges.has(`${x}>${c}`), state: (c) => c, emptyPass: d.emptyPass !== false },
      { name: String },
    );
    const X = d.mover.map(of),
      Y = d.other.map(of),
      across = (a, b) => (X.includes(a) ? Y : X).includes(b) && edges.has(`${a}>${b}`);
    found.facts.cycle = is(cyclic(X, Y, (b, a) => edges.has(`${a}>${b}`)));
    found.proof = {
      ...found.proof,
      causingCycle: (c) =>
        c.length > 1 &&
        new Set(c).size === c.length &&
        c.map(of).every((a, i, all) => across(a, all[(i + 1) % all.length]))
          ? undefined
          : 'not a cycle',
    };
    return found;
  }
  if (form === 'order' || form === 'real') {
    const X = hand(d.mover).sort((a, b) => a - b),
      Y = hand(d.other).sort((a, b) => a - b);
    if (d.table) throw new CannotTell('a table card in this form');
    // With eleven-back the table also remembers whether the order is reversed; it is written as a negative number.
    const back = d.elevenBack ? 11 : null,
      onto = (c, x) => x === null || (d.eightCut && Math.abs(x) === 8 ? false : x > 0 ? c > x : c < -x);
    const state = (c, x) => {
      const reversed = x !== null && x < 0;
      return (c === back ? !reversed : reversed) ? -c : c;
    };
    const found = twoHands(X, Y, null, { onto, state, emptyPass: d.emptyPass !== false }, { name: String });
    // only a reversed order lets a lower card be put on a higher one; on an eleven it begins
    const first = (c, x) => onto(c, state(x, null));
    found.facts.cycle = is(cyclic(X, Y, first));
    found.proof.causingCycle = (c) =>
      back && c.length > 1 && new Set(c).size === c.length && c.every((x) => [...X, ...Y].includes(Number(x)))
        ? undefined
        : 'not a cycle';
    return found;
  }
  if (form === 'series') {
    return tanhinmin({ ...d, kind: 'tanhinmin' });
  }
  if (form === 'groups' && !d.elevenBack && !d.eightCut && !d.table) {
    // Every rank a player holds is one group "size:rank"; the table is "size:rank:order", where order - is the
    // reversed one; ":-" is an empty table in it.
    const groups = (x) => {
        const h = hand(x);
        return [...new Set(h)].sort((a, b) => a - b).map((r) => `${h.filter((y) => y === r).length}:${r}`);
      },
      parts = (t) => (t ?? ':').split(':');
    const onto = (c, t) => {
      const [size, rank, order] = parts(t),
        [s, r] = parts(c);
      return (
        size === '' ||
        t === null ||
        (s === size && (order === '-' ? Number(r) < Number(rank) : Number(r) > Number(rank)))
      );
    };
    const reversed = (t) => t !== null && t.endsWith('-'),
      turned = (c, t) => reversed(t) !== (d.revolution === true && Number(parts(c)[0]) >= 4);
    const name = (c) => {
      const [s, r] = parts(c);
      return s === '1' ? r : `${s}x:${r}`;
    };
    return twoHands(
      groups(d.mover),
      groups(d.other),
      null,
      {
        onto,
        state: (c, t) => `${c}:${turned(c, t) ? '-' : '+'}`,
        emptyPass: d.emptyPass !== false,
        empty: (t) => t === null || t.startsWith(':'),
        cleared: (t) => (reversed(t) ? '::-' : null),
      },
      { name },
    );
  }
  throw new CannotTell(`the form ${form} is not covered`);
}
