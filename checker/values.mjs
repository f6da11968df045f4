// Values, power, nucleolus, bankruptcy: the Shapley value as the average over all orders, swings by their definition,
// the nucleolus by Kohlberg's criterion with the report's own weights.
import { ZERO, ONE, add, cmp, div, eq, fraction, max, min, mul, neg, read, sign, sub, sum } from './fractions.mjs';
import { CannotTell, canon, is, partly, setOf } from './verdict.mjs';
import { prenucleolus } from './stability.mjs';

const F = (x) => fraction(BigInt(x));

/** How many players a coalition has, as bits. */
export const bits = (s) => {
  let c = 0;
  for (; s; s &= s - 1) c++;
  return c;
};

/** Who they are, counted from 0. */
export const members = (s) => {
  const list = [];
  for (let i = 0; s >> i; i++) if ((s >> i) & 1) list.push(i);
  return list;
};
const paid = (x, s) => sum(members(s).map((i) => x[i]));
const key = (s, n) =>
  members(s)
    .map((i) => i + 1)
    .join(n > 9 ? ',' : '');
const factorial = (n) => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

/**
 * The Shapley value: what a player adds, weighed by the share of all orders in which the others of the coalition come
 * before him.
 */
export function shapley(v, n) {
  const value = Array.from({ length: n }, () => ZERO);
  for (let s = 1; s < 1 << n; s++) {
    const k = bits(s),
      weight = fraction(factorial(k - 1) * factorial(n - k), factorial(n));
    for (const i of members(s)) value[i] = add(value[i], mul(weight, sub(v(s), v(s & ~(1 << i)))));
  }
  return value;
}

/** Row by row elimination: whether vectors have full rank, and whether another is in their span. */
class Span {
  constructor() {
    this.rows = [];
  }
  reduced(vector) {
    let x = vector;
    for (const { at, row } of this.rows)
      if (sign(x[at])) {
        const f = x[at];
        x = x.map((e, j) => sub(e, mul(f, row[j])));
      }
    return x;
  }
  holds(vector) {
    return this.reduced(vector).every((e) => !sign(e));
  }
  put(vector) {
    const x = this.reduced(vector),
      at = x.findIndex((e) => sign(e));
    if (at < 0) return;
    const f = x[at];
    this.rows.push({ at, row: x.map((e) => div(e, f)) });
  }
}
const indicator = (s, n) => Array.from({ length: n }, (_, i) => ((s >> i) & 1 ? ONE : ZERO));

/**
 * Kohlberg: at each excess, from the largest down, the coalitions not yet settled must balance; the weights are the
 * report's.
 */
export function kohlberg(v, n, x, levels, read1) {
  if (x.length !== n) return `${n} payoffs are needed`;
  if (cmp(sum(x), v((1 << n) - 1))) return 'it does not divide what all are worth';
  const span = new Span(),
    byExcess = new Map();
  span.put(indicator((1 << n) - 1, n));
  for (let s = 1; s < (1 << n) - 1; s++) {
    const e = sub(v(s), paid(x, s)),
      k = canon(e);
    if (!byExcess.has(k)) byExcess.set(k, { e, list: [] });
    byExcess.get(k).list.push(s);
  }
  const all = [...byExcess.values()].sort((a, b) => cmp(b.e, a.e));
  let at = 0;
  for (const { e, list } of all) {
    if (span.rows.length === n) break;
    const open = list.filter((s) => !span.holds(indicator(s, n)));
    if (!open.length) continue;
    const level = levels?.[at++];
    if (!levels) throw new CannotTell('the report gives no weights');
    if (!level) return 'no weights for a level';
    if (canon(read(level.excess)) !== canon(e)) return `the weights are for excess ${level.excess}, not ${canon(e)}`;
    const weights = new Map(Object.entries(level.weights).map(([c, w]) => [read1(c), read(w)]));
    if (Object.keys(level).some((k) => k !== 'excess' && k !== 'weights')) return 'a level says more than its weights';
    if (open.some((s) => !weights.has(s) || sign(weights.get(s)) <= 0) || weights.size !== open.length)
      return `at excess ${canon(e)} not every open coalition has a positive weight`;
    let total = Array.from({ length: n }, () => ZERO);
    for (const [s, w] of weights) total = total.map((t, i) => ((s >> i) & 1 ? add(t, w) : t));
    if (!span.holds(total)) return `at excess ${canon(e)} the weights do not balance`;
    for (const s of open) span.put(indicator(s, n));
  }
  if (levels?.length > at) return 'weights for more levels than there are';
  return span.rows.length === n ? undefined : 'it is not determined';
}

