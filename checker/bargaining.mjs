// Cooperative games of two players: hulls, totals, threats and splits worked out again; products of gains compared
// with every edge.
import {
  ZERO,
  ONE,
  add,
  cmp,
  div,
  dot,
  eq,
  fraction,
  max,
  min,
  mul,
  neg,
  pair,
  read,
  sign,
  sub,
  sum,
} from './fractions.mjs';
import {
  derivative,
  evaluate,
  minus,
  near,
  nowherePositive,
  plain,
  plus,
  polynomial,
  signOf,
  surd,
  times,
} from './surds.mjs';
import { CannotTell, canon, is, partly, setOf } from './verdict.mjs';
import { matrixFacts, notOptimal, solveGame, transpose } from './matrix.mjs';
import { onCurve, onPolygon } from './divisions.mjs';

const F = (x) => fraction(BigInt(x)),
  TWO = F(2);
const table = (d) => d.bimatrix.map((row) => row.map((cell) => cell.map(read)));
const cross = (o, a, b) => sub(mul(sub(a[0], o[0]), sub(b[1], o[1])), mul(sub(a[1], o[1]), sub(b[0], o[0])));

/**
 * Vertices counterclockwise: a cell is a vertex unless it lies in the hull of the others, found edge by edge (gift
 * wrapping).
 */
function hull(points) {
  const all = [...new Map(points.map((p) => [canon(p), p])).values()];
  if (all.length < 3) return all;
  const start = all.reduce((a, b) => (cmp(b[0], a[0]) < 0 || (eq(b[0], a[0]) && cmp(b[1], a[1]) < 0) ? b : a)),
    found = [start];
  const far = (o, p) => add(mul(sub(p[0], o[0]), sub(p[0], o[0])), mul(sub(p[1], o[1]), sub(p[1], o[1])));
  for (let at = start; ;) {
    let next = all.find((p) => p !== at);
    for (const p of all) {
      if (p === at) continue;
      const side = sign(cross(at, next, p));
      if (side < 0 || (side === 0 && cmp(far(at, p), far(at, next)) > 0)) next = p;
    }
    if (next === start || found.includes(next)) return found;
    found.push(next);
    at = next;
  }
}
const better = (p, q) => cmp(p[0], q[0]) >= 0 && cmp(p[1], q[1]) >= 0 && !(eq(p[0], q[0]) && eq(p[1], q[1]));
/** Vertices nobody betters, even by mixtures of two others, by rising first coordinate. */
const pareto = (v) => {
  const top = v.reduce((a, b) => (cmp(b[1], a[1]) > 0 || (eq(b[1], a[1]) && cmp(b[0], a[0]) > 0) ? b : a)),
    right = v.reduce((a, b) => (cmp(b[0], a[0]) > 0 || (eq(b[0], a[0]) && cmp(b[1], a[1]) > 0) ? b : a));
  const chain = [right];
  for (let k = v.indexOf(right); v[k % v.length] !== top; k++) chain.push(v[(k + 1) % v.length]);
  return chain.reverse();
};
const inHull = (v, p) =>
  v.length === 1
    ? canon(v[0]) === canon(p)
    : v.length === 2
      ? sign(cross(v[0], v[1], p)) === 0 &&
        v.every(
          (a, i) =>
            cmp(p[0], min(v.map((x) => x[0]))) >= 0 &&
            cmp(p[0], max(v.map((x) => x[0]))) <= 0 &&
            cmp(p[1], min(v.map((x) => x[1]))) >= 0 &&
            cmp(p[1], max(v.map((x) => x[1]))) <= 0,
        )
      : v.every((a, i) => sign(cross(a, v[(i + 1) % v.length], p)) >= 0);
const rotated = (mine) => (claim) =>
  Array.isArray(claim) &&
  claim.length === mine.length &&
  mine.some((_, s) => canon(mine.map((_, k) => mine[(k + s) % mine.length])) === canon(claim))
    ? undefined
    : `found ${canon(mine)}`;
const expected = (T, p, q) =>
  [0, 1].map((k) =>
    sum(
      p.map((x, i) =>
        mul(
          x,
          dot(
            q,
            T[i].map((c) => c[k]),
          ),
        ),
      ),
    ),
  );

