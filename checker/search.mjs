// Games too large for a matrix: Blotto by classes of allocations, guessing and Battleship by best replies.
import { ZERO, ONE, add, cmp, div, eq, fraction, mul, read, show, sum } from './fractions.mjs';
import { CannotTell, canon, is, partly } from './verdict.mjs';
import { solveGame } from './matrix.mjs';

const F = (x) => fraction(BigInt(x));
const weights = (claim) => Object.entries(claim).map(([name, w]) => [name, read(w)]);
const isMix = (list) => list.every(([, w]) => cmp(w, ZERO) >= 0) && eq(sum(list.map(([, w]) => w)), ONE);

/** All ways to write n as at most `parts` falling numbers, padded with zeros. */
function allocations(n, parts, most = n) {
  if (parts === 0) return n === 0 ? [[]] : [];
  const list = [];
  for (let x = Math.min(n, most); x >= 0; x--)
    for (const rest of allocations(n - x, parts - 1, x)) list.push([x, ...rest]);
  return list;
}

/**
 * Colonel Blotto. A class played evenly over its orders meets any allocation of the other as if posts were paired at
 * random.
 */
export function blotto(d, report) {
  const { blotto: b, kije: k, posts: s } = d,
    score = (x, y) => (x > y ? 1 + y : x < y ? -1 - x : 0),
    rows = allocations(b, s),
    cols = allocations(k, s);
  if (rows.length > 3000 || cols.length > 3000) throw new CannotTell('too many allocations');
  const mean = (a, c) => fraction(BigInt(a.reduce((t, x) => t + c.reduce((u, y) => u + score(x, y), 0), 0)), BigInt(s));
  const strategy = (claim, n) =>
    weights(claim).map(([name, w]) => {
      const a = name
        .replace(/[()*\s]/g, '')
        .split(',')
        .map(Number);
      if (a.length !== s || a.reduce((x, y) => x + y, 0) !== n) throw new RangeError(name);
      return [a.sort((x, y) => y - x), w];
    });
  const v = read(report.answer.value),
    count = (n) => {
      let c = 1n;
      for (let i = 1; i < s; i++) c = (c * BigInt(n + i)) / BigInt(i);
      return c;
    };
  const guarded = (claim, n, replies, pay, better) => {
    let mix;
    try {
      mix = strategy(claim, n);
    } catch (e) {
      return `${e.message} is not an allocation`;
    }
    if (!isMix(mix)) return 'the weights are not probabilities';
    for (const r of replies) {
      const e = sum(mix.map(([a, w]) => mul(w, pay(a, r))));
      if (better(cmp(e, v))) return `only ${show(e)} against ${canon(r)}`;
    }
    return undefined;
  };
  const row = (claim) =>
      guarded(
        claim,
        b,
        cols,
        (a, c) => mean(a, c),
        (x) => x < 0,
      ),
    col = (claim) =>
      guarded(
        claim,
        k,
        rows,
        (a, r) => mean(r, a),
        (x) => x > 0,
      );
  return {
    main: ['value', 'row', 'col'],
    says: 'both guarantees hold against every allocation',
    facts: { value: is(v), row, col, size: is([count(b), count(k)]) },
    needs: ['value', 'row', 'col'],
    proof: { rows: byClass(row), columns: byClass(col) },
  };
}

/** The same judge of a list of classes with their weights, none twice. */
const byClass = (judge) => (list) =>
  new Set(list.map((x) => x.class)).size < list.length
    ? 'a class twice'
    : judge(Object.fromEntries(list.map((x) => [x.class, x.weight])));

/**
 * Hider (classes of places, played evenly within a class) against a searcher whose best plan is found by `reply`.
 * Solved by adding best plans one by one.
 */
