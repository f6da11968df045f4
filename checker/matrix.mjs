// Matrix games: both guarantees of every strategy named, uniqueness, all extreme optima of small games; the matrices
// of the named families from their rules.
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
  min,
  mul,
  neg,
  power,
  read,
  show,
  sign,
  solve,
  sub,
  sum,
} from './fractions.mjs';
import { CannotTell, canon, is, partly, setOf } from './verdict.mjs';

const numbers = (list) => list.map(read),
  F = (x) => fraction(BigInt(x));
const column = (A, j) => A.map((row) => row[j]);
export const transpose = (A) => A[0].map((_, j) => column(A, j));
const isMix = (p) => p.every((x) => sign(x) >= 0) && eq(sum(p), ONE);

/**
 * Value and one optimal pair by the simplex method on exact fractions (Bland's rule), for where the report gives no
 * pair to check.
 */
export function solveGame(A) {
  const shift = sub(ONE, min(A.flat())),
    B = A.map((row) => row.map((x) => add(x, shift))),
    m = B.length,
    n = B[0].length;
  // maximise sum of y subject to B y <= 1, y >= 0; then value = 1/sum, columns y/sum, rows from the dual
  const T = B.map((row, i) => [...row, ...B.map((_, k) => (k === i ? ONE : ZERO)), ONE]);
  const cost = [...Array(n).fill(fraction(-1n)), ...Array(m).fill(ZERO), ZERO],
    basis = B.map((_, i) => n + i);
  for (;;) {
    const enter = cost.findIndex((c, j) => j < n + m && sign(c) < 0);
    if (enter < 0) break;
    let leave = -1;
    T.forEach((row, i) => {
      if (sign(row[enter]) <= 0) return;
      const ratio = (r) => div(T[r][n + m], T[r][enter]),
        c = leave < 0 ? -1 : cmp(ratio(i), ratio(leave));
      if (c < 0 || (c === 0 && basis[i] < basis[leave])) leave = i;
    });
    const f = T[leave][enter];
    T[leave] = T[leave].map((x) => div(x, f));
    for (const row of [...T, cost]) {
      if (row === T[leave] || row[enter].n === 0n) continue;
      const g = row[enter];
      for (let j = 0; j < row.length; j++) if (T[leave][j].n !== 0n) row[j] = sub(row[j], mul(g, T[leave][j]));
    }
    basis[leave] = enter;
  }
  const total = cost[n + m],
    q = Array(n).fill(ZERO);
  basis.forEach((b, i) => {
    if (b < n) q[b] = div(T[i][n + m], total);
  });
  return {
    v: sub(div(ONE, total), shift),
    p: cost.slice(n, n + m).map((x) => div(x, total)),
    q,
  };
}

/** What is wrong with p as an optimal strategy of the row player (undefined if nothing). */
export function notOptimal(A, v, p) {
  if (p.length !== A.length || !isMix(p)) return `${canon(p)} is not a mixed strategy`;
  const bad = A[0].findIndex((_, j) => cmp(dot(p, column(A, j)), v) < 0);
  return bad < 0
    ? undefined
    : `${canon(p)} earns only ${show(dot(p, column(A, bad)))} against strategy ${bad + 1}, not ${show(v)}`;
}

/** A list said to be complete holds every extreme optimum that the answer names. */
const unlisted = (extreme, list, complete) =>
  complete === true &&
  Array.isArray(extreme) &&
  extreme.some((p) => !list.some((q) => canon(numbers(q)) === canon(numbers(p))))
    ? 'an extreme optimum is not among the strategies listed'
    : undefined;

/** Strategies of a certificate: at least one, none twice, each optimal. */
export const someGood = (list, wrong) =>
  list.length === 0
    ? 'no strategy is named'
    : new Set(list.map(canon)).size < list.length
      ? 'a strategy is named twice'
      : list.map((p) => wrong(numbers(p))).find((x) => x);

/**
 * Is p a corner of the set of optimal strategies? Its positive entries must be fixed by the columns that pay exactly
 * v.
 */
