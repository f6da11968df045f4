// Games inside games: systems of matrix games whose cells lead to games of the system. Values are not believed: the
// strategies of the report are taken as
// they are, and what each guarantees against the best reply in the whole infinite game is worked out here.
import { ZERO, ONE, add, cmp, div, eq, fraction, mul, neg, read, show, sign, solve, sub, sum } from './fractions.mjs';
import { notOptimal, solveGame, transpose } from './matrix.mjs';
import { assumedSaddle, theorem, valueIteration } from './recursions.mjs';
import { sequence } from './sequences.mjs';
import { CannotTell, is, partly, said } from './verdict.mjs';

/** A document whose games stand under their names is the one that lists them; a game may be its matrix alone. */
const listed = (d) =>
  !d.games || Array.isArray(d.games)
    ? d
    : {
        ...d,
        games: Object.entries(d.games).map(([name, g]) => ({
          name,
          ...(Array.isArray(g) ? { cells: g } : g),
        })),
      };

/**
 * A sum such as `1 + 3/5 G`, `1/2 A + 1/2 (-2)` or `2/3 G + 1/3 (-G^T)`, or nothing where the text is a number alone:
 * numbers and weighted brackets are paid, weighted games go on.
 */
function sumOf(text, number) {
  if (/^[^\p{L}(]*$/u.test(text)) return undefined;
  const names = [...number.keys()].sort((a, b) => b.length - a.length),
    cell = { pay: ZERO, next: [] };
  let rest = text.replaceAll('−', '-').trim();
  for (let first = true; rest !== ''; first = false) {
    const [head, mark, digits] = /^([+-]?)\s*((?:\d+(?:\.\d+)?|\.\d+)(?:\s*\/\s*\d+)?)?\s*[*·]?\s*/u.exec(rest);
    if (!first && mark === '') throw new CannotTell(`the cell ${text}`);
    const weight = digits === undefined ? ONE : read(digits.replaceAll(/\s/gu, '').replace(/^\./u, '0.'));
    rest = rest.slice(head.length);
    const bracket = /^\(\s*(-?)\s*/u.exec(rest),
      name = names.find((each) => rest.slice(bracket?.[0].length ?? 0).startsWith(each));
    if (bracket) rest = rest.slice(bracket[0].length);
    const back = mark === '-' || bracket?.[1] === '-';
    if (name !== undefined) {
      cell.next.push({ to: number.get(name), p: weight, swap: back });
      rest = rest.slice(name.length).replace(/^\s*(?:\^T|ᵀ)/u, '');
    } else if (bracket) {
      const [inside] = /^[^)]*/u.exec(rest),
        worth = read(inside.trim());
      cell.pay = add(cell.pay, mul(weight, bracket[1] === '-' ? neg(worth) : worth));
      rest = rest.slice(inside.length);
    } else {
      if (digits === undefined) throw new CannotTell(`the cell ${text}`);
      cell.pay = mark === '-' ? sub(cell.pay, weight) : add(cell.pay, weight);
    }
    rest = rest.replace(bracket ? /^\s*\)\s*/u : /^\s*/u, '');
  }
  return cell;
}

/**
 * The games without exchanged roles: with them a game appears twice, the second time transposed and negated, so
 * that player I stays the same person.
 */
function states(d) {
  const number = new Map(d.games.map((g, k) => [g.name, k])),
    n = d.games.length,
    rate = d.discount === undefined ? ONE : read(d.discount);
  const cell = (c) => {
    if (typeof c !== 'object') {
      const text = String(c).trim();
      if (number.has(text))
        return {
          pay: ZERO,
          next: [{ to: number.get(text), p: rate, swap: false }],
        };
      if (text.startsWith('-') && number.has(text.slice(1).trim()))
        return {
          pay: ZERO,
          next: [{ to: number.get(text.slice(1).trim()), p: rate, swap: true }],
        };
      const { pay, next } = sumOf(text, number) ?? { pay: read(c), next: [] };
      return { pay, next: next.map((x) => ({ ...x, p: mul(rate, x.p) })) };
    }
    return {
      pay: read(c.pay ?? 0),
      next: (c.next ?? [])
        .map((x) => ({
          to: number.get(x.to),
          p: mul(rate, read(x.p)),
          swap: !!x.swap,
        }))
        .filter((x) => x.p.n > 0n),
    };
  };
  const plain = d.games.map((g) => g.cells.map((row) => row.map(cell))),
    swaps = plain.flat(2).some((c) => c.next.some((x) => x.swap));
  const state = (cells, back) =>
    (back ? cells[0].map((_, j) => cells.map((row) => row[j])) : cells).map((row) =>
      row.map((c) => ({
        pay: back ? neg(c.pay) : c.pay,
        next: c.next.map((x) => [x.to + (x.swap !== back ? n : 0), x.p]),
      })),
    );
  return {
    all: [...plain.map((c) => state(c, false)), ...(swaps ? plain.map((c) => state(c, true)) : [])],
    n,
  };
}

/**
 * Sets of states in which the chooser can stay for ever: actions that never stop, pruned until they lead nowhere
 * else.
 */