function game(d) {
  const T = table(d),
    cells = T.flat(),
    v = hull(cells),
    total = (r) => max(cells.map((c) => add(mul(r, c[0]), c[1]))),
    threats = (r) => T.map((row) => row.map((c) => sub(mul(r, c[0]), c[1])));
  const saddle = (i, j) =>
    T[i].every((c) => cmp(c[0], T[i][j][0]) >= 0 && cmp(c[1], T[i][j][1]) <= 0) &&
    T.every((row) => cmp(row[j][0], T[i][j][0]) <= 0 && cmp(row[j][1], T[i][j][1]) >= 0);
  const fixed = T.flatMap((row, i) => row.flatMap((_, j) => (saddle(i, j) ? [[i + 1, j + 1]] : [])));
  const sums = cells.map((c) => add(c[0], c[1]));
  const facts = {
    ntuHullCcw: rotated(v),
    ntuParetoVertices: is(pareto(v)),
    pareto: is(pareto(v)),
    tuStrip: is({ minSum: min(sums), maxSum: max(sums) }),
    fixedThreatCells: setOf(fixed),
  };
  if (fixed.length) facts.threatPoint = is(T[fixed[0][0] - 1][fixed[0][1] - 1]);
  const points = (d.points ?? []).map((p) => p.map(read)),
    s = (p) => add(p[0], p[1]),
    edge = (p) => {
      const c = pareto(v);
      return (
        inHull(v, p) &&
        (c.some((a) => canon(a) === canon(p)) ||
          c.some(
            (a, k) => k && sign(cross(c[k - 1], a, p)) === 0 && cmp(p[0], c[k - 1][0]) >= 0 && cmp(p[0], a[0]) <= 0,
          ))
      );
    };
  if (points.length)
    Object.assign(facts, {
      inNtu: is(points.map((p) => inHull(v, p))),
      inTu: is(points.map((p) => cmp(s(p), min(sums)) >= 0 && cmp(s(p), max(sums)) <= 0)),
      ntuPareto: is(points.map(edge)),
      tuPareto: is(points.map((p) => eq(s(p), max(sums)))),
    });
  return { T, cells, v, total, threats, facts, fixed };
}
const at = (g, r) => {
  const D = g.threats(r),
    { v: delta } = solveGame(D),
    sigma = g.total(r);
  return { D, delta, sigma, split: [div(div(add(sigma, delta), TWO), r), div(sub(sigma, delta), TWO)] };
};
const mixes = (D, delta) => ({
  I: (list) =>
    list.length && new Set(list.map(canon)).size === list.length
      ? list.map((p) => notOptimal(D, delta, p.map(read))).find((x) => x)
      : 'none named, or one twice',
  II: (list) =>
    list.length && new Set(list.map(canon)).size === list.length
      ? list
          .map((q) =>
            notOptimal(
              transpose(D).map((r) => r.map(neg)),
              neg(delta),
              q.map(read),
            ),
          )
          .find((x) => x)
      : 'none named, or one twice',
});
const pays = (g, point) => (list) => {
  const w = list.map((x) => read(x.weight)),
    c = list.map((x) => x.cellPayoff.map(read));
  return w.every((x) => sign(x) >= 0) &&
    eq(sum(w), ONE) &&
    c.every((p) => g.cells.some((q) => canon(q) === canon(p))) &&
    [0, 1].every((k) =>
      eq(
        dot(
          w,
          c.map((p) => p[k]),
        ),
        point[k],
      ),
    )
    ? undefined
    : 'the mixture does not pay the solution';
};

/** All extreme optimal threats of both. */
function threats({ D, delta }) {
  const { rowExtreme, colExtreme } = matrixFacts(D, { value: delta }).facts;
  return { threatI: rowExtreme, threatII: colExtreme };
}

/** Where the threats that are told lead, each against each. */
function disagreements(g, { D, delta }, report) {
  const { threatI, threatII } = report?.answer ?? {},
    m = mixes(D, delta);
  if (!Array.isArray(threatI) || !Array.isArray(threatII)) return undefined;
  return (claim) => {
    const wrong = m.I(threatI) ?? m.II(threatII);
    if (wrong) return wrong;
    const all = threatI.flatMap((p) => threatII.map((q) => expected(g.T, p.map(read), q.map(read))));
    return setOf([...new Map(all.map((x) => [canon(x), x])).values()])(claim);
  };
}

