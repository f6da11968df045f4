// Impartial games with positions of their own: several piles at once, stairs, boards, rows of letters, ordinals. The
// rules stand here in a few lines each;
// outcomes come from plain search, or from the theorem named where the position is too large.
import { formula, fraction } from './fractions.mjs';
import { CannotTell, canon, is, setOf } from './verdict.mjs';
import { solveSum, outcomeFacts, budget, MAIN } from './sums.mjs';

const big = BigInt;

/** One position of one game, searched from its rules. */
export function single(
  moves,
  at,
  d,
  { name = (m) => m.name, by, says = 'all positions worked out from the rules', noValue = false } = {},
) {
  const s = solveSum([{ moves, at, name }], d.play === 'misere');
  return {
    main: MAIN,
    says,
    facts: outcomeFacts({ ...s, values: undefined, sg: noValue ? undefined : s.sg, play: d.play, by }),
  };
}

/** A position judged by a theorem: `lost(position)` decides, winning moves are those that leave a lost position. */
function byTheorem(moves, lost, at, d, { by, sg, says }) {
  const wins = moves(at)
    .filter((m) => lost(m.to[0]))
    .map((m) => m.name);
  return { main: MAIN, says, facts: outcomeFacts({ won: !lost(at), sg, wins, play: d.play, by }) };
}

const orElse = (first, second) => {
  try {
    return first();
  } catch (e) {
    if (e instanceof CannotTell) return second();
    throw e;
  }
};

export const BOARDS = {
  /** Lower at least one and at most k piles. */
  'moore-nim': (d) => moore(d.piles.map(Number), d.k, d),
  'staircase-nim'(d) {
    const moves = (text) => {
      const s = text.split(',').map(Number),
        list = [];
      s.forEach((x, j) => {
        for (let c = 1; c <= x; c++) {
          const t = [...s];
          t[j] -= c;
          if (j > 0) t[j - 1] += c;
          list.push({ name: { step: j + 1, coins: c }, to: [t.join(',')] });
        }
      });
      return list;
    };
    const odd = (text) =>
      text
        .split(',')
        .map(Number)
        .reduce((v, x, j) => (j % 2 === 0 ? v ^ x : v), 0);
    const at = d.steps.join(',');
    return orElse(
      () => single(moves, at, d),
      () => {
        if (d.play === 'misere' || d.steps.some((x) => x > 1e5)) throw new CannotTell('too large');
        return byTheorem(moves, (p) => odd(p) === 0, at, d, { sg: odd(at), says: 'by the nim-sum of the odd steps' });
      },
    );
  },
  'dynamic-subtraction'(d) {
    const factor = d.limit === undefined && d.factor === undefined ? 2 : d.factor;
    const next =
      d.limit === undefined
        ? (t) => factor * t
        : ((f) => (t) => {
            const r = f({ t: fraction(big(t)) });
            return Number(r.n / r.d);
          })(formula(d.limit, { whole: true }));
    if (d.pile > 400) throw new CannotTell('pile too large for plain search');
    const moves = (text) => {
      const [n, m] = text.split(',').map(Number),
        list = [];
      for (let t = 1; t <= Math.min(n, m); t++)
        list.push({ name: { take: t }, to: [`${n - t},${Math.min(next(t), n - t)}`] });
      return list;
    };
    return single(moves, `${d.pile},${d.maxTake ?? d.pile - 1}`, d, { noValue: true });
  },
  chomp(d) {
    let h = d.columnHeights ?? Array(d.columns).fill(d.rows);
    const bite = (hs, c, r) => hs.map((x, i) => (i >= c ? Math.min(x, r) : x)); // c and r count from 0
    for (const [c, r] of d.moves ?? []) h = bite(h, c - 1, r - 1);
    const moves = (text) => {
      const hs = text.split(',').map(Number),
        list = [];
      hs.forEach((x, c) => {
        for (let r = 0; r < x; r++)
          if (c + r > 0) list.push({ name: { column: c + 1, row: r + 1 }, to: [bite(hs, c, r).join(',')] });
      });
      return list;
    };
    return single(moves, h.join(','), d, { noValue: true });
  },
  'thirty-one'(d) {
    const ranks = d.ranks ?? [1, 2, 3, 4, 5, 6],
      copies = d.copiesEach ?? 4,
      target = d.target ?? 31;
    const moves = (text) => {
      const left = text.split(',').map(Number),
        total = ranks.reduce((s, r, i) => s + r * (copies - left[i]), 0);
      return ranks.flatMap((r, i) =>
        left[i] > 0 && total + r <= target
          ? [{ name: { card: r }, to: [left.map((x, j) => (j === i ? x - 1 : x)).join(',')] }]
          : [],
      );
    };
    const left = ranks.map((r) => copies - (d.played ?? []).filter((p) => p === r).length);
    return single(moves, left.join(','), d, { noValue: true });
  },
  'empty-and-divide'(d) {
    const moves = (text) => {
      const [m, n] = text.split(',').map(Number),
        list = [];
      for (const [empty, x] of [
        ['second', m],
        ['first', n],
      ])
        for (let a = 1; a < x; a++) list.push({ name: { empty, into: [a, x - a] }, to: [`${a},${x - a}`] });
      return list;
    };
    return orElse(
      () => single(moves, `${d.m},${d.n}`, d, { noValue: true }),
      () => {
        if (d.play === 'misere' || Number(d.m) + Number(d.n) > 1e5) throw new CannotTell('too large');
        return byTheorem(moves, (p) => p.split(',').every((x) => x % 2 === 1), `${d.m},${d.n}`, d, {
          says: 'lost exactly when both boxes are odd',
        });
      },
    );
  },
  wythoff(d) {
    if (Number(d.x) > 150 || Number(d.y) > 150) throw new CannotTell('board too large');
    return single(queen, `${d.x},${d.y}`, d);
  },
  sos,
  northcott,
  'dawson-pawns': pawns,
  'ordinal-nim'(d) {
    return ordinals(d.piles.map(ordinal), (x) => x.map(termText).join('+') || '0', d);
  },
  'two-dimensional-nim': twoDimensional,
};

