// Utility and contraction maps: expected utility by adding up, relations by every chain of comparisons, axioms by
// examples tried on the definition, metrics and maps by their inequalities.
import {
  ZERO,
  ONE,
  add,
  cmp,
  div,
  dot,
  eq,
  formula,
  fraction,
  max,
  mul,
  neg,
  power,
  read,
  sign,
  sub,
  sum,
} from './fractions.mjs';
import { solveGame } from './matrix.mjs';
import { CannotTell, canon, is, partly } from './verdict.mjs';

const numbers = (list) => list.map(read),
  abs = (x) => (sign(x) < 0 ? neg(x) : x);
const answer = (main, says, facts) => ({ main, says, facts });
const groupsOf = (claim) => (Array.isArray(claim) ? claim.map((g) => [...g].map(Number).sort((a, b) => a - b)) : claim);

// ---- A.1 utility

function ranking(d) {
  const u = numbers(d.utility),
    lotteries = d.lottery ? [d.lottery] : d.lotteries,
    worth = lotteries.map((p) => dot(numbers(p), u));
  const sorted = [...worth.keys()].sort((a, b) => cmp(worth[a], worth[b]) || a - b),
    groups = [];
  for (const i of sorted) {
    const last = groups.at(-1);
    if (last && eq(worth[last[0] - 1], worth[i])) last.push(i + 1);
    else groups.push([i + 1]);
  }
  return answer(['expectedUtility', 'ranking'], 'expected utilities added up and compared', {
    expectedUtility: is(d.lottery ? worth[0] : worth),
    ranking: (claim) => is(groups)(groupsOf(claim)),
  });
}

const mix = (t, p, q) => p.map((x, i) => add(mul(t, x), mul(sub(ONE, t), q[i])));
const mixture = (d) =>
  answer(['lottery'], 'each prize by the law of total probability', {
    lottery: is(mix(read(d.lambda), numbers(d.p), numbers(d.q))),
  });

/** Everything that follows from stated comparisons, by walking along them from each prize. */
function relation(d) {
  const n = d.prizes,
    weak = d.weakPreferences ?? [],
    strict = d.strictPreferences ?? [],
    all = [...weak, ...strict];
  const above = Array.from({ length: n + 1 }, (_, from) => {
    const seen = new Set([from]);
    for (const x of seen) for (const [a, b] of all) if (a === x) seen.add(b);
    return seen;
  });
  const same = (i, j) => above[i].has(j) && above[j].has(i),
    prizes = Array.from({ length: n }, (_, i) => i + 1);
  const circle = strict.some(([a, b]) => above[b].has(a)),
    apart = prizes.flatMap((i) =>
      prizes.filter((j) => i < j && !above[i].has(j) && !above[j].has(i)).map((j) => [i, j]),
    );
  const classes = [];
  for (const i of [...prizes].sort((a, b) => above[b].size - above[a].size || a - b)) {
    const c = classes.find((g) => same(g[0], i));
    if (c) c.push(i);
    else classes.push([i]);
  }
  const stated = (list, a, b) => list.some(([x, y]) => x === a && y === b);
  const cycle = (claim) => {
    if (!claim.length) return 'an empty circle';
    if (new Set(claim).size < claim.length) return 'a prize stands twice in the circle';
    const steps = claim.map((a, k) => [a, claim[(k + 1) % claim.length]]);
    if (!steps.every(([a, b]) => stated(all, a, b))) return 'a step of the circle was not stated';
    return steps.some(([a, b]) => stated(strict, a, b)) ? undefined : 'no step of the circle is strict';
  };
  return answer(['preferenceRelation', 'complete', 'transitive'], 'every chain of comparisons was followed', {
    preferenceRelation: is(!circle && !apart.length),
    complete: is(!apart.length),
    transitive: is(!circle),
    violated: is(circle ? 'transitivity' : 'completeness'),
    classes: (claim) => is(classes)(groupsOf(claim)),
    cycle: partly(cycle, 'one circle'),
    incomparable: (claim) => is(apart)([...groupsOf(claim)].sort((a, b) => a[0] - b[0] || a[1] - b[1])),
  });
}