/** Equal awards: the level at which claims are cut off. */
function equalAwards(estate, claims) {
  let left = estate;
  const order = claims.map((_, i) => i).sort((a, b) => cmp(claims[a], claims[b])),
    out = [];
  order.forEach((i, k) => {
    const share = min([div(left, F(claims.length - k)), claims[i]]);
    out[i] = share;
    left = sub(left, share);
  });
  return out;
}
const equalLosses = (estate, claims) => equalAwards(sub(sum(claims), estate), claims).map((l, i) => sub(claims[i], l));
const half = (x) => div(x, F(2));
function talmud(estate, claims) {
  const halves = claims.map(half),
    middle = sum(halves);
  return cmp(estate, middle) <= 0
    ? equalAwards(estate, halves)
    : equalLosses(sub(estate, middle), halves).map((x, i) => add(x, halves[i]));
}

/** The facts about values that a report on a coalitional game may claim: (game {n, v}, document, report). */
export function valueFacts({ n, v }, d, report) {
  const facts = {},
    grand = (1 << n) - 1;
  if (n > 10) return facts;
  const phi = shapley(v, n),
    data = report.certificate?.data ?? {},
    read1 = (c) =>
      (n > 9 ? c.split(',') : [...c]).reduce((s, p) => {
        if (!/^[1-9]\d*$/.test(p) || Number(p) > n) throw new TypeError(`no player ${p}`);
        return s | (1 << (Number(p) - 1));
      }, 0);
  const below = (x) => Array.from({ length: 1 << n }, (_, s) => s).filter((s) => s && cmp(v(s), paid(x, s)) > 0);
  facts.shapley = is(phi);
  facts.average = is(phi);
  facts.shapleyInCore = is(below(phi).length === 0);
  facts.objectionsToShapley = setOf(below(phi).map((s) => key(s, n)));
  facts.shapleyIsImputation = is(phi.every((p, i) => cmp(p, v(1 << i)) >= 0));
  const dividend = [];
  for (let s = 0; s < 1 << n; s++) {
    dividend[s] = v(s);
    for (let t = (s - 1) & s; s && t; t = (t - 1) & s) dividend[s] = sub(dividend[s], dividend[t]);
  }
  const table = (keep) =>
    Object.fromEntries(
      dividend
        .map((x, s) => [s, x])
        .filter(([s, x]) => s && keep(x))
        .map(([s, x]) => [key(s, n), x]),
    );
  facts.dividends = is(table(() => true));
  facts.nonzeroDividends = is(table((x) => sign(x)));
  const nucleolus = (claim) => kohlberg(v, n, claim.map(read), data.kohlberg, read1);
  facts.nucleolus = nucleolus;
  if (d.family === 'airport') facts.costShares = is(phi.map(neg));
  const excesses = (x) =>
    Array.from({ length: grand - 1 }, (_, k) => sub(v(k + 1), paid(x, k + 1))).sort((a, b) => cmp(b, a));
  const point = report.answer.nucleolus?.map(read);
  if (point && !nucleolus(report.answer.nucleolus)) {
    facts.sortedAtNucleolus = is(excesses(point));
    facts.nucleolusInCore = is(below(point).length === 0);
    facts.shapleyEqualsNucleolus = is(canon(point) === canon(phi));
    facts.nucleolusIndividuallyRational = is(point.every((p, i) => cmp(p, v(1 << i)) >= 0));
    if (!d.x && n > 1) facts.maxExcess = is(excesses(point)[0]);
    if (d.x) facts.isNucleolus = is(canon(d.x.map(read)) === canon(point));
    facts.levels = levelsOf(v, n, point);
    if (point.every((p, i) => cmp(p, v(1 << i)) >= 0)) facts.imputationNucleolus = is(point);
  }
  if (d.x) {
    const x = d.x.map(read);
    facts.sorted = is(excesses(x));
    facts.excess = is(
      Object.fromEntries(Array.from({ length: grand - 1 }, (_, k) => [key(k + 1, n), sub(v(k + 1), paid(x, k + 1))])),
    );
    if (n > 1) facts.maxExcess = is(excesses(x)[0]);
  }
  if (Array.from({ length: grand }, (_, k) => v(k + 1)).every((w) => !sign(w) || eq(w, ONE)) && sign(v(grand)))
    power(facts, v, n, phi);
  if (d.family === 'bankruptcy' && d.estate !== undefined) bankruptcy(facts, d, phi);
  return facts;
}