function tu(d, report) {
  const g = game(d),
    s = at(g, ONE),
    m = mixes(s.D, s.delta),
    coop = g.T.flatMap((row, i) => row.flatMap((c, j) => (eq(add(c[0], c[1]), s.sigma) ? [[i, j]] : [])));
  const payments = coop.map(([i, j]) => {
    const x = sub(s.split[0], g.T[i][j][0]),
      k = sign(x);
    return {
      coop: [i + 1, j + 1],
      from: k === 0 ? null : k > 0 ? 2 : 1,
      to: k === 0 ? null : k > 0 ? 1 : 2,
      amount: k < 0 ? neg(x) : x,
    };
  });
  const facts = {
    ...g.facts,
    sigma: is(s.sigma),
    cooperativeStrategies: setOf(coop.map(([i, j]) => [i + 1, j + 1])),
    threatMatrix: is(s.D),
    delta: is(s.delta),
    ...threats(s),
    disagreementPoints: disagreements(g, s, report),
    gain: (claim) => {
      const points = report?.answer?.disagreementPoints ?? [];
      return points.length ? is(s.split.map((x, k) => sub(x, read(points[0][k]))))(claim) : undefined;
    },
    payoff: is(s.split),
    sidePayments: setOf(payments),
    tuPayoffNtuFeasible: is(inHull(g.v, s.split)),
    naiveHalfOfTotal: is(div(s.sigma, TWO)),
  };
  if (d.threatProfile) {
    const D = expected(g.T, d.threatProfile.p.map(read), d.threatProfile.q.map(read)),
      diff = sub(D[0], D[1]);
    Object.assign(facts, {
      disagreementPoint: is(D),
      settlement: is([div(add(s.sigma, diff), TWO), div(sub(s.sigma, diff), TWO)]),
      segment: is([
        [D[0], sub(s.sigma, D[0])],
        [sub(s.sigma, D[1]), D[1]],
      ]),
    });
  }
  return {
    main: ['payoff', 'sigma', 'delta'],
    says: 'total, threat game and split worked out again',
    covers: ['sigma', 'delta', 'payoff', 'threatI', 'threatII', 'threatMatrix'],
    facts,
    certificate: (data) =>
      is(s.sigma)(data.sigma) ??
      is(s.delta)(data.delta) ??
      is(s.split)(data.payoff) ??
      is(s.D)(data.threatMatrix) ??
      m.I(data.threatI) ??
      m.II(data.threatII),
  };
}
const rational = (x) => {
  try {
    return read(x);
  } catch {
    return null;
  }
};