function endless(actions) {
  let kept = actions.map((list) => list.filter((a) => eq(sum([...a.next.values()]), ONE)));
  for (;;) {
    const reach = actions.map((_, k) => {
      const seen = new Set([k]),
        todo = [k];
      while (todo.length)
        for (const a of kept[todo.pop()])
          for (const t of a.next.keys())
            if (!seen.has(t)) {
              seen.add(t);
              todo.push(t);
            }
      return seen;
    });
    const same = (k, t) => reach[k].has(t) && reach[t].has(k) && kept[t].length > 0;
    const fewer = kept.map((list, k) => list.filter((a) => [...a.next.keys()].every((t) => same(k, t))));
    const stable = fewer.every((list, k) => list.length === kept[k].length);
    kept = fewer;
    if (stable)
      return {
        kept,
        group: actions.map((_, k) =>
          kept[k].length ? actions.findIndex((__, t) => kept[t].length && reach[k].has(t) && reach[t].has(k)) : -1,
        ),
      };
  }
}

/**
 * What stationary mixtures of one player guarantee: policy iteration on the opponent's decision process, with each
 * endless set drawn together.
 */
export function guarantee(all, mixtures, rows, q) {
  const actions = all.map((cells, k) =>
    Array.from({ length: rows ? cells[0].length : cells.length }, (_, choice) => {
      let pay = ZERO;
      const next = new Map();
      mixtures[k].forEach((w, line) => {
        if (w.n === 0n) return;
        const c = rows ? cells[line][choice] : cells[choice][line];
        pay = add(pay, mul(w, c.pay));
        for (const [t, p] of c.next) next.set(t, add(next.get(t) ?? ZERO, mul(w, p)));
      });
      return { pay, next };
    }),
  );
  const { kept, group } = endless(actions),
    node = all.map((_, k) => (group[k] < 0 ? k : group[k])),
    nodes = [...new Set(node)],
    at = new Map(nodes.map((k, i) => [k, i]));
  const choices = nodes.map((k) => {
    const own = all.map((_, t) => t).filter((t) => node[t] === k),
      out = own.flatMap((t) => actions[t].filter((a) => !kept[t].includes(a)));
    if (group[k] < 0) return out;
    if (q === undefined) throw new CannotTell('play may go on for ever, and nothing says what that pays');
    return [{ pay: q, next: new Map() }, ...out];
  });
  const policy = choices.map(() => 0),
    earns = (a, v) => [...a.next].reduce((s, [t, p]) => add(s, mul(p, v[at.get(node[t])])), a.pay);
  for (;;) {
    const lines = choices.map((list, i) => {
      const row = choices.map((_, j) => (i === j ? ONE : ZERO));
      for (const [t, p] of list[policy[i]].next) {
        const j = at.get(node[t]);
        row[j] = sub(row[j], p);
      }
      return row;
    });
    const v = solve(
      lines,
      choices.map((list, i) => list[policy[i]].pay),
    );
    let better = false;
    choices.forEach((list, i) =>
      list.forEach((a, j) => {
        const c = cmp(earns(a, v), earns(list[policy[i]], v));
        if (rows ? c < 0 : c > 0) {
          policy[i] = j;
          better = true;
        }
      }),
    );
    if (!better) return all.map((_, k) => v[at.get(node[k])]);
  }
}

/** A number as reports write it, with square roots: an interval of fractions that holds it. */
function interval(text) {
  const exact = /^-?\d+(\/\d+)?$/.test(String(text));
  if (exact) {
    const x = read(text);
    return [x, x];
  }
  const scale = 10n ** 40n,
    root = (n) => {
      let x = BigInt(Math.floor(Math.sqrt(Number(n)))) + 1n;
      const big = n * scale * scale;
      x *= scale;
      for (;;) {
        const y = (x + big / x) / 2n;
        if (y >= x) return x;
        x = y;
      }
    };
  const m = /^\(?(?:(-?\d+)([+-]))?(-?)(?:(\d+)\*)?sqrt\((\d+)\)(?:([+-]\d+))?\)?(?:\/(\d+))?$/.exec(String(text));
  if (!m) {
    const dec = /^(-?\d+\.\d{10})…(?: \(.*=\s*0\))?$/.exec(String(text));
    if (!dec) return null;
    const x = read(dec[1]),
      e = fraction(1n, 10n ** 9n);
    return [sub(x, e), add(x, e)];
  }
  const whole = BigInt(m[1] ?? m[6] ?? 0),
    minus = m[2] === '-' || m[3] === '-',
    factor = BigInt(m[4] ?? 1),
    r = root(BigInt(m[5])),
    below = BigInt(m[7] ?? 1);
  const end = (x) => fraction(whole * scale + (minus ? -1n : 1n) * factor * x, scale * below),
    a = end(r - 1n),
    b = end(r + 1n);
  return cmp(a, b) <= 0 ? [a, b] : [b, a];
}

const CLOSE = fraction(1n, 10n ** 6n);

/**
 * The stationary strategies that are told as optimal: what they guarantee in the whole infinite game, from the games
 * they are told for. A player in exchanged roles uses what is told for -G, or else the other's mixture, unless -G is
 * not among those held; games that are left out are played by the strategies of the certificate. Mixtures with roots
 * are replaced by fractions nearby.
 */
