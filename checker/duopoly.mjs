// Models of duopoly: profits and best replies worked out again from the rules.
import { ZERO, ONE, add, cmp, div, eq, formula, fraction, max, mul, neg, read, sign, sub, sum } from './fractions.mjs';
import { CannotTell, canon, is, partly } from './verdict.mjs';
import { nearlyBest, notBest, pieces, priceAt } from './pieces.mjs';
import { isSurd, minus, plain, rooted } from './surds.mjs';

const F = (x) => fraction(BigInt(x)),
  TWO = F(2),
  pos = (x) => (sign(x) < 0 ? ZERO : x),
  square = (x) => mul(x, x);
const costs = (d, usual) =>
  d.costs
    ? d.costs.map((c) => {
        if (typeof c === 'string') throw new CannotTell('a cost as a formula');
        return { unit: read(c.unit), fixed: read(c.fixed ?? 0) };
      })
    : d.c1 !== undefined
      ? [d.c1, d.c2].map((c) => ({
          unit: read(c),
          fixed: read(d.fixedCost ?? 0),
        }))
      : Array.from({ length: d.firms ?? usual }, () => ({
          unit: read(d.unitCost ?? d.c),
          fixed: read(d.fixedCost ?? 0),
        }));
const market = (d, usual) =>
  d.pricePieces ? { pieces: pieces(d.pricePieces), firms: costs(d, usual) } : { a: read(d.a), firms: costs(d, usual) };
const priceOf = (m, q) => (m.pieces ? priceAt(m.pieces, sum(q)) : pos(sub(m.a, sum(q))));
const profits = (m, q) => m.firms.map((f, i) => sub(mul(sub(priceOf(m, q), f.unit), q[i]), f.fixed));
const best = ({ a }, f, others) => square(div(pos(sub(sub(a, f.unit), others)), TWO));
/** Nobody gains: profit plus fixed cost is the square of half of what the others leave. */
const stable = (m, q) =>
  q.every((x) => sign(x) >= 0) &&
  (m.pieces ? m.firms.every((f, i) => !notBest(m.pieces, f.unit, sub(sum(q), q[i]), q[i])) : linearlyStable(m, q));
const linearlyStable = (m, q) =>
  profits(m, q).every((x, i) => eq(add(x, m.firms[i].fixed), best(m, m.firms[i], sub(sum(q), q[i]))));
const numbers = (list) =>
  list.map((x) => {
    try {
      return read(x);
    } catch (e) {
      if (typeof x !== 'string' || !/\d/.test(x)) throw e; // no root either
      throw new CannotTell('irrational outputs');
    }
  });

const rational = (x) => {
  try {
    return read(x);
  } catch {
    return null;
  }
};
/** What is wrong with an output beside what the others make. */
const notBeside = (m, f, others, x) =>
  m.pieces ? notBest(m.pieces, f.unit, others, x) : is(div(pos(sub(sub(m.a, f.unit), others)), TWO))(x);

/** The monopoly of a cheapest firm, and what cheapest firms make together: facts by the output that is claimed. */
function together(m, answer) {
  const low = m.firms.reduce((a, b) => (cmp(b.unit, a.unit) < 0 ? b : a)),
    cheap = m.firms.map((f) => eq(f.unit, low.unit)),
    count = F(cheap.filter((x) => x).length),
    x = rational(answer?.monopolyQ ?? '');
  if (answer && 'monopolyQ' in answer && (answer.monopolyQ instanceof Object || !/\d/.test(answer.monopolyQ)))
    return { monopolyQ: () => 'not a number' };
  if (!x) return {};
  const price = priceOf(m, [x]),
    gain = mul(sub(price, low.unit), x),
    fixed = sum(m.firms.map((f) => f.fixed)),
    all = sub(gain, fixed),
    n = F(m.firms.length);
  return {
    monopolyQ: (c) => notBeside(m, low, ZERO, read(c)),
    monopolyPrice: is(price),
    monopolyProfit: is(sub(gain, low.fixed)),
    collusiveQ: is(cheap.map((c) => (c ? div(x, count) : ZERO))),
    collusiveQEach: is(div(x, n)),
    collusiveTotalProfit: is(all),
    collusiveProfitEach: is(div(all, n)),
  };
}