function searchGame(classes, reply) {
  const plans = [],
    average = (cost) => classes.map((c) => div(sum(c.map((i) => cost[i])), F(c.length)));
  const spread = (p) => {
    const w = [];
    classes.forEach((c, x) =>
      c.forEach((i) => {
        w[i] = div(p[x], F(c.length));
      }),
    );
    return w;
  };
  let p = classes.map(() => fraction(1n, BigInt(classes.length)));
  for (let round = 0; round < 200; round++) {
    const best = reply(spread(p)),
      plan = average(best.cost),
      against = sum(plan.map((x, i) => mul(x, p[i])));
    if (plans.length) {
      const g = solveGame(classes.map((_, i) => plans.map((q) => q[i])));
      if (cmp(against, g.v) >= 0 && round > 0) return g.v;
    }
    plans.push(plan);
    p = solveGame(classes.map((_, i) => plans.map((q) => q[i]))).p;
  }
  throw new CannotTell('best replies do not settle');
}

function hiderFacts(classes, names, reply) {
  const v = searchGame(classes, reply),
    places = classes.flat().length;
  const worth = (w) => {
    const { cost } = reply(w);
    return sum(w.map((x, i) => mul(x, cost[i])));
  };
  return {
    value: is(v),
    rowUniformOverPlacements: is(eq(worth(Array(places).fill(fraction(1n, BigInt(places)))), v)),
    row: (claim) => {
      const list = weights(claim),
        w = Array(places).fill(ZERO);
      if (!isMix(list)) return 'the weights are not probabilities';
      for (const [name, x] of list) {
        const c = classes[names.map((x) => x.replace('*', '')).indexOf(name.replace('*', ''))];
        if (!c) return `${name} is no class of places`;
        for (const i of c) w[i] = div(x, F(c.length));
      }
      const e = worth(w);
      return eq(e, v) ? undefined : `the searcher needs only ${show(e)}`;
    },
  };
}

/**
 * The searcher's plans followed to every place, and the hider by the classes that are shown: `looks` says how many
 * looks a plan needs for a place, or nothing where it does not find it.
 */
const followed = (classes, names, facts, looks) => (data) => {
  const v = read(data.value),
    bare = names.map((x) => x.replace('*', '')),
    at = data.classes.map((c) => bare.indexOf(c.name.replace('*', '')));
  if (
    at.includes(-1) ||
    new Set(at).size !== at.length ||
    data.classes.some((c, k) => is(classes[at[k]].length)(c.size))
  )
    return 'other classes of places';
  if (data.hider.length !== at.length) return 'one weight for each class is needed';
  const wrong = facts.row(Object.fromEntries(data.hider.map((x, k) => [names[at[k]], x])));
  if (wrong) return wrong;
  const plans = data.searcher.map(({ plan, weight, looks: claimed }) => {
    const mean = classes.map((c) => div(sum(c.map((i) => F(looks(plan, i)))), F(c.length)));
    return { mean, weight: read(weight), right: canon(at.map((k) => mean[k])) === canon(claimed.map(read)) };
  });
  if (plans.some((p) => !p.right)) return 'a plan needs another number of looks';
  if (new Set(data.searcher.map((p) => canon(p.plan))).size < plans.length) return 'a plan twice';
  if (!isMix(plans.map((p) => [p, p.weight]))) return 'the weights are not probabilities';
  return classes.some((_, k) => cmp(sum(plans.map((p) => mul(p.weight, p.mean[k]))), v) > 0)
    ? 'the searcher needs more looks'
    : undefined;
};

