// Matrix games with a parameter, with infinitely many strategies, and with symmetries.
import {
  ZERO,
  ONE,
  add,
  cmp,
  div,
  eq,
  formula,
  fraction,
  max,
  min,
  mul,
  neg,
  read,
  show,
  sub,
  sum,
} from './fractions.mjs';
import { exactlyOrNear } from './surds.mjs';
import { CannotTell, canon, is, partly, setOf } from './verdict.mjs';
import { notOptimal, solveGame, transpose } from './matrix.mjs';

const F = (x) => fraction(BigInt(x));

/** An end of a piece: a fraction exactly, else (a surd, a root) a decimal near it. */
function bound(text) {
  if (/[∞]/.test(text)) return text.includes('-') || text.includes('−') ? -Infinity : Infinity;
  try {
    return read(text.trim());
  } catch {
    /* not a fraction */
  }
  const decimal = /^(-?\d+\.\d+)…/.exec(text.trim());
  if (decimal) return { near: Number(decimal[1]) };
  const js = text.replace(/√(\d+|\([^)]*\))/g, 'Math.sqrt($1)').replace(/(\d)(Math|\()/g, '$1*$2');
  if (/^[-+*/(). \dMathsqrt]+$/.test(js)) return { near: Function(`return ${js}`)() };
  throw new CannotTell(`the bound ${text} is not understood`);
}

/** The value as a function: right at both ends (where they are fractions) and at points inside every piece. */
export function parametric(d) {
  const name = d.parameter ?? 't',
    entries = d.matrix.map((row) => row.map((x) => formula(String(x)))),
    value = (t) => solveGame(entries.map((row) => row.map((f) => f({ [name]: t })))).v;
  if (entries.length * entries[0].length > 16) throw new CannotTell('matrix too large');
  const number = (b) => (typeof b === 'number' ? b : 'near' in b ? b.near : Number(b.n) / Number(b.d)),
    exact = (b) => b && typeof b === 'object' && 'n' in b;
  const near = (x) => fraction(BigInt(Math.round(x * 2 ** 20)), 2n ** 20n);
  const pieces = (claim) => {
    let before = d.from === undefined ? -Infinity : number(read(d.from)),
      last;
    for (const piece of claim) {
      const cut = piece.lastIndexOf(': '),
        range = piece.slice(0, cut),
        f = formula(piece.slice(cut + 2));
      const two = /^(.*?) [≤<] (\w+) [≤<] (.*)$/.exec(range),
        low = /^(\w+) [≥>] (.*)$/.exec(range),
        high = /^(\w+) [≤<] (.*)$/.exec(range);
      const [a, b] = two
        ? [bound(two[1]), bound(two[3])]
        : low
          ? [bound(low[2]), Infinity]
          : high
            ? [-Infinity, bound(high[2])]
            : range.startsWith('all') || range === name
              ? [-Infinity, Infinity]
              : [null, null];
      if (a === null) throw new CannotTell(`the range ${range} is not understood`);
      if (Math.abs(number(a) - before) > 1e-5) return `the pieces leave a gap before ${range}`;
      before = last = number(b);
      const x = Math.max(number(a), Math.min(number(b) - 6, -6)),
        y = Math.min(number(b), x + 12),
        width = y - x;
      const points = [
        exact(a) && a,
        exact(b) && b,
        ...[0.11, 0.23, 0.37, 0.5, 0.66, 0.81, 0.93].map((s) => near(x + s * width)),
      ].filter((t) => t);
      for (const t of points) {
        let mine, claimed;
        try {
          mine = value(t);
          claimed = f({ [name]: t });
        } catch (e) {
          if (e instanceof RangeError) continue;
          throw e;
        }
        if (!eq(mine, claimed)) return `at ${name} = ${show(t)} the value is ${show(mine)}, not ${show(claimed)}`;
      }
    }
    return Math.abs((d.to === undefined ? Infinity : number(read(d.to))) - last) > 1e-5 && Number.isFinite(last)
      ? 'the pieces end too early'
      : undefined;
  };
  return {
    main: ['pieces'],
    says: '',
    facts: { pieces: partly(pieces, 'right at both ends and seven points of every piece') },
  };
}

