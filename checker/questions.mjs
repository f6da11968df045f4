// Small questions: sums, codes, tables, lotteries. Where a table asks many questions of one kind, each entry is judged
// by the theory of that kind.
import {
  ZERO,
  ONE,
  add,
  cmp,
  dot,
  eq,
  formula,
  fraction,
  max,
  min,
  mul,
  neg,
  read,
  show,
  sign,
  sub,
  sum,
} from './fractions.mjs';
import { CannotTell, canon, is, partly, setOf } from './verdict.mjs';
import { BOARDS, canonOrdinal, compare, nimSum, ordinal, queen } from './boards.mjs';
import { boardOf, coinGame, columnGame, nimArithmetic, nimProduct } from './coins.mjs';
import { greenHackenbush, retrograde, vertexRemoval } from './graphs.mjs';
import { piles, rule, tableOf } from './heaps.mjs';
import { FAMILIES, solveGame, transpose } from './matrix.mjs';
import { grundyOf, solveSum } from './sums.mjs';

const big = (x) => {
    if (typeof x === 'boolean') throw new TypeError(`not a number: ${x}`);
    return BigInt(x);
  },
  F = (x) => fraction(big(x)),
  xor = (list) => list.reduce((a, b) => a ^ big(b), 0n),
  range = (a, b) => Array.from({ length: Math.max(0, b - a + 1) }, (_, i) => a + i);
const answer = (main, says, facts, more = {}) => ({ main, says, facts, ...more });

/**
 * A list (or a map) of answers, each judged by the fact of another question; entries whose question is too large are
 * left open.
 */
const each = (questions, fact) => {
  const found = questions.map((q) => {
      try {
        return q().facts[fact];
      } catch (e) {
        if (e instanceof CannotTell) return null;
        throw e;
      }
    }),
    open = found.filter((f) => !f).length;
  const test = (claim) =>
    !Array.isArray(claim) || claim.length !== questions.length
      ? `${questions.length} entries expected`
      : claim.map((c, i) => found[i]?.(c)).find((x) => x);
  return open ? partly(test, `${questions.length - open} of ${questions.length} entries`) : test;
};
const eachNamed = (names, questions, fact, of = (x) => x) => {
  const test = each(questions, fact);
  return Object.assign(
    (claim) => is(names)(Object.keys(claim)) ?? test(names.map((n) => of(claim[n]))),
    test.partly && { partly: test.partly },
  );
};
const binary = (x) => (claim) =>
  `${claim}` === big(x).toString(2) ? undefined : `in base 2 it is ${big(x).toString(2)}`;

const coinOf = (d) => coinGame(d.game, d.subtractionSet, d.counts, d.patterns),
  odious = (x) => big(x).toString(2).replace(/0/g, '').length % 2 === 1;
const mexOf = (list) => {
  const all = new Set(list.map(String));
  let m = 0n;
  while (all.has(String(m))) m++;
  return m;
};

function coinValues(d) {
  const g = coinOf(d),
    first = d.firstIndex ?? g.from,
    cls = (v) => (v === 0n ? 'P' : 'N');
  const value = (label) => {
    const p = big(label) - big(first);
    if (p <= 400n) return g.value(Number(p));
    if (!g.formula) throw new CannotTell('coins too far out');
    for (let q = 0; q < 40; q++) if (g.formula(big(q)) !== g.value(q)) throw new Error('checker: formula wrong');
    return g.formula(p);
  };
  const says = 'values of heads worked out from the rules';
  if (d.positions) {
    const heads = d.positions.map((p) => [...p].sort((a, b) => a - b).map(value));
    return answer(['sg'], says, {
      sg: is(heads.map(xor)),
      class: is(heads.map((h) => cls(xor(h)))),
      headValues: is(heads),
    });
  }
  if (d.x !== undefined) {
    const p = d.x - first;
    if (p > 200) throw new CannotTell('coin too far out');
    const all = g.companions(p);
    return answer(['sg', 'class'], says, {
      sg: is(value(d.x)),
      class: is(cls(value(d.x))),
      moves: is(all.length),
      optionValues: setOf([...new Set(all.map((c) => xor(c.map(g.value))))]),
    });
  }
  if (d.to - d.from > 2000) throw new CannotTell('too many places');
  const twin = tableOf('dim-plus', {});
  return answer(['sgValues'], says, {
    sgValues: is(range(d.from, d.to).map(value)),
    otherSgValues: is(range(d.from - first + g.from, d.to - first + g.from).map((n) => twin(n))),
  });
}