/** Levels at which something new is settled, each with all coalitions of that excess. */
function levelsOf(v, n, x) {
  const span = new Span(),
    groups = new Map(),
    found = [];
  span.put(indicator((1 << n) - 1, n));
  for (let s = 1; s < (1 << n) - 1; s++) {
    const e = sub(v(s), paid(x, s));
    if (!groups.has(canon(e))) groups.set(canon(e), { e, list: [] });
    groups.get(canon(e)).list.push(s);
  }
  for (const { e, list } of [...groups.values()].sort((a, b) => cmp(b.e, a.e))) {
    if (span.rows.length === n) break;
    const open = list.filter((s) => !span.holds(indicator(s, n)));
    if (!open.length) continue;
    open.forEach((s) => span.put(indicator(s, n)));
    found.push({ excess: canon(e), coalitions: list.map((s) => key(s, n)).sort() });
  }
  return (claim) =>
    is(found)(claim.map((l) => ({ excess: canon(read(l.excess)), coalitions: [...l.coalitions].sort() })));
}

function power(facts, v, n, phi) {
  const wins = (s) => sign(v(s)) > 0,
    swings = Array.from({ length: n }, (_, i) => {
      const list = [];
      for (let s = 1; s < 1 << n; s++) if ((s >> i) & 1 && wins(s) && !wins(s & ~(1 << i))) list.push(s);
      return list;
    });
  const counts = swings.map((l) => l.length),
    all = counts.reduce((a, b) => a + b, 0),
    minimal = [];
  for (let s = 1; s < 1 << n; s++) if (wins(s) && members(s).every((i) => !wins(s & ~(1 << i)))) minimal.push(s);
  facts.shapleyShubik = is(phi);
  facts.swingCounts = is(counts);
  facts.banzhaf = is(counts.map((c) => (all ? fraction(BigInt(c), BigInt(all)) : ZERO)));
  facts.banzhafMeasure = is(counts.map((c) => fraction(BigInt(c), 2n ** BigInt(n - 1))));
  facts.minimalWinningCount = is(minimal.length);
  facts.deeganPackel = is(
    Array.from({ length: n }, (_, i) =>
      sum(minimal.filter((s) => (s >> i) & 1).map((s) => fraction(1n, BigInt(minimal.length * bits(s))))),
    ),
  );
  const member = Array.from({ length: n }, (_, i) => minimal.filter((s) => (s >> i) & 1).length),
    places = member.reduce((a, b) => a + b, 0);
  facts.holler = is(member.map((c) => (places ? fraction(BigInt(c), BigInt(places)) : ZERO)));
  facts.swings = (claim) => swings.map((l, i) => setOf(l.map((s) => key(s, n)))(claim[i + 1] ?? [])).find((w) => w);
}

function bankruptcy(facts, d, phi) {
  const estate = read(d.estate),
    claims = d.claims.map(read),
    total = sum(claims);
  if (cmp(estate, total) > 0) return;
  facts.proRata = is(claims.map((c) => (sign(total) ? div(mul(estate, c), total) : ZERO)));
  facts.equalAwards = is(equalAwards(estate, claims));
  facts.equalLosses = is(equalLosses(estate, claims));
  facts.talmud = is(talmud(estate, claims));
  facts.randomArrival = is(phi);
}

// ---- questions

const answer = (main, says, facts) => ({ main, says, facts });
const gameOf = (players, worths) => {
  const table = new Map(
    Object.entries(worths).map(([c, w]) => [
      (c.includes(',') ? c.split(',') : [...c]).reduce((s, p) => s | (1 << (Number(p) - 1)), 0),
      read(w),
    ]),
  );
  return (s) => (s ? table.get(s) : ZERO);
};

function gameSum(d) {
  const n = d.players,
    u = gameOf(n, d.u),
    w = gameOf(n, d.w),
    sums = shapley((s) => add(u(s), w(s)), n),
    parts = shapley(u, n).map((x, i) => add(x, shapley(w, n)[i]));
  const differ = shapley((s) => sub(u(s), w(s)), n);
  const nucleolus = (f) =>
      prenucleolus(
        Array.from({ length: 1 << n }, (_, s) => f(s)),
        n,
      ),
    ofSum = n <= 5 && nucleolus((s) => add(u(s), w(s))),
    nucleoli = n <= 5 && nucleolus(u).map((x, i) => add(x, nucleolus(w)[i]));
  return answer(['shapleyOfSum', 'sumOfShapleys', 'shapleyAdds'], 'Shapley values over all coalitions', {
    shapleyOfSum: is(sums),
    sumOfShapleys: is(parts),
    shapleyAdds: is(canon(sums) === canon(parts)),
    shapleyOfDifference: is(differ),
    differenceOfShapleys: is(shapley(u, n).map((x, i) => sub(x, shapley(w, n)[i]))),
    differenceAdds: is(true),
    ...(n <= 5
      ? {
          nucleolusOfSum: is(ofSum),
          sumOfNucleoli: is(nucleoli),
          nucleolusAdds: is(canon(ofSum) === canon(nucleoli)),
        }
      : {}),
  });
}