function lambda(d, report) {
  const g = game(d),
    claimed = (c) => c.map(rational),
    works = (r) => {
      const s = at(g, r);
      return inHull(g.v, s.split) ? s.split : null;
    };
  const interval = (c) => {
    const [lo, hi] = claimed(c);
    if (c.length !== 2 || c.some((x) => x !== null && !near(x))) return 'two ends are needed';
    if (lo && sign(lo) < 0) return 'rates are positive';
    if (lo && sign(lo) > 0 && !works(lo)) return `no solution at ${canon(lo)}`;
    if (hi && !works(hi)) return `no solution at ${canon(hi)}`;
    const little = fraction(999n, 1000n);
    if (lo && sign(lo) > 0 && works(mul(lo, little))) return 'smaller rates serve too';
    if (hi && works(div(hi, little))) return 'larger rates serve too';
    // what is claimed to serve between the ends does so at a few rates
    const between = [1n, 7n, 50n, 93n, 99n].map((k) => fraction(k, 100n)),
      inside = hi
        ? between.map((x) => add(lo ?? ZERO, mul(x, sub(hi, lo ?? ZERO))))
        : between.map((x) => div(add(lo ?? ZERO, x), sub(ONE, x)));
    if (lo && (hi || c[1] === null) && inside.some((r) => !works(r))) return 'a rate between the ends does not serve';
    // ends with roots are one rate, which the payoff is held against, or have rates between them
    const [from, to] = c.map((x) => (x === null ? null : near(x)));
    if (from && to && cmp(from, to) > 0) return 'the ends change places';
    if (from && to && !(lo && hi) && cmp(sub(to, from), fraction(1n, 10n ** 12n)) > 0)
      if (between.some((x) => !works(add(from, mul(x, sub(to, from))))))
        return 'a rate between the ends does not serve';
    return undefined;
  };
  let answer;
  // one rate of the interval that is claimed: an end, or a number inside where both ends are open
  const [low, high] = report?.answer?.lambdaInterval ?? [],
    ends = [low, high].map((x) => (x === undefined ? null : rational(x))),
    rate = ends.find((x) => x && sign(x) > 0) ?? (ends[0] && !sign(ends[0]) && !ends[1] ? ONE : undefined);
  // Between these rates lies the one that is claimed, where it is written with roots or digits.
  const around = rate || low === undefined ? null : near(low);
  /**
   * The rate is irrational: if the payoff has the largest weighted total just below and just above the rate, it has it
   * in between, so the split
   * lies on a line through it; and as the split moves past it without a jump, it is the split at a rate in between.
   */
  const crosses = (p) => {
    const little = fraction(1n, 10n ** (String(low).includes('…') ? 5n : 12n)),
      sides = [sub(ONE, little), add(ONE, little)].map((f) => {
        const r = mul(around, f),
          s = at(g, r);
        return eq(add(mul(r, p[0]), p[1]), s.sigma) ? sign(sub(s.split[0], p[0])) : 0;
      });
    return sides[0] * sides[1] < 0 ? undefined : 'the split does not cross the payoff at this rate';
  };
  const payoff = (claim) => {
    if (claim.length !== 2) return 'two payoffs are needed';
    const p = claim.map(read);
    answer = p;
    if (rate && canon(at(g, rate).split) !== canon(p)) return `at rate ${canon(rate)} the split is another`;
    if (!inHull(g.v, p) || g.v.some((q) => better(q, p))) return 'not a Pareto optimal feasible point';
    return around ? crosses(p) : undefined;
  };
  const sameRate = (r) => {
    const x = near(r);
    if (!x && low !== undefined) return `${canon(r)} is not a rate`;
    if (x && rate && canon(ends[0]) === canon(ends[1])) return is(rate)(r);
    if (!x || !around) return undefined;
    return cmp(mul(sub(x, around), sub(x, around)), fraction(1n, 10n ** 24n)) < 0
      ? undefined
      : 'another rate than in the interval';
  };
  const even = at(g, ONE).split;
  const facts = {
    ...g.facts,
    tuPayoffNtuFeasible: is(inHull(g.v, even)),
    payoff: rate || around ? payoff : partly(payoff, 'Pareto optimal'),
    lambda: rational(report?.answer?.lambda)
      ? (r) => {
          const x = rational(r);
          return x && sign(x) > 0 && works(x) ? undefined : 'the split is not feasible at this rate';
        }
      : partly(sameRate, 'to twelve digits'),
    lambdaInterval: partly(interval, 'at rational ends'),
    ...(rate || around ? { lambdaExists: is(true) } : {}),
    jointMixture: partly((list) => (answer ? pays(g, answer)(list) : undefined), 'pays the payoff'),
  };
  if (report?.answer?.atLambda instanceof Object) facts.atLambda = () => 'not a number';
  const told = rational(report?.answer?.atLambda ?? report?.answer?.lambda ?? '');
  if (told && sign(told) <= 0) facts.atLambda = () => 'a rate is positive';
  if (told && sign(told) > 0) {
    const s = at(g, told);
    Object.assign(facts, {
      atLambda: partly((c) => (works(read(c)) ? undefined : 'the split is not feasible at this rate'), 'it serves'),
      sigmaLambda: is(s.sigma),
      deltaLambda: is(s.delta),
      ...threats(s),
      disagreementPoints: disagreements(g, s, report),
    });
  }
  if (d.lambdas) {
    const all = d.lambdas.map((r) => at(g, read(r)));
    Object.assign(facts, {
      curveSigma: is(all.map((s) => s.sigma)),
      curveDelta: is(all.map((s) => s.delta)),
      curvePhi: is(all.map((s) => s.split)),
      curveFeasible: is(all.map((s) => inHull(g.v, s.split))),
    });
  }
  return {
    main: ['lambda', 'lambdaInterval', 'payoff'],
    says: 'the split at the rates was worked out again',
    facts,
    proof: {
      // an end that is not there is told as nothing
      lambdaInterval: (c) => is(report?.answer?.lambdaInterval)(c.map((x) => (x === 'infinity' ? null : x))),
    },
    covers: ['payoff', 'between'],
    certificate: (data) => {
      if (!data.payoff) return undefined;
      if (data.payoff.length !== 2) return 'two payoffs are needed';
      if (report?.answer?.payoff && is(report.answer.payoff)(data.payoff)) return 'another payoff than the answer says';
      const p = data.payoff.map(read);
      const rates = data.rates?.map((r) => canon(r.lambda));
      if (rates && (!rates.length || new Set(rates).size < rates.length)) return 'no rate, or one twice';
      for (const r of data.rates ?? []) {
        const s = at(g, read(r.lambda)),
          m = mixes(s.D, s.delta);
        const wrong = is(s.sigma)(r.sigma) ?? is(s.delta)(r.delta) ?? is(s.split)(p) ?? m.I([r.p]) ?? m.II([r.q]);
        if (wrong) return wrong;
        const same = data.throughout && (m.I([data.throughout.p]) ?? m.II([data.throughout.q]));
        if (same) return same;
      }
      if (data.between) {
        const [x, y] = data.between.map(read);
        const wide = y && cmp(sub(y, x), fraction(1n, 1000n)) > 0;
        if (data.between.length !== 2 || wide || !around || cmp(x, around) > 0 || cmp(y, around) < 0)
          return 'not around the rate';
      }
      return inHull(g.v, p) ? undefined : 'not feasible';
    },
  };
}