function boardValues(d) {
  const doc = { ...d, kind: d.game ?? 'tartan' },
    one = (x, y) => boardOf({ ...doc, rows: undefined, heads: [[x, y]] }),
    says = 'values of single heads worked out from the rules';
  if (typeof d.heads === 'string') {
    const odd = d.heads === 'i+j odd' ? 1 : 0,
      sums = range(d.from ?? 1, d.to).map((n) => {
        if (n > 8) throw new CannotTell('board too large');
        const b = boardOf({
          ...doc,
          rows: range(1, n).map((i) =>
            range(1, n)
              .map((j) => ((i + j) % 2 === odd ? 'H' : 'T'))
              .join(''),
          ),
          heads: undefined,
        });
        return b.sg;
      });
    return answer(['sgValues'], says, {
      sgValues: is(sums),
      class: is(sums[0] ? 'N' : 'P'),
      winner: is(sums[0] ? 'first' : 'second'),
    });
  }
  if (d.x === undefined)
    return answer(['sgValues'], says, { sgValues: is(range(d.yFrom, d.yTo).map((y) => one(d.row, y).sg)) });
  const b = one(d.x, d.y),
    [[x, y]] = b.at,
    moves = b.moves(x, y),
    options = setOf([...new Set(moves.map((m) => b.rest(x, y, m)))].map(String));
  const facts = {
    sg: is(b.sg),
    class: is(b.sg ? 'N' : 'P'),
    moves: is(moves.length),
    optionValues: (c) => options(c.map(String)),
  };
  if (b.games) {
    const [v1, v2] = [b.games[0].value(x), b.games[1].value(y)],
      corners = new Set();
    if (v1 * v2 < 20000n)
      for (let u = 0n; u < v1; u++)
        for (let w = 0n; w < v2; w++) corners.add(String(nimProduct(u, v2) ^ nimProduct(v1, w) ^ nimProduct(u, w)));
    Object.assign(facts, {
      v1: is(v1),
      v2: is(v2),
      rowMoves: is(b.games[0].companions(x).length),
      columnMoves: is(b.games[1].companions(y).length),
      cornersOptionValues: (c) => setOf([...corners])(c.map(String)),
      cornersContained: is([...corners].every((c) => moves.some((m) => String(b.rest(x, y, m)) === c))),
      movesUpToSymmetry: is(moves.filter(([r, c]) => Math.min(...r) <= Math.min(...c)).length),
    });
  }
  return answer(['sg', 'class'], says, facts);
}

function tartanSolver(d) {
  if (d.target === undefined) {
    const games = [coinGame(d.rowGame, d.subtractionSet, d.counts, d.patterns), columnGame(d, d.columnGame)],
      label = d.firstIndex ?? Math.min(games[0].from, games[1].from);
    const moves = (g, from, to) => {
      const p = range(0, 200).find((q) => g.value(q) === big(from));
      if (p === undefined) throw new CannotTell('no head with such a value near');
      return setOf(
        g
          .companions(p)
          .filter((c) => xor(c.map(g.value)) === big(to))
          .map((c) =>
            [...c, p]
              .map((x) => x + label)
              .sort((a, b) => a - b)
              .join(),
          ),
        (m) => [].concat(m).join(),
      );
    };
    return answer(['rowMoves', 'columnMoves'], 'all moves of both games were tried', {
      rowMoves: moves(games[0], d.from[0], d.to[0]),
      columnMoves: moves(games[1], d.from[1], d.to[1]),
    });
  }
  const [v1, v2, t] = [d.v1, d.v2, d.target].map(big),
    found = [];
  if (v1 * v2 > 40000n) throw new CannotTell('too many pairs');
  for (let a = 0n; a < v1; a++)
    for (let b = 0n; b < v2; b++)
      if ((nimProduct(a, b) ^ nimProduct(a, v2) ^ nimProduct(v1, b)) === t) found.push([a, b]);
  return answer(['solutions'], 'every pair was tried', { solutions: setOf(found), sg: is(nimProduct(v1, v2)) });
}

/** How many sums of Fibonacci numbers without neighbours a number is, by adding the numbers one after another. */
function fibonacci(n) {
  const f = [1n, 2n];
  while (f.at(-1) <= n) f.push(f.at(-1) + f.at(-2));
  return f.filter((x) => x <= n);
}
function representations(n) {
  const f = fibonacci(n),
    known = new Map(),
    reach = f.map((_, i) => f.filter((_, j) => j <= i && (i - j) % 2 === 0).reduce((a, b) => a + b, 0n));
  const count = (left, i) => {
    if (left === 0n) return 1n;
    if (i < 0 || reach[i] < left) return 0n;
    const key = `${left},${i}`;
    if (!known.has(key)) known.set(key, count(left, i - 1) + (f[i] <= left ? count(left - f[i], i - 2) : 0n));
    return known.get(key);
  };
  return count(n, f.length - 1);
}
function zeckendorf(d) {
  if (d.to !== undefined) {
    if (d.to > 20000) throw new CannotTell('too many numbers');
    const all = [...new Set(range(d.from ?? 1, d.to).map((n) => representations(big(n))))];
    return answer(['representationsEach'], 'all sums were counted', {
      representationsEach: is(all.length === 1 ? all[0] : all),
    });
  }
  const n = big(d.n),
    f = fibonacci(n),
    good = (parts) => {
      const at = parts.map((p) => f.indexOf(big(p))).sort((a, b) => b - a);
      return (
        parts.reduce((a, b) => a + big(b), 0n) === n && at.every((p, i) => p >= 0 && (i === 0 || at[i - 1] - p >= 2))
      );
    };
  return answer(['parts'], 'Fibonacci numbers, no two neighbours, that add up; all such sums were counted', {
    parts: (c) => (good(c) ? undefined : `${canon(c)} is no such sum`),
    representations: is(representations(n)),
    unique: is(representations(n) === 1n),
    nonExample: (c) =>
      good(c) || c.length < 2 || new Set(c.map(String)).size < c.length || c.reduce((a, b) => a + big(b), 0n) !== n
        ? `${canon(c)} is an example, or another sum`
        : undefined,
  });
}

