// Coalitional games: the characteristic function of every family from its rule, properties by their definitions, the
// core by weak duality and by solving every system of tight coalitions.
import { ZERO, ONE, add, cmp, div, eq, fraction, max, min, mul, neg, read, sign, sub, sum } from './fractions.mjs';
import { CannotTell, canon, is, partly, setOf } from './verdict.mjs';
import { VALUES, bits, members, shapley, valueFacts, valueGames } from './values.mjs';
import { council } from './councils.mjs';
import { marketFacts, revenue } from './markets.mjs';
import { isWeighted, stabilityFacts, unlistedNeighbour } from './stability.mjs';

const F = (x) => fraction(BigInt(x));
const total = (s, list) => sum(members(s).map((i) => list[i]));

/** Further theories of what a game is asked: (game, document, report) => facts. */
export const MORE = [(game, d, report) => valueFacts({ n: game.n, v: (s) => game.table[s] ?? ZERO }, d, report)];

/** A coalition as it is written: digits, letters, or names and numbers with commas. */
export function coalition(text, n, names) {
  const player = (p) => {
    const k = names.indexOf(p);
    if (k >= 0) return k;
    if (/^[1-9]\d*$/.test(p) && Number(p) <= n) return Number(p) - 1;
    throw new CannotTell(`no player ${p}`);
  };
  const t = String(text).trim();
  if (!t) return 0;
  const parts = /[,+]/.test(t)
    ? t.split(/[,+]/).map((p) => p.trim())
    : names.includes(t) || (/^[1-9]\d*$/.test(t) && Number(t) <= n)
      ? [t]
      : [...t];
  return parts.reduce((s, p) => s | (1 << player(p)), 0);
}
export const key = (s, n) =>
  members(s)
    .map((i) => i + 1)
    .join(n > 9 ? ',' : '');
/** All coalitions but the empty one, by size and then by members. */
export const bySize = (n) =>
  Array.from({ length: (1 << n) - 1 }, (_, i) => i + 1).sort((a, b) => {
    if (bits(a) !== bits(b)) return bits(a) - bits(b);
    const x = members(a),
      y = members(b),
      k = x.findIndex((v, i) => v !== y[i]);
    return x[k] - y[k];
  });

/** Roads as [from, to, cost]. */
const roads = (e) =>
  Array.isArray(e)
    ? e.map(([a, b, c]) => [a, b, read(c)])
    : Object.entries(e).map(([k, c]) => [...(k.includes('-') ? k.split('-') : [...k]), read(c)]);

/** The player who breaks ties, as a coalition; nobody where none is named. */
function chair(d, n, named) {
  const names = named ?? Array.from({ length: n }, (_, i) => String(i + 1));
  return d.tieBreaker === undefined ? 0 : coalition(String(d.tieBreaker), n, names);
}

function cheapestRoads(list, root, need) {
  // every set of roads
  let best;
  for (let set = 0; set < 1 << list.length; set++) {
    const chosen = list.filter((_, k) => (set >> k) & 1),
      cost = sum(chosen.map((r) => r[2]));
    if (best && cmp(cost, best) >= 0) continue;
    const seen = new Set([root]);
    for (let more = true; more;) {
      more = false;
      for (const [a, b] of chosen)
        if (seen.has(a) !== seen.has(b)) {
          seen.add(a).add(b);
          more = true;
        }
    }
    if (need.every((p) => seen.has(p))) best = cost;
  }
  return best;
}
function cheapestTour(list, at, home, left) {
  const way = (a, b) => {
    const found = list.filter((r) => (r[0] === a && r[1] === b) || (r[0] === b && r[1] === a));
    return found.length ? found[0][2] : undefined;
  };
  if (!left.length) return way(at, home);
  const all = left
    .map((p) => {
      const step = way(at, p),
        rest =
          step &&
          cheapestTour(
            list,
            p,
            home,
            left.filter((q) => q !== p),
          );
      return rest && add(step, rest);
    })
    .filter((x) => x);
  return all.length ? min(all) : undefined;
}
function matching(surplus, sellers, buyers) {
  if (!sellers.length) return ZERO;
  const [i, ...rest] = sellers;
  return max([
    matching(surplus, rest, buyers),
    ...buyers.map((j) =>
      add(
        surplus[i][j],
        matching(
          surplus,
          rest,
          buyers.filter((k) => k !== j),
        ),
      ),
    ),
  ]);
}