function mixtures(d, answer, all, bounds, amounts, cases) {
  const facts = {},
    n = d.games.length,
    names = [...d.games.map((g) => g.name), ...d.games.map((g) => `-${g.name}`)].slice(0, all.length),
    parts = Object.fromEntries(['row', 'col'].filter((side) => answer[side]).map((side) => [side, answer[side]]));
  for (const side of Object.keys(parts)) {
    const told = said(() => {
      if (
        !Object.values(parts).every((p) =>
          Object.values(p)
            .flat()
            .every((x) => interval(x)),
        )
      )
        return 'a mixture that is not one of numbers';
    }, parts);
    if (told) {
      facts[side] = () => told;
      continue;
    }
    const rows = side === 'row',
      other = parts[rows ? 'col' : 'row'] ?? {},
      exact = Object.values(parts).every((p) =>
        Object.values(p)
          .flat()
          .map(interval)
          .every(([lo, hi]) => eq(lo, hi)),
      ),
      middle = (mix) => {
        const list = mix.map(interval).map(([lo, hi]) => div(add(lo, hi), fraction(2n)));
        if (exact) return list;
        const total = sum(list); // told to so many digits, they need not add up
        return cmp(mul(sub(total, ONE), sub(total, ONE)), CLOSE) < 0 ? list.map((x) => div(x, total)) : list;
      },
      from = answer[`${side}OptimalFrom`],
      mirrored = (k) => other[names[k - n]] && (!from || from.includes(names[k]));
    const test = (claim) => {
      const stranger = Object.keys(claim).find((name) => !names.includes(name));
      if (stranger !== undefined) return `there is no game ${stranger}`;
      // one mixture need not serve several payoffs of infinite play in every game
      const whole = !from && answer[`${side}EpsilonOptimal`] === undefined && amounts.length < 2;
      if (whole && d.games.some((g) => !claim[g.name])) return 'not every game has a mixture';
      if (from && from.some((name) => !claim[name] && !name.startsWith('-'))) return 'not every game has a mixture';
      if (from && d.games.some((g) => claim[g.name] && !from.includes(g.name)))
        return 'a mixture for a game in which none is said to be optimal';
      for (const [i, b] of bounds.entries()) {
        const near = cases[i].states.map((s) => (rows ? s.row : s.column).map(read)),
          mixed = names.map((name, k) =>
            claim[name] ? middle(claim[name]) : k >= n && mirrored(k) ? middle(other[names[k - n]]) : near[k],
          );
        for (const [k, mix] of mixed.entries())
          if (
            mix.length !== (rows ? all[k].length : all[k][0].length) ||
            !eq(sum(mix), ONE) ||
            mix.some((x) => sign(x) < 0)
          )
            return 'a mixture that is no distribution';
        const sure = guarantee(all, mixed, rows, amounts[i]),
          k = sure.findIndex((x, j) => {
            if (!claim[names[j]]) return false;
            const lack = rows ? sub(b.low[j], x) : sub(x, b.high[j]);
            return exact ? sign(lack) > 0 : cmp(lack, CLOSE) > 0;
          });
        if (k >= 0) return `in ${names[k]} it guarantees only ${show(sure[k])}`;
      }
    };
    facts[side] = exact ? test : partly(test, 'to six digits');
  }
  return facts;
}

/** A fraction plus or minus a part of eps, at a number eps; null where it is written otherwise. */
function atEpsilon(text, eps) {
  if (/^-?\d+(\/\d+)?$/.test(String(text))) return read(text);
  const m = /^(-?\d+(?:\/\d+)?)?([+-])?(?:\((\d+(?:\/\d+)?)\)\*)?eps$/.exec(String(text));
  if (!m) return null;
  const part = mul(m[3] ? read(m[3]) : ONE, eps);
  return add(m[1] ? read(m[1]) : ZERO, m[2] === '-' ? neg(part) : part);
}

/** Strategies told as optimal up to eps: for some eps, what they guarantee in the whole infinite game. */
function nearly(d, answer, all, bounds, amounts, cases) {
  const n = d.games.length,
    facts = {},
    names = [...d.games.map((g) => g.name), ...d.games.map((g) => `-${g.name}`)].slice(0, all.length);
  for (const side of ['row', 'col']) {
    const rows = side === 'row',
      own = answer[`${side}Epsilon`];
    const shown = answer[`${side}EpsilonOptimal`];
    if (
      !shown ||
      Object.values(shown)
        .flat()
        .some((x) => atEpsilon(x, ONE) === null)
    )
      continue; // roots are not read
    const test = (claim) => {
      if (d.games.some((g) => !claim[g.name])) return 'not every game has a mixture';
      for (const eps of [10n, 100n, 1000n, 1000000n].map((x) => fraction(1n, x)))
        for (const [i, b] of bounds.entries()) {
          const mixed = names.map((name, k) =>
            claim[name]
              ? claim[name].map((x) => atEpsilon(x, eps))
              : (rows ? cases[i].states[k].row : cases[i].states[k].column).map(read),
          );
          if (mixed.flat().some((x) => x === null)) return 'a mixture that is not one of numbers';
          for (const [k, mix] of mixed.entries())
            if (
              mix.length !== (rows ? all[k].length : all[k][0].length) ||
              !eq(sum(mix), ONE) ||
              mix.some((x) => sign(x) < 0)
            )
              return 'a mixture that is no distribution';
          const sure = guarantee(all, mixed, rows, amounts[i]),
            lack = (k) => (rows ? sub(b.low[k], sure[k]) : sub(sure[k], b.high[k])),
            most = (k) => (own === undefined ? eps : read(typeof own === 'object' ? own[names[k % n]] : own)),
            k = sure.findIndex((_, j) => claim[names[j]] && cmp(lack(j), most(j)) > 0);
          if (k >= 0) return `in ${names[k]} it guarantees only ${show(sure[k])}`;
        }
    };
    facts[`${side}EpsilonOptimal`] = partly(test, 'for four eps');
  }
  return facts;
}

