// Coins in a row and on a board, and the field of nimbers behind them.
import { CannotTell, canon, is, setOf } from './verdict.mjs';
import { outcomeFacts, budget, solveSum, MAIN } from './sums.mjs';

const mexBig = (list) => {
  const seen = new Set(list);
  let m = 0n;
  while (seen.has(m)) m++;
  return m;
};
const xor = (list) => list.reduce((a, b) => a ^ b, 0n);
const odious = (x) => 2n * x + ([...x.toString(2)].filter((c) => c === '1').length % 2 === 0 ? 1n : 0n);
const lowBit = (x) => x & -x;

/** All subsets of {0..p-1} of a given size, largest first. */
function subsets(p, size, spend) {
  if (size === 0) return [[]];
  const list = [];
  for (let q = p - 1; q >= size - 1; q--)
    for (const rest of subsets(q, size - 1, spend)) {
      spend();
      list.push([q, ...rest]);
    }
  return list;
}

/**
 * The rules of a coin game: companions(p) lists the sets of coins that may be turned together with a head at place p
 * (places count from 0 at the left);
 * `from` is the label books give the leftmost coin; `value` is the formula for places too far out for a table; `piles`
 * tells that it is a pile game in disguise.
 */
export function coinGame(game, set = [], counts = [], patterns = [], spend = budget()) {
  const upTo = (n) => Array.from({ length: Math.max(0, n) }, (_, i) => i);
  const sized =
    (...sizes) =>
    (p) =>
      sizes.flatMap((s) => subsets(p, s, spend));
  const runs = (least) => (p) =>
    upTo(p + 1)
      .filter((k) => k >= least)
      .map((k) => upTo(k).map((i) => p - 1 - i));
  const inSet = (companions, ok) => Object.assign(companions, { ok });
  const games = {
    'turning-turtles': {
      from: 1,
      companions: inSet(sized(0, 1), (c) => c.length <= 1),
      value: (p) => p + 1n,
      piles: true,
    },
    twins: { from: 0, companions: inSet(sized(1), (c) => c.length === 1), value: (p) => p, piles: true },
    'mock-turtles': { from: 0, companions: inSet(sized(0, 1, 2), (c) => c.length <= 2), value: odious },
    triplets: {
      from: 0,
      companions: inSet(sized(2), (c) => c.length === 2),
      value: (p) => (p < 2n ? 0n : odious(p - 2n)),
    },
    ruler: { from: 1, companions: runs(0), value: (p) => lowBit(p + 1n) },
    rulerette: { from: 1, companions: runs(1), value: (p) => (p % 2n === 0n ? 0n : lowBit((p + 1n) / 2n)) },
    grunt: {
      from: 0,
      companions: (n) =>
        upTo(n)
          .filter((a) => a > 0 && 2 * a < n)
          .map((a) => [0, a, n - a]),
      piles: true,
    },
    'subtraction-coins': {
      from: 1,
      companions: (p) => set.filter((s) => s <= p + 1).map((s) => (s === p + 1 ? [] : [p - s])),
      piles: true,
    },
    'subtraction-two-coins': { from: 0, companions: (p) => set.filter((s) => s <= p).map((s) => [p - s]), piles: true },
    'subtraction-one-or-two': {
      from: 0,
      companions: (p) => [[], ...set.filter((s) => s <= p).map((s) => [p - s])],
      piles: true,
    },
    custom: { from: 0, companions: sized(...counts.map((c) => c - 1)) },
    patterns: {
      from: 0,
      companions: (p) =>
        [...new Set(patterns.map((t) => `${[...new Set(t)].sort((a, b) => a - b)}`))]
          .map((t) => (t ? t.split(',').map((x) => p - x) : []))
          .filter((c) => c.every((x) => x >= 0)),
    },
  };
  if (!games[game]) throw new CannotTell(`the coin game ${game} is not known here`);
  const g = games[game],
    cache = [],
    values = [],
    long = [];
  const companions = (p) => (cache[p] ??= g.companions(p));
  const value = (p) => {
    for (let q = values.length; q <= p; q++) {
      const list = companions(q);
      spend(list.length * 2);
      values[q] = mexBig(list.map((c) => xor(c.map((x) => values[x]))));
    }
    return values[p];
  };
  // The longest play from a single head: each move replaces it by its companions, left-most heads being played first.
  const longest = (p) => {
    for (let q = long.length; q <= p; q++) {
      const list = companions(q);
      long[q] = list.length
        ? 1n + list.map((c) => c.reduce((s, x) => s + long[x], 0n)).reduce((a, b) => (a > b ? a : b), 0n)
        : 0n;
    }
    return long[p];
  };
  return { ...g, companions, value, formula: g.value, ok: g.companions.ok, longest };
}