/** The game of a document: {n, names, v} with v(bits); null where it is not known here. */
export function gameOf(d) {
  const named = Array.isArray(d.players) ? d.players : d.names;
  const make = (n, v, names) => ({
    n,
    names: named ?? names ?? Array.from({ length: n }, (_, i) => String(i + 1)),
    v,
  });
  const nums = (x) => x.map(read),
    count = named?.length ?? d.players;
  if (d.family === undefined || d.weights) {
    if (d.payoffs) return strategic(d, named);
    if (d.v !== undefined) {
      const table = [ZERO],
        names = named ?? Array.from({ length: count }, (_, i) => String(i + 1));
      if (Array.isArray(d.v))
        bySize(count).forEach((s, k) => {
          table[s] = read(d.v[k]);
        });
      else
        for (const [k, x] of typeof d.v === 'string'
          ? d.v
              .trim()
              .split(/[\s;]+/)
              .map((p) => p.split(':'))
          : Object.entries(d.v))
          table[coalition(k, count, names)] = read(x);
      return make(count, (s) => table[s]);
    }
    if (d.symmetric) {
      const f = nums(d.symmetric);
      return make(f.length, (s) => (s ? f[bits(s) - 1] : ZERO));
    }
    if (d.unanimity !== undefined) {
      const names = named ?? Array.from({ length: count }, (_, i) => String(i + 1)),
        c = coalition(d.unanimity, count, names),
        f = read(d.c ?? 1);
      return make(count, (s) => ((s & c) === c ? f : ZERO));
    }
    if (d.minimalWinning || d.winning) {
      const names = named ?? Array.from({ length: count }, (_, i) => String(i + 1)),
        list = (d.minimalWinning ?? d.winning).map((t) => coalition(t, count, names));
      return make(count, (s) => (list.some((w) => (d.minimalWinning ? (s & w) === w : s === w)) ? ONE : ZERO));
    }
    if (d.weights) {
      const lists = (Array.isArray(d.weights[0]) ? d.weights : [d.weights]).map(nums),
        majority = d.rule === 'majority' || (d.quota === undefined && d.rule === undefined);
      const quotas = majority ? lists.map((w) => div(sum(w), F(2))) : [].concat(d.quota).map(read),
        strict = d.rule !== '>=',
        n = lists[0].length;
      const tie = chair(d, n, named);
      return make(n, (s) =>
        s &&
        lists.every((w, k) => {
          const more = cmp(total(s, w), quotas[k]);
          return more > 0 || (more === 0 && (!strict || (s & tie) !== 0));
        })
          ? ONE
          : ZERO,
      );
    }
    return null;
  }
  const p = d;
  switch (d.family) {
    case 'majority': {
      const tie = chair(d, count, named);
      return make(count, (s) => (2 * bits(s) > count || (2 * bits(s) === count && (s & tie) !== 0) ? ONE : ZERO));
    }
    case 'unanimity':
      return make(count, (s) => (bits(s) === count ? read(d.c ?? 1) : ZERO));
    case 'dictator':
      return make(count, (s) => (s & 1 ? ONE : ZERO));
    case 'un-security-council':
      return make(15, (s) => (7 * bits(s & 31) + bits(s >> 5) >= 39 ? ONE : ZERO));
    case 'nassau': {
      const w = nums([31, 31, 28, 21, 2, 2]),
        q = read(d.quota ?? 58);
      const tie = chair(d, 6, named);
      return make(6, (s) => {
        const more = cmp(total(s, w), q);
        return more > 0 || (more === 0 && (d.rule !== '>' || (s & tie) !== 0)) ? ONE : ZERO;
      });
    }
    case 'symmetric': {
      const f = nums(p.f);
      return make(f.length, (s) => (s ? f[bits(s) - 1] : ZERO));
    }
    case 'glove':
      return make(p.P + p.Q, (s) => {
        const r = bits(s & ((1 << p.P) - 1));
        return F(Math.min(r, bits(s) - r));
      });
    case 'machines-workers': {
      const k = p.machines.length;
      return make(k + p.workers, (s) =>
        F(
          Math.min(
            members(s)
              .filter((i) => i < k)
              .reduce((t, i) => t + p.machines[i], 0),
            members(s).filter((i) => i >= k).length,
          ),
        ),
      );
    }
    case 'one-owner-two-buyers': {
      const a = nums(p.values);
      return make(3, (s) => (s & 1 ? max(members(s).map((i) => a[i])) : ZERO));
    }
    case 'one-seller-m-buyers': {
      const a = [read(p.sellerValue ?? 0), ...nums(p.values)];
      return make(a.length, (s) => (s & 1 ? max(members(s).map((i) => a[i])) : ZERO));
    }
    case 'balanced-market': {
      const a = nums(p.demands),
        b = nums(p.supplies),
        k = a.length;
      return make(k + b.length, (s) =>
        min([
          sum(
            members(s)
              .filter((i) => i < k)
              .map((i) => a[i]),
          ),
          sum(
            members(s)
              .filter((i) => i >= k)
              .map((i) => b[i - k]),
          ),
        ]),
      );
    }
    case 'size-if-has-1':
      return make(count, (s) => (s & 1 ? F(bits(s)) : ZERO));
    case 'size-if-has-1-or-2':
      return make(count, (s) => (s & 3 ? F(bits(s)) : ZERO));
    case 'size-if-has-1-and-2':
      return make(count, (s) => ((s & 3) === 3 ? F(bits(s)) : ZERO));
    case 'chain': {
      const a = p.a ? nums(p.a) : Array.from({ length: count }, (_, i) => F(i + 1));
      return make(a.length, (s) => {
        let k = 0;
        while ((s >> k) & 1) k++;
        return k ? a[k - 1] : ZERO;
      });
    }
    case 'airport': {
      const c = nums(p.costs);
      return make(c.length, (s) => (s ? neg(max([ZERO, ...members(s).map((i) => c[i])])) : ZERO));
    }
    case 'fixed-tree': {
      const c = nums(p.costs),
        way = (i) => (i < 0 ? [] : [i, ...way(p.parents[i] - 1)]);
      return make(c.length, (s) => neg(sum([...new Set(members(s).flatMap(way))].map((i) => c[i]))));
    }
    case 'bankruptcy': {
      const c = nums(p.claims),
        e = read(p.estate);
      return make(c.length, (s) => (s ? max([ZERO, sub(e, sub(sum(c), total(s, c)))]) : ZERO));
    }
    case 'cattle-drive':
      return make((p.gatekeepers ?? 2) + 1, (s) => (s & 1 && s > 1 ? read(p.profit ?? 1200) : ZERO));
    case 'landlord-peasants': {
      let f = p.f ? nums(p.f) : Array.from({ length: p.m + 1 }, (_, k) => F(k));
      if (p.f && f.length === p.m) f = [ZERO, ...f];
      return make(f.length, (s) => (s & 1 ? f[bits(s) - 1] : ZERO));
    }
    case 'assignment': {
      const m = p.surplus
          ? p.surplus.map(nums)
          : p.sellerValues.map((own, i) => p.buyerValues.map((row) => sub(read(row[i]), read(own)))),
        k = m.length;
      const best = m.map((row) => row.map((x) => max([ZERO, x])));
      return {
        ...make(k + m[0].length, (s) =>
          matching(
            best,
            members(s).filter((i) => i < k),
            members(s)
              .filter((i) => i >= k)
              .map((i) => i - k),
          ),
        ),
        surplus: m,
      };
    }
    case 'production': {
      const own = p.resources.map(nums),
        pooled = (s) => own[0].map((_, k) => sum(members(s).map((i) => own[i][k])));
      if (p.prices.length + own[0].length > 10) throw new CannotTell('too many products and resources');
      return make(own.length, (s) => (s ? revenue(pooled(s), p.technology.map(nums), nums(p.prices)) : ZERO));
    }
    case 'road-network': {
      const list = roads(p.edges),
        who = named ?? Object.keys(p.benefits),
        b = who.map((w) => read(p.benefits[w]));
      if (list.length > 12) throw new CannotTell('too many roads');
      const free = (s) =>
        sub(
          total(s, b),
          cheapestRoads(
            list,
            p.root,
            members(s).map((i) => who[i]),
          ),
        );
      const worth = (s) =>
        p.mandatory === false ? max([free(s), ...members(s).map((i) => worth(s & ~(1 << i)))]) : free(s);
      return {
        ...make(who.length, worth, who),
        own: b,
        roads: list,
        root: p.root,
        grandCost: cheapestRoads(list, p.root, who),
      };
    }
    case 'spanning-tree': {
      const list = roads(p.edges),
        who = named ?? [...new Set(list.flatMap((r) => r.slice(0, 2)))].filter((x) => x !== p.root);
      const own = (s) =>
        list.filter((r) => [r[0], r[1]].every((x) => x === p.root || members(s).some((i) => who[i] === x)));
      if (list.length > 12) throw new CannotTell('too many roads');
      return {
        ...make(
          who.length,
          (s) =>
            s
              ? neg(
                  cheapestRoads(
                    own(s),
                    p.root,
                    members(s).map((i) => who[i]),
                  ),
                )
              : ZERO,
          who,
        ),
      };
    }
    case 'tsp-cost': {
      const list = roads(p.distances),
        who = named ?? [...new Set(list.flatMap((r) => r.slice(0, 2)))].filter((x) => x !== p.home);
      const visit = who.map((w) => read(typeof p.visitValue === 'object' ? p.visitValue[w] : p.visitValue)),
        cost = (s) =>
          s
            ? cheapestTour(
                list,
                p.home,
                p.home,
                members(s).map((i) => who[i]),
              )
            : ZERO;
      return {
        ...make(who.length, (s) => sub(total(s, visit), cost(s)), who),
        own: visit,
        roads: list,
        home: p.home,
        tour: cost((1 << who.length) - 1),
      };
    }
    default:
      return null;
  }
}