/**
 * All solutions of v = Val A(v) for one game. Val A(v) - v never rises with v, so they are an interval: both ends solve
 * it, and what lies just beyond does not. Where there is no end, some number far out solves it.
 */
const solutionsOf = (cells) => {
  const gap = (v) =>
      sub(solveGame(cells.map((row) => row.map((c) => c.next.reduce((t, [, p]) => add(t, mul(p, v)), c.pay)))).v, v),
    far = fraction(10n ** 30n);
  return (claim) => {
    const ends = claim?.interval;
    if (!Array.isArray(ends) || ends.length !== 2) return 'an interval was expected';
    for (const [k, end] of ends.entries()) {
      const out = k === 0 ? fraction(-1n) : ONE;
      if (end === (k === 0 ? '-infinity' : 'infinity')) {
        if (sign(gap(mul(far, out))) !== 0) return `not every number beyond is a solution: ${end}`;
        continue;
      }
      const near = interval(end);
      if (!near) return `${end} is not a number`;
      if (eq(...near) && sign(gap(near[0])) !== 0) return `${end} is not a solution`;
      const beyond = gap(add(near[k], mul(out, CLOSE)));
      if (k === 0 ? sign(beyond) <= 0 : sign(beyond) >= 0) return `solutions go on beyond ${end}`;
      if (!eq(...near) && sign(mul(gap(near[0]), gap(near[1]))) > 0) return `${end} is not a solution`;
    }
  };
};

/** Every case of the certificate: both guarantees are worked out again, and the claimed values must lie between. */
function gameSystem(d, report) {
  const { all, n } = states(d),
    data = report?.certificate?.data,
    query = d.query ?? 'solve';
  if (query === 'classify' || query === 'validate') throw new CannotTell('classes and faults are not judged here');
  if (query !== 'solve' && query !== 'guarantee') {
    // of other questions only the strategies of the certificate are judged, and where one game comes back to itself
    const { covers, certificate } = data?.cases ? gameSystem({ ...d, query: 'solve' }, report) : {},
      one = query === 'fixed-points' && n === 1 && all.length === 1;
    return {
      main: ['values', 'fixedPoints'],
      says: 'v = Val A(v) was tried at both ends and beyond them; Val A(v) - v never rises',
      covers,
      certificate,
      facts: one ? { fixedPoints: solutionsOf(all[0]) } : {},
    };
  }
  const facts = {};
  if (query === 'guarantee') {
    if (n !== all.length || !d.rowStationary) throw new CannotTell('exchanged roles, or a strategy of player II');
    const found = guarantee(
      all,
      d.games.map((g) => d.rowStationary[g.name].map(read)),
      true,
      d.infinitePayoff === undefined ? undefined : read([].concat(d.infinitePayoff)[0]),
    );
    const { covers, certificate } = data?.cases ? gameSystem({ ...d, query: 'solve' }, report) : {};
    return {
      main: ['guarantee'],
      covers,
      certificate,
      says: 'the best reply in the whole infinite game was worked out',
      facts: {
        guarantee: is(Object.fromEntries(d.games.map((g, k) => [g.name, found[k]]))),
      },
    };
  }
  if (!data?.cases) throw new CannotTell('no strategies in the certificate');
  const amounts = d.infinitePayoff === undefined ? [] : [].concat(d.infinitePayoff).map(read),
    asked = Math.max(1, amounts.length);
  if (data.cases.length !== asked)
    return {
      main: ['values'],
      says: '',
      certificate: () => `${asked} cases were asked about`,
      facts: {},
    };
  const bounds = data.cases.map((c, i) => {
    if (
      c.states.length !== all.length ||
      c.states.some((s, k) => s.game !== d.games[k % n].name || s.reversed !== k >= n)
    )
      return { wrong: 'the states are not those of the system' };
    if (
      amounts.length
        ? c.infinitePayoff === undefined || !eq(read(c.infinitePayoff), amounts[i])
        : c.infinitePayoff !== undefined
    )
      return { wrong: 'another payoff of infinite play' };
    const q = c.infinitePayoff === undefined ? undefined : read(c.infinitePayoff),
      rows = c.states.map((s) => s.row.map(read)),
      cols = c.states.map((s) => s.column.map(read));
    if (all.some((cells, k) => rows[k].length !== cells.length || cols[k].length !== cells[0].length))
      return { wrong: 'a mixture of another length' };
    for (const mix of [...rows, ...cols])
      if (!eq(sum(mix), ONE) || mix.some((w) => w.n < 0n)) return { wrong: 'a mixture that is no distribution' };
    const low = guarantee(all, rows, true, q),
      high = guarantee(all, cols, false, q);
    const wrong = c.states.findIndex((s, k) => !eq(read(s.lower), low[k]) || !eq(read(s.upper), high[k]));
    return wrong >= 0
      ? {
          wrong: `bounds of state ${wrong + 1}: found ${show(low[wrong])} and ${show(high[wrong])}`,
        }
      : { low, high };
  });
  const bad = bounds.find((b) => b.wrong);
  const inside = (claim) => {
    if (bad) return bad.wrong;
    if (Object.keys(claim).length !== n) return 'not every game has a value';
    for (const [k, g] of d.games.entries())
      for (const b of bounds) {
        const ends = interval(claim[g.name]);
        if (!ends) return `${g.name}: not a number`;
        const [lo, hi] = ends;
        if (cmp(hi, b.low[k]) < 0 || cmp(lo, b.high[k]) > 0)
          return `${g.name}: not between ${show(b.low[k])} and ${show(b.high[k])}`;
      }
  };
  const tight = bounds.every((b) => b.low && b.low.every((x, k) => cmp(sub(b.high[k], x), CLOSE) < 0));
  facts.values = tight ? inside : partly(inside, 'the bounds are wide');
  const little = fraction(1n, 10n ** 10n),
    decimals = (claim) => {
      if (bad) return bad.wrong;
      if (Object.keys(claim).length !== n) return 'not every game has a value';
      const k = d.games.findIndex(({ name }, g) => {
        const x = read(claim[name]);
        return bounds.some((b) => cmp(add(x, little), b.low[g]) < 0 || cmp(sub(x, little), b.high[g]) > 0);
      });
      return k < 0 ? undefined : `${d.games[k].name}: not between the guarantees`;
    };
  if (!bad && report.answer) {
    const given = [d, report.answer, all, bounds, amounts, data.cases];
    Object.assign(facts, mixtures(...given), nearly(...given));
  }
  const exchanged = (claim) => {
    if (bad) return bad.wrong;
    for (const [name, value] of Object.entries(claim)) {
      const k = d.games.findIndex((g) => `-${g.name}` === name),
        ends = interval(value);
      if (k < 0 || k + n >= all.length || !ends) return `${name}: not a number or not a game with exchanged roles`;
      for (const b of bounds)
        if (cmp(ends[1], b.low[k + n]) < 0 || cmp(ends[0], b.high[k + n]) > 0)
          return `${name}: not between ${show(b.low[k + n])} and ${show(b.high[k + n])}`;
    }
  };
  if (report?.answer?.valuesExchanged)
    facts.valuesExchanged = tight ? exchanged : partly(exchanged, 'the bounds are wide');
  return {
    main: ['values', 'decimals'],
    says: 'both guarantees were worked out again against best replies, and the values lie between',
    covers: ['cases'],
    certificate: () => bad?.wrong,
    facts: {
      ...facts,
      decimals: tight ? decimals : partly(decimals, 'the bounds are wide'),
    },
  };
}