function isCorner(A, v, p) {
  const used = p.flatMap((x, i) => (sign(x) > 0 ? [i] : [])),
    tight = A[0].flatMap((_, j) => (eq(dot(p, column(A, j)), v) ? [j] : []));
  return pinned(A, v, used, tight) !== null;
}
const pinned = (A, v, rows, columns) =>
  solveTall([...columns.map((j) => rows.map((i) => A[i][j])), rows.map(() => ONE)], [...columns.map(() => v), ONE]);
/** Unique solution of a system with at least as many equations as unknowns, in any order. */
function solveTall(rows, right) {
  return rows.length < rows[0].length ? null : solve(rows, right);
}

function* choose(n, k, from = 0) {
  if (k === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= n - k; i++) for (const rest of choose(n, k - 1, i + 1)) yield [i, ...rest];
}

/**
 * All corners of the row player's optimal set, by trying every support with as many tight columns; null when that is
 * too much.
 */
function corners(A, v) {
  const m = A.length,
    n = A[0].length,
    found = new Map(),
    count = (a, b) => {
      let c = 1;
      for (let i = 0; i < b; i++) c = (c * (a - i)) / (i + 1);
      return c;
    };
  let tries = 0;
  for (let s = 1; s <= m; s++) tries += count(m, s) * count(n, Math.min(s - 1, n));
  if (tries > 4000) return null;
  for (let s = 1; s <= Math.min(m, n + 1); s++)
    for (const rows of choose(m, s))
      for (const columns of choose(n, s - 1)) {
        const x = pinned(A, v, rows, columns);
        if (!x || x.some((y) => sign(y) <= 0)) continue;
        const p = A.map((_, i) => (rows.includes(i) ? x[rows.indexOf(i)] : ZERO));
        if (!notOptimal(A, v, p)) found.set(canon(p), p);
      }
  return [...found.values()];
}