function valueAxioms(d) {
  if (d.solution === 'nucleolus' || d.games.some((g) => !g.v))
    throw new CannotTell('only Shapley values of tables are worked out here');
  const values = d.games.map((g) => shapley(gameOf(g.players, g.v), g.players));
  return answer(['values', 'efficiency'], 'Shapley values over all coalitions; the axioms are a theorem', {
    values: is(values),
    efficiency: is(true),
    symmetry: is(true),
    nullPlayer: is(true),
    ...(new Set(d.games.map((g) => g.players)).size < d.games.length ? { additivity: is(true) } : {}),
  });
}

function coefficients(d) {
  const n = d.players,
    t = d.TSize;
  return answer(['member', 'outsider'], 'counted as orders', {
    member: is(fraction(factorial(t - 1) * factorial(n - t), factorial(n))),
    ...(t < n ? { outsider: is(neg(fraction(factorial(t) * factorial(n - t - 1), factorial(n)))) } : {}),
  });
}

function councilTable(d) {
  const facts = {},
    put = (name, list, percent) => {
      const t = sum(list);
      facts[`${name}Total`] = is(t);
      facts[percent] = is(list.map((x) => div(mul(x, F(100)), t)));
    };
  if (d.population) put('population', Object.values(d.population).map(read), 'populationPercent');
  if (d.votes) put('votes', d.votes.map(read), 'votePercent');
  return answer(['populationTotal', 'votesTotal'], 'added up', facts);
}

/** Random arrival from its definition. */
function arrival(estate, claims) {
  const v = (s) => max([ZERO, sub(estate, sum(claims.filter((_, i) => !((s >> i) & 1))))]);
  return shapley((s) => (s ? v(s) : ZERO), claims.length);
}
const RULES = {
  nucleolus: talmud,
  shapley: arrival,
  equalAwards,
  equalLosses,
  proRata: (e, c) => c.map((x) => div(mul(e, x), sum(c))),
};

function estateSweep(d) {
  const claims = d.claims.map(read),
    rule = RULES[d.solution ?? 'nucleolus'],
    total = sum(claims);
  if (claims.length > 8) throw new CannotTell('too many claims');
  const facts = {
    pieces: (list) => {
      let at = ZERO;
      for (const p of list) {
        const from = read(p.from),
          to = read(p.to);
        if (p.awards.length !== claims.length || p.shares.length !== claims.length || Object.keys(p).length !== 4)
          return 'a share for each claim was expected';
        if (!eq(from, at)) return `a piece begins at ${p.from}`;
        at = to;
        for (const e of [from, half(add(from, to)), to]) {
          const mine = rule(e, claims),
            theirs = p.awards.map((a, i) => add(read(a), mul(read(p.shares[i]), sub(e, from))));
          if (canon(mine) !== canon(theirs)) return `at estate ${canon(e)} the awards are ${canon(mine)}`;
        }
      }
      return eq(at, total) ? undefined : 'the pieces do not reach the sum of all claims';
    },
    marginalShares: (claim) => {
      const [a, b] = (d.estateRange ?? [0, total]).map(read);
      for (let k = 0; k < 8; k++) {
        const lo = add(a, mul(sub(b, a), fraction(BigInt(k), 8n))),
          hi = add(a, mul(sub(b, a), fraction(BigInt(k + 1), 8n))),
          x = rule(lo, claims),
          y = rule(hi, claims);
        const mine = y.map((e, i) => div(sub(e, x[i]), sub(hi, lo)));
        if (claim.length !== claims.length || canon(mine) !== canon(claim.map(read)))
          return `from ${canon(lo)} to ${canon(hi)} the shares are ${canon(mine)}`;
      }
      return undefined;
    },
    divisions: (list) =>
      is(d.estates.map((e) => Object.fromEntries(Object.entries(RULES).map(([r, of]) => [r, of(read(e), claims)]))))(
        list,
      ),
  };
  if (d.estates) {
    const far = (r) =>
        sum(
          d.estates.map(read).map((e) =>
            sum(
              RULES[r](e, claims).map((x, i) => {
                const y = sub(x, RULES.proRata(e, claims)[i]);
                return sign(y) < 0 ? neg(y) : y;
              }),
            ),
          ),
        ),
      order = cmp(far('nucleolus'), far('shapley'));
    facts.moreExtreme = is(order > 0 ? 'nucleolus' : order < 0 ? 'shapley' : 'neither');
  }
  facts.meetAt = partly(
    (list) =>
      list
        .map((e) =>
          canon(talmud(read(e), claims)) === canon(RULES.proRata(read(e), claims)) &&
          canon(arrival(read(e), claims)) === canon(RULES.proRata(read(e), claims))
            ? undefined
            : `${e} is no meeting place`,
        )
        .find((w) => w),
    'each of them',
  );
  return answer(
    ['pieces', 'marginalShares'],
    'the rules from their definitions at the ends and in the middle of every piece',
    facts,
  );
}