function moore(piles, k, d, name = (pairs) => ({ lowered: pairs })) {
  const moves = (text) => {
    const at = text.split(',').map(Number),
      list = [],
      seen = new Set();
    const go = (i, pairs, left) => {
      if (i === at.length) {
        const key = JSON.stringify([...pairs].sort((a, b) => a[0] - b[0] || a[1] - b[1]));
        if (pairs.length && !seen.has(key)) {
          seen.add(key);
          list.push({ name: name(JSON.parse(key)), to: [[...left].sort((a, b) => a - b).join(',')] });
        }
        return;
      }
      go(i + 1, pairs, [...left, at[i]]);
      if (pairs.length < k) for (let t = 0; t < at[i]; t++) go(i + 1, [...pairs, [at[i], t]], [...left, t]);
    };
    if (at.reduce((s, x) => s * (x + 1), 1) > 2e6 && k > 2) throw new CannotTell('too many moves');
    go(0, [], []);
    return list;
  };
  const by = (m) => JSON.stringify([...m.lowered].map((p) => p.map(Number)).sort((a, b) => a[0] - b[0] || a[1] - b[1]));
  const at = [...piles].sort((a, b) => a - b).join(','),
    size = piles.reduce((s, x) => s * (x + 1), 1);
  if (size <= 3000) return single(moves, at, d, { by, noValue: true });
  if (Math.max(...piles) > 40 || piles.length > 8) throw new CannotTell('too large');
  const lost = (text) => {
    const p = text.split(',').map(Number);
    if (d.play === 'misere' && p.every((x) => x <= 1)) return p.filter((x) => x === 1).length % (k + 1) === 1;
    for (let b = 1; b <= 64; b *= 2) if (p.filter((x) => x & b).length % (k + 1)) return false;
    return true;
  };
  return byTheorem(moves, lost, at, d, { by, says: "by Moore's theorem" });
}
export { moore, canonOrdinal, compare, nimSum, ordinal };

export function queen(text) {
  const [x, y] = text.split(',').map(Number),
    list = [],
    go = (a, b) => list.push({ name: { to: [a, b] }, to: [`${a},${b}`] });
  for (let a = 0; a < x; a++) go(a, y);
  for (let b = 0; b < y; b++) go(x, b);
  for (let c = 1; c <= Math.min(x, y); c++) go(x - c, y - c);
  return list;
}