/** The facts about a matrix game that follow from the matrix. */
export function matrixFacts(A, answer, proof = {}, kind = undefined) {
  let v;
  const opposite = transpose(A).map((row) => row.map(neg));
  const rowClaims = [answer.row, ...(answer.rowExtreme ?? []), ...(proof.rows ?? [])].filter(Array.isArray),
    colClaims = [answer.col, ...(answer.colExtreme ?? []), ...(proof.columns ?? [])].filter(Array.isArray);
  const good = (B, w, list) =>
    list.flatMap((x) => {
      try {
        const p = numbers(x);
        return notOptimal(B, w, p) ? [] : [p];
      } catch {
        return [];
      }
    });
  // The claimed value is proved by one optimal strategy of each player; failing that, the game is solved here.
  try {
    v = read(answer.value);
    if (!good(A, v, rowClaims).length || !good(opposite, neg(v), colClaims).length) v = undefined;
  } catch {
    v = undefined;
  }
  if (!v) {
    if (A.length * A[0].length > 900)
      throw new CannotTell('no pair of guarantees to check, and too large to solve here');
    v = solveGame(A).v;
  }
  const side = (B, w, claims, others) => {
    let all, one, own;
    const mean = (list) => list[0].map((_, i) => div(sum(list.map((p) => p[i])), F(list.length)));
    const corner = () => (all === undefined ? (all = corners(B, w)) : all);
    // Only one optimum: against the average q of optimal replies only rows that earn w may be used, and every column q
    // uses must pay exactly w.
    const unique = () => {
      if (corner()) return all.length === 1;
      own ??= good(B, w, claims);
      if (new Set(own.map(canon)).size > 1) return false;
      const q = mean(others()),
        rows = B.flatMap((row, i) => (eq(dot(row, q), w) ? [i] : [])),
        columns = q.flatMap((x, j) => (sign(x) > 0 ? [j] : []));
      return (one ??= pinned(B, w, rows, columns) ? true : null);
    };
    return {
      strategy: (claim) => notOptimal(B, w, numbers(claim)),
      unique: (claim) => {
        const u = unique();
        return u === null ? undefined : is(u)(claim);
      },
      extreme: (claim) => {
        const list = claim.map(numbers),
          wrong = list
            .map(
              (p) =>
                notOptimal(B, w, p) ?? (isCorner(B, w, p) ? undefined : `${canon(p)} is a mixture of other optima`),
            )
            .find((x) => x);
        if (wrong) return wrong;
        if (new Set(list.map(canon)).size < list.length) return 'a strategy is listed twice';
        if (corner()) return setOf(all)(list);
        return unique() === true && list.length !== 1
          ? 'there is only one optimum'
          : list.length === 0
            ? 'nothing is listed'
            : undefined;
      },
      // whether a list has every extreme optimum, where that can be said
      lists: (list) =>
        corner()
          ? all.every((p) => list.some((q) => canon(numbers(q)) === canon(p)))
          : unique() === true
            ? list.length > 0
            : undefined,
      settled: () => corner() !== null || unique() !== null,
      complete: () => corner() !== null || unique() === true,
    };
  };

  const rows = side(A, v, rowClaims, () => {
    const g = good(opposite, neg(v), colClaims);
    return g.length ? g : [solveGame(A).q];
  });
  const cols = side(opposite, neg(v), colClaims, () => {
    const g = good(A, v, rowClaims);
    return g.length ? g : [solveGame(A).p];
  });
  const rowMin = A.map(min),
    colMax = transpose(A).map(max),
    saddles = A.flatMap((row, i) =>
      row.flatMap((x, j) => (eq(x, rowMin[i]) && eq(x, colMax[j]) ? [[i + 1, j + 1]] : [])),
    );
  const half = (ok, compare, what) => (ok ? compare : partly(compare, what)),
    said = (mine, claim) => (mine === undefined || claim === undefined ? undefined : is(mine)(claim)),
    shownFormula = (x) =>
      is(v)(x.value) ??
      rows.strategy(x.row) ??
      cols.strategy(x.column) ??
      ([kind, 'cyclic', ...structures(A)].includes(x.name) || x.name.startsWith(`${kind}-`)
        ? undefined
        : `no formula of ${x.name}`);
  return {
    main: ['value', 'row', 'col'],
    says: `worth ${show(v)}: the strategies named guarantee it to both players`,
    covers: ['payoffs', 'value', 'rows', 'columns'],
    worth: v,
    proof: cols.settled() ? { uniqueColumn: cols.unique } : {},
    certificate: (data) =>
      data.payoffs && canon(data.payoffs.map(numbers)) !== canon(A)
        ? 'the payoffs are not those of the game'
        : data.value !== undefined && !eq(read(data.value), v)
          ? 'wrong value'
          : data.rows &&
            (said(rows.lists(data.rows), data.rowsComplete) ??
              said(cols.lists(data.columns), data.columnsComplete) ??
              (data.formula && shownFormula(data.formula)) ??
              unlisted(answer.rowExtreme, data.rows, data.rowsComplete) ??
              unlisted(answer.colExtreme, data.columns, data.columnsComplete) ??
              someGood(data.rows, (p) => notOptimal(A, v, p)) ??
              someGood(data.columns, (q) => notOptimal(opposite, neg(v), q))),
    facts: {
      value: is(v),
      row: rows.strategy,
      col: cols.strategy,
      favors: is({ '-1': 'II', 0: 'fair', 1: 'I' }[sign(v)]),
      sidePayment: is(neg(v)),
      ...(rows.settled() ? { uniqueRow: rows.unique } : {}),
      ...(cols.settled() ? { uniqueCol: cols.unique } : {}),
      rowExtreme: half(rows.complete(), rows.extreme, 'each is extreme and optimal'),
      colExtreme: half(cols.complete(), cols.extreme, 'each is extreme and optimal'),
      saddlePoints: setOf(saddles),
      pureLower: is(max(rowMin)),
      pureUpper: is(min(colMax)),
      structures: setOf(structures(A)),
    },
  };
}

/** Weights in a row, or by the names of the lines or their numbers; undefined where they are not understood. */
function proposed(given, labels, size) {
  if (Array.isArray(given)) return given.length === size ? numbers(given) : undefined;
  if (!given || typeof given !== 'object') return undefined;
  const weights = Array.from({ length: size }, () => ZERO);
  for (const [name, weight] of Object.entries(given)) {
    const named = labels ? labels.indexOf(name) : -1,
      at = named >= 0 ? named : /^\d+$/.test(name) ? Number(name) - 1 : -1;
    if (at < 0 || at >= size) return undefined;
    weights[at] = read(weight);
  }
  return weights;
}