// ---- strategic games: the certificate names a strategy for each side, which is tried on every reply

function strategic(d, named) {
  let depth = 0,
    at = d.payoffs;
  const sizes = [];
  while (Array.isArray(at[0])) {
    sizes.push(at.length);
    at = at[0];
    depth++;
  }
  const pay = (choice) => choice.reduce((x, i) => x[i], d.payoffs).map(read);
  const joint = (who) =>
    who.reduce((all, i) => all.flatMap((c) => Array.from({ length: sizes[i] }, (_, s) => [...c, s])), [[]]);
  const matrix = (s) => {
    const own = members(s),
      others = members(((1 << depth) - 1) & ~s);
    return joint(own).map((r) =>
      joint(others).map((c) => {
        const choice = [];
        own.forEach((i, k) => {
          choice[i] = r[k];
        });
        others.forEach((i, k) => {
          choice[i] = c[k];
        });
        return sum(own.map((i) => pay(choice)[i]));
      }),
    );
  };
  return {
    n: depth,
    names: named ?? Array.from({ length: depth }, (_, i) => String(i + 1)),
    matrix,
    most: max(joint([...sizes.keys()]).map((c) => sum(pay(c)))),
    pays: (choice) => sum(pay(choice)),
    v: null,
  };
}
function proved(game, report) {
  const said = report.certificate?.data?.guarantees,
    table = [ZERO],
    grand = (1 << game.n) - 1;
  if (!said) throw new CannotTell('no strategies are named for the coalitions');
  for (let s = 1; s < grand; s++) {
    const g = said[key(s, game.n)],
      m = game.matrix(s),
      value = read(g.worth),
      row = g.row.map(read),
      column = g.column.map(read);
    if (row.length !== m.length || column.length !== m[0].length) throw new RangeError('other strategies');
    if (!eq(sum(row), ONE) || !eq(sum(column), ONE) || [...row, ...column].some((x) => sign(x) < 0))
      throw new RangeError('no probabilities');
    if (
      m[0].some((_, j) => cmp(sum(m.map((r, i) => mul(row[i], r[j]))), value) < 0) ||
      m.some((r) => cmp(sum(r.map((x, j) => mul(x, column[j]))), value) > 0)
    )
      throw new RangeError('the strategies prove no value');
    table[s] = value;
  }
  table[grand] = game.most;
  return (s) => table[s];
}