/**
 * The judge of a payoff on a curved set: a point of the boundary at which the product of the gains neither rises nor
 * falls.
 */
function curved(d, onCurve) {
  const t = d.threatPoint.map((x) => plain(read(x)));
  const good = (claim) => {
    if (claim.length !== 2) return 'two payoffs are needed';
    const p = claim.map(surd);
    if (claim.some((x) => String(x).includes('…'))) throw new CannotTell('numbers that are not written with roots');
    if (p.some((x) => !x)) return 'not a number';
    const gains = p.map((x, k) => minus(x, t[k]));
    return gains.some((x) => signOf(x) <= 0) ? 'somebody does not gain' : onCurve(p, gains);
  };
  const product = (claim, report) => {
    const p = report.answer.payoff.map(surd),
      x = surd(claim);
    return x && !signOf(minus(x, times(minus(p[0], t[0]), minus(p[1], t[1]))))
      ? undefined
      : 'not the product of the gains';
  };
  return { good, product };
}

/** On an ellipse the gradient at the solution is a multiple of the gains, exchanged. */
function onEllipse({ center, semiAxes }, threat) {
  const c = center.map((x) => plain(read(x))),
    squares = semiAxes.map((x) => times(surd(x), surd(x)));
  const away = (p) => p.map((x, k) => minus(x, c[k])),
    beyond = ([x, y]) =>
      signOf(
        minus(plus(times(times(x, x), squares[1]), times(times(y, y), squares[0])), times(squares[0], squares[1])),
      );
  if (beyond(away(threat.map((x) => plain(read(x))))) >= 0) throw new CannotTell('a threat that is not inside');
  return (p, gains) => {
    const far = away(p),
      slope = (k) => times(times(far[k], squares[1 - k]), gains[k]);
    if (beyond(far)) return 'not on the ellipse';
    if (far.some((x) => signOf(x) <= 0) || signOf(minus(slope(0), slope(1))))
      return 'another point has a larger product';
    return undefined;
  };
}

/**
 * Under a concave polynomial the product has its largest value where its slope is zero, or at an end towards which it
 * rises.
 */