const dare = (d, report) =>
  gameSystem(
    {
      games: [
        {
          name: 'G',
          cells: [
            [d.bothPass ?? 0, d.challengerDares ?? 1],
            [d.leaderDares ?? 3, '-G'],
          ],
        },
      ],
      infinitePayoff: d.infinitePayoff ?? 0,
    },
    report,
  );
function coinCalling(d, report) {
  const h = read(d.heads ?? '2/3'),
    t = sub(ONE, h),
    again = (a, b) => ({
      pay: 0,
      next: [
        { to: 'G', p: a },
        { to: 'G', p: b, swap: true },
      ],
    });
  return gameSystem(
    {
      games: [
        {
          name: 'G',
          cells: [
            [again(h, t), { pay: mul(h, read(d.headsPays ?? 1)) }],
            [{ pay: mul(t, read(d.tailsPays ?? 4)) }, again(t, h)],
          ],
        },
      ],
      infinitePayoff: d.infinitePayoff ?? 0,
    },
    report,
  );
}
function matchPoint(d, report) {
  const found = gameSystem(
    {
      games: [
        {
          name: 'G',
          cells: d.pointWinProbability.map((row) =>
            row.map((p) => ({
              pay: p,
              next: [{ to: 'G', p: sub(ONE, read(p)), swap: true }],
            })),
          ),
        },
      ],
      infinitePayoff: 0,
    },
    report,
  );
  return found;
}

/** Guarantees of one matrix: a mixture of rows, a mixture of columns, a value between. */
const solves = (matrix, row, col, value) =>
  matrix[0].every((_, j) => cmp(sum(row.map((w, i) => mul(w, matrix[i][j]))), value) >= 0) &&
  matrix.every((line) => cmp(sum(col.map((w, j) => mul(w, line[j]))), value) <= 0);