/** Which line is meant by a name or a number from 1 on. */
function line(given, labels, size) {
  const named = labels ? labels.indexOf(String(given)) : -1,
    at = named >= 0 ? named : Number(given) - 1;
  return Number.isInteger(at) && at >= 0 && at < size ? at : undefined;
}

/**
 * Weights of the lines, then what each of the others pays against them; nothing where the equations leave them open.
 */
function indifferent(lines) {
  const n = lines.length,
    rows = lines.map((line) => [...line, neg(ONE)]);
  return solve([...rows, [...Array(n).fill(ONE), ZERO]], [...Array(n).fill(ZERO), ONE]);
}

/** What becomes of guessed supports: the equations, the weights, the other columns, the other rows. */
function systemVerdict(A, d) {
  const meant = (given, labels, size) =>
      given ? given.map((x) => line(x, labels, size)) : Array.from({ length: size }, (_, i) => i),
    rows = meant(d.supportRows, d.rowLabels, A.length),
    cols = meant(d.supportCols, d.colLabels, A[0].length);
  if ([...rows, ...cols].includes(undefined)) return undefined;
  if (rows.length !== cols.length) return 'singular';
  const p = indifferent(cols.map((j) => rows.map((i) => A[i][j]))),
    q = indifferent(rows.map((i) => cols.map((j) => A[i][j])));
  if (!p || !q) return 'singular';
  const k = rows.length,
    v = p[k],
    pays = (weights, lineOf) => sum(weights.slice(0, k).map((w, m) => mul(w, lineOf(m))));
  if ([...p.slice(0, k), ...q.slice(0, k)].some((w) => cmp(w, ZERO) < 0)) return 'negative-weight';
  if (
    A[0].some(
      (_, j) =>
        cmp(
          pays(p, (m) => A[rows[m]][j]),
          v,
        ) < 0,
    )
  )
    return 'violated-column';
  return A.some(
    (row) =>
      cmp(
        pays(q, (m) => row[cols[m]]),
        v,
      ) > 0,
  )
    ? 'violated-row'
    : 'valid';
}

/**
 * What a pair that was played paid, and what each choice lost against the hardest on it of the optimal strategies:
 * all extreme ones where they are listed.
 */
function asPlayed(A, d, found, answer) {
  const verdict = d.supportRows || d.supportCols ? systemVerdict(A, d) : undefined;
  if (verdict) found.facts.systemVerdict = is(verdict);
  if (d.rowPlayed === undefined || d.colPlayed === undefined) return found;
  const i = line(d.rowPlayed, d.rowLabels, A.length),
    j = line(d.colPlayed, d.colLabels, A[0].length);
  if (i === undefined || j === undefined) return found;
  found.facts.realized = is(A[i][j]);
  const named = (one, all) => (all ?? [one]).map(numbers);
  if (answer.col)
    found.facts.rowShortfall = is(max(named(answer.col, answer.colExtreme).map((q) => sub(found.worth, dot(A[i], q)))));
  if (answer.row)
    found.facts.colExcess = is(
      max(named(answer.row, answer.rowExtreme).map((p) => sub(dot(column(A, j), p), found.worth))),
    );
  return found;
}

/** What a proposed strategy secures against the best reply, and whether a proposal (not a rounded one) is right. */
function asProposed(A, d, found) {
  const v = found.worth,
    decimal = (given) => /[.e]/i.test(String(given ?? '')), // may be meant as the fraction it is rounded from
    rounded = d.rounded || decimal(d.value),
    right = d.value === undefined || (!rounded && eq(read(d.value), v)),
    p = proposed(d.p, d.rowLabels, A.length),
    q = proposed(d.q, d.colLabels, A[0].length);
  if (d.value !== undefined && !rounded) found.facts.valueCorrect = is(right);
  if ((d.p && !p) || (d.q && !q) || (!p && !q)) return found;
  if (d.rounded || [d.p, d.q].some((given) => Object.values(given ?? []).some(decimal))) return found;
  const opposite = transpose(A).map((row) => row.map(neg)),
    secures = p && min(A[0].map((_, j) => dot(p, column(A, j)))),
    concedes = q && max(A.map((row) => dot(row, q)));
  if (!rounded) found.facts.optimal = is(!(p && notOptimal(A, v, p)) && !(q && notOptimal(opposite, neg(v), q)));
  found.facts.guarantee = is(secures ?? concedes);
  found.facts.exploitability = is(secures ? sub(v, secures) : sub(concedes, v));
  return found;
}