/** SOS: win by completing S-O-S; a full row is a draw. Value for the mover: 1, 0, -1. */
function sos(d) {
  const board = d.board ?? '_'.repeat(d.squares),
    known = new Map(),
    spend = budget(3e6);
  if ((board.match(/_/g) ?? []).length > 12) throw new CannotTell('row too long for plain search');
  const completes = (b, i) => [i - 2, i - 1, i].some((s) => s >= 0 && b.slice(s, s + 3) === 'SOS');
  const moves = (b) =>
    [...b].flatMap((c, i) => (c === '_' ? ['S', 'O'].map((l) => [l, i, b.slice(0, i) + l + b.slice(i + 1)]) : []));
  const result = (b, i) => (completes(b, i) ? 1 : -value(b));
  function value(b) {
    if (!known.has(b)) {
      spend();
      known.set(b, b.includes('_') ? Math.max(...moves(b).map(([, i, t]) => result(t, i))) : 0);
    }
    return known.get(b);
  }
  if (board.includes('SOS')) throw new CannotTell('the row is already won');
  const letters = board.replace(/_/g, '').length,
    mover = d.toMove ?? (letters % 2 === 0 ? 'first' : 'second'),
    other = mover === 'first' ? 'second' : 'first';
  const v = value(board),
    leading = (x) =>
      setOf(
        moves(board)
          .filter(([, i, t]) => result(t, i) === x)
          .map(([letter, i]) => ({ letter, square: i + 1 })),
      );
  return {
    main: ['outcome', 'winningMoves'],
    says: 'every continuation of the row was searched',
    facts: {
      outcome: is(v === 0 ? 'draw' : v === 1 ? mover : other),
      winningMoves: v === 1 ? leading(1) : setOf([]),
      drawingMoves: v === 0 ? leading(0) : setOf([]),
      toMove: is(mover),
    },
  };
}

/** Northcott: the nim-sum of the gaps decides (a retreat can be followed). All moves to nim-sum 0 win. */
function northcott(d) {
  const gap = d.white.map((w, i) => Math.abs(w - d.black[i]) - 1),
    total = gap.reduce((a, b) => a ^ b, 0),
    mine = d.toMove === 'black' ? d.black : d.white,
    theirs = d.toMove === 'black' ? d.white : d.black;
  const moves = mine.flatMap((from, row) =>
    slides(from, theirs[row], d.width).map((to) => ({
      row,
      fromColumn: from,
      toColumn: to,
      gapFrom: gap[row],
      gapTo: Math.abs(to - theirs[row]) - 1,
    })),
  );
  const wins = moves.filter((m) => (total ^ m.gapFrom ^ m.gapTo) === 0);
  return {
    main: ['class', 'winningMoves'],
    says: 'by the nim-sum of the gaps',
    facts: {
      class: is(total ? 'N' : 'P'),
      gaps: is(gap),
      nimSum: is(total),
      winningMoves: setOf(wins),
      moveCount: is(wins.length),
      winner: is(total ? 'first' : 'second'),
      terminal: is(moves.length === 0),
      ...((d.width * (d.width - 1)) ** mine.length <= 3e5
        ? { longestDefence: is(slidesToTheEnd(mine, theirs, d)) }
        : {}),
    },
  };
}

/** Where a piece may slide to: on its own side of the other's. */
const slides = (from, other, width) =>
  Array.from({ length: width }, (_, to) => to).filter(
    (to) => to !== from && to !== other && to < other === from < other,
  );

/** The moves to the end where the winner hurries and the loser does not, counted back from the ends. */
function slidesToTheEnd(mine, theirs, { width }) {
  const text = (a, b) => `${a}|${b}`,
    options = ([a, b]) =>
      a.flatMap((from, row) => slides(from, b[row], width).map((to) => [b, a.map((x, i) => (i === row ? to : x))])),
    states = new Map([[text(mine, theirs), { at: [mine, theirs], before: [] }]]);
  for (const [key, s] of states) {
    const next = options(s.at);
    s.left = next.length;
    for (const at of next) {
      const to = text(...at);
      if (!states.has(to)) states.set(to, { at, before: [] });
      states.get(to).before.push(key);
    }
  }
  // a position is won as soon as one option is lost, and lost with the last option that is won
  let ripe = [...states.values()].filter((s) => s.left === 0);
  for (const s of ripe) s.won = false;
  for (let steps = 0; ripe.length; steps++) {
    const next = [];
    for (const s of ripe) {
      s.steps = steps;
      for (const key of s.before) {
        const b = states.get(key);
        if (b.won !== undefined || (s.won && --b.left > 0)) continue;
        b.won = !s.won;
        next.push(b);
      }
    }
    ripe = next;
  }
  return states.get(text(mine, theirs)).steps;
}