/** The game of a board's columns, which has the numbers of the rows where it has none of its own. */
export const columnGame = (d, game) =>
  coinGame(
    game,
    d.columnSubtractionSet ?? d.subtractionSet,
    d.columnCounts ?? d.counts,
    d.columnPatterns ?? d.patterns,
  );

/** Places (from 0) of the heads of a document. */
function heads(d, from) {
  const first = d.firstIndex ?? from;
  if (d.coins !== undefined) return [...d.coins].flatMap((c, i) => (c === 'H' ? [i] : []));
  if (d.heads)
    return d.heads
      .map((x) => BigInt(x) - BigInt(first))
      .map(small)
      .sort((a, b) => (a < b ? -1 : 1));
  const odd = new Map();
  for (const x of d.piles ?? []) {
    const p = small(BigInt(x) - BigInt(from));
    if (p >= 0) odd.set(p, !odd.get(p));
  }
  return [...odd]
    .filter(([, o]) => o)
    .map(([p]) => p)
    .sort((a, b) => (a < b ? -1 : 1));
}
const small = (x) => (x < 1n << 50n ? Number(x) : x);

/** All heads together as one position of a game, for misère play, where they cannot be looked at one by one. */
export const turning = (movesAt) => (text) => {
  const heads = text === '' ? [] : text.split(' ');
  return heads.flatMap((head) =>
    movesAt(head).map(({ name, turns }) => {
      const left = new Set(heads);
      for (const coin of turns) if (!left.delete(coin)) left.add(coin);
      return { name, to: [[...left].sort().join(' ')] };
    }),
  );
};
export const rowTurning = (g, name) =>
  turning((head) =>
    g.companions(Number(head)).map((c) => {
      const coins = [...c, Number(head)].sort((a, b) => a - b);
      return { name: { turn: coins.map(name) }, turns: coins.map(String) };
    }),
  );
const misere = (moves, heads, rest) => {
  if (heads.length > 40) throw new CannotTell('too many coins in misère play');
  const s = solveSum([{ moves, at: heads.map(String).sort().join(' '), name: (m) => m.name }], true);
  return {
    main: MAIN,
    says: 'every position was searched',
    facts: { ...outcomeFacts({ ...s, play: 'misere', by: rest.by }), ...rest.facts },
  };
};

export function coinRow(d) {
  const g = coinGame(d.game ?? d.kind, d.subtractionSet, d.counts, d.patterns),
    at = heads(d, g.from),
    label = BigInt(d.firstIndex ?? g.from);
  const name = (p) => String(BigInt(p) + label),
    by = (m) =>
      canon(
        [...m.turn]
          .map(BigInt)
          .sort((a, b) => (a < b ? -1 : 1))
          .map(String),
      );
  const shared = {
    headPositions: is(at.map(name)),
    piles: g.piles ? setOf(at.map((p) => String(BigInt(p) + BigInt(g.from)))) : undefined,
  };
  const far = at.some((p) => p > 400),
    shown = { heads: setOf(at.map(name)) };
  if (d.play === 'misere') {
    if (at.some((p) => p > 30)) throw new CannotTell('coins too far out for misère play');
    return misere(rowTurning(g, name), at, {
      by,
      facts: { headPositions: shared.headPositions, maxMoves: is(at.reduce((s, p) => s + g.longest(p), 0n)) },
    });
  }
  if (!far) {
    const values = at.map(g.value),
      sg = xor(values);
    const wins = at.flatMap((p, i) =>
      g
        .companions(p)
        .filter((c) => (sg ^ values[i] ^ xor(c.map(g.value))) === 0n)
        .map((c) => ({ turn: [...c, p].sort((a, b) => a - b).map(name) })),
    );
    return {
      main: MAIN,
      says: 'values of all coins and all winning moves worked out from the rules',
      proof: shown,
      facts: {
        ...outcomeFacts({ won: sg !== 0n, sg, wins, by }),
        ...shared,
        headValues: is(values),
        componentSg: is([sg]) /* the row is one component; its heads are told above */,
        maxMoves: is(at.reduce((s, p) => s + g.longest(p), 0n)),
      },
    };
  }
  if (!g.formula || !g.ok) throw new CannotTell('coins too far out');
  for (let p = 0; p < 40; p++)
    if (g.formula(BigInt(p)) !== g.value(p)) throw new Error(`checker: formula wrong at ${p}`);
  const places = at.map(BigInt),
    values = places.map(g.formula),
    sg = xor(values);
  const listed = (m) => {
    const t = m.turn.map((x) => BigInt(x) - label).sort((a, b) => (a < b ? -1 : 1)),
      p = t.pop();
    const legal = places.includes(p) && t.every((x) => x >= 0n && x < p) && new Set(t).size === t.length && g.ok(t);
    return !legal
      ? `${canon(m)} is not allowed`
      : (sg ^ g.formula(p) ^ xor(t.map(g.formula))) === 0n
        ? undefined
        : `${canon(m)} does not win`;
  };
  return {
    main: MAIN,
    says: 'values by the known formula, compared with the rules for small places',
    proof: shown,
    facts: { ...outcomeFacts({ won: sg !== 0n, sg, listed }), ...shared, headValues: is(values) },
  };
}