/** The badges of section 15 of the specification. */
function structures(A) {
  const n = A.length,
    all = (test) => A.every((row, i) => row.every((x, j) => test(x, i, j))),
    zero = (x) => x.n === 0n;
  if (n !== A[0].length || n < 2) return [];
  const sorted = (list) => canon([...list].sort(cmp)),
    same = (list) => new Set(list).size === 1,
    cols = transpose(A);
  const sums = same(A.map((r) => show(sum(r)))) && same(cols.map((c) => show(sum(c))));
  const wanted = new Set(Array.from({ length: n * n }, (_, i) => String(i + 1)));
  return [
    same([...A, ...cols].map(sorted)) && 'latin-square',
    sums && A.flat().every((x) => wanted.delete(show(x))) && 'magic-square',
    sums && 'constant-sum',
    all((x, i, j) => i === j || zero(x)) && 'diagonal',
    all((x, i, j) => i <= j || zero(x)) && 'upper-triangular',
    all((x, i, j) => i >= j || zero(x)) && 'lower-triangular',
    all((x, i, j) => eq(x, neg(A[j][i]))) && 'skew-symmetric',
    n > 2 && all((x, i, j) => Math.abs(i - j) <= 1 || zero(x)) && 'tridiagonal',
  ].filter((x) => x);
}

const square = (n, f) => Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => f(i + 1, j + 1)));
const DURER = [
    [16, 3, 2, 13],
    [5, 10, 11, 8],
    [9, 6, 7, 12],
    [4, 15, 14, 1],
  ],
  LO_SHU = [
    [4, 9, 2],
    [3, 5, 7],
    [8, 1, 6],
  ];
const NORMANDY = [
  [13, 29, 8, 12, 16, 23],
  [18, 22, 21, 22, 29, 31],
  [18, 22, 31, 31, 27, 37],
  [11, 22, 12, 21, 21, 26],
  [18, 16, 19, 14, 19, 28],
  [23, 22, 19, 23, 30, 34],
];
const choices = (n, k) => {
  let c = 1n;
  for (let i = 0; i < k; i++) c = (c * BigInt(n - i)) / BigInt(i + 1);
  return fraction(c);
};