function inspection({ m, n }) {
  if (typeof m !== 'number' || typeof n !== 'number') throw new CannotTell('letters');
  if (m * n > 40000) throw new CannotTell('too many stages');
  const known = new Map(),
    V = (a, b) => {
      if (a >= b) return ONE;
      if (a === 0) return ZERO;
      const key = `${a},${b}`;
      if (!known.has(key)) {
        const x = V(a - 1, b - 1),
          y = V(a, b - 1);
        known.set(key, div(y, add(sub(ONE, x), y)));
      }
      return known.get(key);
    };
  for (let b = 1; b <= n; b++) for (let a = 1; a <= m; a++) V(a, b);
  const value = V(m, n),
    stage =
      m > 0 && n > 1
        ? [
            [ONE, V(m - 1, n - 1)],
            [ZERO, V(m, n - 1)],
          ]
        : null;
  const optimal = (rows) => (c) => {
    const w = c.map(read);
    if (w.length !== 2 || !eq(sum(w), ONE) || w.some((x) => x.n < 0n)) return 'no distribution';
    const other = rows ? [fraction(1n, BigInt(n)), fraction(BigInt(n - 1), BigInt(n))] : [value, sub(ONE, value)];
    return solves(stage, rows ? w : other, rows ? other : w, value) ? undefined : 'not optimal';
  };
  return {
    main: ['value'],
    says: 'the recursion was followed from the end',
    facts: {
      value: is(value),
      ...(stage ? { stageMatrix: is(stage), row: optimal(true), col: optimal(false) } : {}),
    },
  };
}

function endurance(cumulative) {
  return ({ n }) => {
    const [from, to] = Array.isArray(n) ? n : [n, n];
    if (typeof to !== 'number') throw new CannotTell('letters');
    const V = [ONE, ONE],
      stage = (k) => {
        const [one, two] = [V[k - 1], V[k - 2]];
        return cumulative
          ? [
              [add(ONE, one), two],
              [one, add(ONE, two)],
            ]
          : [
              [one, ZERO],
              [ZERO, two],
            ];
      };
    for (let k = 2; k <= to; k++) V.push(solveGame(stage(k)).v);
    const A = from === to && to >= 2 ? stage(to) : undefined,
      opposite = A && transpose(A).map((row) => row.map(neg));
    const values = Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [from + i, V[from + i]]));
    return {
      main: ['value', 'values'],
      says: 'stage by stage from the end',
      facts: {
        value: is(V[from]),
        values: is(values),
        ...(A
          ? {
              stageMatrix: is(A),
              row: (c) => notOptimal(A, V[to], c.map(read)),
              col: (c) => notOptimal(opposite, neg(V[to]), c.map(read)),
            }
          : {}),
      },
    };
  };
}

function coinChallenge({ p }) {
  if (p === 'p') throw new CannotTell('letters');
  const x = read(p),
    earn = (y) => div(mul(y, sub(ONE, mul(fraction(2n), y))), sub(fraction(2n), y));
  let k = 1,
    y = x;
  while (cmp(earn(mul(y, x)), earn(y)) > 0) {
    y = mul(y, x);
    if (++k > 3000) throw new CannotTell('too many heads');
  }
  const wins = div(add(ONE, earn(y)), fraction(2n)),
    close = (claim, mine) => cmp(sub(read(claim), mine), CLOSE) < 0 && cmp(sub(mine, read(claim)), CLOSE) < 0;
  return {
    main: ['k', 'value'],
    says: 'the number of heads was found by trying them in turn',
    facts: {
      k: is(k),
      value: is(earn(y)),
      winProbability: is(wins),
      decimals: (c) =>
        Object.keys(c).length === 2 && close(c.value, earn(y)) && close(c.winProbability, wins)
          ? undefined
          : 'not the decimals of value and chance',
    },
  };
}

/**
 * What a chain without an end pays per round in the long run, from each state: the mean over each closed class,
 * and the chances to come there.
 */
function longRun(pays, chains) {
  const n = pays.length,
    reach = chains.map((_, k) => {
      const seen = new Set([k]),
        todo = [k];
      while (todo.length)
        for (const t of chains[todo.pop()].keys())
          if (!seen.has(t)) {
            seen.add(t);
            todo.push(t);
          }
      return seen;
    });
  const closed = (k) => [...reach[k]].every((t) => reach[t].has(k)),
    gain = new Map();
  for (let k = 0; k < n; k++) {
    if (!closed(k) || gain.has(k)) continue;
    const own = [...reach[k]],
      lines = own.map((t, i) => own.map((f) => (i === 0 ? ONE : sub(f === t ? ONE : ZERO, chains[f].get(t) ?? ZERO)))),
      often = solve(
        lines,
        own.map((_, i) => (i === 0 ? ONE : ZERO)),
      );
    const mean = sum(own.map((t, i) => mul(often[i], pays[t])));
    for (const t of own) gain.set(t, mean);
  }
  const rest = pays.map((_, k) => k).filter((k) => !gain.has(k)),
    lines = rest.map((k) => rest.map((t) => sub(t === k ? ONE : ZERO, chains[k].get(t) ?? ZERO)));
  const onTheWay = rest.length
    ? solve(
        lines,
        rest.map((k) => sum([...chains[k]].filter(([t]) => gain.has(t)).map(([t, p]) => mul(p, gain.get(t))))),
      )
    : [];
  return pays.map((_, k) => gain.get(k) ?? onTheWay[rest.indexOf(k)]);
}