/**
 * A board of coins: a move of the row game times a move of the column game; Acrostic Twins turns one further coin left
 * or above.
 */
export function boardOf(d) {
  const pair = {
    'turning-corners': ['twins', 'twins'],
    rugs: ['ruler', 'ruler'],
    tartan: [d.rowGame, d.columnGame],
    'acrostic-twins': [],
  }[d.kind];
  const first = (g) => coinGame(g, d.subtractionSet, d.counts, d.patterns),
    g1 = pair[0] && first(pair[0]),
    g2 = pair[0] && columnGame(d, pair[1]);
  const label = d.firstIndex ?? (pair[0] ? Math.min(g1.from, g2.from) : 0);
  const at = d.rows
    ? d.rows.flatMap((r, x) => [...r].flatMap((c, y) => (c === 'H' ? [[x, y]] : [])))
    : d.heads.map(([x, y]) => [x - label, y - label]);
  const spend = budget(3e6),
    values = new Map();
  const moves = pair[0]
    ? (x, y) =>
        g1.companions(x).flatMap((a) =>
          g2.companions(y).map((b) => {
            spend();
            return [
              [...a, x],
              [...b, y],
            ];
          }),
        )
    : (x, y) => [
        ...Array.from({ length: y }, (_, b) => [[x], [b, y]]),
        ...Array.from({ length: x }, (_, a) => [[a, x], [y]]),
      ];
  // The value of a single head by its definition while the board is small; else the tartan theorem: the nim product of
  // the two values.
  const others = (x, y, [rows, columns]) =>
    rows.flatMap((a) => columns.filter((b) => a !== x || b !== y).map((b) => [a, b]));
  const direct = (x, y) => {
    const key = `${x},${y}`;
    if (!values.has(key))
      values.set(
        key,
        mexBig(
          moves(x, y).map((m) => {
            const o = others(x, y, m);
            spend(o.length);
            return xor(o.map(([a, b]) => direct(a, b)));
          }),
        ),
      );
    return values.get(key);
  };
  let value = direct,
    says = 'values of all cells worked out from the rules',
    rest = (x, y, m) => xor(others(x, y, m).map(([a, b]) => value(a, b)));
  try {
    at.forEach(([x, y]) => direct(x, y));
  } catch (e) {
    if (!(e instanceof CannotTell) || !pair[0]) throw e;
    says = 'values by the tartan theorem';
    value = (x, y) => nimProduct(g1.value(x), g2.value(y));
    rest = (x, y, [rows, columns]) => nimProduct(xor(rows.map(g1.value)), xor(columns.map(g2.value))) ^ value(x, y);
  }
  return {
    at,
    moves,
    value,
    rest,
    label,
    says,
    games: pair[0] ? [g1, g2] : undefined,
    sg: xor(at.map(([x, y]) => value(x, y))),
  };
}

export function boardTurning({ moves, label }) {
  return turning((head) =>
    moves(...head.split(',').map(Number)).map(([rows, columns]) => ({
      name: {
        rows: rows.map((r) => r + label).sort((a, b) => a - b),
        columns: columns.map((c) => c + label).sort((a, b) => a - b),
      },
      turns: rows.flatMap((r) => columns.map((c) => `${r},${c}`)),
    })),
  );
}
function misereBoard(d) {
  const board = boardOf(d);
  return misere(
    boardTurning(board),
    board.at.map(([x, y]) => `${x},${y}`),
    {},
  );
}

export function tartan(d) {
  if (d.play === 'misere') return misereBoard(d);
  const { at, moves, value, rest, label, says, sg } = boardOf(d),
    again = budget(3e5);
  const wins = at
    .flatMap(([x, y]) =>
      moves(x, y).filter((m) => {
        again();
        return (sg ^ value(x, y) ^ rest(x, y, m)) === 0n;
      }),
    )
    .map(([rows, columns]) => ({
      rows: rows.map((r) => r + label).sort((a, b) => a - b),
      columns: columns.map((c) => c + label).sort((a, b) => a - b),
    }));
  return {
    main: MAIN,
    says,
    proof: { heads: setOf(at.map(([x, y]) => [x + label, y + label])) },
    facts: {
      ...outcomeFacts({ won: sg !== 0n, sg, wins }),
      headValues: setOf(at.map(([x, y]) => ({ at: [x + label, y + label], sg: value(x, y) }))),
    },
  };
}

/**
 * Nim product by Conway's rule: with F the largest Fermat power 2^(2^k) not above either number, F⊗F = 3F/2 and F⊗x =
 * F·x below F.
 */