function underCurve(set, threat) {
  const upper = polynomial(set.upper),
    lower = polynomial(set.lower);
  if (!upper || !lower) throw new CannotTell('curves that are not polynomials');
  const bend = derivative(derivative(upper)),
    slope = derivative(upper),
    [u, v] = threat.map(read),
    value = (q, x) => evaluate(q, plain(x)).a;
  if (
    cmp(value(lower, u), v) > 0 ||
    cmp(value(upper, u), v) <= 0 ||
    (set.to !== undefined && cmp(u, read(set.to)) >= 0)
  )
    throw new CannotTell('a threat at which somebody cannot gain');
  // from the threat to where the curve is below it: all that matters lies between
  let end = set.to === undefined ? add(u, ONE) : read(set.to);
  for (let k = 0; set.to === undefined && cmp(value(upper, end), v) > 0; k++) {
    if (k > 60) throw new CannotTell('a region without end');
    end = add(u, mul(TWO, sub(end, u)));
  }
  if (!nowherePositive(bend, u, end)) throw new CannotTell('a curve that does not bend one way');
  return (p, gains) => {
    if (signOf(minus(evaluate(upper, p[0]), p[1]))) return 'not on the upper curve';
    if (signOf(minus(evaluate(lower, p[0]), p[1])) > 0) throw new CannotTell('a solution on the lower curve');
    const rise = signOf(plus(gains[1], times(gains[0], evaluate(slope, p[0]))));
    const last = set.to !== undefined && !signOf(minus(p[0], plain(end)));
    return rise === 0 || (last && rise > 0) ? undefined : 'another point has a larger product';
  };
}

/** A curved set in floating point. */
function within(set) {
  const number = (x) => {
    const f = near(x);
    return Number((f.n * 10n ** 15n) / f.d) / 1e15;
  };
  if (set.type === 'ellipse') {
    const [c, a] = [set.center, set.semiAxes].map((list) => list.map(number));
    return (x, y) => ((x - c[0]) / a[0]) ** 2 + ((y - c[1]) / a[1]) ** 2 <= 1;
  }
  const [up, low] = [set.upper, set.lower].map((f) => polynomial(f).map((x) => Number(x.n) / Number(x.d))),
    at = (f, x) => f.reduceRight((s, c) => s * x + c, 0),
    end = set.to === undefined ? Infinity : number(set.to);
  return (x, y) => x <= end && y <= at(up, x) && y >= at(low, x);
}

function nash(d, report) {
  if (!d.bimatrix && d.feasibleSet.type !== 'polygon') {
    const { good, product } = curved(
      d,
      d.feasibleSet.type === 'ellipse'
        ? onEllipse(d.feasibleSet, d.threatPoint)
        : underCurve(d.feasibleSet, d.threatPoint),
    );
    if (!report?.answer?.payoff) throw new CannotTell('a threat outside a curved set');
    let besides = {};
    if (!good(report.answer.payoff)) besides = onCurve(within(d.feasibleSet), d.threatPoint, report.answer.payoff);
    return {
      main: ['payoff'],
      says: 'the product of the gains neither rises nor falls along the boundary there',
      facts: { valid: is(true), payoff: good, product: (claim) => product(claim, report), ...besides },
      covers: ['payoff', 'product'],
      certificate: (data) => good(data.payoff),
    };
  }
  const v = hull(d.bimatrix ? table(d).flat() : d.feasibleSet.vertices.map((p) => p.map(read))),
    t = d.threatPoint.map(read);
  if (!inHull(v, t))
    return {
      main: ['valid'],
      says: 'the threat lies outside',
      facts: { valid: is(false), reason: is('threat-outside-feasible-set') },
    };
  const good = (claim) => {
    if (claim.length !== 2) return 'two payoffs are needed';
    const p = claim.map(read),
      g = [sub(p[0], t[0]), sub(p[1], t[1])];
    if (!inHull(v, p) || g.some((x) => sign(x) < 0)) return 'not feasible or worse than the threat';
    if (g.every((x) => sign(x) > 0))
      return v.every((q) => sign(add(mul(g[1], sub(q[0], p[0])), mul(g[0], sub(q[1], p[1])))) <= 0)
        ? undefined
        : 'another point has a larger product';
    const chain = pareto(v),
      on =
        chain.some((a) => canon(a) === canon(p)) ||
        chain.some(
          (a, k) =>
            k && sign(cross(chain[k - 1], a, p)) === 0 && cmp(p[0], chain[k - 1][0]) >= 0 && cmp(p[0], a[0]) <= 0,
        );
    return on ? undefined : 'not Pareto optimal';
  };
  return {
    main: ['payoff'],
    says: 'the supporting line was checked at every vertex',
    facts: {
      valid: is(true),
      payoff: good,
      pareto: is(pareto(v)),
      ...(report?.answer?.payoff && !good(report.answer.payoff)
        ? onPolygon(v, t, pareto(v), report.answer.payoff.map(read))
        : {}),
    },
    covers: ['payoff'],
    certificate: (data) => good(data.payoff),
  };
}