/** What stationary mixtures guarantee per round in the long run: every pure stationary reply is tried. */
function averageGuarantee(all, mixtures, rows) {
  const sizes = all.map((cells) => (rows ? cells[0].length : cells.length)),
    count = sizes.reduce((a, b) => a * b, 1);
  if (count > 3000) throw new CannotTell('too many pure replies');
  let best = null;
  for (let code = 0; code < count; code++) {
    let rest = code;
    const pays = [],
      chains = [];
    all.forEach((cells, k) => {
      const choice = rest % sizes[k];
      rest = Math.floor(rest / sizes[k]);
      let pay = ZERO;
      const next = new Map();
      mixtures[k].forEach((w, line) => {
        if (w.n === 0n) return;
        const c = rows ? cells[line][choice] : cells[choice][line];
        pay = add(pay, mul(w, c.pay));
        for (const [t, p] of c.next) next.set(t, add(next.get(t) ?? ZERO, mul(w, p)));
      });
      pays.push(pay);
      chains.push(next);
    });
    const earned = longRun(pays, chains);
    best =
      best === null
        ? earned
        : best.map((x, k) => ((rows ? cmp(earned[k], x) < 0 : cmp(earned[k], x) > 0) ? earned[k] : x));
  }
  return best;
}

function limitingAverage(d, report) {
  const { all, n } = states(d),
    given = report?.certificate?.data?.states;
  if (!given) throw new CannotTell('no strategies in the certificate');
  let wrong, low, high;
  const rows = given.map((s) => s.row.map(read)),
    cols = given.map((s) => s.column.map(read));
  if (given.length !== all.length || given.some((s, k) => s.game !== d.games[k % n].name || s.reversed !== k >= n))
    wrong = 'the states are not those of the system';
  else if (all.some((cells, k) => rows[k].length !== cells.length || cols[k].length !== cells[0].length))
    wrong = 'a mixture of another length';
  else if ([...rows, ...cols].some((mix) => !eq(sum(mix), ONE) || mix.some((w) => w.n < 0n)))
    wrong = 'a mixture that is no distribution';
  else {
    low = averageGuarantee(all, rows, true);
    high = averageGuarantee(all, cols, false);
    const at = given.findIndex((s, k) => !eq(read(s.lower), low[k]) || !eq(read(s.upper), high[k]));
    if (at >= 0) wrong = `bounds of state ${at + 1}: found ${show(low[at])} and ${show(high[at])}`;
  }
  const tight = low?.every((x, k) => cmp(sub(high[k], x), CLOSE) < 0);
  const inside = (claim) => {
    if (wrong) return wrong;
    if (Object.keys(claim).length !== d.games.length) return 'every game was expected, and no other';
    for (const [k, g] of d.games.entries()) {
      const ends = interval(claim[g.name]);
      if (!ends) return `${g.name}: not a number`;
      if (cmp(ends[1], low[k]) < 0 || cmp(ends[0], high[k]) > 0)
        return `${g.name}: not between ${show(low[k])} and ${show(high[k])}`;
    }
  };
  const others = (claim) => Object.keys(claim).length !== d.games.length;
  const decimals = (claim) =>
    wrong ||
    (others(claim) || d.games.some((g, k) => cmp(sub(read(claim[g.name]), low[k]), CLOSE) > 0)
      ? 'not the decimals of the values'
      : d.games.some((g, k) => cmp(sub(low[k], read(claim[g.name])), CLOSE) > 0)
        ? 'not the decimals of the values'
        : undefined);
  /** A stationary strategy that is told must guarantee what the certificate's does. */
  const secures = (isRow) => (claim) => {
    if (wrong) return wrong;
    const mixed = d.games.map((g) => claim[g.name].map(read));
    if (
      others(claim) ||
      mixed.some((mix, k) => mix.length !== (isRow ? all[k].length : all[k][0].length)) ||
      mixed.some((mix) => !eq(sum(mix), ONE) || mix.some((x) => sign(x) < 0))
    )
      return 'a mixture that is no distribution';
    const sure = averageGuarantee(all, mixed, isRow),
      k = sure.findIndex((x, j) => (isRow ? cmp(x, low[j]) < 0 : cmp(x, high[j]) > 0));
    return k < 0 ? undefined : `in ${d.games[k].name} it guarantees only ${show(sure[k])}`;
  };
  /** Mixtures with roots are not judged here; whatever else is told must be readable. */
  const rational = (claim) => claim && !/sqrt|√|…/.test(JSON.stringify(claim));
  const told = Object.fromEntries(
    ['row', 'col']
      .filter((key) => tight && all.length === d.games.length && rational(report.answer?.[key]))
      .map((key) => [key, secures(key === 'row')]),
  );
  const bounds = (side) => (claim) =>
    wrong || others(claim)
      ? wrong || 'every game was expected, and no other'
      : d.games.every((g, k) => eq(read(claim[g.name]), side()[k]))
        ? undefined
        : 'not what the strategies guarantee';
  return {
    main: ['values', 'lower'],
    says: 'every pure stationary reply was tried, by its average in the long run',
    covers: ['states'],
    certificate: () => wrong,
    facts: {
      values: tight ? inside : partly(inside, 'the bounds are wide'),
      ...(tight ? { decimals } : {}),
      lower: bounds(() => low),
      upper: bounds(() => high),
      stationaryEnough: (claim) =>
        wrong || (claim === tight ? undefined : `the bounds are ${tight ? 'close' : 'apart'}`),
      ...told,
    },
  };
}

/** Judges by kind. */
export const STOCHASTIC = {
  'game-system': (d, report) => gameSystem(listed(d), report),
  'limiting-average': (d, report) => limitingAverage(listed(d), report),
  dare,
  'coin-calling': coinCalling,
  'match-point': matchPoint,
  inspection,
  endurance: endurance(false),
  'endurance-cumulative': endurance(true),
  'coin-challenge': coinChallenge,
  'value-iteration': valueIteration(interval),
  sequence: sequence(interval),
  'assumed-saddle': assumedSaddle,
  'stochastic-theorem': theorem,
};