// ---- the core

const share = (x, s) => total(s, x);
function solveTight(v, sets, n) {
  const rows = sets.map((s) => [...Array.from({ length: n }, (_, i) => ((s >> i) & 1 ? ONE : ZERO)), v[s]]);
  for (let c = 0; c < n; c++) {
    const p = rows.findIndex((r, i) => i >= c && sign(r[c]) !== 0);
    if (p < 0) return undefined;
    [rows[c], rows[p]] = [rows[p], rows[c]];
    rows[c] = rows[c].map((x) => div(x, rows[c][c]));
    rows.forEach((r, i) => {
      if (i !== c && sign(r[c]) !== 0) {
        const f = r[c];
        rows[i] = r.map((x, j) => sub(x, mul(f, rows[c][j])));
      }
    });
  }
  return rows.map((r) => r[n]);
}
const stable = (v, x) => v.every((w, s) => s === 0 || cmp(share(x, s), w) >= 0);
function allVertices(v, n) {
  const grand = (1 << n) - 1,
    found = new Map();
  const choose = (from, chosen) => {
    if (chosen.length === n) {
      const x = solveTight(v, chosen, n);
      if (x && stable(v, x)) found.set(canon(x), x);
      return;
    }
    for (let s = from; s < grand; s++) choose(s + 1, [...chosen, s]);
  };
  choose(1, [grand]);
  return [...found.values()];
}
function rank(vectors) {
  const rows = [];
  let r = 0;
  for (const vector of vectors) {
    let rest = vector;
    for (const [p, row] of rows)
      if (sign(rest[p]) !== 0) {
        const f = rest[p];
        rest = rest.map((x, j) => sub(x, mul(f, row[j])));
      }
    const p = rest.findIndex((x) => sign(x) !== 0);
    if (p >= 0) {
      const f = rest[p];
      rows.push([p, rest.map((x) => div(x, f))]);
      r++;
    }
  }
  return r;
}
const indicator = (s, n) => Array.from({ length: n }, (_, i) => ((s >> i) & 1 ? ONE : ZERO));
function notVertex(v, n, x) {
  const grand = (1 << n) - 1;
  if (!Array.isArray(x) || x.length !== n || !eq(sum(x), v[grand]) || !stable(v, x))
    return `${canon(x)} is not in the core`;
  return rank(
    v
      .map((w, s) => s)
      .filter((s) => s && eq(share(x, s), v[s]))
      .map((s) => indicator(s, n)),
  ) < n
    ? `${canon(x)} is not a vertex`
    : undefined;
}
/** A coalition that a report names: one of strangers is wrong, not unknown. */
function known(text, game) {
  try {
    return coalition(text, game.n, game.names);
  } catch (e) {
    throw new TypeError(e.message);
  }
}
const weightsOf = (said, game) => Object.entries(said).map(([k, w]) => [known(k, game), read(w)]);