/** Finite optimal mixtures against the first numbers; for a rule on all numbers that is evidence, not proof. */
export function countable(d, report) {
  const rule = formula(d.game === 'largest-integer' ? 'sign(i-j)' : d.rule),
    first = d.first ?? 1,
    pay = (i, j) => rule({ i: F(i), j: F(j) });
  const numbers = Array.from({ length: 80 }, (_, i) => first + i),
    far = [1000, 100000].map((x) => first + x);
  let v, support, w;
  const worst = (better, f) => [...numbers, ...far].map(f).reduce((a, b) => (better(b, a) ? b : a));
  return {
    main: ['value', 'hasValue'],
    says: '',
    proof: {
      rule: is(d.game === 'largest-integer' ? 'sign(i-j)' : d.rule),
      first: is(first),
      row: (c) => {
        // the strategy that is told, with a nought at every number it leaves out
        const at = c.flatMap((x, i) => (read(x).n === 0n ? [] : [[i + first, read(x)]]));
        return support && w ? is(at)(support.map((i, k) => [i, w[k]])) : undefined;
      },
      column: (c) => {
        const q = c.map(read);
        if (!eq(sum(q), ONE) || q.some((x) => cmp(x, ZERO) < 0)) return 'not a mixed strategy';
        const most = worst(
          (a, b) => cmp(a, b) > 0,
          (i) => sum(q.map((x, k) => mul(x, pay(i, first + k)))),
        );
        return v && cmp(most, v) > 0 ? `allows ${show(most)}` : undefined;
      },
    },
    facts: {
      // against the largest number every mixture loses nearly always to one that is large enough
      ...(d.game === 'largest-integer' ? { lower: is(-1), upper: is(1), hasValue: is(false) } : {}),
      value: partly((claim) => {
        if (claim === null)
          return d.game === 'largest-integer' || report.answer.hasValue === false ? undefined : 'no value is claimed';
        v = String(claim).endsWith('∞') ? undefined : read(claim);
        return undefined;
      }, 'seen against the first 80 numbers'),
      support: partly((claim) => {
        support = claim.map(Number);
        return undefined;
      }, 'seen'),
      weights: partly((claim) => {
        w = claim.map(read);
        if (w.length !== support?.length || !eq(sum(w), ONE) || w.some((x) => cmp(x, ZERO) < 0))
          return 'not a mixed strategy';
        const mine = worst(
          (a, b) => cmp(a, b) < 0,
          (j) => sum(support.map((i, k) => mul(w[k], pay(i, j)))),
        );
        return cmp(mine, v) < 0 ? `secures only ${show(mine)}` : undefined;
      }, 'seen against the first 80 numbers'),
      lowerAtLeast: partly((claim) => {
        const best = solveGame(
          numbers.slice(0, 8).map((i) => [...numbers.slice(0, 30), ...far].map((j) => pay(i, j))),
        ).v;
        return cmp(best, read(claim)) < 0 && d.truncate <= 8
          ? `the first 8 numbers secure at most ${show(best)}`
          : undefined;
      }, 'seen'),
    },
  };
}

/**
 * Two rows against infinitely many columns: the mixture named is checked exactly, the other side against many columns.
 */