/** Better, equal or worse of two lotteries: the sign of p against q. */
function taste(d) {
  const n = d.prizes ?? 3,
    u = d.utility ? numbers(d.utility) : Array.from({ length: n }, (_, i) => fraction(BigInt(i))),
    spread = (p) => mul(p.at(-1), sub(ONE, p.at(-1)));
  if (d.preference === 'expected-utility') return (p, q) => cmp(dot(p, u), dot(q, u));
  if (d.preference === 'spread') return (p, q) => cmp(spread(p), spread(q));
  return (p, q) => {
    for (let i = n - 1; i >= 0; i--) if (!eq(p[i], q[i])) return cmp(p[i], q[i]);
    return 0;
  };
}
function axioms(d) {
  const n = d.prizes ?? 3,
    order = taste(d),
    lottery = (p) =>
      Array.isArray(p) && p.length === n && eq(sum(numbers(p)), ONE) && numbers(p).every((x) => sign(x) >= 0);
  const holds = {
    'expected-utility': [true, true],
    spread: [false, true],
    lexicographic: [true, n < 3],
  }[d.preference];
  const independence = (c) => {
    if (![c.p1, c.p2, c.q].every(lottery)) return 'not lotteries';
    const [p, q, r] = [c.p1, c.p2, c.q].map(numbers),
      t = read(c.lambda);
    if (sign(t) <= 0 || cmp(t, ONE) > 0) return 'lambda is not between 0 and 1';
    return order(p, q) === order(mix(t, p, r), mix(t, q, r))
      ? 'the mixtures are ranked as the lotteries are'
      : undefined;
  };
  const continuity = (c) => {
    if (![c.p1, c.p2, c.q].every(lottery)) return 'not lotteries';
    const [p, q, r] = [c.p1, c.p2, c.q].map(numbers);
    if (order(p, q) >= 0) return 'p1 is not worse than p2';
    const little = fraction(1n, 10n ** 30n);
    return order(p, mix(little, r, q)) < 0 && order(mix(little, r, p), q) < 0
      ? 'a little of the third lottery changes nothing'
      : undefined;
  };
  return answer(['A1', 'A2'], 'by the theorems on these three preferences, and each example tried', {
    A1: is(holds[0]),
    A2: is(holds[1]),
    A1Violation: partly(independence, 'one example'),
    A2Violation: partly(continuity, 'one example'),
  });
}

function statedPreferences(d) {
  const pays = (p) => sum(p.map(([chance, money]) => mul(read(chance), read(money)))),
    t = read(d.lambda ?? '1/2'),
    money = { p1: pays(d.p1), p2: pays(d.p2) };
  if (d.q) money.q = pays(d.q);
  if (d.q) for (const k of [1, 2]) money[`mix${k}`] = add(mul(t, money[`p${k}`]), mul(sub(ONE, t), pays(d.q)));
  const said = (d.statedPreferences ?? []).map((s) => /^(p|mix)([12])\s*([<>]=?|~)\s*\1([12])$/.exec(s));
  if (said.some((m) => !m)) throw new CannotTell('a comparison in words');
  // which of worse, alike, better all statements about one pair leave open
  const left = (which) =>
      [-1, 0, 1].filter((order) =>
        said
          .filter((m) => m[1] === which)
          .every(([, , first, comparison]) => {
            const seen = first === '1' ? order : -order;
            return (
              (seen === 0 && comparison !== '<' && comparison !== '>') ||
              (seen > 0 && comparison[0] === '>') ||
              (seen < 0 && comparison[0] === '<')
            );
          }),
      ),
    plain = left('p'),
    mixed = sign(t) ? left('mix') : left('mix').filter((order) => order === 0);
  const broken =
    !plain.length || !mixed.length
      ? 'contradiction'
      : sign(t) && !plain.some((order) => mixed.includes(order))
        ? 'A1'
        : undefined;
  return answer(['expectedMoney', 'violated'], 'averages added up, the stated comparisons put side by side', {
    expectedMoney: is(money),
    violated: is(broken),
  });
}

function affineUtility(d) {
  const u = numbers(d.u),
    w = d.utility ? numbers(d.utility) : u.map((x) => add(read(d.a ?? 0), mul(read(d.b ?? 1), x)));
  // alike on all lotteries: all differences in one positive ratio
  const steps = u.flatMap((x, i) => u.map((y, j) => [sub(x, y), sub(w[i], w[j])])),
    line = steps.every(([a, b]) => steps.every(([c, e]) => eq(mul(a, e), mul(b, c)))),
    moving = steps.find(([a]) => sign(a));
  const flat = !moving,
    level = steps.every(([, b]) => !sign(b)),
    known = flat ? level : line,
    scale = flat ? ONE : div(moving[1], moving[0]);
  const alike = flat ? level : line && sign(scale) > 0,
    fits = (b) => (a) => (u.every((x, i) => eq(add(a, mul(b, x)), w[i])) ? undefined : 'a + b u is another utility');
  return answer(['sameRanking'], 'differences compared two by two', {
    sameRanking: is(alike),
    scale: known ? is(scale) : () => 'there is no scale',
    shift: (a) => fits(scale)(read(a)),
  });
}