function cournot(d, report) {
  const m = market(d, 2),
    good = (claim) =>
      claim.length === m.firms.length && stable(m, numbers(claim)) ? undefined : 'a firm gains by another output';
  let q;
  const facts = {
    q: (c) => {
      const w = good(c);
      if (!w) q = numbers(c);
      return w;
    },
    equilibrium: good,
    price: (c) => (q ? is(priceOf(m, q))(c) : undefined),
    profit: (c) => (q ? is(profits(m, q))(c) : undefined),
    totalQ: (c) => (q ? is(sum(q))(c) : undefined),
    totalProfit: (c) => (q ? is(sum(profits(m, q)))(c) : undefined),
    interior: (c) => (q ? is(q.every((x) => sign(x) > 0))(c) : undefined),
    participation: (c) => (q ? is(profits(m, q).map((x) => sign(x) >= 0))(c) : undefined),
    ...together(m, report?.answer),
  };
  const alone = rational(report?.answer?.monopolyQ ?? '');
  if (alone)
    facts.consumerPrefers = (c) =>
      q ? is(['duopoly', 'same', 'monopoly'][1 + cmp(priceOf(m, q), priceOf(m, [alone]))])(c) : undefined;
  const beside = (list, rest) =>
      list.length === m.firms.length
        ? list.map((x, i) => notBeside(m, m.firms[i], rest(i), read(x))).find((w) => w)
        : 'one output for each firm is needed',
    known = (key) => [report?.answer?.[key] ?? ''].flat(2).every(rational);
  if (d.profiles && known('bestDeviation'))
    facts.bestDeviation = (c) =>
      c.length === d.profiles.length
        ? c
            .map((list, k) => beside(list, (i) => sub(sum(numbers(d.profiles[k])), read(d.profiles[k][i]))))
            .find((w) => w)
        : 'one list for each profile is needed';
  if (d.profiles)
    Object.assign(facts, {
      isEquilibrium: is(d.profiles.map((p) => stable(m, numbers(p)))),
      profits: is(d.profiles.map((p) => profits(m, numbers(p)))),
    });
  if (m.firms.some((f) => f.unit.n === 0n)) throw new CannotTell('units that cost nothing');
  // a reaction is a line where something is made: two places settle it
  if (!m.pieces && m.firms.length === 2)
    facts.reaction = (c) => {
      const line = formula(c),
        most = sub(m.a, m.firms[0].unit);
      return [ZERO, div(most, TWO)].every((x) => eq(line({ q2: x }), div(sub(most, x), TWO)))
        ? undefined
        : 'another line';
    };
  if (m.pieces) {
    const each = (claim) => claim.map(good).find((wrong) => wrong);
    facts.equilibria = partly(each, 'each is one; that there is no other was not looked into');
    const { from, p } = m.pieces.at(-1),
      before = m.pieces.at(-2);
    // the last price is what a unit costs, and the price before it is above that up to where it begins
    if (
      p.length === 1 &&
      before?.to &&
      m.firms.every((f) => eq(f.unit, p[0])) &&
      cmp(priceAt([before], from), p[0]) >= 0
    )
      facts.zeroProfitFrom = is(from);
    return {
      main: ['q', 'price', 'profit'],
      says: 'no firm gains by another output; whether there are other equilibria was not looked into',
      facts,
      covers: ['equilibria'],
      certificate: (data) => each(data.equilibria),
    };
  }
  return {
    main: ['q', 'price', 'profit'],
    says: 'no firm gains by another output, and linear demand has one equilibrium',
    facts: { ...facts, unique: is(true) },
    covers: ['equilibria'],
    certificate: (data) => (data.equilibria.length === 1 ? good(data.equilibria[0]) : 'linear demand has exactly one'),
  };
}

/** A monopoly under a price in pieces. */
function alone(m) {
  let q;
  const good = (claim) => {
      const [x] = numbers([claim]),
        wrong = notBest(m.pieces, m.firms[0].unit, ZERO, x);
      if (!wrong) q = x;
      return wrong;
    },
    profit = (claim) => (q ? is(profits(m, [q])[0])(claim) : undefined);
  return {
    main: ['q', 'profit'],
    says: 'no other output earns more',
    facts: {
      q: good,
      price: (c) => (q ? is(priceOf(m, [q]))(c) : undefined),
      profit,
    },
    covers: ['q', 'profit'],
    certificate: (x) => good(x.q) ?? profit(x.profit),
  };
}