/**
 * Three ranks of pawns: w on rank 1 move up, b on rank 3 move down; capture is compulsory. Files are searched as they
 * stand.
 */
function pawns(d) {
  if (d.files > 7) throw new CannotTell('too many files for plain search');
  const n = d.files,
    known = new Map(),
    spend = budget(2e6);
  const moves = (text, me) => {
    // text: ranks 1, 2, 3 one after the other; '.', 'w', 'b'
    const up = me === 'w' ? 1 : -1,
      foe = me === 'w' ? 'b' : 'w',
      at = (r, f) => (r < 0 || r > 2 || f < 0 || f >= n ? '#' : text[r * n + f]);
    const put = (r, f, r2, f2) => {
      const t = [...text];
      t[r * n + f] = '.';
      t[r2 * n + f2] = me;
      return t.join('');
    };
    const captures = [],
      steps = [];
    for (let r = 0; r < 3; r++)
      for (let f = 0; f < n; f++) {
        if (at(r, f) !== me) continue;
        for (const g of [f - 1, f + 1]) if (at(r + up, g) === foe) captures.push({ r, f, g, to: put(r, f, r + up, g) });
        if (at(r + up, f) === '.') steps.push({ r, f, g: f, to: put(r, f, r + up, f) });
      }
    return captures.length ? captures : steps;
  };
  const won = (text, me) => {
    const key = me + text;
    if (!known.has(key)) {
      spend();
      const list = moves(text, me);
      known.set(key, list.length ? list.some((m) => !won(m.to, me === 'w' ? 'b' : 'w')) : d.play === 'misere');
    }
    return known.get(key);
  };
  const start = 'w'.repeat(n) + '.'.repeat(n) + 'b'.repeat(n),
    w = won(start, 'w');
  const file = (f) => 'abcdefghijklmn'[f],
    wins = moves(start, 'w')
      .filter((m) => !won(m.to, 'b'))
      .map((m) => `${file(m.f)}1-${file(m.g)}2`);
  return {
    main: ['class', 'winner', 'winningMoves'],
    says: 'the game with pawns was searched',
    facts: {
      class: is(w ? 'N' : 'P'),
      winner: is(w ? 'first' : 'second'),
      play: is(d.play ?? 'normal'),
      moveCount: is(wins.length),
      winningMoves: setOf(wins),
    },
  };
}

// Ordinals in Cantor normal form: a list of [exponent, coefficient], exponents falling and themselves ordinals.
const compare = (a, b) => {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if (!a[i]) return -1;
    if (!b[i]) return 1;
    const c = compare(a[i][0], b[i][0]) || (a[i][1] < b[i][1] ? -1 : a[i][1] > b[i][1] ? 1 : 0);
    if (c) return c;
  }
  return 0;
};
const termText = ([e, c]) =>
  e.length === 0
    ? `${c}`
    : `w${canonOrdinal(e) === '1' ? '' : `^${/^(\d+|w)$/.test(canonOrdinal(e)) ? canonOrdinal(e) : `(${canonOrdinal(e)})`}`}${c === 1n ? '' : `*${c}`}`;