function calibration(d) {
  const u = d.u ? numbers(d.u) : [ZERO, ONE],
    p = read(d.indifferenceProb);
  return answer(['uP2'], 'as good as the lottery, so worth what the lottery is', {
    uP2: is(dot([sub(ONE, p), p], [u[0], u.at(-1)])),
  });
}

function infiniteLottery(d) {
  const u = formula(d.u),
    chance = formula(d.prob),
    term = (k) => {
      const v = { n: fraction(BigInt(k)) };
      return mul(u(v), chance(v));
    };
  const first = Array.from({ length: 200 }, (_, k) => term(k + 1)),
    upTo = (k) => sum(Array.from({ length: k }, (_, i) => term(i + 1))),
    n = d.terms ?? 20;
  const ratio = sign(first[0]) ? div(first[1], first[0]) : undefined,
    geometric = ratio && first.every((x, k) => k === 0 || eq(x, mul(first[k - 1], ratio)));
  const value = (claim) => {
    if (claim === 'unknown') return undefined;
    if (!geometric) return 'the terms are not a geometric series';
    return is(cmp(abs(ratio), ONE) >= 0 ? 'infinite' : div(first[0], sub(ONE, ratio)))(claim);
  };
  return answer(['expectedUtility', 'partialSum'], 'terms added up; a geometric series as far as 200 terms show it', {
    terms: is(first.slice(0, Math.min(n, 20))),
    partialSum: is(upTo(n)),
    expectedUtility: partly(value, 'the first 200 terms'),
  });
}

// ---- A.2 metrics and contractions

const SIZES = {
  l1: (x) => sum(x.map(abs)),
  sup: (x) => max([ZERO, ...x.map(abs)]),
};
/** The square of what is written as a number or as sqrt(number). */
const squared = (text) => {
  const m = /^sqrt\(?([^)]*)\)?$/.exec(String(text));
  return m ? read(m[1]) : mul(read(text), read(text));
};
const isRoot = (square) => (claim) =>
  sign(squared(claim)) >= 0 && !/^-/.test(String(claim)) && eq(squared(claim), square)
    ? undefined
    : `its square is ${canon(square)}, not ${canon(squared(claim))}`;

const norms = (d) => {
  const x = numbers(d.x);
  return answer(['euclidean', 'l1', 'sup'], 'each by its definition', {
    euclidean: isRoot(dot(x, x)),
    l1: is(SIZES.l1(x)),
    sup: is(SIZES.sup(x)),
  });
};

function metricCheck(d) {
  const t = d.distances.map(numbers),
    all = t.map((_, i) => i),
    pairs = all.flatMap((i) => all.map((j) => [i, j])),
    triples = pairs.flatMap(([x, z]) => all.map((y) => [x, z, y]));
  const fails = {
    'zero-distance': ([i, j]) => i === j && sign(t[i][i]) !== 0,
    positivity: ([i, j]) => sign(t[i][j]) < 0 || (i !== j && !sign(t[i][j])),
    symmetry: ([i, j]) => !eq(t[i][j], t[j][i]),
    triangle: ([x, z, y]) => y !== undefined && cmp(t[x][y], add(t[x][z], t[z][y])) > 0,
  };
  const broken = Object.keys(fails).filter((a) => (a === 'triangle' ? triples : pairs).some(fails[a]));
  const shows = (axiom) => (claim) =>
    claim.length === (axiom === 'triangle' ? 3 : 2) &&
    claim.every((p) => p >= 1 && p <= t.length) &&
    fails[axiom]?.(claim.map((p) => p - 1))
      ? undefined
      : `no failure of ${axiom} at ${canon(claim)}`;
  return {
    broken,
    ...answer(['metric', 'violated'], 'every pair and every detour was looked at', {
      metric: is(!broken.length),
      violated: (claim) => (broken.includes(claim) ? undefined : `${claim} does not fail`),
      triple: partly(shows('triangle'), 'one failure'),
    }),
    shows,
  };
}
const metricJudge = (d, report) => {
  const found = metricCheck(d);
  found.facts.points = partly(found.shows(report.answer?.violated), 'one failure');
  return found;
};