function limitedTakes(d) {
  const f =
      d.limit === undefined
        ? (t) => (d.factor ?? 2) * t
        : ((rule) => (t) => {
            const r = rule({ t: F(t) });
            return Number(r.n / r.d);
          })(formula(d.limit, { whole: true })),
    misere = d.play === 'misere',
    from = d.from ?? 1;
  if (d.to > 400) throw new CannotTell('piles too large for plain search');
  const won = [];
  for (let n = 0; n <= d.to; n++) {
    won[n] = [];
    for (let m = 0; m <= n; m++) {
      let w = m === 0 && misere;
      for (let t = 1; t <= m && !w; t++) w = !won[n - t][Math.max(0, Math.min(n - t, f(t)))];
      won[n][m] = w;
    }
  }
  const lost = Object.fromEntries(range(from, d.to).map((n) => [n, range(1, n).filter((m) => !won[n][m])]));
  return answer(['secondPlayerWins'], 'all states worked out from the rules', {
    secondPlayerWins: setOf(range(Math.max(1, from), d.to).filter((n) => !won[n][n - 1])),
    pForMaxTake: is(lost),
  });
}

/**
 * Northcott with free retreats: every position of every board is labelled backwards from the end. Rows hold white left
 * of black.
 */
function northcottDraws(d) {
  let draws = 0,
    positions = 0;
  for (const [rows, width] of d.boards) {
    const pairs = range(0, width - 1).flatMap((w) => range(w + 1, width - 1).map((b) => `${w}.${b}`));
    if (pairs.length ** rows > 3000) throw new CannotTell('boards too large');
    const all = Array.from({ length: rows }).reduce((list) => list.flatMap((p) => pairs.map((q) => [...p, q])), [[]]),
      next = {};
    for (const p of all)
      for (const me of 'wb')
        next[me + p] = p.flatMap((cell, i) => {
          const [w, b] = cell.split('.').map(Number);
          const to =
            me === 'w'
              ? range(0, b - 1)
                  .filter((x) => x !== w)
                  .map((x) => `${x}.${b}`)
              : range(w + 1, width - 1)
                  .filter((x) => x !== b)
                  .map((x) => `${w}.${x}`);
          return to.map((c) => (me === 'w' ? 'b' : 'w') + p.with(i, c));
        });
    positions += Object.keys(next).length;
    draws += Object.values(retrograde(next).label).filter((x) => x === 'draw').length;
  }
  return answer(['draws'], 'every position was labelled', { draws: is(draws), positions: is(positions) });
}

function ordinalArithmetic(d) {
  const same = (mine) => (claim) => {
    try {
      return is(canonOrdinal(mine))(canonOrdinal(ordinal(claim)));
    } catch (e) {
      if (e instanceof CannotTell) return e.message; // what cannot be read is no answer
      throw e;
    }
  };
  if (d.ordinals)
    return answer(['nimSum'], 'by the nim-sum of ordinals', { nimSum: same(nimSum(d.ordinals.map(ordinal))) });
  const below = ordinal(d.allBelow),
    also = (d.also ?? []).map(ordinal),
    without = (d.without ?? []).map(ordinal),
    among = (list, x) => list.some((y) => compare(x, y) === 0);
  const next = (x) => {
    const y = x.map(([e, c]) => [e, c]);
    if (y.length && !y.at(-1)[0].length) y.at(-1)[1] += 1n;
    else y.push([[], 1n]);
    return y;
  };
  let m = below;
  while (among(also, m) && !among(without, m)) m = next(m);
  for (const w of without) if (compare(w, m) < 0) m = w;
  return answer(['mex'], 'the least one left out', { mex: same(m) });
}

function squareValues(d) {
  const at = (x, y) => () => BOARDS['two-dimensional-nim']({ ...d, coins: [[x, y]] }),
    says = 'values of single coins',
    facts = {};
  const shared = BOARDS['two-dimensional-nim']({
    ...d,
    coins: [[d.x ?? 1, d.y ?? (d.variant === 'same-column' || d.width ? 0 : 1)]],
  }).facts;
  facts.alwaysFinite = shared.alwaysFinite;
  facts.bounded = d.x === undefined ? is(d.variant === 'same-column' || Boolean(d.width)) : shared.bounded;
  if (d.x !== undefined) Object.assign(facts, { sg: shared.sg, class: shared.class, maxMoves: shared.maxMoves });
  if (d.xTo !== undefined) {
    const xs = range(d.xFrom ?? 0, d.xTo),
      ys = d.row !== undefined ? [d.row] : range(d.yFrom ?? 0, d.yTo);
    const rows = ys.map((y) =>
        each(
          xs.map((x) => at(x, y)),
          'sg',
        ),
      ),
      table = (c) =>
        c.length === ys.length ? c.map((r, i) => rows[i](r)).find((x) => x) : `${ys.length} rows expected`;
    facts.sgTable = table;
    facts.sgValues = rows[0];
  }
  return answer(['sg', 'sgTable', 'sgValues'], says, facts);
}