/** What each can secure in the endgame, and up to which share of bluffs folding is best or being called pays. */
function allIn(T, A, B, p, q) {
  const own = T.map((row) => row.map((c) => c[0])),
    other = transpose(T.map((row) => row.map((c) => c[1]))),
    [first, second] = [own, other].map((M) => solveGame(M).v),
    least = (x) => (cmp(x, ONE) < 0 ? x : ONE);
  const all = (M, v) => matrixFacts(M, { value: v }).facts.rowExtreme;
  return {
    safety: is([first, second]),
    maxminI: all(own, first),
    maxminII: all(other, second),
    regime: is(cmp(mul(TWO, mul(p, B)), mul(q, add(A, mul(TWO, B)))) < 0 ? 'interior' : 'saddle'),
    foldBestIffXAtMost: is(least(div(mul(p, B), mul(q, add(A, B))))),
    IAtLeastPAWhenCalledIffXAtMost: is(least(div(p, q))),
  };
}

const CHECKS = {
  'feasible-set': (d) => {
    const g = game(d);
    return {
      main: ['ntuHullCcw', 'ntuParetoVertices', 'tuStrip'],
      says: 'hull and Pareto boundary worked out again',
      facts: g.facts,
      covers: ['hull', 'pareto'],
      certificate: (data) => rotated(g.v)(data.hull) ?? is(pareto(g.v))(data.pareto),
    };
  },
  'tu-solution': tu,
  'lambda-transfer': lambda,
  'nash-bargaining': nash,
  'refusal-extension': (d) => {
    const T = table(d),
      s = d.statusQuo.map(read),
      more = {
        bimatrix: [
          ...d.bimatrix.map((r) => [...r, d.statusQuo]),
          [...d.bimatrix[0].map(() => d.statusQuo), d.statusQuo],
        ],
      },
      g = game(more),
      old = hull(T.flat());
    return {
      main: ['ntuHullUnchanged', 'bimatrix'],
      says: 'both hulls worked out',
      facts: {
        ntuHullUnchanged: is(inHull(old, s)),
        paretoUnchanged: is(canon(pareto(old)) === canon(pareto(g.v))),
        fixedThreatCells: setOf(g.fixed),
        bimatrix: is(g.T),
      },
    };
  },
  'all-in-endgame': (d) => {
    if ([d.A, d.B, d.p].some((x) => rational(x) === null)) throw new CannotTell('letters');
    const [A, B, p] = [d.A, d.B, d.p].map(read),
      q = sub(ONE, p),
      z = ZERO;
    const T = [
      [
        [mul(p, add(A, B)), sub(mul(q, A), mul(p, B)), z],
        [mul(p, A), mul(q, A), z],
      ],
      [
        [sub(mul(p, add(A, B)), mul(q, B)), sub(mul(q, add(A, B)), mul(p, B)), z],
        [mul(p, A), z, mul(q, A)],
      ],
    ];
    const s = at(game({ bimatrix: T.map((r) => r.map((c) => c.slice(0, 2))) }), ONE),
      m = mixes(s.D, s.delta);
    return {
      proof: { p: (c) => m.I([c]), q: (c) => m.II([c]) },
      main: ['phi'],
      says: 'payoffs and threat game worked out again',
      facts: {
        phi: is(s.split),
        payoffs: is(T),
        constantSum: is(A),
        rows: is(['honest', 'bluff']),
        cols: is(['call', 'fold']),
        ...allIn(T, A, B, p, q),
        tuPayoffNtuFeasible: is(inHull(hull(T.flat().map((c) => c.slice(0, 2))), s.split)),
      },
    };
  },
  'side-pots': (d) => {
    const paid = d.contributions.map(read),
      out = d.folded ?? paid.map(() => false),
      pots = [];
    let below = ZERO;
    const levels = [...new Map(paid.filter((x, i) => !out[i] && sign(x) > 0).map((x) => [canon(x), x])).values()].sort(
      cmp,
    );
    levels.forEach((l, k) => {
      const cut = (x) => (k === levels.length - 1 || cmp(x, l) < 0 ? x : l);
      pots.push({
        amount: sum(paid.map((x) => max([ZERO, sub(cut(x), below)]))),
        eligible: paid.flatMap((x, i) => (!out[i] && cmp(x, l) >= 0 ? [i + 1] : [])),
      });
      below = l;
    });
    if (!levels.length && sign(sum(paid)) > 0)
      pots.push({ amount: sum(paid), eligible: paid.flatMap((_, i) => (out[i] ? [] : [i + 1])) });
    return { main: ['pots'], says: 'level by level', facts: { pots: is(pots), total: is(sum(paid)) } };
  },
};