/** Whether a symmetric matrix has no negative eigenvalue, and how many are not zero, by elimination. */
function definite(a) {
  let rows = a.map((r) => [...r]),
    rank = 0;
  while (rows.length) {
    if (rows.some((r, i) => sign(r[i]) < 0)) return { positive: false };
    const p = rows.findIndex((r, i) => sign(r[i]) > 0);
    if (p < 0) return { positive: rows.every((r) => r.every((x) => !sign(x))), rank };
    rank++;
    const pivot = rows[p];
    rows = rows
      .filter((_, i) => i !== p)
      .map((r) => r.map((x, j) => sub(x, div(mul(r[p], pivot[j]), pivot[p]))).filter((_, j) => j !== p));
  }
  return { positive: true, rank };
}
function affineMap(d) {
  const m = d.M.map(numbers),
    b = numbers(d.b),
    metric = d.metric ?? 'sup',
    columns = m[0].map((_, j) => m.map((r) => r[j])),
    image = (x) => m.map((r, i) => add(dot(r, x), b[i]));
  const factors = { sup: max(m.map(SIZES.l1)), l1: max(columns.map(SIZES.l1)) },
    gram = columns.map((c) => columns.map((e) => dot(c, e)));
  const below = (square) => definite(gram.map((r, i) => r.map((x, j) => sub(i === j ? square : ZERO, x)))),
    tight = below(ONE);
  const short = {
    sup: cmp(factors.sup, ONE) < 0,
    l1: cmp(factors.l1, ONE) < 0,
    euclidean: tight.positive && tight.rank === m.length,
  };
  const euclidean = (claim) => {
    const f = below(squared(claim));
    return f.positive && f.rank < m.length && sign(squared(claim)) >= 0 && !/^-/.test(String(claim))
      ? undefined
      : `${claim} is not the largest stretch`;
  };
  const stretch = (name) => (name === 'euclidean' ? euclidean : is(factors[name])),
    steps = d.n ?? 3,
    path = [];
  for (let k = 0, x = d.x0 && numbers(d.x0); x && k < steps; k++) path.push((x = image(x)));
  const facts = {
    contraction: is(d.metric ? short[d.metric] : Object.values(short).some((x) => x)),
    contractionFactor: stretch(metric),
    iterates: is(path),
    factor: (claim) =>
      ['sup', 'l1'].every((k) => k in claim)
        ? Object.entries(claim)
            .map(([k, c]) => stretch(k)(c))
            .find((w) => w)
        : 'a metric is missing',
    fixedPoint: (claim) => (canon(image(numbers(claim))) === canon(numbers(claim)) ? undefined : 'the map moves it'),
  };
  const fixed = d.x0 && metric !== 'euclidean' ? solved(m, b) : undefined;
  if (fixed) {
    const c = factors[metric],
      far = (x, y) => SIZES[metric](x.map((e, i) => sub(e, y[i]))),
      x0 = numbers(d.x0);
    Object.assign(facts, {
      corollary1Bound: is(mul(power(c, steps), far(x0, fixed))),
      actualError: is(far(path.at(-1), fixed)),
    });
    if (cmp(c, ONE) < 0) facts.corollary2Bound = is(mul(div(c, sub(ONE, c)), far(path.at(-1), path.at(-2) ?? x0)));
  }
  return answer(
    ['contraction', 'contractionFactor', 'fixedPoint'],
    'row and column sums, the sign of a quadratic form, and the map applied again',
    facts,
  );
}
/** The point that x -> Mx + b leaves where it is, by Cramer's rule; undefined where there is none or more than one. */
function solved(m, b) {
  const determinant = (a) =>
    a.length === 1
      ? a[0][0]
      : sum(
          a[0].map((x, j) =>
            mul(j % 2 ? neg(x) : x, sign(x) ? determinant(a.slice(1).map((r) => r.filter((_, k) => k !== j))) : ZERO),
          ),
        );
  if (m.length > 7) throw new CannotTell('too large for plain determinants');
  const a = m.map((r, i) => r.map((x, j) => sub(i === j ? ONE : ZERO, x))),
    all = determinant(a);
  return sign(all)
    ? b.map((_, j) => div(determinant(a.map((r, i) => r.map((x, k) => (k === j ? b[i] : x)))), all))
    : undefined;
}