/** A leader under a price in pieces: the follower's answer exactly, the leader against many other outputs nearly. */
function leading(m, l) {
  const [L, G] = [m.firms[l], m.firms[1 - l]],
    earns = (x) => mul(sub(priceAt(m.pieces, add(x, nearlyBest(m.pieces, G.unit, x))), L.unit), x);
  let q;
  const good = (claim) => {
    const c = numbers(claim);
    if (c.length !== 2) return 'two outputs are needed';
    if (notBest(m.pieces, G.unit, c[l], c[1 - l])) return 'the follower answers otherwise';
    q = c;
    const gain = add(profits(m, c)[l], L.fixed),
      gap = mul(fraction(1n, 1_000_000n), add(ONE, gain)),
      most = m.pieces.map((x) => x.to ?? x.from).reduce((a, b) => (cmp(a, b) > 0 ? a : b));
    for (let i = 0n; i <= 40n; i++)
      if (cmp(earns(mul(most, fraction(i, 40n))), add(gain, gap)) > 0) return 'the leader could earn more';
    return undefined;
  };
  return {
    main: ['q'],
    says: 'the follower answers best',
    facts: {
      q: partly(good, 'the follower exactly, the leader against 40 other outputs'),
      price: (c) => (q ? is(priceOf(m, q))(c) : undefined),
      profit: (c) => (q ? is(profits(m, q))(c) : undefined),
      totalQ: (c) => (q ? is(sum(q))(c) : undefined),
    },
    covers: ['q', 'price', 'profit'],
    certificate: (x) => good(x.q) ?? is(profits(m, numbers(x.q)))(x.profit) ?? is(priceOf(m, numbers(x.q)))(x.price),
  };
}