function wythoffPairs(d) {
  const pairs = (count) => {
    const used = new Set(),
      list = [];
    for (let k = 0, a = 0; k < count; k++) {
      while (used.has(a)) a++;
      used.add(a).add(a + k);
      list.push([a, a + k]);
    }
    return list;
  };
  const says = 'each pair begins with the least number not used before';
  if (d.row !== undefined) {
    if (Math.max(d.row, d.xTo) > 120) throw new CannotTell('board too large');
    const g = grundyOf(queen);
    return answer(['sgValues'], 'values from the rules', {
      sgValues: is(range(d.xFrom ?? 0, d.xTo).map((x) => g(`${x},${d.row}`))),
    });
  }
  if (d.size !== undefined)
    return answer(['pPositions'], says, {
      pPositions: setOf(
        pairs(d.size)
          .filter(([, b]) => b < d.size)
          .flatMap(([a, b]) =>
            a === b
              ? [[a, b]]
              : [
                  [a, b],
                  [b, a],
                ],
          ),
      ),
    });
  if (d.count !== undefined) return answer(['pPairs'], says, { pPairs: is(pairs(d.count)) });
  const k = big(d.k); // a <= k·phi < a + 1, squared: (2a - k)^2 <= 5k^2 < (2a + 2 - k)^2
  return answer(['pair'], 'the golden section, by whole numbers', {
    pair: ([a, b, ...more]) => {
      if (more.length) return 'a pair has two numbers';
      const low = 2n * big(a) - k;
      return low >= 0n && low * low <= 5n * k * k && (low + 2n) ** 2n > 5n * k * k && big(b) === big(a) + k
        ? undefined
        : 'not the pair';
    },
  });
}

function pileValues(d, report) {
  if (d.play === 'misere') return miserePiles(d, report);
  const game = { ...d, kind: d.game },
    table = tableOf(d.game, d),
    from = d.from ?? Math.min(...Object.keys(report.answer.sgValues ?? [0]).map(Number)),
    to = d.to ?? from + (report.answer.sgValues?.length ?? 1) - 1;
  const found = piles({ ...game, piles: [Math.max(1, Math.min(to, 40))] }, report),
    facts = { period: found.facts.period, periodicFrom: found.facts.periodicFrom };
  if (to <= 1500) {
    facts.sgValues = is(range(from, to).map(table));
    facts.classes = is(
      range(from, to)
        .map((n) => (table(n) ? 'N' : 'P'))
        .join(''),
    );
  }
  return answer(['sgValues', 'period'], 'values worked out from the rules', facts, { proof: found.proof });
}

/** Who wins single heaps in misère play, each heap with all it can fall into searched. */
function miserePiles(d, report) {
  const options = rule(d.game, d),
    from = d.from ?? 0,
    to = d.to ?? from + (report.answer.classes?.length ?? 1) - 1;
  if (to > 400) throw new CannotTell('misère play of heaps so large');
  const moves = (n) => options.options(n).map((parts) => ({ name: {}, to: parts })),
    whole = range(0, to).every((n) => options.options(n).every((parts) => parts.length < 2)),
    won = [];
  for (let n = 0; n <= to; n++) {
    const list = options.options(n);
    won[n] = whole
      ? list.length === 0 || list.some(([m = 0]) => !won[m])
      : solveSum([{ moves, at: n, name: () => ({}) }], true).won;
  }
  const heaps = range(from, to),
    facts = {
      classes: is(heaps.map((n) => (won[n] ? 'N' : 'P')).join('')),
      pPositions: d.to === undefined ? undefined : is(heaps.filter((n) => !won[n])),
    };
  return answer(['classes'], 'every heap searched in misère play', facts, {});
}

/** Codes: what the code allows is what the rule allows, for all heaps up to 40. */
function codes(d) {
  const names = d.games.map((g) => g.name ?? g),
    rules = d.games.map((g) => (g.name ? rule('take-away-rule', g) : rule(g, {}))),
    text = (r, n) =>
      r
        .options(n)
        .map((p) => p.join('+'))
        .sort()
        .join(' ');
  return answer(['codes'], 'moves compared heap by heap', {
    codes: partly(
      (claim) =>
        is(names)(Object.keys(claim)) ??
        names
          .map((n, i) =>
            range(0, 40)
              .map((k) =>
                text(rule('octal', { code: claim[n] }), k) === text(rules[i], k)
                  ? undefined
                  : `${n}: ${claim[n]} allows other moves from ${k}`,
              )
              .find((x) => x),
          )
          .find((x) => x),
      'heaps up to 40',
    ),
  });
}

/** The operations of nim arithmetic as expressions. */
function nimbers(d) {
  const one = (expression) => nimArithmetic({ expression }),
    several = (fact, list) =>
      answer([fact], 'computed in the field of nimbers', {
        [fact]: each(
          list.map((e) => () => one(e)),
          'value',
        ),
      }),
    span = () => range(Number(d.from), Number(d.to));
  if (d.squaresOf)
    return several(
      'squares',
      d.squaresOf.map((x) => `${x}*${x}`),
    );
  if (d.row !== undefined)
    return several(
      'products',
      span().map((x) => `${d.row}*${x}`),
    );
  if (d.a === undefined && d.operation === 'sqrt')
    return several(
      'values',
      span().map((x) => `sqrt(${x})`),
    );
  if (d.a === undefined && d.operation === 'inverse')
    return several(
      'values',
      span().map((x) => `1/${x}`),
    );
  const forms = {
    multiply: `${d.a}*${d.b}`,
    expand: `${d.a}*${d.b}`,
    divide: `${d.a}/${d.b}`,
    distributiveCheck: `${d.a}*(${d.b}+${d.c})`,
    power: Number(d.exponent) < 0 ? `1/(${d.a}^${-big(d.exponent)})` : `${d.a}^${d.exponent}`,
    sqrt: `sqrt(${d.a})`,
    inverse: `1/${d.a}`,
  };
  const written = (text) => text.replace(/\s/g, '').replace(/⊗/g, '*').replace(/⊕/g, '+').replace(/⊘/g, '/'),
    rooted = (text) =>
      written(text)
        .replace(/√(\d+)/g, 'sqrt($1)')
        .replace(/√/g, 'sqrt'),
    shows = (text) => ({ expression: (c) => is(rooted(text))(rooted(c)) });
  if (d.quadratic) return { ...nimArithmetic(d), proof: { coefficients: is(d.quadratic) } };
  if (d.limit !== undefined) {
    const below = (x) => big(x) >= 0n && big(x) < big(d.limit);
    return {
      ...nimArithmetic(d),
      certificate: (x) =>
        x.a === undefined ||
        (below(x.a) && below(x.b) && ![big(x.a) ^ big(x.b), nimProduct(big(x.a), big(x.b))].every(below))
          ? undefined
          : 'the two numbers do not lead out',
    };
  }
  if (d.expression !== undefined) return { ...nimArithmetic(d), proof: shows(d.expression) };
  if (!forms[d.operation]) throw new CannotTell('a question about nimbers that is not covered');
  const found = { ...one(forms[d.operation]), proof: shows(forms[d.operation]) };
  if (d.operation === 'distributiveCheck') {
    const side = one(`${d.a}*${d.b}+${d.a}*${d.c}`).facts.value;
    Object.assign(found.facts, { inner: is(big(d.b) ^ big(d.c)), left: found.facts.value, right: side });
  }
  return found;
}