function scalarMap(d) {
  const f = formula(d.map),
    at = (x) => f({ x }),
    steps = d.n ?? 3,
    path = [],
    start = read(d.x0);
  for (let k = 0, x = start; k < steps; k++) path.push((x = at(x)));
  const tries = [-7, -2, 1, 3, 10, 29].flatMap((x) => {
    try {
      return [[fraction(BigInt(x)), at(fraction(BigInt(x)))]];
    } catch {
      return [];
    }
  });
  const slopes = tries.slice(1).map(([x, y]) => div(sub(y, tries[0][1]), sub(x, tries[0][0]))),
    line = slopes.length > 3 && slopes.every((s) => eq(s, slopes[0])) ? abs(slopes[0]) : undefined;
  const c = d.c !== undefined ? read(d.c) : line;
  const fixed = (claim) => (eq(at(read(claim)), read(claim)) ? undefined : 'the map moves it');
  const facts = { iterates: is(path), fixedPoint: fixed };
  if (c) {
    facts.contractionFactor = is(c);
    facts.contraction = is(cmp(c, ONE) < 0);
    if (cmp(c, ONE) < 0)
      facts.corollary2Bound = is(mul(div(c, sub(ONE, c)), abs(sub(path.at(-1), path.at(-2) ?? start))));
  }
  return {
    c,
    path,
    start,
    steps,
    ...answer(['iterates', 'fixedPoint', 'contractionFactor'], 'the map applied again and again', facts),
  };
}
const scalarJudge = (d, report) => {
  const found = scalarMap(d),
    point = report.answer?.fixedPoint; // both are measured from the fixed point that is named, which is checked itself
  if (point !== undefined) {
    found.facts.actualError = is(abs(sub(found.path.at(-1), read(point))));
    if (found.c) found.facts.corollary1Bound = is(mul(power(found.c, found.steps), abs(sub(found.start, read(point)))));
  }
  return found;
};

function valueDistance(d) {
  const A = d.A.map(numbers),
    B = d.B.map(numbers),
    a = solveGame(A).v,
    b = solveGame(B).v,
    most = max(A.flatMap((r, i) => r.map((x, j) => abs(sub(x, B[i][j])))));
  const mixed = (m, value, rows) => (claim) => {
    const p = numbers(claim);
    if (!eq(sum(p), ONE) || p.some((x) => sign(x) < 0)) return 'no probabilities';
    return rows
      ? p.length === m.length &&
        m[0].every(
          (_, j) =>
            cmp(
              dot(
                p,
                m.map((r) => r[j]),
              ),
              value,
            ) >= 0,
        )
        ? undefined
        : 'it does not secure the value'
      : p.length === m[0].length && m.every((r) => cmp(dot(p, r), value) <= 0)
        ? undefined
        : 'it does not hold the value down';
  };
  return {
    ...answer(['valA', 'valB', 'maxDifference', 'holds'], 'both games by the simplex method', {
      valA: is(a),
      valB: is(b),
      maxDifference: is(most),
      holds: is(cmp(abs(sub(a, b)), most) <= 0),
    }),
    proof: {
      rowA: mixed(A, a, true),
      columnA: mixed(A, a, false),
      rowB: mixed(B, b, true),
      columnB: mixed(B, b, false),
    },
  };
}

/** Judges by kind. */
export const APPENDIX = {
  'utility-ranking': ranking,
  'lottery-mixture': mixture,
  'preference-relation': relation,
  'preference-axioms': axioms,
  'stated-preferences': statedPreferences,
  'affine-utility': affineUtility,
  'utility-calibration': calibration,
  'infinite-lottery': infiniteLottery,
  'vector-norms': norms,
  'metric-check': metricJudge,
  'affine-map': affineMap,
  contraction: scalarJudge,
  'value-distance': valueDistance,
};