export function dresher(d) {
  const n = d.n;
  if (n > 12) throw new CannotTell('too many numbers');
  const classes = [],
    names = [];
  for (let i = 1; 2 * i <= n + 1; i++) {
    classes.push(2 * i === n + 1 ? [i - 1] : [i - 1, n - i]);
    names.push(2 * i === n + 1 ? `${i}` : `${i}|${n + 1 - i}`);
  }
  const reply = (w) => {
    // the best search tree for these weights
    const memo = new Map();
    const best = (a, b) => {
      // numbers a..b: least expected guesses (times weight) and depth of each number
      if (a > b) return { e: ZERO, cost: [] };
      const key = `${a},${b}`;
      if (memo.has(key)) return memo.get(key);
      let top;
      for (let r = a; r <= b; r++) {
        const l = best(a, r - 1),
          g = best(r + 1, b),
          e = add(l.e, g.e);
        if (!top || cmp(e, top.e) < 0) top = { e, r, l, g };
      }
      const cost = [];
      for (const side of [top.l, top.g])
        side.cost.forEach((c, i) => {
          cost[i] = add(c, ONE);
        });
      cost[top.r] = ONE;
      const found = { e: add(top.e, sum(w.slice(a, b + 1))), cost };
      memo.set(key, found);
      return found;
    };
    return best(0, n - 1);
  };
  const found = hiderFacts(classes, names, reply);
  /**
   * 6(2(1|3<4<5)|10) : guess 6, then 2 or 10; a-b: b is the next guess after a; a<b<c: guess b, then a or c. Depths of
   * all numbers, or null if it is no search tree of a..b.
   */
  const tree = (text) => {
    let at = 0;
    const node = () => {
      const three = /^(\d+)<(\d+)<(\d+)/.exec(text.slice(at)),
        leaf = (r) => ({ r: Number(r), kids: [] });
      if (three) {
        at += three[0].length;
        return { r: Number(three[2]), kids: [leaf(three[1]), leaf(three[3])] };
      }
      const m = /^\d+/.exec(text.slice(at));
      if (!m) return null;
      at += m[0].length;
      const r = Number(m[0]),
        kids = [];
      if (text[at] === '(') {
        do {
          at++;
          kids.push(node());
        } while (text[at] === '|');
        at++;
      } else if (text[at] === '-') {
        at++;
        kids.push(node());
      }
      return { r, kids };
    };
    const root = node(),
      depth = [];
    const walk = (t, a, b, k) => {
      if (!t || t.r < a || t.r > b) return false;
      depth[t.r] = k;
      const low = t.kids.filter((x) => x && x.r < t.r),
        high = t.kids.filter((x) => x && x.r > t.r);
      return side(low, a, t.r - 1, k) && side(high, t.r + 1, b, k);
    };
    // a side with one number need not be written
    const side = (kids, a, b, k) =>
      a > b
        ? kids.length === 0
        : kids.length === 1
          ? walk(kids[0], a, b, k + 1)
          : kids.length === 0 && a === b && (depth[a] = k + 1) > 0;
    return at === text.length && walk(root, 1, n, 1) ? depth : null;
  };
  found.col = (claim) => {
    const list = weights(claim),
      total = Array(n + 1).fill(ZERO);
    if (!isMix(list)) return 'the weights are not probabilities';
    for (const [text, w] of list) {
      const t = tree(text);
      if (!t) return `${text} is no search tree`;
      for (let i = 1; i <= n; i++) total[i] = add(total[i], mul(w, fraction(BigInt(t[i] + t[n + 1 - i]), 2n)));
    }
    const bad = total.findIndex((x, i) => i > 0 && cmp(x, searchValue) > 0);
    return bad < 0 ? undefined : `number ${bad} takes ${show(total[bad])} guesses`;
  };
  const searchValue = searchGame(classes, reply);
  return {
    main: ['value', 'row', 'col'],
    says: 'hider and guesser guarantee the value against every reply',
    facts: found,
    covers: ['classes', 'hider', 'searcher'],
    certificate: followed(classes, names, found, (plan, i) => {
      let count = 1;
      for (let at = plan; at.guess !== i + 1; at = i + 1 < at.guess ? at.lower : at.higher) count++;
      return count;
    }),
  };
}