export const DUOPOLY = {
  cournot,
  monopoly: (d) => {
    const m = market(d, 1);
    if (m.pieces) return alone(m);
    const q = div(sub(m.a, m.firms[0].unit), TWO),
      profit = profits(m, [q])[0];
    return {
      main: ['q', 'profit'],
      says: 'half of a - c',
      facts: { q: is(q), price: is(sub(m.a, q)), profit: is(profit), stationary: is([{ q, profit }]) },
      covers: ['q', 'profit'],
      certificate: (x) => is(q)(x.q) ?? is(profit)(x.profit),
    };
  },
  'cournot-elimination': (d) => {
    const n = F((d.firms ?? 2) - 1);
    let [lo, hi] = (d.startInterval ?? [0, 1]).map(read),
      up = true,
      still = 0;
    const bounds = [],
      third = fraction(1n, 3n),
      start = [lo, hi];
    while (bounds.length < 400 && still < 2 && !eq(lo, hi)) {
      let b = pos(div(sub(ONE, mul(n, up ? lo : hi)), TWO));
      const moves = up ? cmp(b, hi) < 0 : cmp(b, lo) > 0;
      still = moves ? 0 : still + 1;
      if (moves) {
        if (up) {
          if (cmp(b, lo) < 0) b = lo;
          hi = b;
        } else {
          if (cmp(b, hi) > 0) b = hi;
          lo = b;
        }
        bounds.push([up ? 'upper' : 'lower', b]);
      }
      up = !up;
    }
    // with two firms each step halves the way to 1/3 where that lies between; else the steps end
    const closes = eq(n, ONE) && cmp(start[0], third) <= 0 && cmp(start[1], third) >= 0,
      left = closes ? [third, third] : [lo, hi],
      told = bounds.slice(0, d.steps ?? 12);
    return {
      main: ['boundsInUnitsOfAMinusC'],
      says: 'bound by bound',
      facts: {
        boundsInUnitsOfAMinusC: is(told),
        survivors: is(left),
        limit: is(eq(left[0], left[1]) ? left[0] : null),
        map: is(eq(n, ONE) ? '(1-x)/2' : `(1-${n.n}*x)/2`),
      },
      covers: ['bounds'],
      certificate: (x) => is(told)(x.bounds),
    };
  },
  bertrand: (d) => {
    const a = read(d.a),
      c = read(d.c),
      alone = (p) => mul(sub(p, c), pos(sub(a, p))),
      u = (p, r) => (cmp(p, r) > 0 ? ZERO : eq(p, r) ? div(alone(p), TWO) : alone(p)),
      m = div(add(a, c), TWO),
      top = (r) => (cmp(r, c) <= 0 ? ZERO : alone(cmp(r, m) > 0 ? m : r));
    const eqm = ([p, r]) => eq(u(p, r), top(r)) && eq(u(r, p), top(p)),
      facts = {
        p: is([c, c]),
        profit: is([ZERO, ZERO]),
        safety: is([ZERO, ZERO]),
        unique: is(true),
      };
    if (d.profiles) {
      const P = d.profiles.map(numbers);
      Object.assign(facts, {
        isEquilibrium: is(P.map(eqm)),
        profits: is(P.map(([p, r]) => [u(p, r), u(r, p)])),
      });
    }
    return {
      main: ['p', 'profit'],
      says: 'undercutting leaves only the unit cost',
      facts,
      covers: ['p', 'profit'],
      certificate: (x) => is([c, c])(x.p) ?? is([ZERO, ZERO])(x.profit),
    };
  },
  'bertrand-differentiated': (d) => {
    const [a, b, c] = [d.a, d.b, d.c].map(read),
      reply = (p) => div(add(add(a, c), mul(b, p)), TWO),
      u = (p, r) => mul(sub(p, c), pos(add(sub(a, p), mul(b, r)))),
      l = (d.leader ?? 1) - 1,
      both = div(add(a, c), sub(TWO, b));
    const first = div(sub(mul(add(a, c), add(TWO, b)), mul(square(b), c)), mul(TWO, sub(TWO, square(b)))),
      seq = l === 0 ? [first, reply(first)] : [reply(first), first],
      p = (d.timing ?? (d.leader ? 'sequential' : '')) === 'sequential' ? seq : [both, both],
      gain = [u(p[0], p[1]), u(p[1], p[0])];
    return {
      main: ['p', 'profit'],
      says: 'by the first-order conditions of concave profits',
      facts: {
        p: is(p),
        profit: is(gain),
        q: is([0, 1].map((i) => pos(add(sub(a, p[i]), mul(b, p[1 - i]))))),
        simultaneousP: is(both),
        simultaneousProfit: is(u(both, both)),
        bothGain: is(gain.every((x) => cmp(x, u(both, both)) > 0)),
        followerEarnsMore: is(cmp(gain[1 - l], gain[l]) > 0),
      },
      covers: ['p', 'profit'],
      certificate: (x) => is(p)(x.p) ?? is(gain)(x.profit),
    };
  },
  stackelberg: (d) => {
    const m = market(d, 2);
    if (m.pieces) return leading(m, (d.leader ?? 1) - 1);
    const l = (d.leader ?? 1) - 1,
      [L, G] = [m.firms[l], m.firms[1 - l]],
      reply = (q) => div(pos(sub(sub(m.a, G.unit), q)), TWO),
      u = (q) => sub(mul(sub(pos(sub(m.a, add(q, reply(q)))), L.unit), q), L.fixed);
    const out = pos(sub(m.a, G.unit)),
      candidates = [ZERO, out, div(sub(m.a, L.unit), TWO), div(sub(add(m.a, G.unit), mul(TWO, L.unit)), TWO)].filter(
        (q) => sign(q) >= 0,
      ),
      top = max(candidates.map(u));
    let q;
    const good = (claim) => {
      const c = numbers(claim);
      if (c.length !== 2) return 'two outputs are needed';
      q = c;
      return eq(u(c[l]), top) && eq(c[1 - l], reply(c[l]))
        ? undefined
        : 'the leader could earn more, or the follower answers otherwise';
    };
    return {
      main: ['q'],
      says: 'the leader was compared with every candidate',
      facts: {
        q: good,
        price: (c) => (q ? is(priceOf(m, q))(c) : undefined),
        profit: (c) => (q ? is(profits(m, q))(c) : undefined),
        totalQ: (c) => (q ? is(sum(q))(c) : undefined),
      },
      covers: ['q', 'profit'],
      certificate: (x) => good(x.q) ?? is(profits(m, numbers(x.q)))(x.profit),
    };
  },
  'entry-deterrence': (d) => {
    const a = read(d.a),
      c = read(d.c),
      fixed = read(d.fixedCost),
      dd = sub(a, c),
      all = square(dd),
      half = div(dd, TWO),
      enters = d.tieBreak === 'enter',
      over = cmp(fixed, div(all, F(16))),
      blocked = over > 0 || (over === 0 && !enters),
      four = mul(F(4), fixed),
      // keeping out earns 2d√F - 5F, letting in d²/8 - F: compared by squares
      pays = cmp(mul(four, all), square(add(div(all, F(8)), four))) >= 0,
      regime = blocked ? 'blockaded' : pays ? 'deter' : 'accommodate',
      monopoly = sub(div(all, F(4)), fixed),
      accommodation = sub(div(all, F(8)), fixed);
    const withRoot = (x, times) => rooted(x, times, fixed),
      // above d²/4 the fixed cost alone keeps the entrant out, whatever the incumbent makes
      breaksEven = cmp(four, all) <= 0,
      least = breaksEven ? withRoot(dd, F(-2)) : plain(ZERO),
      out = blocked ? plain(half) : least,
      outProfit = blocked ? plain(monopoly) : withRoot(mul(F(-5), fixed), mul(TWO, dd)),
      lets = regime === 'accommodate',
      q1 = lets ? plain(half) : out,
      q2 = lets ? div(half, TWO) : ZERO,
      own = lets ? plain(accommodation) : outProfit,
      theirs = lets ? sub(square(q2), fixed) : ZERO,
      earns = (q, r) => (q.n === 0n ? ZERO : sub(mul(sub(pos(sub(sub(a, q), r)), c), q), fixed)),
      reply = (q) => {
        const r = div(pos(sub(dd, q)), TWO),
          gain = sign(sub(square(r), fixed));
        return gain > 0 || (gain === 0 && enters) ? r : ZERO;
      },
      stays = (q, r) => cmp(earns(q, r), max([ZERO, sub(square(div(pos(sub(dd, r)), TWO)), fixed)])) >= 0;
    const facts = {
      regime: is(regime),
      q1: isSurd(q1),
      q2: is(q2),
      price: isSurd(minus(plain(sub(a, q2)), q1)),
      incumbentProfit: isSurd(own),
      entrantProfit: is(theirs),
      deterringOutput: isSurd(least),
      zeroAtQ1: breaksEven ? isSurd(least) : is(null),
      keepingOut: isSurd(out),
      deterrencePrice: isSurd(minus(plain(a), out)),
      deterrenceProfit: isSurd(outProfit),
      profitSacrificed: isSurd(minus(plain(monopoly), outProfit)),
      accommodationProfit: is(accommodation),
      monopolyQ: is(half),
      monopolyPrice: is(div(add(a, c), TWO)),
      monopolyProfit: is(monopoly),
      blockadedFrom: is(div(all, F(16))),
      deterFrom: isSurd(rooted(mul(all, fraction(3n, 32n)), mul(all, fraction(-1n, 16n)), TWO)),
      attained: is(regime !== 'deter' || !enters),
      bestQ1Against0: is(reply(ZERO)),
    };
    if (d.q1 !== undefined) {
      const q = read(d.q1),
        r = reply(q);
      Object.assign(facts, {
        replyQ2: is(r),
        replyPrice: is(pos(sub(sub(a, q), r))),
        replyIncumbentProfit: is(sub(mul(sub(pos(sub(sub(a, q), r)), c), q), fixed)),
        replyEntrantProfit: is(earns(r, q)),
      });
    }
    if (d.profile) {
      const [x, y] = d.profile.map(read);
      Object.assign(facts, {
        equilibrium: is(stays(x, y) && stays(y, x)),
        bestDeviation: is([reply(y), reply(x)]),
      });
    }
    return {
      main: ['regime', 'q1', 'q2', 'incumbentProfit', 'entrantProfit'],
      says: 'both profits were compared by their squares',
      facts,
    };
  },
  contest: (d) => {
    const [V, x1, x2] = [d.V, d.c1, d.c2].map((t) => {
        try {
          return read(t);
        } catch {
          throw new CannotTell('letters');
        }
      }),
      s = square(add(x1, x2)),
      x = div(mul(x2, V), s),
      y = div(mul(x1, V), s),
      gain = [div(mul(square(x2), V), s), div(mul(square(x1), V), s)];
    return {
      main: ['x', 'y', 'profit'],
      says: 'by the first-order conditions',
      facts: {
        unique: is(!(d.payoffAtZero ?? [0, 0]).every((paid) => cmp(read(paid), V) >= 0)),
        x: is(x),
        y: is(y),
        profit: is(gain),
        share1: is(div(x2, add(x1, x2))),
      },
      covers: ['x', 'y'],
      certificate: (z) => is(x)(z.x) ?? is(y)(z.y),
    };
  },
  'duopoly-models': (d) => {
    const a = read(d.a),
      c = read(d.c),
      D = sub(a, c),
      order = ['bertrand', 'stackelberg', 'cournot', 'monopoly', 'collusion'],
      some = d.models ?? ['monopoly', 'collusion', 'cournot', 'stackelberg', 'bertrand'];
    const cheap = order.find((m) => some.includes(m)),
      first = ['monopoly', 'collusion'].includes(cheap)
        ? some.find((m) => ['monopoly', 'collusion'].includes(m))
        : cheap;
    return {
      main: ['consumerPrefers'],
      says: 'the totals are (a-c)/2, 2(a-c)/3, 3(a-c)/4 and a-c',
      proof: Object.fromEntries(
        Object.entries({
          monopoly: [2],
          collusion: [4, 4],
          cournot: [3, 3],
          stackelberg: [2, 4],
          bertrand: [2, 2],
        }).map(([model, parts]) => {
          const q = parts.map((n) => div(D, F(n))),
            price = sub(a, sum(q));
          return [model, is({ q, profit: q.map((x) => mul(sub(price, c), x)), totalQ: sum(q), price })];
        }),
      ),
      facts: {
        consumerPrefers: is(first),
        leaderGains: is(true),
        followerLoses: is(true),
      },
    };
  },
};