function device(d) {
  const p = d.mixed.map(read),
    n = d.outcomes,
    A = d.matrix?.map((r) => r.map(read)),
    own = A && (d.player === 'II' ? transpose(A).map((r) => r.map(neg)) : A),
    flip = (x) => (d.player === 'II' ? neg(x) : x);
  const lcm = p.reduce((l, x) => {
      let a = l,
        b = x.d;
      while (b) [a, b] = [b, a % b];
      return (l / a) * x.d;
    }, 1n),
    exact = big(n) % lcm === 0n,
    share = (c) => c.map((k) => fraction(big(k), big(n)));
  const worth = (c) =>
      min(
        own[0].map((_, j) =>
          dot(
            share(c),
            own.map((r) => r[j]),
          ),
        ),
      ),
    whole = (c) =>
      c.length === p.length && c.every((k) => k >= 0) && c.reduce((a, b) => a + b, 0) === n
        ? undefined
        : 'the shares do not add up';
  let best, counts;
  if (own && !exact) {
    // all share-outs
    let tries = 1;
    for (let i = 1; i < p.length; i++) tries = (tries * (n + i)) / i;
    if (tries > 20000) throw new CannotTell('too many share-outs');
    const go = (i, left, c) => {
      if (i === p.length - 1) {
        const w = worth([...c, left]);
        if (!best || cmp(w, best) > 0) best = w;
        return;
      }
      for (let k = 0; k <= left; k++) go(i + 1, left - k, [...c, k]);
    };
    go(0, n, []);
  }
  const near = (c) =>
    c
      .map((k, i) =>
        cmp(sub(share(c)[i], p[i]), fraction(-1n, big(n))) > 0 && cmp(sub(share(c)[i], p[i]), fraction(1n, big(n))) < 0
          ? undefined
          : `share ${i + 1} is not near`,
      )
      .find((x) => x);
  const test = (c) => {
      counts = c;
      return whole(c) ?? (exact ? is(p)(share(c)) : own ? is(best)(worth(c)) : near(c));
    },
    value = own && (exact ? worth(p.map((x) => Number(mul(x, F(n)).n))) : best);
  return answer(['counts', 'exact'], 'the shares add up and are best', {
    counts: exact || own ? test : partly(test, 'within one outcome'),
    exact: is(exact),
    minOutcomes: is(lcm),
    ranges: (c) => {
      let at = 0;
      return is((counts ?? []).map((k) => [at, (at += k)]))(c);
    },
    ...(own ? { guarantee: is(flip(value)), loss: is(sub(solveGame(own).v, value)) } : {}),
  });
}

function utility(d) {
  const root = d.utility === 'sqrt',
    lotteries = d.lotteries.map((l) => l.map((b) => b.map(read))),
    expected = lotteries.map((l) => sum(l.map(([p, x]) => mul(p, x)))),
    number = (x) => Number(x.n) / Number(x.d);
  const worth = root
    ? lotteries.map((l) => l.reduce((t, [p, x]) => t + number(p) * Math.sqrt(number(x)), 0))
    : expected.map(number);
  const close = (a, b) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a)),
    equal = (i, j) => (root ? close(worth[i], worth[j]) : eq(expected[i], expected[j])),
    all = worth.every((_, i) => equal(0, i)),
    best = worth.reduce((b, x, i) => (!equal(i, b) && x > worth[b] ? i : b), 0);
  const soft = (f) =>
    root && worth.some((_, i) => i && equal(0, i)) ? partly(f, 'as far as a computer number tells') : f;
  return answer(['prefers', 'expected'], 'the averages were worked out', {
    expected: is(expected),
    prefers: soft(is(best + 1)),
    indifferent: soft(is(all)),
    expectedUtility: (c) =>
      c.length === worth.length &&
      c.every((x, i) => Math.abs(number(read(x)) - worth[i]) <= (1e-6 * Math.max(1, Math.abs(worth[i]))) / 10)
        ? undefined
        : `found ${worth}`,
  });
}