export function battleship(d) {
  const { rows: R, cols: C } = d,
    ships = [].concat(d.ship),
    cells = R * C;
  if (cells > 9) throw new CannotTell('board too large for plain search');
  const spots = (len) => {
    const list = [];
    for (let r = 0; r < R; r++)
      for (let c = 0; c < C; c++) {
        if (c + len <= C) list.push(Array.from({ length: len }, (_, i) => r * C + c + i));
        if (len > 1 && r + len <= R) list.push(Array.from({ length: len }, (_, i) => (r + i) * C + c));
      }
    return list;
  };
  const bit = (list) => list.reduce((m, x) => m | (1 << x), 0);
  let places = new Set([0]);
  for (const len of ships) {
    const next = new Set();
    for (const m of places) for (const s of spots(len)) if (!(m & bit(s))) next.add(m | bit(s));
    places = next;
  }
  const all = [...places],
    symmetries = [];
  for (const flipR of [0, 1])
    for (const flipC of [0, 1])
      for (const turn of R === C ? [0, 1] : [0])
        symmetries.push((x) => {
          let r = Math.floor(x / C),
            c = x % C;
          if (flipR) r = R - 1 - r;
          if (flipC) c = C - 1 - c;
          return turn ? c * C + r : r * C + c;
        });
  const list = (m) => Array.from({ length: cells }, (_, i) => i).filter((i) => m & (1 << i)),
    image = (m, s) => bit(list(m).map(s));
  const classes = [],
    names = [],
    seen = new Set();
  const ordered = [...all].sort((a, b) => (canon(list(a)) < canon(list(b)) ? -1 : 1));
  for (const m of ordered) {
    if (seen.has(m)) continue;
    const orbit = [...new Set(symmetries.map((s) => image(m, s)))];
    orbit.forEach((x) => seen.add(x));
    classes.push(orbit.map((x) => all.indexOf(x)));
    names.push(
      `[${list(m)
        .map((x) => x + 1)
        .join(',')}]${orbit.length > 1 ? '*' : ''}`,
    );
  }
  if (all.length > 40) throw new CannotTell('too many placements');
  const reply = (w) => {
    const memo = new Map();
    const go = (ids, shot, hit) => {
      // least weighted number of further shots, and the shots each placement needs
      const left = ids.filter((i) => (all[i] & ~hit) !== 0);
      if (!left.length) return { e: ZERO, cost: {} };
      const key = `${shot},${hit}`;
      if (memo.has(key)) return memo.get(key);
      let top;
      for (let x = 0; x < cells; x++) {
        if (shot & (1 << x) || !left.some((i) => all[i] & (1 << x))) continue;
        const yes = go(
            left.filter((i) => all[i] & (1 << x)),
            shot | (1 << x),
            hit | (1 << x),
          ),
          no = go(
            left.filter((i) => !(all[i] & (1 << x))),
            shot | (1 << x),
            hit,
          ),
          e = add(yes.e, no.e);
        if (!top || cmp(e, top.e) < 0) top = { e, yes, no };
      }
      const cost = {};
      for (const i of left) cost[i] = add(ONE, top.yes.cost[i] ?? top.no.cost[i] ?? ZERO);
      const found = { e: add(top.e, sum(left.map((i) => w[i]))), cost };
      memo.set(key, found);
      return found;
    };
    const { cost } = go(
      all.map((_, i) => i),
      0,
      0,
    );
    return { cost: all.map((_, i) => cost[i]) };
  };
  const facts = hiderFacts(classes, names, reply);
  return {
    main: ['value', 'row'],
    says: 'the value was found by best replies; the hider named is optimal',
    covers: ['classes', 'hider', 'searcher'],
    certificate: followed(classes, names, facts, (plan, i) => {
      let count = 0,
        left = all[i];
      for (let at = plan; left; count++) {
        const hit = (all[i] >> (at.square - 1)) & 1;
        left &= ~(1 << (at.square - 1));
        at = hit ? at.hit : at.miss;
        if (left && !at) throw new RangeError('a plan that does not find everything');
      }
      return count;
    }),
    facts: {
      ...facts,
      col: partly(
        (claim) => (isMix(weights(claim)) ? undefined : 'the weights are not probabilities'),
        'the weights add up to 1',
      ),
    },
  };
}