/**
 * Numbers as combinatorics writes them: signs in the usual order, factorials, binomials C(n,k), products without a
 * sign.
 */
function counted(text) {
  const tokens = text.match(/\d+(?:\.\d+)?|C\(|binom(?:ial)?\(|[-+*/^!(),]/g) ?? [];
  if (tokens.join('') !== text.replace(/\s+/g, '')) throw new CannotTell('letters or signs that are not read here');
  let at = 0;
  const take = (t) => tokens[at] === t && ++at,
    whole = (x) => {
      if (x.d !== 1n) throw new CannotTell('not whole');
      return x.n;
    };
  const atom = () => {
    if (take('(')) {
      const x = total();
      take(')');
      return x;
    }
    if (/\($/.test(tokens[at])) {
      at++;
      const n = whole(total());
      take(',');
      const k = whole(total());
      take(')');
      return k < 0n || k > n ? ZERO : fraction(factorial(Number(n)), factorial(Number(k)) * factorial(Number(n - k)));
    }
    return read(tokens[at++]);
  };
  const many = () => {
    let x = atom();
    while (take('!')) x = fraction(factorial(Number(whole(x))));
    return x;
  };
  const power = () => {
    const x = many();
    if (!take('^')) return x;
    const down = take('-'),
      k = whole(power()),
      y = fraction(x.n ** k, x.d ** k);
    return down ? div(ONE, y) : y;
  };
  const product = () => {
    let x = power();
    for (;;) {
      if (take('*')) x = mul(x, power());
      else if (take('/')) x = div(x, power());
      else if (tokens[at] && /^[\dCb(]/.test(tokens[at])) x = mul(x, power());
      else return x;
    }
  };
  const total = () => {
    let x = take('-') ? neg(product()) : product();
    for (;;) {
      if (take('+')) x = add(x, product());
      else if (take('-')) x = sub(x, product());
      else return x;
    }
  };
  return total();
}
const counting = (d) => answer(['value'], 'worked out', { value: is(counted(d.formula)) });

export const VALUES = {
  'game-sum': gameSum,
  'value-axioms': valueAxioms,
  'shapley-coefficients': coefficients,
  'council-table': councilTable,
  'estate-sweep': estateSweep,
  counting,
};

/** Small random documents. */
export const valueGames = ({ int }) => {
  const worths = (n) =>
      Object.fromEntries(Array.from({ length: (1 << n) - 1 }, (_, k) => [key(k + 1, n), int(-3, 12)])),
    several = (k, f) => Array.from({ length: k }, f);
  const made = {
    'game-sum': () => {
      const n = int(2, 4);
      return { players: n, u: worths(n), w: worths(n) };
    },
    'value-axioms': () => ({
      games: several(int(1, 3), () => {
        const n = int(2, 4);
        return { players: n, v: worths(n) };
      }),
    }),
    'shapley-coefficients': () => {
      const players = int(2, 9);
      return { players, TSize: int(1, players) };
    },
    'council-table': () => ({ votes: several(int(2, 6), () => int(1, 40)) }),
    'estate-sweep': () => ({
      claims: several(int(2, 5), () => int(1, 30)),
      solution: ['nucleolus', 'shapley', 'equalAwards', 'equalLosses', 'proRata'][int(0, 4)],
    }),
    counting: () => ({
      formula: [
        `${int(3, 9)}!/${int(2, 9)}`,
        `C(${int(2, 9)},${int(0, 5)})*${int(1, 4)}!`,
        `2^${int(0, 9)}-${int(1, 5)}(${int(1, 4)}+1/3)`,
        `${int(1, 4)}!${int(1, 4)}!/${int(2, 7)}!+2^-${int(1, 4)}`,
      ][int(0, 3)],
    }),
  };
  return Object.fromEntries(Object.entries(made).map(([kind, make]) => [kind, () => ({ kind, ...make() })]));
};