function strategyCount(d) {
  const c = d.choices,
    players =
      d.infosets !== undefined
        ? [[[c, d.infosets]]]
        : !Array.isArray(c)
          ? [[[c, 1]]]
          : c.some(Array.isArray)
            ? c.map((l) => l.map((x) => [x, 1]))
            : [c.map((x) => [x, 1])];
  const counts = players.map((l) => l.reduce((n, [m, k]) => n * big(m) ** big(k), 1n));
  return answer(['counts'], 'the numbers of moves were multiplied', {
    counts: is(counts),
    ...(players.length === 1
      ? {
          pure: is(counts[0]),
          mixedDimension: is(counts[0] - 1n),
          behavioralDimension: is(players[0].reduce((n, [m, k]) => n + (m - 1) * k, 0)),
        }
      : {}),
  });
}

function lottery(d) {
  const prizes = d.lottery
      .map((x) => (Array.isArray(x) ? x : [x.prob ?? x.p, x.payoff]))
      .map(([p, x]) => [read(p), [].concat(x).map(read)]),
    mean = prizes[0][1].map((_, i) => sum(prizes.map(([p, x]) => mul(p, x[i]))));
  return answer(['value', 'payoff'], 'added up', mean.length === 1 ? { value: is(mean[0]) } : { payoff: is(mean) });
}

/** Faults of written trees, the first in the order of the definition as a walk from the root meets them. */
function treeCheck(d) {
  const fault = (root) => {
    const sets = new Map();
    let players = 2;
    const look = (w) => {
      if (!w || typeof w !== 'object') return;
      players = Math.max(players, w.player ?? 0, Array.isArray(w.payoff) ? w.payoff.length : 0);
      for (const m of [...(w.moves ?? []), ...(w.chance ?? [])]) look(m?.node);
    };
    look(root);
    const walk = (w) => {
      if (!w || typeof w !== 'object' || Array.isArray(w)) return 'missing-payoff';
      const moves = w.chance ?? w.moves ?? [];
      if (w.chance || w.player !== undefined || w.moves) {
        if (!moves.length) return 'no-moves';
        if (w.chance) {
          const p = moves.map((m) => read(m.prob ?? m.p));
          if (p.some((x) => sign(x) < 0)) return 'negative-probability';
          if (!eq(sum(p), ONE)) return 'chance-probabilities-not-one';
        } else {
          const labels = moves.map((m) => m.label),
            set =
              w.infoset === undefined
                ? { player: w.player, labels }
                : (sets.get(w.infoset) ?? { player: w.player, labels });
          if (new Set(labels).size < labels.length) return 'duplicate-label';
          if (w.infoset !== undefined) sets.set(w.infoset, set);
          if (set.player !== w.player) return 'mixed-players';
          if (set.labels.length !== labels.length) return 'edge-count-mismatch';
          if (labels.some((l) => !set.labels.includes(l))) return 'label-set-mismatch';
        }
        if (moves.some((m) => !('node' in m))) return 'missing-payoff';
        if (w.payoff !== undefined) return 'payoff-inside';
        const order = w.chance
          ? moves
          : (sets.get(w.infoset)?.labels.map((l) => moves.find((m) => m.label === l)) ?? moves);
        for (const m of order) {
          const bad = walk(m.node);
          if (bad) return bad;
        }
        return '';
      }
      if (w.payoff === undefined) return 'missing-payoff';
      const paid = [].concat(w.payoff).length;
      return paid === 0 ? 'missing-payoff' : paid === players || (paid === 1 && players === 2) ? '' : 'payoff-count';
    };
    return walk(root);
  };
  const found = d.trees.map(fault);
  return answer(['valid'], 'every node was looked at', { valid: is(found.map((f) => f === '')), reasons: is(found) });
}

function treeOrNot(d) {
  const into = (v) => d.edges.filter(([, b]) => b === v).length,
    out = (v) => d.edges.filter(([a]) => a === v).map(([, b]) => b),
    roots = d.vertices.filter((v) => into(v) === 0),
    twice = d.vertices.filter((v) => into(v) > 1);
  const reach = (v, seen = new Map(), k = 0) => {
      if (!seen.has(v)) {
        seen.set(v, k);
        out(v).forEach((w) => reach(w, seen, k + 1));
      }
      return seen;
    },
    met = roots.length === 1 ? reach(roots[0]) : new Map();
  const cyclic = d.vertices.filter((v) => out(v).some((w) => reach(w).has(v)));
  const [reason, vertices] =
    roots.length === 0
      ? ['no-root', []]
      : roots.length > 1
        ? ['several-roots', roots]
        : twice.length
          ? ['two-paths', twice]
          : met.size < d.vertices.length
            ? ['cycle', cyclic]
            : ['', []];
  return answer(
    ['isTree'],
    'every vertex was looked at',
    reason
      ? { isTree: is(false), reason: is(reason), roots: setOf(vertices), vertices: setOf(vertices) }
      : {
          isTree: is(true),
          root: is(roots[0]),
          terminal: setOf(d.vertices.filter((v) => !out(v).length)),
          depth: is(Math.max(...met.values())),
        },
  );
}

/**
 * Player I wins 4^j from a smaller j. With weights p the payoff against j is 4^j·P(i > j) minus the sum of 4^i·p(i)
 * over i < j.
 */