function coalitional(d, report) {
  const game = gameOf(d);
  if (!game) throw new CannotTell('a family whose rule is not known here');
  const { n } = game;
  if (n > 8) return council(game);
  if (game.matrix) game.v = proved(game, report);
  const v = Array.from({ length: 1 << n }, (_, s) => (s ? game.v(s) : ZERO)),
    grand = v.length - 1,
    all = bySize(n),
    singles = indicator(0, n).map((_, i) => v[1 << i]);
  const pairs = (test) => all.flatMap((s) => all.filter((t) => test(s, t)).map((t) => [key(s, n), key(t, n)]));
  const apart = pairs((s, t) => !(s & t) && members(s)[0] < members(t)[0] && cmp(add(v[s], v[t]), v[s | t]) > 0);
  const convex = all.every((s) => all.every((t) => cmp(add(v[s], v[t]), add(v[s | t], v[s & t])) <= 0));
  const failing = all.filter((s) => s !== grand && !eq(add(v[s], v[grand & ~s]), v[grand]));
  const monotone = all.every((t) => members(t).every((i) => cmp(v[t & ~(1 << i)], v[t]) <= 0)),
    simple = all.every((s) => sign(v[s]) === 0 || eq(v[s], ONE)) && all.some((s) => sign(v[s]));
  const minimal = all.filter((s) => eq(v[s], ONE) && all.every((t) => t === s || (s & t) !== t || sign(v[t]) === 0));
  const surplus = sub(v[grand], sum(singles)),
    adds = (i, amount) => v.every((w, s) => (s >> i) & 1 || eq(v[s | (1 << i)], add(w, amount)));
  const complete = n <= 4,
    data = report.certificate?.data ?? {};
  const weighted = () => isWeighted((s) => sign(v[s]) > 0, n);
  let vertices = complete ? allVertices(v, n) : undefined;
  const setsOf = (list) => list.map((p) => [...p].sort());
  const unordered = (list) => (claim) => setOf(setsOf(list))(Array.isArray(claim) ? setsOf(claim) : claim);
  const isList = (claim, test) =>
    Array.isArray(claim)
      ? (claim.map((x) => (Array.isArray(x) ? test(x.map(read)) : 'no allocation')).find((w) => w) ??
        (new Set(claim.map(canon)).size < claim.length ? 'a vertex twice' : undefined))
      : 'no list';
  // weak duality: weights that prove the total from below, an allocation that proves it from above
  const leastTotal = (claim) => {
    const x = data.satisfying?.map(read),
      w = data.balancedWeights && weightsOf(data.balancedWeights, game);
    if (!x || !w) return undefined;
    if (
      x.length !== n ||
      !eq(sum(x), read(claim)) ||
      (n > 1 && all.some((s) => s !== grand && cmp(share(x, s), v[s]) < 0))
    )
      return 'the allocation of the certificate does not satisfy everybody with that total';
    return weights(data.balancedWeights, claim);
  };
  const weights = (said, least = report.answer.minimumTotal ?? data.minimumTotal) => {
    const w = weightsOf(said, game);
    if (w.some(([s, x]) => sign(x) < 0 || (s === grand && n > 1) || s === 0)) return 'a weight that is not allowed';
    for (let i = 0; i < n; i++)
      if (!eq(sum(w.filter(([s]) => (s >> i) & 1).map(([, x]) => x)), ONE))
        return `the weights of player ${i + 1} do not add up to 1`;
    return eq(sum(w.map(([s, x]) => mul(v[s], x))), read(least)) ? undefined : 'the weighted worths are not the total';
  };
  const least = data.minimumTotal ?? report.answer.minimumTotal;
  const empty = complete
    ? vertices.length === 0
    : least !== undefined && leastTotal(least) === undefined
      ? cmp(read(least), v[grand]) > 0
      : undefined;
  // the vertices that are told, where no edge of the core leads to another one
  const told = report.answer.coreVertices;
  if (empty) vertices = [];
  else if (!vertices && Array.isArray(told) && told.length && !isList(told, (x) => notVertex(v, n, x))) {
    const list = told.map((x) => x.map(read)),
      unlisted = unlistedNeighbour(v, n, list);
    if (unlisted !== null) vertices = unlisted ? [...list, unlisted] : list;
  }
  const facts = {
    vN: is(v[grand]),
    v: (claim) =>
      Object.keys(claim).length === grand
        ? Object.entries(claim)
            .map(([k, x]) => is(v[known(k, game)])(x))
            .find((w) => w)
        : 'a coalition is missing or doubled',
    superadditive: is(!apart.length),
    violations: unordered(apart),
    violationCount: is(apart.length),
    violationsComplete: is(true),
    convex: is(convex),
    monotone: is(monotone),
    constantSum: is(!failing.length),
    zeroSum: is(!failing.length && sign(v[grand]) === 0),
    essential: is(sign(surplus) > 0),
    sumSingletons: is(sum(singles)),
    failing: unordered(
      [...new Set(failing.map((s) => Math.min(s, grand & ~s)))].map((s) => [key(s, n), key(grand & ~s, n)]),
    ),
    symmetric: is(all.every((s) => eq(v[s], v[(1 << bits(s)) - 1]))),
    simple: is(simple),
    dummies: setOf(
      indicator(0, n)
        .map((_, i) => i)
        .filter((i) => adds(i, ZERO))
        .map((i) => i + 1),
    ),
    dummyPlayers: setOf(
      indicator(0, n)
        .map((_, i) => i)
        .filter((i) => adds(i, singles[i]))
        .map((i) => i + 1),
    ),
    vetoPlayers: setOf(
      indicator(0, n)
        .map((_, i) => i)
        .filter((i) => all.every((s) => (s >> i) & 1 || sign(v[s]) === 0))
        .map((i) => i + 1),
    ),
    minimalWinning: setOf(minimal.map((s) => key(s, n))),
    minimalWinningCount: is(minimal.length),
    proper: is(!all.some((s) => sign(v[s]) && all.some((t) => sign(v[t]) && !(s & t)))),
    imputationVertices: setOf(
      sign(surplus) < 0
        ? []
        : sign(surplus) === 0
          ? [singles]
          : singles.map((_, i) => singles.map((x, j) => (i === j ? add(x, surplus) : x))),
    ),
    imputationsEmpty: is(sign(surplus) < 0),
    delta: is(singles.map((_, i) => sub(v[grand], v[grand & ~(1 << i)]))),
    minimumTotal: leastTotal,
    balancedWeights: weights,
    coreVertices: vertices
      ? setOf(vertices)
      : partly(
          (claim) =>
            isList(claim, (x) => notVertex(v, n, x)) ?? (empty === !claim.length ? undefined : 'none, or some'),
          'each is a vertex; whether one is missing was not looked at',
        ),
    equivalentWeighted: (claim) => {
      if (claim === null) return simple && monotone && weighted() ? 'there are such weights' : undefined;
      const w = claim.weights.map(read),
        q = read(claim.quota);
      return w.length === n &&
        (claim.rule === '>' || claim.rule === '>=') &&
        all.every((s) => sign(v[s]) > 0 === (claim.rule === '>=' ? cmp(share(w, s), q) >= 0 : cmp(share(w, s), q) > 0))
        ? undefined
        : 'the weights give another game';
    },
    ...(simple && monotone ? { weighted: (claim) => is(weighted())(claim) } : {}),
    tradeCertificate: (claim) => {
      if (claim === null) return simple && monotone && weighted() ? undefined : 'there is such a trade';
      const a = claim.winning.map((t) => known(t, game)),
        b = claim.losingAfterSwap.map((t) => known(t, game)),
        often = (list, i) => list.filter((s) => (s >> i) & 1).length;
      return a.length &&
        a.length === b.length &&
        a.every((s) => sign(v[s])) &&
        b.every((s) => !sign(v[s])) &&
        singles.every((_, i) => often(a, i) === often(b, i))
        ? undefined
        : 'no trade';
    },
  };
  const dimension =
    vertices && (vertices.length ? rank(vertices.slice(1).map((x) => x.map((y, i) => sub(y, vertices[0][i])))) : -1);
  if (vertices) {
    facts.coreVertexCount = is(vertices.length);
    facts.dimension = is(dimension);
  }
  Object.assign(
    facts,
    stabilityFacts({
      v,
      n,
      x: d.x?.map(read),
      corners: vertices,
      dimension,
      convex,
      simple,
      constantSum: !failing.length,
      symmetric: all.every((s) => eq(v[s], v[(1 << bits(s)) - 1])),
    }),
    marketFacts(game, d, v[grand], shapley(game.v, n)),
  );
  if (empty !== undefined) facts.coreEmpty = is(empty);
  if (d.x) {
    const x = d.x.map(read),
      objecting = all.filter((s) => cmp(v[s], share(x, s)) > 0);
    Object.assign(facts, {
      unstableCoalitions: setOf(objecting.map((s) => key(s, n))),
      inCore: is(!objecting.length && eq(sum(x), v[grand])),
      groupRational: is(eq(sum(x), v[grand])),
      individuallyRational: is(x.every((y, i) => cmp(y, singles[i]) >= 0)),
      imputation: is(eq(sum(x), v[grand]) && x.every((y, i) => cmp(y, singles[i]) >= 0)),
      deficits: is(Object.fromEntries(objecting.map((s) => [key(s, n), sub(v[s], share(x, s))]))),
    });
  }
  if (d.coalition !== undefined) {
    const s = coalition(d.coalition, n, game.names);
    facts.worth = is(v[s]);
    if (game.matrix && s && s !== grand) {
      facts.matrix = is(game.matrix(s));
      facts.value = is(v[s]);
    }
  }
  if (game.pays)
    facts.grandProfile = (claim) =>
      claim.length === n && eq(game.pays(claim.map((k) => k - 1)), v[grand]) ? undefined : 'not what pays the most';
  if (d.quotas && d.weights && !Array.isArray(d.weights[0]))
    facts.shapleyByQuota = (claim) => is(d.quotas.map((quota) => shapley(gameOf({ ...d, quota }).v, n)))(claim);
  if (game.surplus) facts.surplusMatrix = is(game.surplus);
  if (game.grandCost) facts.cheapestGrand = is(game.grandCost);
  if (game.tour) facts.totalTravelCost = is(game.tour);
  for (const more of MORE) Object.assign(facts, more({ ...game, table: v }, d, report));
  return {
    main: ['vN', 'superadditive', 'essential', 'convex', 'constantSum', 'coreEmpty', 'minimumTotal'],
    facts,
    covers: ['satisfying'],
    proof: {
      satisfying: (claim) =>
        report.answer.minimumTotal === undefined && data.minimumTotal === undefined
          ? undefined
          : eq(sum(claim.map(read)), read(data.minimumTotal)) &&
              (n === 1 || all.every((s) => s === grand || cmp(share(claim.map(read), s), v[s]) >= 0))
            ? undefined
            : 'does not satisfy everybody',
    },
    says: `the characteristic function worked out from its rule, every property by its definition, the core by ${complete ? 'every system of tight coalitions' : 'weak duality'}`,
  };
}