/** Payoff matrices of the named families, from their rules (section N of the specification). */
export const FAMILIES = {
  matrix: (d) => (d.game ? FAMILIES[d.game]({ ...d.params }) : d.matrix.map(numbers)),
  'odd-or-even'(d) {
    const calls = d.calls ?? [1, 2];
    return calls.map((a) =>
      calls.map((b) =>
        F((a + b) % 2 ? (d.payment === 'product' ? a * b : a + b) : -(d.payment === 'product' ? a * b : a + b)),
      ),
    );
  },
  'card-colour'(d) {
    const worth = (x) => read({ A: 1, a: 1, ace: 1 }[x] ?? x),
      I = d.I ?? [
        ['black', 1],
        ['red', 8],
      ],
      II = d.II ?? [
        ['black', 7],
        ['red', 2],
      ];
    return I.map(([c, x]) => II.map(([e, y]) => (c === e ? worth(x) : neg(worth(y)))));
  },
  'holmes-moriarty': () =>
    [
      [100, -50],
      [0, 100],
    ].map(numbers),
  daiquiri(d) {
    const drink = read(d.drinkCents ?? 55),
      other = read(d.mismatchCents ?? 10),
      side = read(d.sidePaymentCents ?? 42);
    return [
      [sub(side, drink), add(side, other)],
      [add(side, other), sub(side, mul(F(2), drink))],
    ];
  },
  'latin-square'(d) {
    const list = Array.isArray(d.values) ? d.values : Object.values(d.values);
    if (!d.square) return list.map((_, i) => list.map((_, j) => read(list[(i + j) % list.length])));
    const letters = [...new Set(d.square.join(''))].sort(),
      worth = (c) => read(Array.isArray(d.values) ? d.values[letters.indexOf(c)] : d.values[c]);
    return d.square.map((row) => [...row].map(worth));
  },
  'matching-pennies': (d) => {
    const s = read(d.stake ?? 1);
    return [
      [s, neg(s)],
      [neg(s), s],
    ];
  },
  'rock-paper-scissors'(d) {
    const n = d.order?.length ?? 3,
      s = read(d.stake ?? 1),
      beats = (i, j) => {
        const k = (((i - j) % n) + n) % n;
        return k === 0 ? ZERO : k % 2 ? s : neg(s);
      };
    return square(n, beats);
  },
  normandy: () => NORMANDY.map(numbers),
  'guess-absolute-difference': (d) => square(d.n, (i, j) => F(Math.abs(i - j))),
  'guess-power-of-two': (d) => square(d.n, (i, j) => (i === j ? power(F(2), i) : ZERO)),
  'guess-high-low': (d) =>
    square(d.n, (i, j) => read(i === j ? (d.correct ?? 1) : i > j ? (d.tooHigh ?? 0) : (d.tooLow ?? 0))),
  'guess-discount': (d) => square(d.n, (i, j) => (i >= j ? power(read(d.b), i - j) : ZERO)),
  pascal: (d) => square(d.n, (i, j) => (i < j ? ZERO : mul(F((i + j) % 2 ? -1 : 1), choices(i - 1, j - 1)))),
  mendelsohn: (d) => square(d.n, (i, j) => mendelsohn(i, j, read(d.win ?? 1), read(d.lose ?? 2))),
  silverman: (d) =>
    square(d.n, (i, j) => silverman(i, j, read(d.threshold ?? 3), read(d.win ?? 1), read(d.penalty ?? 2))),
  thievery: (d) => d.values.map((u, i) => d.values.map((_, j) => (i === j ? ZERO : read(u)))),
  'helicopter-submarine': (d) =>
    square(d.n, (i, j) => (i === j ? ONE : Math.abs(i - j) === 1 ? read(d.adjacent) : ZERO)),
  'number-hides': (d) => square(d.n, (i, j) => F(i === j ? 2 : Math.abs(i - j) === 1 ? 1 : 0)),
  diagonal: (d) => d.d.map((x, i) => d.d.map((_, j) => (i === j ? read(x) : ZERO))),
  triangular: (d) => d.matrix.map(numbers),
};
/** What was played in the stories the games come from. */
const PLAYED = { 'holmes-moriarty': { rowPlayed: 2, colPlayed: 1 }, normandy: { rowPlayed: 1, colPlayed: 2 } };
const mendelsohn = (i, j, win, lose) =>
  i === j ? ZERO : i > j ? (i === j + 1 ? win : neg(lose)) : neg(mendelsohn(j, i, win, lose));
const silverman = (i, j, t, win, penalty) =>
  i === j ? ZERO : i < j ? neg(silverman(j, i, t, win, penalty)) : cmp(F(i), mul(t, F(j))) < 0 ? win : neg(penalty);

export function matrixGame(d, report) {
  if (d.n === 'infinite') return endless(d);
  const proof = report.certificate?.data ?? {};
  const A = FAMILIES[d.kind](d);
  const found = matrixFacts(A, report.answer, proof, d.kind);
  const played = { ...PLAYED[d.kind], ...d };
  if (PLAYED[d.kind]) asPlayed(A, played, found, report.answer);
  return d.kind === 'matrix' && !d.game ? asProposed(A, d, asPlayed(A, d, found, report.answer)) : found;
}

/**
 * A magic square by name or order. Where the report shows the square it only has to be magic (there is one of order 3
 * but for turns).
 */