/** A document with all its pairs of numbers as lists, and a region that is written as one says it as two curves. */
function inPairs(d) {
  const said = { ...d };
  if (d.bimatrix) said.bimatrix = d.bimatrix.map((row) => row.map(pair));
  if (d.points) said.points = d.points.map(pair);
  for (const name of ['point', 'threatPoint', 'statusQuo']) if (d[name]) said[name] = pair(d[name]);
  const set = d.feasibleSet,
    between = /^\s*(.+?)\s*(?:<=?|≤)\s*y\s*(?:<=?|≤)\s*(.+?)\s*$/.exec(set?.equation ?? '');
  if (set)
    said.feasibleSet = {
      ...set,
      ...(set.vertices && { vertices: set.vertices.map(pair) }),
      ...(set.center && { center: pair(set.center) }),
      ...(between && set.type === 'region' && !set.upper && !set.lower && { lower: between[1], upper: between[2] }),
    };
  return said;
}

export const BARGAINING = Object.fromEntries(
  Object.entries(CHECKS).map(([kind, check]) => [kind, (d, report) => check(inPairs(d), report)]),
);

/** Makers of small random documents by kind, on the random numbers of random.mjs. */
export const bargainingGames = ({ int, list, chance } = {}) => {
  const cells = () => {
    const h = int(1, 3),
      w = int(1, 3);
    return Array.from({ length: h }, () => Array.from({ length: w }, () => [int(-5, 6), int(-5, 6)]));
  };
  return {
    'feasible-set': () => ({ bimatrix: cells(), points: list(1, 3, () => [int(-4, 5), int(-4, 5)]) }),
    'tu-solution': () => ({ bimatrix: cells() }),
    'lambda-transfer': () => ({ bimatrix: cells(), lambdas: [1, '1/2'] }),
    'nash-bargaining': () => {
      if (chance(0.25)) {
        const center = [int(-2, 4), int(-2, 4)];
        return {
          feasibleSet: { type: 'ellipse', center, semiAxes: [int(1, 5), chance(0.5) ? 'sqrt(2)' : int(1, 5)] },
          threatPoint: chance(0.6) ? center : [center[0], `${2 * center[1] - 1}/2`],
        };
      }
      if (chance(0.25))
        return {
          feasibleSet: { type: 'region', lower: [0], upper: `${int(1, 12)}-${chance(0.5) ? '' : '1/2*'}x^2` },
          threatPoint: [0, chance(0.6) ? 0 : '1/2'],
        };
      const vertices = list(3, 6, () => [int(0, 8), int(0, 8)]);
      return { feasibleSet: { type: 'polygon', vertices }, threatPoint: vertices[0] };
    },
    'refusal-extension': () => ({ bimatrix: cells(), statusQuo: [int(-3, 3), int(-3, 3)] }),
    'all-in-endgame': () => ({ A: int(1, 100), B: int(1, 50), p: `${int(1, 9)}/10` }),
    'side-pots': () => {
      const n = int(2, 5),
        contributions = Array.from({ length: n }, () => int(0, 4) * 10);
      return { contributions, folded: contributions.map((_, i) => i > 0 && chance(0.3)) };
    },
  };
};