const canonOrdinal = (x) => x.map(termText).join('+') || '0';
const finite = (n) => (n ? [[[], big(n)]] : []);
function ordinal(text) {
  let s = String(text).replace(/\s/g, '').replace(/ω/g, 'w'),
    at = 0;
  const number = () => {
    const m = /^\d+/.exec(s.slice(at));
    at += m[0].length;
    return big(m[0]);
  };
  const term = () => {
    if (s[at] !== 'w') return [[], number()];
    at++;
    let e = finite(1);
    if (s[at] === '^') {
      at++;
      if (s[at] === '(') {
        at++;
        e = whole();
        at++;
      } else e = s[at] === 'w' ? [[finite(1), 1n]].slice(0, ++at && 1) : finite(number());
    }
    let c = 1n;
    if (s[at] === '*') {
      at++;
      c = number();
    }
    return [e, c];
  };
  const whole = () => {
    const list = [term()];
    while (s[at] === '+') {
      at++;
      list.push(term());
    }
    return list.filter((t) => t[1] > 0n);
  };
  const x = whole();
  if (at !== s.length) throw new CannotTell(`the ordinal ${text} is not understood`);
  for (let i = 1; i < x.length; i++)
    if (compare(x[i - 1][0], x[i][0]) <= 0) throw new CannotTell('not in Cantor normal form');
  return x;
}
/** Nim-sum of ordinals: coefficients of equal powers are added without carrying. */
function nimSum(list) {
  const terms = [];
  for (const [e, c] of list.flat()) {
    const t = terms.find((u) => compare(u[0], e) === 0);
    if (t) t[1] ^= c;
    else terms.push([e, c]);
  }
  return terms.filter((t) => t[1] > 0n).sort((a, b) => compare(b[0], a[0]));
}
function ordinals(values, write, d, names) {
  const sg = nimSum(values),
    wins = values.flatMap((v, i) => {
      const to = nimSum([v, sg]);
      return compare(to, v) < 0 ? [{ component: i, from: write(v, i), to: names ? names(to) : write(to) }] : [];
    });
  return {
    main: MAIN,
    says: 'by the nim-sum of ordinals',
    facts: {
      ...outcomeFacts({ won: sg.length > 0, sg: canonOrdinal(sg), values: values.map(canonOrdinal), wins, by: canon }),
    },
  };
}
/**
 * Coins that go left, or down to any square of a lower row (value w·row + column), or straight down their column
 * (value by search).
 */
function twoDimensional(d) {
  const width = d.width;
  if (d.variant === 'same-column') {
    const moves = (t) => {
      const [x, y] = t.split(',').map(Number),
        list = [];
      for (let a = 0; a < x; a++) list.push({ xy: [a, y], to: [`${a},${y}`] });
      for (let b = 0; b < y; b++) list.push({ xy: [x, b], to: [`${x},${b}`] });
      return list;
    };
    if (d.coins.some(([x, y]) => x > 100 || y > 100)) throw new CannotTell('coins too far out');
    const s = solveSum(
      d.coins.map((at, i) => ({ moves, at: at.join(','), name: (m) => ({ component: i, from: at, to: m.xy }) })),
    );
    return {
      main: MAIN,
      says: 'Grundy values worked out from the rules',
      facts: {
        ...outcomeFacts(s),
        alwaysFinite: is(true),
        bounded: is(true),
        maxMoves: is(d.coins.reduce((n, [x, y]) => n + x + y, 0)),
      },
    };
  }
  if (width) {
    const moves = (t) => {
      const [x, y] = t.split(',').map(Number),
        list = [];
      for (let a = 0; a < x; a++) list.push({ xy: [a, y], to: [`${a},${y}`] });
      for (let b = 0; b < y; b++) for (let a = 0; a < width; a++) list.push({ xy: [a, b], to: [`${a},${b}`] });
      return list;
    };
    const s = solveSum(
      d.coins.map((at, i) => ({ moves, at: at.join(','), name: (m) => ({ component: i, from: at, to: m.xy }) })),
    );
    return {
      main: MAIN,
      says: 'Grundy values worked out from the rules',
      facts: {
        ...outcomeFacts(s),
        alwaysFinite: is(true),
        bounded: is(true),
        maxMoves: is(d.coins.reduce((n, [x, y]) => n + width * y + x, 0)),
      },
    };
  }
  const value = ([x, y]) => [...(y ? [[finite(1), big(y)]] : []), ...finite(x)];
  const square = (v) => {
    const y = v.find((t) => t[0].length),
      x = v.find((t) => !t[0].length);
    return [x ? x[1] : 0n, y ? y[1] : 0n];
  };
  const found = ordinals(d.coins.map(value), (v) => square(v), d),
    bounded = d.coins.every(([, y]) => Number(y) === 0);
  Object.assign(found.facts, {
    alwaysFinite: is(true),
    bounded: is(bounded),
    maxMoves: is(d.coins.reduce((n, [x]) => n + Number(x), 0)),
  });
  return found;
}