function powerOfFour(d) {
  if (d.weights !== undefined || d.p !== undefined) throw new CannotTell('other weights are not covered');
  const four = F(4),
    against = (w, r, j) => {
      // the last weight goes on with the ratio r
      const at = (i) =>
          i < w.length ? w[i] : Array.from({ length: i - w.length + 1 }).reduce((x) => mul(x, r), w.at(-1)),
        tail = (i) => sub(ONE, sum(range(0, i).map(at)));
      return sub(
        mul(
          range(1, j).reduce((x) => mul(x, four), ONE),
          tail(j),
        ),
        sum(
          range(0, j - 1).map((i) =>
            mul(
              range(1, i).reduce((x) => mul(x, four), ONE),
              at(i),
            ),
          ),
        ),
      );
    };
  const half = fraction(1n, 2n),
    witness = range(0, 30).map((j) => against([ZERO, half], half, j)),
    given = range(0, 7).map((j) => against([half], half, j));
  // Weights 1/2, 1/4, … on 1, 2, …: 4^j/2^j − Σ 4^i/2^i = 2^j − (2^j − 2) = 2 for j >= 1, and 1 against 0; nobody
  // earns more than 1 against 0.
  if (!eq(witness[0], ONE) || witness.slice(1).some((x) => !eq(x, F(2)))) throw new Error('checker: witness wrong');
  return answer(
    ['lower', 'upper'],
    'the witness secures 1, and nothing earns more against 0; the game is symmetric',
    { lower: is(1), upper: is(-1), hasValue: is(false), absolutelyConvergent: is(false) },
    { proof: { payoffs: is(given) } },
  );
}

function series(d) {
  const [, a, b] = /^\s*(\d+)\s*\.\.\s*(\d+)\s*$/.exec(d.params.n);
  return answer(['values'], 'every game of the series was solved', {
    values: is(
      range(Number(a), Number(b)).map((n) => {
        const A = FAMILIES[d.game]?.({ ...d.params, n });
        if (!A || n > 24) throw new CannotTell('too large or not known here');
        return solveGame(A).v;
      }),
    ),
  });
}

const cycle = (n) => ({ edges: range(0, n - 1).map((i) => [i, (i + 1) % n]), ground: 0 });
function colon(d) {
  if (d.branches) {
    const length = xor(d.branches),
      total = d.branches.reduce((a, b) => a + Number(b), 0) + Number(d.trunk ?? 0),
      edges = [];
    let top = 0,
      last = 0;
    if (total <= 60) {
      for (let i = 0; i < (d.trunk ?? 0); i++) {
        edges.push([top, ++last]);
        top = last;
      }
      for (const b of d.branches)
        for (let i = 0, at = top; i < b; i++) {
          edges.push([at, ++last]);
          at = last;
        }
    }
    const mine = length + big(d.trunk ?? 0);
    if (total <= 60 && total && greenHackenbush({ edges, ground: 0 }).facts.sg(String(mine)))
      throw new Error('checker: colon principle wrong');
    return answer(['stalk'], 'by the colon principle', { length: is(length), stalk: is(mine) });
  }
  const glue = (piece) => {
    const free = Math.max(...d.base.edges.flat(), ...piece.flat(), d.base.ground ?? 0, d.at) + 1;
    return {
      edges: [...d.base.edges, ...piece.map((e) => e.map((v) => (v === 0 ? d.at : v + free)))],
      ground: d.base.ground ?? 0,
    };
  };
  const worth = (p) => {
      for (let v = 0; v < 1024; v++) if (!greenHackenbush(p).facts.sg(v)) return v;
      throw new CannotTell('value too large');
    },
    [f, s] = [d.first, d.second].map((edges) => worth({ edges, ground: 0 })),
    [wf, ws] = [d.first, d.second].map((p) => worth(glue(p)));
  return answer(['withFirst', 'withSecond'], 'all four pictures were worked out', {
    firstValue: is(f),
    secondValue: is(s),
    withFirst: is(wf),
    withSecond: is(ws),
    sumValue: is(wf ^ ws),
    sumClass: is(wf === ws ? 'P' : 'N'),
  });
}