export function twoByInfinity(d, report) {
  const flip = d.kind === 'infinity-by-two',
    parts = []
      .concat(flip ? d.rows : d.columns)
      .flatMap((t) => t.split(/\band\b/))
      .map((t) => t.trim());
  const dense = [],
    places = []; // what each part pays at a parameter, where that is one
  for (const part of parts) {
    const open = part.indexOf('('),
      close = matchClose(part, open),
      [x, z] = splitComma(part.slice(open + 1, close)).map((t) => formula(t)),
      range = part.slice(close + 1).replace(/^\s*,\s*/, '');
    const seq = /^(\w+)\s*=\s*(-?\d+)/.exec(range),
      curve = /^(-?[\d/.]+)\s*(?:<=|≤|<)\s*(\w+)\s*(?:<=|≤|<)\s*(-?[\d/.]+)/.exec(range);
    const at = (name, t) => {
      try {
        dense.push([x({ [name]: t }), z({ [name]: t })]);
      } catch (e) {
        if (!(e instanceof RangeError)) throw e;
      }
    };
    const inside = (t) =>
      t &&
      (seq
        ? t.d === 1n && cmp(t, F(seq[2])) >= 0
        : curve && cmp(t, read(curve[1])) >= 0 && cmp(t, read(curve[3])) <= 0);
    if (seq || curve) places.push((t) => (inside(t) ? [x, z].map((f) => f({ [(seq ?? [])[1] ?? curve[2]]: t })) : []));
    else places.push((t) => (t ? [] : [x, z].map((f) => f({}))));
    if (seq) for (const j of [...Array.from({ length: 200 }, (_, i) => Number(seq[2]) + i), 1e4, 1e6]) at(seq[1], F(j));
    else if (curve) {
      const [a, b] = [read(curve[1]), read(curve[3])];
      for (let i = 0; i <= 240; i++) at(curve[2], add(a, mul(sub(b, a), fraction(BigInt(i), 240n))));
    } else if (!range) at('x', ZERO);
    else throw new CannotTell('the strategies are not understood');
  }
  let v,
    little = ZERO;
  const distance = (a, b) => (cmp(a, b) < 0 ? sub(b, a) : sub(a, b)),
    irrational = (r) => /√|sqrt|…/.test([r.parameter, ...r.payoffs].join(' '));
  const need = (p) => dense.map(([a, b]) => add(mul(p, a), mul(sub(ONE, p), b)));
  const own = flip ? 'col' : 'row',
    theirs = flip ? 'row' : 'col';
  // a reply that is a strategy stands where it says, and all of them attain the value
  const standing = (list) =>
    list
      .filter((r) => r.strategy)
      .every((r) =>
        places.some((pays) => {
          const paid = pays(r.parameter === undefined ? null : exactlyOrNear(r.parameter));
          return irrational(r)
            ? paid.length === 2 &&
                paid.every((x, k) => cmp(distance(x, exactlyOrNear(r.payoffs[k])), fraction(1n, 10_000n)) < 0)
            : canon(paid) === canon(r.payoffs);
        }),
      );
  return {
    main: ['value'],
    says: '',
    certificate: (data) =>
      !standing(data.replies)
        ? 'a reply pays something else'
        : data.replies.every((r) => r.strategy === true) === (data.attained ?? false)
          ? undefined
          : 'attained by strategies, or only in a limit',
    facts: {
      attained: partly(
        (claim) => is((report?.certificate?.data?.replies ?? []).every((r) => r.strategy === true))(claim),
        'as the replies are strategies',
      ),
      value: partly((claim) => {
        v = exactlyOrNear(claim) ?? undefined;
        little = /√|sqrt|…/.test(String(claim)) ? fraction(1n, 100_000n) : ZERO;
        const replies = report?.certificate?.data?.replies ?? [];
        if (little === ZERO || !v) return undefined;
        const e = [0, 1].map((k) => sum(replies.map((r) => mul(exactlyOrNear(r.weight), exactlyOrNear(r.payoffs[k])))));
        return cmp(distance(flip ? min(e) : max(e), v), little) > 0 ? `the replies hold ${e.map(show)}` : undefined;
      }, 'seen on 200 strategies'),
      [own]: partly((claim) => {
        const p = exactlyOrNear(claim[0]);
        if (!p || !v) return undefined;
        const e = need(p),
          worst = flip ? max(e) : min(e);
        return (flip ? cmp(sub(worst, little), v) > 0 : cmp(add(worst, little), v) < 0)
          ? `only ${show(worst)}`
          : undefined;
      }, 'seen on 200 strategies'),
      [theirs]: partly((claim) => {
        let list;
        try {
          list = Object.entries(claim).map(([k, w]) => [k.replace(/[()]/g, '').split(',').map(read), read(w)]);
        } catch {
          return undefined;
        }
        if (!v || !eq(sum(list.map(([, w]) => w)), ONE)) return v ? 'the weights do not add up to 1' : undefined;
        const e = [0, 1].map((i) => sum(list.map(([p, w]) => mul(w, p[i]))));
        return e.some((x) => (flip ? cmp(x, v) < 0 : cmp(x, v) > 0)) ? `gives ${e.map(show)}` : undefined;
      }, 'pays no more than the value'),
    },
  };
}
const matchClose = (s, open) => {
  let depth = 0;
  for (let i = open; i < s.length; i++) {
    if (s[i] === '(') depth++;
    if (s[i] === ')' && --depth === 0) return i;
  }
  throw new CannotTell('brackets');
};
const splitComma = (s) => {
  let depth = 0;
  for (let i = 0; i < s.length; i++) {
    if (s[i] === '(') depth++;
    if (s[i] === ')') depth--;
    if (s[i] === ',' && depth === 0) return [s.slice(0, i), s.slice(i + 1)];
  }
  throw new CannotTell('a pair was expected');
};