export function magicSquare(d, report) {
  const proof = report.certificate?.data ?? {},
    given =
      d.matrix ??
      (d.name === 'lo-shu' && proof.payoffs?.length === 3 ? proof.payoffs : undefined) ??
      { durer: DURER, 'lo-shu': LO_SHU }[d.name] ??
      (proof.payoffs && proof.payoffs.length === d.n ? proof.payoffs : undefined);
  if (proof.payoffs && d.n !== undefined && proof.payoffs.length !== Number(d.n))
    throw new RangeError('a square of another order');
  if (given) {
    const A = given.map(numbers);
    if (!d.matrix && !structures(A).includes('magic-square') && A.length > 1)
      return {
        main: ['value'],
        says: '',
        facts: {},
        certificate: () => 'the payoffs are no magic square',
      };
    const found = matrixFacts(A, report.answer, proof, d.kind);
    found.proof.game = is(d.kind);
    return found;
  }
  // Whatever magic square was made: all rows and columns have equal sums, so both may play evenly.
  const mean = fraction(BigInt(d.n) ** 2n + 1n, 2n),
    even = Array(d.n).fill(fraction(1n, BigInt(d.n)));
  const half = partly(
    (claim) => (isMix(numbers(claim)) && claim.length === d.n ? undefined : 'not a strategy'),
    'a strategy',
  );
  return {
    main: ['value', 'row', 'col'],
    says: 'in every magic square both may play evenly',
    facts: {
      value: is(mean),
      row: (c) => (canon(numbers(c)) === canon(even) ? undefined : half(c)),
      col: (c) => (canon(numbers(c)) === canon(even) ? undefined : half(c)),
      favors: is('I'),
      sidePayment: is(neg(mean)),
    },
  };
}

/**
 * Mendelsohn's and Silverman's games on all whole numbers: beyond a bound every number fares like the next, so
 * finitely many decide.
 */
function endless(d) {
  const t = read(d.threshold ?? 3),
    pay =
      d.kind === 'mendelsohn'
        ? (i, j) => mendelsohn(i, j, read(d.win ?? 1), read(d.lose ?? 2))
        : (i, j) => silverman(i, j, t, read(d.win ?? 1), read(d.penalty ?? 2));
  let support;
  const dense = (list) => {
      const w = numbers(list),
        far = d.kind === 'mendelsohn' ? w.length + 3 : Number((BigInt(w.length) * t.n) / t.d) + 2;
      return isMix(w) &&
        sign(w.at(-1)) > 0 &&
        square(far, (i) => i)[0].every((_, j) => sign(sum(w.map((x, i) => mul(x, pay(i + 1, j + 1))))) >= 0)
        ? undefined
        : 'the strategy does not secure 0';
    },
    shown = (text) => {
      const f = formula(text);
      return square(9, (i, j) => eq(f({ i: F(i), j: F(j) }), pay(i, j)))
        .flat()
        .every((x) => x)
        ? undefined
        : 'another rule';
    };
  return {
    main: ['value', 'support', 'weights'],
    proof: { rule: shown, first: is(1), row: dense, column: dense },
    says: 'the strategy earns at least 0 against every number, and the game is symmetric',
    facts: {
      value: is(ZERO),
      hasValue: (claim) => (claim === true || claim === 'yes' ? undefined : 'the game has the value 0'),
      support: (claim) => (
        (support = claim.map(Number)),
        claim.every((x) => Number.isInteger(Number(x)) && x >= 1) ? undefined : 'not whole numbers'
      ),
      weights: (claim) => {
        const w = numbers(claim),
          top = Math.max(...support),
          far = d.kind === 'mendelsohn' ? top + 3 : Number((BigInt(top) * t.n) / t.d) + 2;
        if (w.length !== support.length || !isMix(w)) return 'not a mixed strategy';
        for (let j = 1; j <= far; j++) {
          const e = sum(support.map((i, k) => mul(w[k], pay(i, j))));
          if (sign(e) < 0) return `earns ${show(e)} against ${j}`;
        }
        return undefined;
      },
      dominatedFrom: (claim) => {
        // the first number from which on number 1 is never worse
        const dominated = (n) => {
          for (let j = 1; j < 400; j++) if (cmp(pay(1, j), pay(n, j)) < 0) return false;
          return true;
        };
        let first = 60;
        while (first > 2 && dominated(first - 1)) first--;
        return is(first)(claim);
      },
    },
  };
}