function northcottGaps(d) {
  const s = d.gaps.reduce((a, b) => a ^ b, 0),
    wins = d.gaps.flatMap((from, row) => ((from ^ s) < from ? [{ row, from, to: from ^ s }] : []));
  return answer(['class', 'winningMoves'], 'by the nim-sum of the gaps', {
    class: is(s ? 'N' : 'P'),
    winner: is(s ? 'first' : 'second'),
    nimSum: is(s),
    winningMoves: setOf(wins),
    moveCount: is(wins.length),
  });
}
function nimSumQuestion(d) {
  const known = d.values.filter((x) => x !== 'x'),
    s = d.target === undefined ? xor(known) : big(d.target),
    x = xor(known) ^ s;
  return answer(['nimSum', 'x'], 'added without carrying', {
    nimSum: is(s),
    sumBinary: binary(s),
    x: is(x),
    xBinary: binary(x),
    binary: (c) =>
      c.length === known.length ? c.map((b, i) => binary(known[i])(b)).find((y) => y) : 'not all numbers',
    partialSums: is(known.slice(1).map((_, i) => xor(known.slice(0, i + 2)))),
  });
}
function odiousEvil(d) {
  const list = d.values ?? range(d.from ?? 0, d.to),
    type = (x) => (odious(x) ? 'odious' : 'evil');
  return answer(['types'], 'the ones were counted', {
    types: is(list.map(type)),
    odious: setOf(list.filter(odious)),
    evil: setOf(list.filter((x) => !odious(x))),
    ...(d.values ? { nimSum: is(xor(list)), sumType: is(type(xor(list))) } : {}),
  });
}
function greenComponents(d) {
  const s = xor(d.componentSg),
    lower = d.componentSg.flatMap((v, i) =>
      (big(v) ^ s) < big(v) ? [{ component: i, from: big(v), to: big(v) ^ s }] : [],
    );
  return answer(['sg', 'class'], 'by the nim-sum', {
    sg: is(s),
    class: is(s ? 'N' : 'P'),
    ...(lower.length === 1 ? { target: (c) => is(lower[0])({ ...c, from: big(c.from), to: big(c.to) }) } : {}),
  });
}
function removalTable(d) {
  const line = ['star', 'path', 'cycle', 'complete'].includes(d.graph),
    sizes =
      d.graph === 'grid'
        ? [range(1, d.rowsTo), range(1, d.columnsTo)]
        : [range(d.mFrom ?? 0, d.mTo), range(d.nFrom ?? 0, d.nTo)];
  const at = (m, n) => () => vertexRemoval({ graph: d.graph, m, n, rows: m, columns: n });
  if (line)
    return answer(['sgValues'], 'every way of removing vertices was worked out', {
      sgValues: each(
        range(d.from ?? 0, d.to).map((n) => at(0, n)),
        'sg',
      ),
    });
  const rows = sizes[0].map((m) =>
      each(
        sizes[1].map((n) => at(m, n)),
        'sg',
      ),
    ),
    test = (c) =>
      c.length === rows.length ? c.map((r, i) => rows[i](r)).find((x) => x) : `${rows.length} rows expected`;
  return answer(['sgTable'], 'every way of removing vertices was worked out', {
    sgTable: rows.some((r) => r.partly) ? partly(test, 'small graphs') : test,
  });
}
function divideClasses(d) {
  const ms = d.m !== undefined ? [d.m] : range(d.mFrom ?? 1, d.mTo),
    ns = range(d.nFrom ?? 1, d.nTo),
    at = (m, n) => () => BOARDS['empty-and-divide']({ m, n, play: d.play });
  if (ms.length * ns.length > 2000 || Math.max(...ms, ...ns) > 60) throw new CannotTell('too many boxes');
  const all = ms.flatMap((m) => ns.map((n) => [m, n])),
    lost = all.filter(([m, n]) => !at(m, n)().facts.class('P'));
  return answer(['classes', 'pPositions'], 'every pair of boxes was played out', {
    classes: is(ns.map((n) => (at(ms[0], n)().facts.class('P') ? 'N' : 'P')).join('')),
    pPositions: setOf(lost),
    terminals: setOf(all.filter(([m, n]) => m === 1 && n === 1)),
  });
}
function chompOpenings(d) {
  const boards = range(1, d.columnsTo).flatMap((c) =>
    range(1, d.rowsTo)
      .filter((r) => c + r > 2)
      .map((r) => [c, r]),
  );
  return answer(['openings'], 'every board was searched', {
    openings: eachNamed(
      boards.map((b) => b.join('x')),
      boards.map(
        ([columns, rows]) =>
          () =>
            BOARDS.chomp({ columns, rows }),
      ),
      'winningMoves',
      (list) => list.map(([column, row, ...more]) => ({ column, row, ...more })),
    ),
  });
}

export const QUESTIONS = {
  mex: (d) => answer(['mex'], 'the least one missing', { mex: is(mexOf(d.values)) }),
  'nim-sum': nimSumQuestion,
  'odious-evil': odiousEvil,
  'coin-values': coinValues,
  'board-values': boardValues,
  'tartan-solver': tartanSolver,
  zeckendorf,
  'coin-turning-length': (d) => {
    const g = coinOf(d);
    if (d.to > 300) throw new CannotTell('rows too long');
    return answer(['maxMoves'], 'the longest play from each head', {
      maxMoves: is(range(d.from, d.to).map((n) => (n === 0 ? 0n : g.longest(n - 1)))),
    });
  },
  'chomp-openings': chompOpenings,
  'take-and-break-code': codes,
  'colon-principle': colon,
  'empty-and-divide-classes': divideClasses,
  'green-components': greenComponents,
  'limited-takes': limitedTakes,
  'northcott-draws': northcottDraws,
  'fusion-principle': (d) => {
    const ns = range(d.from, d.to);
    return answer(['sgByLength'], 'by the fusion principle, small cycles by every cut', {
      sgByLength: eachNamed(
        ns.map(String),
        ns.map((n) => () => greenHackenbush(cycle(n))),
        'sg',
      ),
    });
  },
  'northcott-gaps': northcottGaps,
  'ordinal-arithmetic': ordinalArithmetic,
  'two-dimensional-values': squareValues,
  'wythoff-pairs': wythoffPairs,
  'pile-values': pileValues,
  'nim-arithmetic': nimbers,
  'vertex-removal-table': removalTable,
  'sos-outcomes': (d) => {
    const ns = range(d.from ?? 1, d.to);
    return answer(['outcomes'], 'every row was searched', {
      outcomes: eachNamed(
        ns.map(String),
        ns.map((n) => () => BOARDS.sos({ squares: n })),
        'outcome',
      ),
    });
  },
  'randomization-device': device,
  'expected-utility': utility,
  'mixed-strategy': (d) =>
    answer(['mixed'], 'the pure strategy for certain', {
      mixed: is(range(1, d.strategies).map((i) => (i === d.pure ? 1 : 0))),
    }),
  'named-series': series,
  'power-of-four': powerOfFour,
  'strategy-count': strategyCount,
  lottery,
  'tree-check': treeCheck,
  'tree-or-not': treeOrNot,
};