// ---- questions

const rule = (f) =>
  f.slice(0, -1).flatMap((x, k) => (cmp(div(x, F(k + 1)), div(f.at(-1), F(f.length))) > 0 ? [k + 1] : []));
function symmetricGames(d) {
  const sizes = d.symmetricGames.map((f) => rule(f.map(read)));
  return {
    main: ['coreEmpty', 'violatingSizes'],
    says: 'by f(k)/k at most f(n)/n for every size',
    facts: {
      coreEmpty: is(sizes.map((s) => s.length > 0)),
      violatingSizes: is(sizes),
    },
  };
}
function symmetricCore(d) {
  const f = d.symmetric,
    n = f.length,
    each = div(read(f[n - 1]), F(n)),
    bounds = {};
  let never = false;
  f.slice(0, -1).forEach((x, k) => {
    const most = mul(each, F(k + 1));
    if (/^[a-zA-Z]/.test(x)) {
      if (!bounds[x] || cmp(most, bounds[x]) < 0) bounds[x] = most;
    } else if (cmp(read(x), most) > 0) never = true;
  });
  const text = never
    ? 'never'
    : Object.keys(bounds).length
      ? Object.entries(bounds)
          .map(([k, b]) => `${k}<=${canon(b)}`)
          .join(' and ')
      : 'always';
  return {
    main: ['nonemptyIff'],
    says: 'by f(k)/k at most f(n)/n for every size',
    facts: {
      nonemptyIff: is(text),
      bounds: is(never ? null : bounds),
      uniquePointAt: is(
        never || Object.keys(bounds).length !== 1 ? null : { ...bounds, x: Array.from({ length: n }, () => each) },
      ),
    },
  };
}
function parameter(d, { answer }) {
  const name = d.parameter ?? 'a',
    at = (x, t) => {
      const term = (s) => {
        const m = s.replaceAll('*', '').replace(name, '');
        return s.includes(name)
          ? mul(t, read(m === '' ? '1' : m === '-' ? '-1' : m.replace(/^(-?)\//, '$11/')))
          : read(m);
      };
      return sum(
        String(x)
          .replaceAll(' ', '')
          .replaceAll('-', '+-')
          .split('+')
          .filter((s) => s)
          .map(term),
      );
    };
  const game = (t) =>
    gameOf(
      d.symmetric
        ? { symmetric: d.symmetric.map((x) => canon(at(x, t))) }
        : {
            players: d.players,
            v: Object.fromEntries(Object.entries(d.v).map(([k, x]) => [k, canon(at(x, t))])),
          },
    );
  const core = (t) => {
    const g = game(t);
    if (g.n > 4) throw new CannotTell('too many players');
    return allVertices(
      Array.from({ length: 1 << g.n }, (_, s) => (s ? g.v(s) : ZERO)),
      g.n,
    );
  };
  const has = (t) => core(t).length > 0,
    corners = (t) => (claim) => (t === null ? is(null)(claim) : setOf(core(read(t)))(claim)),
    { least, most } = answer,
    written = (a, b) => `${a === null ? '' : `${a}<=`}${name}${b === null ? '' : `<=${b}`}`;
  const little = fraction(1n, 1000000n),
    end = (up) => (claim) => {
      if (claim === null) {
        const far = F(up ? 1000000 : -1000000);
        return has(far) || !has(ZERO) ? undefined : 'the core ends somewhere';
      }
      const t = read(claim);
      return has(t) && !has(up ? add(t, little) : sub(t, little)) ? undefined : `the core does not end at ${claim}`;
    };
  return {
    main: ['least', 'most'],
    says: 'the core was looked for at each end and a little beyond, by every system of tight coalitions',
    facts: {
      least: end(false),
      most: end(true),
      coreAtLeast: corners(least),
      coreAtMost: corners(most),
      interval: is(
        least === null && most === null
          ? has(ZERO)
            ? 'always'
            : 'never'
          : least === most
            ? `${name}=${least}`
            : written(least, most),
      ),
    },
  };
}
function census(d) {
  const counts = [].concat(d.players).map((n) => {
    if (n > 4) return undefined;
    let all = 0,
      proper = 0,
      odd = 0;
    for (let g = 1; g < 2 ** (1 << n); g++) {
      const wins = (s) => Math.floor(g / 2 ** s) % 2 === 1;
      if (wins(0)) continue;
      let ok = true;
      for (let s = 1; s < 1 << n && ok; s++)
        if (wins(s)) for (let i = 0; i < n; i++) if (!wins(s | (1 << i))) ok = false;
      if (!ok) continue;
      all++;
      let p = true;
      for (let s = 1; s < 1 << n; s++) if (wins(s) && wins(((1 << n) - 1) & ~s)) p = false;
      if (p) proper++;
      if (p && !isWeighted(wins, n)) odd++;
    }
    return { all, proper, odd };
  });
  if (counts.some((c) => !c)) throw new CannotTell('too many games of five players');
  return {
    main: ['allMonotone', 'proper'],
    says: 'every set of winning coalitions was looked at',
    facts: {
      allMonotone: is(counts.map((c) => c.all)),
      proper: is(counts.map((c) => c.proper)),
      properNotWeighted: is(counts.map((c) => c.odd)),
    },
  };
}
function coalitionList(d) {
  const n = Number(d.players);
  return {
    main: ['count'],
    says: 'counted',
    facts: {
      count: is(fraction(2n ** BigInt(n))),
      ...(n <= 12 ? { coalitions: setOf(['', ...bySize(n).map((s) => key(s, n))]) } : {}),
    },
  };
}

/** Judges by kind. */
export const COALITION = {
  ...VALUES,
  'coalitional-game': coalitional,
  coalitions: coalitionList,
  'symmetric-games': symmetricGames,
  'symmetric-core': symmetricCore,
  'core-parameter': parameter,
  'simple-game-census': census,
};

/** Makers of small random documents by kind, on the random numbers of random.mjs. */
export const coalitionGames = ({ int, pick, chance, list, maybe, shuffle }) => {
  const number = () => (chance(0.7) ? int(-3, 8) : `${int(-5, 12)}/${int(1, 4)}`),
    exactly = (k, f) => Array.from({ length: k }, f);
  const table = (n) => {
    const grow = int(0, 2);
    return Object.fromEntries(
      shuffle(bySize(n)).map((s) => [key(s, n), chance(0.7) ? int(0, 3) + grow * bits(s) * bits(s) : number()]),
    );
  };
  const nested = (sizes, n) =>
    sizes.length ? exactly(sizes[0], () => nested(sizes.slice(1), n)) : exactly(n, () => int(-4, 6));
  const kinds = [
    () => {
      const n = int(1, 4);
      return {
        players: n,
        v: table(n),
        ...maybe(0.3, () => ({ x: exactly(n, number) })),
      };
    },
    () => {
      const n = int(2, 3);
      return {
        payoffs: nested(
          exactly(n, () => int(1, 3)),
          n,
        ),
      };
    },
    () => {
      const w = list(2, 5, () => int(0, 6));
      w[0] += 1;
      const all = w.reduce((a, b) => a + b, 0);
      return {
        weights: w,
        quota: pick([`${all}/2`, all - 1 || '1/2', int(0, all - 1) || '1/2']),
        rule: '>',
      };
    },
    () => ({ family: 'glove', P: int(1, 3), Q: int(1, 2) }),
    () => ({
      family: 'one-seller-m-buyers',
      sellerValue: int(0, 5),
      values: list(1, 3, () => int(0, 12)),
    }),
    () => {
      const n = int(3, 5);
      return {
        players: n,
        minimalWinning: [...new Set(list(1, 3, () => key(int(1, (1 << n) - 1), n)))],
      };
    },
    () => {
      const k = int(1, 2);
      return {
        family: 'assignment',
        sellerValues: exactly(k, () => int(0, 9)),
        buyerValues: list(1, 2, () => exactly(k, () => int(0, 12))),
      };
    },
    () => ({ family: 'airport', costs: list(1, 4, () => int(0, 9)) }),
    () => {
      const costs = list(1, 4, () => int(0, 9));
      return {
        family: 'fixed-tree',
        costs,
        parents: costs.map((_, i) => int(0, i)),
      };
    },
    () => {
      const claims = list(1, 4, () => int(0, 30));
      return {
        family: 'bankruptcy',
        estate: int(
          0,
          claims.reduce((a, b) => a + b),
        ),
        claims,
      };
    },
    () => ({
      family: 'road-network',
      root: 'H',
      edges: { HA: int(1, 9), HB: int(1, 9), AB: int(1, 5), BC: int(1, 6) },
      benefits: { A: int(0, 12), B: int(0, 12), C: int(0, 12) },
      ...maybe(0.5, () => ({ mandatory: false })),
    }),
    () => ({
      family: 'tsp-cost',
      home: 'H',
      distances: {
        HA: int(1, 9),
        HB: int(1, 9),
        HC: int(1, 9),
        AB: int(1, 9),
        AC: int(1, 9),
        BC: int(1, 9),
      },
      visitValue: int(5, 20),
      names: ['A', 'B', 'C'],
    }),
    () => ({
      family: 'spanning-tree',
      root: 'S',
      edges: [
        ['S', 'a', int(1, 9)],
        ['S', 'b', int(1, 9)],
        ['S', 'c', int(1, 9)],
        ['a', 'b', int(1, 5)],
        ['b', 'c', int(1, 5)],
      ],
    }),
    () => ({
      family: 'machines-workers',
      machines: list(1, 2, () => int(0, 3)),
      workers: int(1, 3),
    }),
    () => ({ symmetric: list(1, 4, number) }),
    () => ({ family: 'landlord-peasants', m: int(1, 3) }),
    () => ({
      family: pick(['majority', 'unanimity', 'dictator', 'chain', 'size-if-has-1']),
      players: int(1, 4),
    }),
    () => ({ family: 'majority', players: 4, tieBreaker: int(1, 4) }),
    () => ({
      family: 'nassau',
      quota: pick([58, 59, 62, 64]),
      rule: '>',
      tieBreaker: int(1, 6),
    }),
    () => ({
      family: 'cattle-drive',
      profit: int(1, 9),
      gatekeepers: int(1, 3),
    }),
    () => {
      const a = int(1, 9),
        b = int(1, 9);
      return { family: 'balanced-market', demands: [a, b], supplies: [a + b] };
    },
  ];
  return {
    ...valueGames({ int }),
    'coalitional-game': () => ({ kind: 'coalitional-game', ...pick(kinds)() }),
    coalitions: () => ({ kind: 'coalitions', players: int(1, 12) }),
    'symmetric-games': () => ({
      kind: 'symmetric-games',
      symmetricGames: list(1, 4, () => list(1, 5, number)),
    }),
    'symmetric-core': () => ({
      kind: 'symmetric-core',
      symmetric: [...list(1, 3, () => (chance(0.5) ? pick(['a', 'b']) : int(0, 2))), int(1, 9)],
    }),
    'core-parameter': () => ({
      kind: 'core-parameter',
      symmetric: [
        ...list(1, 2, () => (chance(0.6) ? pick(['a', '2a', '1+a', 'a/2']) : String(int(0, 3)))),
        String(int(1, 9)),
      ],
    }),
    'simple-game-census': () => ({
      kind: 'simple-game-census',
      players: [...new Set(list(1, 2, () => int(1, 3)))],
    }),
  };
};