/** Makers of small random documents by kind, on the random numbers of random.mjs. */
export const appendixGames = ({ int, pick, chance, list, maybe }) => {
  const exactly = (k, f) => Array.from({ length: k }, f),
    number = () => (chance(0.6) ? int(-5, 9) : `${int(-9, 9)}/${int(1, 6)}`);
  const lottery = (k) => {
    const parts = exactly(k, () => int(0, 4));
    parts[int(0, k - 1)] += 1;
    const all = parts.reduce((a, b) => a + b, 0);
    return parts.map((x) => `${x}/${all}`);
  };
  const money = () => {
      const k = int(1, 3),
        p = lottery(k);
      return p.map((x) => [x, int(0, 20)]);
    },
    pairs = (n) => list(0, 5, () => [int(1, n), int(1, n)]);
  const matrix = (h, w) => exactly(h, () => exactly(w, number)),
    small = () => `${int(-3, 3)}/${int(3, 9)}`;
  const metric = (n) => {
    const at = exactly(n, () => int(0, 6)),
      t = at.map((x) => at.map((y) => Math.abs(x - y)));
    if (chance(0.4)) {
      const i = int(0, n - 1),
        j = int(0, n - 1);
      t[i][j] += int(-1, 3);
      if (chance(0.6)) t[j][i] = t[i][j];
    }
    return t;
  };
  return {
    'utility-ranking': () => {
      const k = int(1, 4);
      return {
        utility: exactly(k, () => int(0, 6)),
        ...(chance(0.3) ? { lottery: lottery(k) } : { lotteries: list(1, 5, () => lottery(k)) }),
      };
    },
    'lottery-mixture': () => {
      const k = int(1, 4);
      return { lambda: `${int(0, 5)}/5`, p: lottery(k), q: lottery(k) };
    },
    'preference-relation': () => {
      const n = int(1, 5),
        chain = chance(0.4) ? exactly(n - 1, (_, i) => [i + 1, i + 2]) : [];
      return {
        prizes: n,
        weakPreferences: [...chain, ...pairs(n)],
        ...maybe(0.5, () => ({ strictPreferences: pairs(n) })),
      };
    },
    'preference-axioms': () => {
      const n = int(2, 3);
      return {
        preference: pick(['expected-utility', 'spread', 'lexicographic']),
        prizes: n,
        ...maybe(0.4, () => ({ utility: exactly(n, () => int(0, 5)) })),
      };
    },
    'stated-preferences': () => ({
      p1: money(),
      p2: money(),
      ...maybe(0.7, () => ({
        q: money(),
        lambda: `${int(0, 4)}/4`,
        statedPreferences: list(1, 4, () => {
          const which = pick(['p', 'mix']),
            [one, other] = pick([
              [1, 2],
              [2, 1],
            ]);
          return `${which}${one} ${pick(['<', '>', '~', '<=', '>='])} ${which}${other}`;
        }),
      })),
    }),
    'affine-utility': () => {
      const u = list(1, 4, () => int(-3, 6)),
        a = int(-4, 4),
        b = int(-2, 3);
      return {
        u,
        ...(chance(0.5) ? { utility: u.map((x) => (chance(0.85) ? a + b * x : int(-5, 5))) } : { a, b }),
      };
    },
    'utility-calibration': () => ({
      indifferenceProb: `${int(0, 6)}/6`,
      ...maybe(0.5, () => {
        const worst = int(-3, 3);
        return { u: [worst, worst + int(1, 9)] };
      }),
    }),
    'infinite-lottery': () => ({
      u: pick(['2^n', '3^n', '1', '5', 'n', '(3/2)^n']),
      prob: pick(['2^-n', '1/2^n', '2*3^-n']),
      ...maybe(0.5, () => ({ terms: int(1, 30) })),
    }),
    'vector-norms': () => ({
      x: chance(0.3)
        ? pick([
            [3, -4],
            [0, 0],
            [2, -3, 6],
            ['3/5', '4/5'],
          ])
        : list(1, 4, number),
    }),
    'metric-check': () => ({ distances: metric(int(1, 4)) }),
    'affine-map': () => {
      const n = int(1, 3);
      return {
        M: chance(0.6) ? exactly(n, () => exactly(n, small)) : matrix(n, n),
        b: exactly(n, number),
        ...maybe(0.6, () => ({ metric: pick(['sup', 'l1', 'euclidean']) })),
        ...maybe(0.7, () => ({ x0: exactly(n, number), n: int(1, 4) })),
      };
    },
    contraction: () => ({
      map: pick([
        `x/${int(2, 5)}+${int(-3, 3)}`,
        `${int(2, 3)}*x-${int(0, 4)}`,
        'x',
        'x+1',
        '1/(x+2)',
        '(x+2/x)/2',
        'x^2/8',
        '(3*x+4)/(x+3)',
      ]),
      x0: pick([1, 2, '1/2', 3]),
      ...maybe(0.4, () => ({ c: `${int(0, 7)}/6` })),
      ...maybe(0.6, () => ({ n: int(1, 4) })),
    }),
    'value-distance': () => {
      const h = int(1, 3),
        w = int(1, 3);
      return { A: matrix(h, w), B: matrix(h, w) };
    },
  };
};