/** Symmetries: column permutations that carry every row to a row, all tried. Equal rows and columns count once. */
export function symmetry(d) {
  const A = d.matrix.map((r) => r.map(read)),
    m = A.length,
    n = A[0].length,
    rowName = (i) => d.rowLabels?.[i] ?? String(i + 1),
    colName = (j) => d.colLabels?.[j] ?? String(j + 1);
  const firstOf = (list) => {
    const seen = new Map();
    return list.map((x, i) => {
      const k = canon(x);
      if (!seen.has(k)) seen.set(k, i);
      return seen.get(k);
    });
  };
  const rowRep = firstOf(A),
    colRep = firstOf(A[0].map((_, j) => A.map((r) => r[j]))),
    rows = [...new Set(rowRep)],
    cols = [...new Set(colRep)];
  if (cols.length > 7) throw new CannotTell('too many columns to try all permutations');
  const key = (i, p) => cols.map((_, j) => canon(A[i][cols[p ? p.indexOf(j) : j]])).join(),
    index = new Map(rows.map((i) => [key(i), i]));
  const perms = (list) =>
    list.length
      ? list.flatMap((x, i) => perms([...list.slice(0, i), ...list.slice(i + 1)]).map((p) => [x, ...p]))
      : [[]];
  // p[j]: where column j goes
  const good = perms(cols.map((_, j) => j)).filter((p) => rows.every((i) => index.has(key(i, p))));
  const orbits = (count, rep, maps, name) => {
    const groups = [];
    for (let i = 0; i < count; i++) {
      const r = rep[i],
        orbit = groups.find((g) => g.has(r));
      if (orbit) continue;
      groups.push(new Set(maps.map((f) => f(r))));
    }
    return groups
      .map((g) => Array.from({ length: count }, (_, i) => i).filter((i) => g.has(rep[i])))
      .map((g) => ({ g, names: g.map(name) }));
  };
  const R = orbits(
      m,
      rowRep,
      good.map((p) => (r) => index.get(key(r, p))),
      rowName,
    ),
    C = orbits(
      n,
      colRep,
      good.map((p) => (c) => cols[p[cols.indexOf(c)]]),
      colName,
    );
  const asSets = (list) => list.map((o) => [...o].map(String).sort());
  const claims = (d.permutations ?? []).map((p) => {
    const rowsOf = new Set(A.map((r) => canon(r)));
    return A.every((r) => {
      const image = [];
      p.forEach((to, j) => {
        image[to - 1] = r[j];
      });
      return rowsOf.has(canon(image));
    });
  });
  const v = solveGame(A).v,
    mean = (r, c) =>
      div(
        sum(
          [...new Set(r.g.map((i) => rowRep[i]))].flatMap((i) =>
            [...new Set(c.g.map((j) => colRep[j]))].map((j) => A[i][j]),
          ),
        ),
        F(new Set(r.g.map((i) => rowRep[i])).size * new Set(c.g.map((j) => colRep[j])).size),
      );
  let ro, co;
  const find = (orbit, list) => list.find((o) => canon(asSets([o.names])) === canon(asSets([orbit])));
  return {
    main: ['groupOrder', 'rowOrbits', 'colOrbits', 'value'],
    says: 'all permutations of the columns were tried',
    proof: {
      payoffs: is(A),
      order: is(good.length),
      distinctColumns: is(cols.map((j) => j + 1)),
      generators: (claim) => {
        // permutations of the different columns that keep the matrix, and all such when multiplied
        const G = claim.map((p) => p.map((x) => Number(x) - 1)),
          names = new Set(good.map(canon));
        if (new Set(G.map(canon)).size < G.length || G.some((p) => !names.has(canon(p))))
          return 'not a symmetry, or one twice';
        const made = new Map([[canon(cols.map((_, j) => j)), cols.map((_, j) => j)]]);
        for (const p of made.values())
          for (const g of G) {
            const next = p.map((j) => g[j]);
            made.set(canon(next), next);
          }
        return made.size === good.length ? undefined : 'these do not make all symmetries';
      },
      row: (c) => notOptimal(A, v, c.map(read)),
      column: (c) =>
        notOptimal(
          transpose(A).map((r) => r.map(neg)),
          neg(v),
          c.map(read),
        ),
    },
    facts: {
      groupOrder: is(good.length),
      rowOrbits: (c) => ((ro = c), setOf(asSets(R.map((o) => o.names)))(asSets(c))),
      colOrbits: (c) => ((co = c), setOf(asSets(C.map((o) => o.names)))(asSets(c))),
      value: is(v),
      quotient: (c) => is((ro ?? []).map((r) => (co ?? []).map((k) => mean(find(r, R), find(k, C)))))(c),
      invariant: is(claims.every((x) => x)),
    },
  };
}

/** Do the payoffs of all players add up to zero at every profile? */
export function zeroSum(d) {
  const failing = d.cells.filter((c) => !eq(sum(c.payoffs.map(read)), ZERO)).map((c) => c.profile);
  return {
    main: ['zeroSum'],
    says: 'every profile was added up',
    facts: { zeroSum: is(failing.length === 0), offending: setOf(failing) },
  };
}