/** Makers of small random documents by kind, on the random numbers of random.mjs. */
export const stochasticGames = ({ int, pick, chance, list }) => {
  const number = () => (chance(0.7) ? int(-4, 5) : `${int(-9, 9)}/${int(2, 5)}`),
    names = (k) => Array.from({ length: k }, (_, i) => `G${i + 1}`);
  const system = () => {
    const all = names(int(1, 3)),
      loops = chance(0.5),
      swaps = chance(0.25);
    const cell = () => {
      if (chance(0.5)) return number();
      const to = pick(all),
        swap = swaps && chance(0.5);
      if (loops && chance(0.5)) return { pay: 0, next: [{ to, p: 1, swap }] };
      const p = pick(['1/4', '1/3', '1/2', '2/3']);
      if (chance(0.2)) return `1/3 (${swap ? '-' : ''}${to}) + 2/3 (${int(-4, 5)})`;
      if (chance(0.2)) return `${loops ? '' : `${int(0, 5)} + `}${p} ${swap ? `(-${to}^T)` : to}`;
      return { pay: loops ? 0 : number(), next: [{ to, p, swap }] };
    };
    const games = all.map((name) => {
      const w = int(1, 3);
      return { name, cells: list(1, 3, () => Array.from({ length: w }, cell)) };
    });
    return {
      games,
      ...(loops || chance(0.3) ? { infinitePayoff: chance(0.2) ? list(2, 3, number) : number() } : {}),
    };
  };
  const endlessSystem = () => {
    const all = names(int(1, 3)),
      turns = chance(0.4),
      half = () =>
        chance(0.5)
          ? [{ to: pick(all), p: 1 }]
          : [
              { to: all[0], p: '1/3' },
              { to: pick(all), p: '2/3' },
            ];
    return {
      games: all.map((name) => {
        const w = turns && chance(0.5) ? 1 : int(1, 2),
          h = turns && w > 1 ? 1 : int(1, 2);
        return {
          name,
          cells: Array.from({ length: h }, () => Array.from({ length: w }, () => ({ pay: number(), next: half() }))),
        };
      }),
    };
  };
  return {
    'game-system': system,
    'limiting-average': endlessSystem,
    dare: () => ({ infinitePayoff: int(-3, 3), leaderDares: int(1, 5) }),
    'coin-calling': () => ({ heads: pick(['1/2', '2/3', '3/4', '1/5']) }),
    'match-point': () => ({
      pointWinProbability: Array.from({ length: 2 }, () => [`${int(1, 9)}/10`, `${int(1, 9)}/10`]),
    }),
    inspection: () => {
      const m = int(0, 6);
      return { m, n: int(1, 9) };
    },
    endurance: () => ({ n: int(0, 20) }),
    'endurance-cumulative': () => ({
      n: chance(0.5) ? int(0, 15) : [2, int(3, 9)],
    }),
    'stochastic-theorem': () => ({
      name: pick(['shapley', 'everett-single-state']),
    }),
    'assumed-saddle': () => {
      const a = int(1, 6),
        c = int(-3, 0);
      return {
        matrix: [
          ['v/3', `${a}/3`],
          [`${2 * a}/3`, '-v/3'],
        ],
        assume: pick([`v>=${2 * a}`, `v>=${2 * a + 1}`, `v<=${-2 * a + c}`, `v<=${-2 * a}`]),
      };
    },
    sequence: () => {
      if (chance(0.4)) {
        const grows = int(0, 2),
          width = int(2, 3),
          cell = () => {
            if (chance(0.6)) return `${grows}*n+${int(0, 5)}`;
            const p = pick(['1/2', '1/3', '3/4']);
            return `${p}*G(n+1)+(1-${p})*${grows}*n+${int(-2, 3)}`;
          };
        return {
          template: list(2, 3, () => Array.from({ length: width }, cell)),
          n: int(0, 2),
          infinitePayoff: 0,
        };
      }
      const a = int(1, 4),
        b = int(0, 3),
        doc = {
          template: [
            [`n+${a + 2}`, `n+${b + 1}`],
            [`n+${b}`, chance(0.5) ? 'G(n+1)' : pick(['1/2*G(n+1)+n*1/2', '1/3*G(n+1)+n*2/3', '3/4*G(n+1)+1/4*n+1'])],
          ],
          infinitePayoff: 0,
        };
      return chance(0.5) ? { ...doc, n: int(0, 4) } : { ...doc, n: 0, truncateAt: [1, int(2, 9)] };
    },
    'coin-challenge': () => ({ p: `${int(1, 19)}/20` }),
    'value-iteration': () => {
      const k = int(1, 2);
      return {
        states: Array.from({ length: k }, () => ({
          payoff: [
            [int(-3, 3), int(-3, 3)],
            [int(-3, 3), int(-3, 3)],
          ],
          transition: [0, 1].map(() => [0, 1].map(() => Array.from({ length: k }, () => pick(['1/4', '1/3', 0])))),
        })),
        n: int(1, 4),
      };
    },
  };
};