/** A price that falls in two straight pieces, or as the square of what is left, down to one. */
const inPieces = ({ int, pick }) =>
  pick([
    () => {
      const [at, steep, flat, rest] = [int(1, 5), int(1, 3), int(1, 2), int(5, 9)];
      return {
        pricePieces: [
          { from: 0, to: at, coefficients: [rest + at * steep, -steep] },
          { from: at, coefficients: [rest + at * flat, -flat] },
        ],
      };
    },
    () => {
      const end = int(4, 10),
        by = int(1, 4);
      return {
        pricePieces: [
          {
            from: 0,
            to: end,
            coefficients: [`${end * end + by}/${by}`, `${-2 * end}/${by}`, `1/${by}`],
          },
          { from: end, coefficients: [1] },
        ],
      };
    },
  ])();

/** Makers of small random documents by kind, on the random numbers of random.mjs. */
export const duopolyGames = ({ int, pick, maybe } = {}) => ({
  monopoly: () => ({
    ...pick([() => ({ a: int(5, 20) }), () => inPieces({ int, pick })])(),
    c: int(1, 4),
    ...maybe(0.3, () => ({ fixedCost: int(1, 5) })),
  }),
  cournot: () =>
    pick([
      () => ({ ...inPieces({ int, pick }), c: int(1, 4), firms: int(1, 3) }),
      () => ({
        ...inPieces({ int, pick }),
        c1: int(1, 4),
        c2: int(1, 4),
        profiles: [[int(0, 5), int(0, 5)]],
      }),
      () => ({ a: int(5, 20), c: int(1, 4), firms: int(1, 5) }),
      () => ({
        a: int(8, 20),
        c1: int(1, 7),
        c2: int(1, 7),
        profiles: [[int(0, 5), int(0, 5)]],
      }),
    ])(),
  'cournot-elimination': () => ({ firms: int(2, 4), steps: int(1, 9) }),
  bertrand: () => ({
    a: int(6, 20),
    c: int(0, 5),
    profiles: [[int(0, 9), int(0, 9)]],
  }),
  'bertrand-differentiated': () => ({
    a: int(5, 20),
    b: `${int(0, 4)}/4`,
    c: int(0, 4),
    timing: pick(['simultaneous', 'sequential']),
    leader: int(1, 2),
  }),
  stackelberg: () => ({
    ...pick([() => ({ a: int(8, 20) }), () => ({ a: int(8, 20) }), () => inPieces({ int, pick })])(),
    c1: int(1, 7),
    c2: int(1, 7),
    leader: int(1, 2),
  }),
  'entry-deterrence': () => ({
    a: int(8, 20),
    c: int(1, 4),
    fixedCost: pick([() => int(0, 30), () => `${int(0, 60)}/${int(1, 9)}`])(),
    tieBreak: pick(['stay out', 'enter']),
    ...maybe(0.4, () => ({ q1: int(0, 12) })),
    ...maybe(0.4, () => ({ profile: [int(0, 8), int(0, 8)] })),
  }),
  contest: () => ({ V: int(1, 9), c1: int(1, 5), c2: int(1, 5) }),
  'duopoly-models': () => ({ a: int(5, 20), c: int(0, 4) }),
});