export function nimProduct(a, b) {
  if (a < 2n || b < 2n) return a * b;
  let half = 1n;
  while (1n << (2n * half) <= a || 1n << (2n * half) <= b) half *= 2n;
  const F = 1n << half,
    [a1, a0, b1, b0] = [a >> half, a % F, b >> half, b % F];
  const high = nimProduct(a1, b1),
    cross = nimProduct(a1 ^ a0, b1 ^ b0),
    low = nimProduct(a0, b0);
  // (a1F+a0)(b1F+b0) = (a1b1+a1b0+a0b1)F + a0b0 + a1b1·(F/2)
  return ((cross ^ low) << half) ^ low ^ nimProduct(high, F >> 1n);
}
{
  // compared with the definition, mex of a'b + ab' + a'b', for all numbers below 16
  const table = [];
  for (let a = 0; a < 16; a++) {
    table[a] = [];
    for (let b = 0; b < 16; b++) {
      const seen = [];
      for (let x = 0; x < a; x++)
        for (let y = 0; y < b; y++) seen.push(table[x][b] ^ (y < b && x < a ? table[a][y] : 0n) ^ table[x][y]);
      table[a][b] = mexBig(seen);
    }
  }
  for (let a = 0; a < 16; a++)
    for (let b = 0; b < 16; b++)
      if (nimProduct(BigInt(a), BigInt(b)) !== table[a][b]) throw new Error('checker: nim product wrong');
}
const nimPower = (a, k) => {
  let r = 1n;
  for (; k > 0n; k >>= 1n, a = nimProduct(a, a)) if (k & 1n) r = nimProduct(r, a);
  return r;
};
const fieldOf = (...numbers) => {
  let f = 2n;
  while (numbers.some((x) => x >= f)) f *= f;
  return f;
};

export function nimArithmetic(d) {
  const number = (x) => BigInt(x),
    size = (x) => {
      if (x >= 1n << 256n) throw new CannotTell('numbers too large');
      return x;
    };
  if (d.quadratic) {
    const [a, b, c] = d.quadratic.map(number),
      f = (x) => nimProduct(a, nimProduct(x, x)) ^ nimProduct(b, x) ^ c;
    return {
      main: ['roots'],
      says: 'the roots were put into the equation, and there are never more',
      facts: {
        roots: (claim) => {
          const wrong = claim.find((x) => f(number(x)) !== 0n);
          return wrong !== undefined
            ? `${wrong} is not a root`
            : claim.length !== (b === 0n ? 1 : 2) || new Set(claim.map(String)).size !== claim.length
              ? `${b === 0n ? 'one root' : 'two roots'} expected`
              : undefined;
        },
      },
    };
  }
  if (d.limit !== undefined) {
    const m = number(d.limit),
      closed = (() => {
        let f = 2n;
        while (f < m) f *= f;
        return f === m;
      })();
    return {
      main: ['closed'],
      says: 'the finite subfields are the numbers below a Fermat power 2^(2^k)',
      facts: { closed: is(closed) },
    };
  }
  if (d.expression === undefined) throw new CannotTell('a question about nimbers that is not covered');
  const tokens = d.expression.match(/\d+|sqrt|√|[-+*/^()⊕⊗⊘]/g) ?? [],
    all = [];
  let i = 0;
  const take = (...t) => (t.includes(tokens[i]) ? tokens[i++] : undefined);
  const inverse = (x) => {
    if (x === 0n) throw new CannotTell('division by zero');
    return nimPower(x, fieldOf(x) - 2n);
  };
  const root = (x) => nimPower(x, fieldOf(x) / 2n);
  const atom = () => {
    if (take('(')) {
      const x = sum();
      take(')');
      return x;
    }
    if (take('sqrt', '√')) return root(atom());
    const x = size(number(tokens[i++]));
    all.push(x);
    return x;
  };
  const powers = () => {
    const x = atom();
    if (!take('^')) return x;
    const e = number(tokens[i++]);
    return nimPower(x, e);
  };
  const product = () => {
    let x = powers();
    for (let t; (t = take('*', '/', '⊗', '⊘'));) {
      const y = powers();
      x = nimProduct(x, '*⊗'.includes(t) ? y : inverse(y));
    }
    return x;
  };
  const sum = () => {
    let x = product();
    while (take('+', '⊕')) x ^= product();
    return x;
  };
  const value = sum();
  if (i < tokens.length) throw new CannotTell('the expression is not understood');
  return {
    main: ['value'],
    says: 'computed in the field of nimbers',
    facts: {
      value: is(value),
      binary: (claim) => (`${claim}` === value.toString(2) ? undefined : `binary is ${value.toString(2)}`),
      field: is(fieldOf(value)),
    },
  };
}
