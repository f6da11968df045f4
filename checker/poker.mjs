// Poker with hands from the unit interval: best replies to step functions, worked out exactly, decide what a strategy
// guarantees.
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
  power,
  read,
  show,
  sign,
  sub,
  sum,
} from './fractions.mjs';
import * as surds from './surds.mjs';
import { CannotTell, is, partly } from './verdict.mjs';

const TWO = fraction(2n),
  half = (x) => div(x, TWO),
  by = (list) => [...list].sort(cmp).filter((x, i, all) => i === 0 || !eq(x, all[i - 1]));

/** A tree written in a line, "I: fold -1 | bet (II: fold +1 | call +-3)", as nested objects. */
function spelled(tree) {
  if (typeof tree !== 'string' || !tree.includes(':')) return tree;
  let at = 0;
  const turn = () => {
    const colon = tree.indexOf(':', at),
      who = tree.slice(at, colon).trim(),
      moves = {};
    at = colon + 1;
    for (;;) {
      const from = at;
      while (at < tree.length && !'(|)'.includes(tree[at])) at++;
      const words = tree.slice(from, at).trim();
      if (tree[at] === '(') {
        at++;
        moves[words] = turn();
        at++;
        while (at < tree.length && tree[at] === ' ') at++;
      } else {
        const cut = words.lastIndexOf(' ');
        moves[words.slice(0, cut).trim()] = words.slice(cut + 1);
      }
      if (tree[at] !== '|') return { [who]: moves };
      at++;
    }
  };
  return turn();
}

/** A tree as documents write it, with every turn numbered in the order of writing, parents first. */
function plant(written) {
  const turns = [];
  const place = (t, path) => {
    if (typeof t !== 'object') {
      const text = String(t);
      return text.startsWith('+-') ? { stake: read(text.slice(2)) } : { paid: read(text.replace(/^\+/, '')) };
    }
    const [[who, moves]] = Object.entries(t),
      turn = {
        who: who === 'I' ? 0 : 1,
        names: Object.keys(moves),
        path,
        number: turns.length,
      };
    turns.push(turn);
    turn.next = turn.names.map((name) => place(moves[name], path ? `${path}, ${name}` : name));
    return turn;
  };
  return { root: place(written, ''), turns };
}

/** What a turn's rule does just above a hand: the chance of each move. */
const chances = (turn, pieces, x) => {
  const piece = pieces.find((p) => cmp(read(p.from), x) <= 0 && cmp(x, read(p.to)) < 0);
  if (!piece) throw new Error('a hand without a rule');
  return piece.move === undefined
    ? piece.chances.map(read)
    : turn.names.map((name) => (name === piece.move ? ONE : ZERO));
};

/** Reads a strategy of the certificate; says what is wrong with it, or gives the rule of each turn. */
function strategy(tree, who, written) {
  const rules = new Map(),
    turns = tree.turns.filter((t) => t.who === who);
  if (written && written.length !== turns.length) return { wrong: 'one rule for each turn is needed' };
  for (const turn of turns) {
    const entry = (written ?? []).find((e) => e.turn === turn.number && e.after === turn.path);
    if (!entry) return { wrong: `no rule for the turn after ${turn.path || 'the deal'}` };
    let at = ZERO;
    for (const p of entry.pieces) {
      if (!eq(read(p.from), at) || cmp(read(p.to), at) <= 0)
        return { wrong: 'the pieces of a rule do not follow each other' };
      at = read(p.to);
      const c = p.move === undefined ? p.chances.map(read) : turn.names.includes(p.move) ? [ONE] : [];
      if (!eq(sum(c), ONE) || c.some((x) => sign(x) < 0)) return { wrong: 'the chances of a piece do not add up to 1' };
    }
    if (!eq(at, ONE)) return { wrong: 'a rule ends before 1' };
    rules.set(turn.number, entry.pieces);
  }
  return { rules };
}

/** The cells between all cuts of a strategy, with the chance of each move at each turn. */
function cells(tree, who, rules) {
  const cuts = by([
    ZERO,
    ONE,
    ...[...rules.values()].flatMap((pieces) => pieces.flatMap((p) => [read(p.from), read(p.to)])),
  ]);
  return cuts.slice(1).map((to, i) => {
    const from = cuts[i],
      middle = half(add(from, to));
    return {
      from,
      to,
      width: sub(to, from),
      does: new Map([...rules].map(([n, pieces]) => [n, chances(tree.turns[n % tree.turns.length], pieces, middle)])),
    };
  });
}

/**
 * What the other player earns at best, hand by hand, against a strategy. In the strip between two cuts every prospect
 * is a line in the hand; lines are kept as [constant, slope], the best of several as the
 * list of corners of their upper envelope inside the strip.
 */
function best(tree, who, rules) {
  const strips = cells(tree, who, rules),
    me = 1 - who;
  let total = ZERO;
  strips.forEach((strip, k) => {
    const walk = (at, reach) => {
      // a list of [from, to, constant, slope] over the strip
      if (at.paid) {
        const all = sum(reach.map((r, i) => mul(r, strips[i].width)));
        return [[strip.from, strip.to, mul(me === 0 ? at.paid : neg(at.paid), all), ZERO]];
      }
      if (at.stake) {
        const below = sum(reach.slice(0, k).map((r, i) => mul(r, strips[i].width))),
          above = sum(reach.slice(k + 1).map((r, i) => mul(r, strips[i + k + 1].width)));
        // inside the strip: reach[k] (x - from) below, reach[k] (to - x) above
        const constant = sub(sub(below, above), mul(reach[k], add(strip.from, strip.to)));
        return [[strip.from, strip.to, mul(at.stake, constant), mul(at.stake, mul(TWO, reach[k]))]];
      }
      const each = at.next.map((next, m) =>
        walk(next, at.who === me ? reach : reach.map((r, i) => mul(r, strips[i].does.get(at.number)[m]))),
      );
      return each.reduce((a, b) => merge(a, b, at.who === me));
    };
    for (const [from, to, constant, slope] of walk(
      tree.root,
      strips.map(() => ONE),
    ))
      total = add(total, mul(sub(to, from), add(constant, mul(slope, half(add(from, to))))));
  });
  return me === 0 ? total : neg(total);
}

/**
 * The least a player gains by one strategy over another, whatever the other player does: payoffs are linear in the
 * chances that the own moves lead to an end, so the other player replies to their difference.
 */
function leastGain(tree, who, one, over) {
  const both = cells(tree, who, new Map([...one, ...[...over].map(([n, pieces]) => [n + tree.turns.length, pieces])])),
    me = 1 - who;
  let total = ZERO;
  both.forEach((strip, k) => {
    const walk = (at, reach, before) => {
      if (at.paid || at.stake) {
        const r = reach.map((x, i) => sub(x, before[i])),
          mass = (from, to) => sum(r.slice(from, to).map((x, i) => mul(x, both[i + from].width)));
        if (at.paid) return [[strip.from, strip.to, mul(me === 0 ? at.paid : neg(at.paid), mass(0, r.length)), ZERO]];
        const constant = sub(sub(mass(0, k), mass(k + 1, r.length)), mul(r[k], add(strip.from, strip.to)));
        return [[strip.from, strip.to, mul(at.stake, constant), mul(at.stake, mul(TWO, r[k]))]];
      }
      const does = (list, shift, m) => list.map((r, i) => mul(r, both[i].does.get(at.number + shift)[m]));
      return at.next
        .map((next, m) =>
          at.who === me ? walk(next, reach, before) : walk(next, does(reach, 0, m), does(before, tree.turns.length, m)),
        )
        .reduce((a, b) => merge(a, b, at.who === me));
    };
    const all = both.map(() => ONE);
    for (const [from, to, constant, slope] of walk(tree.root, all, all))
      total = add(total, mul(sub(to, from), add(constant, mul(slope, half(add(from, to))))));
  });
  return neg(total);
}

/** Whether the named strategy is never worse and sometimes better than the given one. */
const dominating = (tree, who, given) => (claim) => {
  if (claim === null) return undefined; // none is named
  const one = strategy(tree, who, claim);
  if (one.wrong) return one.wrong;
  if (sign(leastGain(tree, who, one.rules, given)) < 0) return 'the strategy is sometimes worse';
  return sign(leastGain(tree, who, given, one.rules)) < 0 ? undefined : 'the strategy is never better';
};

function merge(a, b, larger) {
  const cuts = by([...a, ...b].flatMap(([from, to]) => [from, to])),
    found = [];
  for (let i = 0; i + 1 < cuts.length; i++) {
    const at = (list) => list.find(([from, to]) => cmp(from, cuts[i]) <= 0 && cmp(cuts[i + 1], to) <= 0),
      [, , p, q] = at(a),
      [, , r, s] = at(b);
    if (!larger) {
      found.push([cuts[i], cuts[i + 1], add(p, r), add(q, s)]);
      continue;
    }
    const value = (c, d, x) => add(c, mul(d, x)),
      left = cmp(value(p, q, cuts[i]), value(r, s, cuts[i])),
      right = cmp(value(p, q, cuts[i + 1]), value(r, s, cuts[i + 1]));
    if (left * right < 0) {
      const x = div(sub(r, p), sub(q, s));
      found.push([cuts[i], x, ...(left > 0 ? [p, q] : [r, s])], [x, cuts[i + 1], ...(right > 0 ? [p, q] : [r, s])]);
    } else found.push([cuts[i], cuts[i + 1], ...(left > 0 || right > 0 ? [p, q] : [r, s])]);
  }
  return found;
}

/** What player I gets on average when both keep to their rules. */
function average(tree, first, second) {
  const xs = cells(tree, 0, first),
    ys = cells(tree, 1, second);
  // the mass of pairs of hands, and the mass where x is higher minus that where y is higher
  const edge = (x, y) => {
    // for one cell of each: integral of sign(x - y)
    const lo = (a, b) => sum([max([a, b])]),
      F = (u, v) => {
        const m = lo(ZERO, sub(u, v));
        return half(mul(m, m));
      }; // second integral of the step
    const higher = sub(add(F(x.to, y.from), F(x.from, y.to)), add(F(x.to, y.to), F(x.from, y.from)));
    return sub(mul(TWO, higher), mul(x.width, y.width));
  };
  let total = ZERO;
  for (const x of xs)
    for (const y of ys) {
      const walk = (at) => {
        if (at.paid) return mul(at.paid, mul(x.width, y.width));
        if (at.stake) return mul(at.stake, edge(x, y));
        const does = (at.who === 0 ? x : y).does.get(at.number);
        return sum(at.next.map((next, m) => (sign(does[m]) ? mul(does[m], walk(next)) : ZERO)));
      };
      total = add(total, walk(tree.root));
    }
  return total;
}

const line = (cuts, moves) => {
  const all = [ZERO, ...cuts, ONE];
  return moves
    .map((move, i) => ({ from: show(all[i]), to: show(all[i + 1]), move }))
    .filter((p) => cmp(read(p.from), read(p.to)) < 0);
};
const inside = (set, yes, no) => {
  const cuts = [],
    moves = [no];
  for (const [from, to] of set) {
    cuts.push(from, to);
    moves.push(yes, no);
  }
  return line(cuts, moves);
};
const near =
  (x, e = fraction(1n, 10n ** 8n)) =>
  (claim) => {
    const off = sub(read(claim), x);
    return cmp(off, e) < 0 && cmp(off, neg(e)) > 0 ? undefined : `found ${show(x)}`;
  };
const favoured = (v) => (sign(v) > 0 ? 'I' : sign(v) < 0 ? 'II' : '-');

/** Compares a formula in beta with ours at more bets than the degrees allow. */
const same = (mine) => (claim) => {
  const f = formula(claim);
  for (let k = 1n; k <= 24n; k++) {
    const beta = fraction(k, (k % 3n) + 1n);
    if (!eq(f({ beta }), mine(beta))) return `at the bet ${show(beta)} found ${show(mine(beta))}`;
  }
};

/** The textbook's models, from the specification: the tree, the letters and the value as functions of the bet. */
const MODELS = {
  'la-relance': {
    tree: (b) => ({
      I: {
        fold: '-1',
        bet: { II: { fold: '+1', call: `+-${show(add(b, ONE))}` } },
      },
    }),
    bet: 'bet',
    other: 'fold',
    letters: { b: (x) => div(x, add(TWO, x)) },
    value: (x) => neg(power(div(x, add(TWO, x)), 2)),
  },
  'von-neumann-poker': {
    tree: (b) => ({
      I: {
        check: '+-1',
        bet: { II: { fold: '+1', call: `+-${show(add(b, ONE))}` } },
      },
    }),
    bet: 'bet',
    other: 'check',
    letters: {
      a: (x) => div(x, low(x)),
      b: (x) => div(add(add(mul(x, x), mul(fraction(4n), x)), TWO), low(x)),
      c: (x) => div(mul(x, add(x, fraction(3n))), low(x)),
    },
    value: (x) => div(x, low(x)),
  },
  'check-call-poker': {
    tree: (b) => ({
      I: {
        bet: { II: { fold: '+1', call: `+-${show(add(b, ONE))}` } },
        check: { II: { check: '0', call: '+-1' } },
      },
    }),
    bet: 'bet',
    other: 'check',
    letters: {
      a: (x) => over(x, '2*x+1'),
      b: (x) => over(x, '2*x^2+6*x+3'),
      c: (x) => over(x, '(x+2)*(2*x+1)'),
      d: (x) => over(x, 'x^2+4*x+2'),
    },
    value: (x) => neg(div(power(x, 3), mul(fraction(2n), deep(x)))),
  },
};
const low = (x) => mul(add(x, ONE), add(x, fraction(4n))),
  deep = (x) => formula('2*(x+1)*(x^2+3*x+1)')({ x }),
  over = (x, text) => div(mul(x, formula(text)({ x })), deep(x));

/**
 * Which strategies are admissible: those that are best replies to something, as worked out from what betting and
 * calling a hand earns more than not doing so. Sets are lists of [from, to] that do not touch.
 */
const joined = (set) =>
  set.reduce((list, [from, to]) => {
    if (list.length && eq(list.at(-1)[1], from)) list.at(-1)[1] = to;
    else list.push([from, to]);
    return list;
  }, []);
const ADMISSIBLE = {
  /** Betting earns the more the higher the hand, and above b never less than folding. */
  'la-relance': (set, beta, { b }) => {
    const runs = joined(set);
    return runs.length === 1 && eq(runs[0][1], ONE) && cmp(runs[0][0], b) <= 0;
  },
  /**
   * What betting earns more rises by at most 2β and falls by at most 2 per hand, and it is (2β - (β+2) at the top) / β
   * at the bottom: enough hands must bet at the top.
   */
  'von-neumann-poker': (set, beta) => topHeavy(set, add(beta, TWO)),
  'check-call-poker': (set, beta) => topHeavy(set, div(formula('x^2+3*x+1')({ x: beta }), beta)),
};
function topHeavy(set, times) {
  const runs = joined(set);
  if (runs.length === 0) return false;
  const s = sign(runs[0][0]) === 0 ? runs[0][1] : ZERO,
    t = eq(runs.at(-1)[1], ONE) ? runs.at(-1)[0] : ONE;
  return (sign(t) === 0 && eq(s, ONE)) || cmp(sub(ONE, s), mul(sub(ONE, t), times)) <= 0;
}
/**
 * Thresholds c for bets and d for checks are both best exactly where betting hands of mass T exist, β/(2β+2) of them
 * below c, with the checking hands halved by d.
 */
function callsTogether(beta, c, d) {
  const part = div(beta, mul(TWO, add(beta, ONE))),
    lean = sub(d, half(ONE)),
    between = cmp(c, d) <= 0 ? ONE : neg(ONE);
  let low = ZERO,
    high = ONE;
  for (const [slope, start, room] of [
    [part, ZERO, c],
    [sub(ONE, part), ZERO, sub(ONE, c)],
    [half(ONE), lean, d],
    [half(ONE), neg(lean), sub(ONE, d)],
    [mul(between, sub(half(ONE), part)), mul(between, lean), mul(between, sub(d, c))],
  ]) {
    const ends = [div(neg(start), slope), div(sub(room, start), slope)];
    low = max([low, min(ends)]);
    high = min([high, max(ends)]);
  }
  return cmp(low, high) <= 0;
}

/** Whether a rule of calls is to call above some hand: calling earns the more the higher the hand. */
const threshold = (pieces) => {
  const call = pieces.map((p) => (p.move ? p.move === 'call' : read(p.chances[1])));
  const often = call.map((x) => (x === true ? ONE : x === false ? ZERO : x));
  return often.every((x, i) => (eq(x, ZERO) || eq(x, ONE)) && (i === 0 || cmp(often[i - 1], x) <= 0));
};

/** Facts whose names end with the player's, where strategies of both players are proposed. */
const named = (whose, facts) => Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key + whose, fact]));

/** What the certificate of a betting tree proves. */
function proof(tree, report) {
  const data = report.certificate?.data ?? {},
    first = strategy(tree, 0, data.first),
    second = strategy(tree, 1, data.second);
  const wrong = first.wrong ?? second.wrong;
  return wrong ? { wrong } : { lower: best(tree, 0, first.rules), upper: best(tree, 1, second.rules) };
}

/** A bound worked out exactly, or rounded to eight places to the safe side. */
const bound = (found, below) => (claim) => {
  const off = below ? sub(found, read(claim)) : sub(read(claim), found);
  return sign(off) >= 0 && cmp(off, fraction(2n, 10n ** 8n)) < 0 ? undefined : `found ${show(found).slice(0, 60)}`;
};

/** An equation between the bet and the thresholds, without signs of multiplication, that must hold for every bet. */
function identity(text, letters) {
  const spaced = text.replace(/(\d|\)|\bbeta|\b[abc])(?=[a-z(])(?!eta)/g, '$1*'),
    [left, right] = spaced.split('=').map((side) => formula(side));
  for (const n of [1n, 2n, 3n, 5n, 7n, 11n]) {
    const beta = fraction(n, 3n),
      at = { beta, ...Object.fromEntries(Object.entries(letters).map(([letter, f]) => [letter, f(beta)])) };
    if (!eq(left(at), right(at))) return `${text} does not hold`;
  }
  return undefined;
}

/** What the certificate of the formulas for every bet must say. */
const formulas = (model) => {
  const equal = (pair) =>
    pair.length === 2 ? is(model.value(read(pair[0])))(pair[1]) : 'a bet and a value were expected';
  return {
    value: same(model.value),
    thresholds: (claim) =>
      Object.entries(model.letters)
        .map(([letter, f]) => same(f)(claim[letter]))
        .find((x) => x),
    equations: partly(
      (list) =>
        list.length < Object.keys(model.letters).length || new Set(list).size < list.length
          ? 'too few equations, or one twice'
          : list.map((text) => identity(text, model.letters)).find((x) => x),
      'those listed hold',
    ),
    proved: (list) =>
      new Set(list.map(([b]) => show(read(b)))).size === 24 && list.length === 24
        ? list.map(equal).find((x) => x)
        : '24 different bets were expected',
  };
};

/** A bet a + b√n: the formulas in numbers of this form. */
function irrational(kind, model, document) {
  const x = surds.surd(document.beta);
  if (!x) throw new CannotTell('a bet with other roots');
  const at = (text) => surds.evaluate(surds.polynomial(text), x),
    fractional = (above, below) => surds.over(at(above), at(below)),
    deep = '2*x^3+8*x^2+8*x+2',
    low = 'x^2+5*x+4';
  const own = {
    'la-relance': () => {
      const b = fractional('x', 'x+2'),
        bb = surds.times(b, b);
      return {
        b,
        value: surds.minus(surds.plain(ZERO), bb),
        callIfAbove: b,
        betIfAbove: bb,
        foldProbability: bb,
        bluffProbability: surds.minus(b, bb),
      };
    },
    'von-neumann-poker': () => ({
      value: fractional('x', low),
      a: fractional('x', low),
      b: fractional('x^2+4*x+2', low),
      c: fractional('x^2+3*x', low),
    }),
    'check-call-poker': () => ({
      value: fractional('0-x^3', '4*x^3+16*x^2+16*x+4'),
      a: fractional('2*x^2+x', deep),
      b: fractional('2*x^3+6*x^2+3*x', deep),
      c: fractional('2*x^3+5*x^2+2*x', deep),
      d: fractional('x^3+4*x^2+2*x', deep),
    }),
  }[kind]();
  const exactly = (mine) => (claim) => {
      const theirs = surds.surd(claim);
      return theirs && eq(theirs.a, mine.a) && eq(theirs.b, mine.b) && (!sign(mine.b) || theirs.n === mine.n)
        ? undefined
        : `found ${show(mine.a)} + ${show(mine.b)} sqrt(${mine.n})`;
    },
    facts = Object.fromEntries(Object.entries(own).map(([k, f]) => [k, exactly(f)])),
    text = (f) => `(${show(f.a)})+(${show(f.b)})*sqrt(${f.n})`;
  facts.favors = is(surds.signOf(own.value) > 0 ? 'I' : 'II');
  facts.decimals = (claim) => near(surds.near(text(own.value)))(claim.value);
  return {
    main: ['value'],
    says: 'the formulas with this bet put in, in numbers with its root',
    facts,
    proof: formulas(model),
  };
}

function models(kind, document, report) {
  const model = MODELS[kind],
    general = document.beta === undefined || document.beta === 'beta' || document.beta === 'β';
  if (general) {
    const squared = (f) => (x) => mul(f(x), f(x)),
      facts = {
        value: same(model.value),
        favors: is(kind === 'von-neumann-poker' ? 'I' : 'II'),
        validFor: is('beta>0'),
        dependsOnBeta: is(false),
        optimalBeta: is(TWO),
        maxValue: is(fraction(1n, 9n)),
      };
    for (const [letter, f] of Object.entries(model.letters)) facts[letter] = same(f);
    if (kind === 'la-relance')
      Object.assign(facts, {
        callIfAbove: facts.b,
        betIfAbove: same(squared(model.letters.b)),
        foldProbability: same(squared(model.letters.b)),
      });
    return {
      main: ['value'],
      says: 'the formulas agree with the theorem as functions',
      facts,
      proof: formulas(model),
    };
  }
  if (/sqrt|√/.test(String(document.beta))) return irrational(kind, model, document, report);
  const beta = document.beta === 'best' ? TWO : read(document.beta),
    tree = plant(model.tree(beta)),
    value = model.value(beta);
  const letters = Object.fromEntries(Object.entries(model.letters).map(([k, f]) => [k, f(beta)])),
    known = { ...letters, beta };
  const hand = (text) => (typeof text === 'string' ? formula(text)(known) : read(text)),
    set = document.betSet
      ?.map(([from, to]) => [hand(from), hand(to)])
      .filter(([from, to]) => cmp(from, to) < 0)
      .sort((x, y) => cmp(x[0], y[0]));
  const bets = (s) => new Map([[0, inside(s, model.bet, model.other)]]),
    calls = (t) => new Map([[1, line([t], ['fold', 'call'])]]),
    { a, b, c, d } = letters;
  const pay = (x, y) => average(tree, x, y),
    least = (x) => best(tree, 0, x),
    most = (y) => best(tree, 1, y),
    facts = {
      value: is(value),
      favors: is(favoured(value)),
      decimals: (x) => near(value)(x.value),
    };
  for (const [k, x] of Object.entries(letters)) facts[k] = is(x);
  if (kind === 'la-relance') {
    const bb = mul(b, b),
      rest = sub(b, bb),
      three = {
        foldWorst: bets([[bb, ONE]]),
        foldBestBelowB: bets([
          [ZERO, rest],
          [b, ONE],
        ]),
        coin: new Map([
          [
            0,
            [
              { from: '0', to: show(b), chances: [show(b), show(sub(ONE, b))] },
              { from: show(b), to: '1', chances: ['0', '1'] },
            ],
          ],
        ]),
      };
    const under = set && sum(set.map(([from, to]) => sub(min([to, b]), min([from, b]))));
    Object.assign(facts, {
      callIfAbove: is(b),
      betIfAbove: is(bb),
      foldProbability: is(bb),
      bluffProbability: is(rest),
      ...(set ? { bluffMeasure: is(under) } : {}),
      admissible: is('fold-worst'),
    });
    const mine = set
      ? bets(set)
      : {
          'fold-worst': three.foldWorst,
          'fold-best-below-b': three.foldBestBelowB,
          coin: three.coin,
        }[document.strategy];
    const theirs = document.callThreshold === undefined ? undefined : calls(hand(document.callThreshold));
    if (mine)
      Object.assign(facts, {
        guarantee: is(least(mine)),
        ...named(theirs ? 'I' : '', {
          optimal: is(eq(least(mine), value)),
          cost: is(sub(value, least(mine))),
          mistake: is(cmp(pay(mine, calls(b)), value) < 0),
          isAdmissible: is(set ? ADMISSIBLE[kind](set, beta, letters) : document.strategy === 'fold-worst'),
          dominatedBy: dominating(tree, 0, mine),
        }),
      });
    if (theirs) {
      for (const [k, x] of Object.entries(three)) facts[k] = is(pay(x, theirs));
      Object.assign(facts, {
        bestResponse: is(most(theirs)),
        ...named(mine ? 'II' : '', {
          mistake: is(cmp(pay(three.foldWorst, theirs), value) > 0),
          cost: is(sub(most(theirs), value)),
          optimal: is(eq(most(theirs), value)),
          isAdmissible: is(threshold(theirs.get(1))),
          dominatedBy: dominating(tree, 1, theirs),
        }),
      });
    } else if (document.thresholds?.length) {
      const all = document.thresholds.map((t) => calls(hand(t)));
      for (const [k, x] of Object.entries(three)) facts[k] = is(all.map((t) => pay(x, t)));
      facts.bestResponse = is(all.map(most));
    }
  }
  if (kind === 'von-neumann-poker') {
    Object.assign(facts, {
      optimalBeta: is(TWO),
      maxValue: is(fraction(1n, 9n)),
      sameValueBet: is(div(fraction(4n), beta)),
    });
    const given =
      document.colStrategy &&
      [...document.colStrategy]
        .map((p) => ({
          from: hand(p.from),
          to: hand(p.to),
          call: hand(p.call),
        }))
        .filter((p) => cmp(p.from, p.to) < 0)
        .sort((x, y) => cmp(x.from, y.from));
    const whole = (list) => {
      const out = [];
      let at = ZERO;
      const piece = (from, to, call) =>
        cmp(from, to) < 0 &&
        out.push({
          from: show(from),
          to: show(to),
          chances: [show(sub(ONE, call)), show(call)],
        });
      for (const p of list) {
        piece(at, p.from, ZERO);
        piece(p.from, p.to, p.call);
        at = p.to;
      }
      piece(at, ONE, ZERO);
      return new Map([[1, out]]);
    };
    const theirs = given
        ? whole(given)
        : document.callThreshold !== undefined
          ? calls(hand(document.callThreshold))
          : undefined,
      optimal = bets([
        [ZERO, a],
        [b, ONE],
      ]);
    if (set) {
      const mine = bets(set),
        evenly = whole([
          { from: a, to: b, call: div(ONE, add(beta, ONE)) },
          { from: b, to: ONE, call: ONE },
        ]);
      Object.assign(facts, {
        bluffMeasure: is(sum(set.map(([from, to]) => sub(min([to, c]), min([from, c]))))),
        vsThresholdCall: is(pay(mine, calls(c))),
        vsUniformCall: is(pay(mine, evenly)),
        guarantee: is(least(mine)),
        ...(theirs ? {} : { bestResponse: is(least(mine)) }),
        ...named(theirs ? 'I' : '', {
          optimal: is(eq(least(mine), value)),
          cost: is(sub(value, least(mine))),
          mistake: is(cmp(pay(mine, calls(c)), value) < 0),
          isAdmissible: is(ADMISSIBLE[kind](set, beta)),
          dominatedBy: dominating(tree, 0, mine),
        }),
      });
    }
    if (theirs)
      Object.assign(facts, {
        guaranteeToI: is(most(theirs)),
        ...(set ? {} : { bestResponse: is(most(theirs)) }),
        optimalStrategyPayoff: is(pay(optimal, theirs)),
        ...named(set ? 'II' : '', {
          optimal: is(eq(most(theirs), value)),
          cost: is(sub(most(theirs), value)),
          mistake: is(cmp(pay(optimal, theirs), value) > 0),
          isAdmissible: is(threshold(theirs.get(1))),
          dominatedBy: dominating(tree, 1, theirs),
        }),
      });
  }
  if (kind === 'check-call-poker') {
    facts.dependsOnBeta = is(false);
    const mine =
      set ??
      (document.a === undefined
        ? undefined
        : [
            [ZERO, hand(document.a)],
            [hand(document.b), ONE],
          ].filter(([x, y]) => cmp(x, y) < 0));
    if (mine)
      Object.assign(facts, {
        guaranteeI: is(least(bets(mine))),
        optimalI: is(eq(least(bets(mine)), value)),
        costI: is(sub(value, least(bets(mine)))),
        isAdmissibleI: is(ADMISSIBLE[kind](mine, beta)),
        dominatedByI: dominating(tree, 0, bets(mine)),
      });
    if (document.c !== undefined) {
      const theirs = new Map([
        [1, line([hand(document.c)], ['fold', 'call'])],
        [2, line([hand(document.d)], ['check', 'call'])],
      ]);
      Object.assign(facts, {
        guaranteeII: is(most(theirs)),
        optimalII: is(eq(most(theirs), value)),
        costII: is(sub(most(theirs), value)),
        isAdmissibleII: is(callsTogether(beta, hand(document.c), hand(document.d))),
        dominatedByII: dominating(tree, 1, theirs),
      });
    }
  }
  const shown = proof(tree, report),
    wrong =
      shown.wrong ??
      (eq(shown.lower, value) && eq(shown.upper, value)
        ? undefined
        : `the strategies guarantee ${show(shown.lower)} and ${show(shown.upper)}, not ${show(value)}`);
  return {
    main: ['value'],
    says: 'both strategies were met with best replies on the whole interval',
    facts,
    proof: { lower: is(value), upper: is(value) },
    certificate: () => wrong,
  };
}

function newman({ beta, x, betas }) {
  const strong = (b) => sub(ONE, div(fraction(12n, 7n), power(add(b, TWO), 2))),
    weak = (b) => mul(fraction(4n, 7n), div(add(TWO, mul(fraction(3n), b)), power(add(b, TWO), 3))),
    call = (b) => sub(ONE, div(fraction(12n, 7n), add(b, TWO)));
  const bet = beta === undefined || beta === 'beta' ? null : surds.surd(beta),
    number = (n, d = 1n) => surds.plain(fraction(n, d)),
    more = bet && surds.plus(bet, number(2n)),
    square = bet && surds.times(more, more),
    // the same three rules for a bet with a square root
    rooted = bet && {
      strong: surds.minus(number(1n), surds.over(number(12n, 7n), square)),
      weak: surds.over(
        surds.times(number(4n, 7n), surds.plus(number(2n), surds.times(number(3n), bet))),
        surds.times(square, more),
      ),
      call: surds.minus(number(1n), surds.over(number(12n, 7n), more)),
    },
    rule = (f, name) => (bet ? surds.isSurd(rooted[name]) : same(f)),
    facts = {
      value: is(fraction(1n, 7n)),
      favors: is('I'),
      checkZone: is([fraction(1n, 7n), fraction(4n, 7n)]),
      valueBetHand: rule(strong, 'strong'),
      bluffHand: rule(weak, 'weak'),
      callIfAbove: rule(call, 'call'),
      bluffPayoff: is(fraction(2n, 7n)),
    };
  if (betas) facts.densityRatio = is(betas.map((b) => div(read(b), add(read(b), TWO))));
  const within = {};
  if (x !== undefined) {
    const hand = typeof x === 'string' ? formula(x)({}) : read(x),
      action = cmp(hand, fraction(1n, 7n)) < 0 ? 'bluff' : cmp(hand, fraction(4n, 7n)) <= 0 ? 'check' : 'value',
      f = action === 'bluff' ? weak : strong;
    facts.action = is(action);
    // the hand falls with the bluff and rises with the value bet, so two bets on both sides of the hand hold the right
    // one
    const sides = (lo, hi) => {
        const p = cmp(f(lo), hand),
          q = cmp(f(hi), hand);
        return action === 'bluff' ? p >= 0 && q <= 0 : p <= 0 && q >= 0;
      },
      e = fraction(1n, 10n ** 9n);
    const around = (b) =>
      (action === 'check' ? sign(b) === 0 : sign(b) > 0 && sides(max([ZERO, sub(b, e)]), add(b, e)))
        ? undefined
        : 'the bet does not belong to the hand';
    const tight = ([lo, hi]) =>
      (
        action === 'check'
          ? sign(read(lo)) === 0 && sign(read(hi)) === 0
          : sides(read(lo), read(hi)) && cmp(sub(read(hi), read(lo)), e) < 0
      )
        ? undefined
        : 'the bet does not lie there';
    const exactly = (b) =>
      (action === 'check' ? sign(b) === 0 : eq(f(b), hand)) ? undefined : 'the bet does not belong to the hand';
    // the hands 0 and 1 would bet more than any amount
    const none = (claim) => claim === null && (sign(hand) === 0 || eq(hand, ONE));
    Object.assign(facts, {
      betSize: (claim) => {
        if (none(claim)) return undefined;
        if (/^-?\d+(\/\d+)?$/.test(String(claim))) return exactly(read(claim));
        const digits = /^(\d+\.\d+)… \((.*) = 0\)$/.exec(claim);
        if (!digits) return surds.near(claim) ? around(surds.near(claim)) : 'not a bet';
        const lo = read(digits[1]),
          hi = add(lo, fraction(1n, 10n ** BigInt(digits[1].split('.')[1].length))),
          [p, q] = [lo, hi].map((beta) => sign(formula(digits[2])({ beta })));
        return sides(lo, hi) && p * q <= 0 ? undefined : 'the bet does not belong to the hand';
      },
      betBetween: (list) =>
        none(list) ? undefined : Array.isArray(list) && list.length === 2 ? tight(list) : 'an interval was expected',
      decimals: (claim) =>
        none(claim) ? undefined : (around(read(claim.beta)) ?? near(fraction(1n, 7n))(claim.value)),
    });
    facts.betSize.partly = 'irrational bets are compared as decimals';
    within.betBetween = facts.betBetween;
  }
  return {
    main: ['value', 'valueBetHand', 'callIfAbove'],
    says: "Newman's rules, and the bet of the hand from both sides",
    facts,
    proof: {
      value: is(fraction(1n, 7n)),
      bluffPayoff: is(fraction(2n, 7n)),
      earned: is(fraction(8n, 7n)),
      strong: same(strong),
      weak: same(weak),
      call: same(call),
      ...within,
    },
  };
}

function anyTree(document, report) {
  const tree = plant(spelled(document.tree)),
    shown = proof(tree, report);
  if (shown.wrong)
    return {
      main: ['decimals'],
      says: '',
      facts: {},
      certificate: () => shown.wrong,
    };
  const { lower, upper } = shown,
    exact = eq(lower, upper),
    claim = report.certificate.data,
    facts = {
      proved: is(exact),
      lower: exact ? is(lower) : bound(lower, true),
      upper: exact ? is(upper) : bound(upper, false),
      exploitability: is(exact ? ZERO : sub(read(claim.upper), read(claim.lower))),
      decimals: (x) => near(half(add(lower, upper)))(x.value),
      turns: is(tree.turns.length),
    };
  if (exact)
    Object.assign(facts, {
      value: is(lower),
      closedForm: is(lower),
      favors: is(favoured(lower)),
    });
  return {
    main: ['decimals', 'value'],
    says: 'both strategies were met with best replies on the whole interval',
    facts,
    proof: { lower: facts.lower, upper: facts.upper },
    certificate: () => (cmp(lower, upper) > 0 ? 'the bounds cross' : undefined),
  };
}

/** Judges by kind. */
export const POKER = {
  ...Object.fromEntries(
    Object.keys(MODELS).map((kind) => [kind, (document, report) => models(kind, document, report)]),
  ),
  'newman-poker': newman,
  'betting-tree': anyTree,
};

/** Makers of small random documents by kind, on the random numbers of random.mjs. */
export const pokerGames = ({ int, pick, chance, maybe }) => {
  const bet = () => (chance(0.5) ? int(1, 12) : `${int(1, 20)}/${int(1, 7)}`),
    root = () => `${int(0, 3)}+${int(1, 3)}*sqrt(${pick([2, 3, 5, 7])})`,
    hand = () => {
      const d = int(2, 24);
      return `${int(0, d)}/${d}`;
    };
  const set = (n) => {
    const ends = [...new Set(Array.from({ length: 2 * n }, () => int(0, 24)))].sort((a, b) => a - b);
    return Array.from({ length: Math.floor(ends.length / 2) }, (_, i) => [
      `${ends[2 * i]}/24`,
      `${ends[2 * i + 1]}/24`,
    ]);
  };
  const ask = (beta) => (chance(0.15) ? {} : { beta });
  const rooted = (f) => () => (chance(0.15) ? { beta: root() } : f());
  const with_ = (d, more) => (d.beta === undefined ? d : { ...d, ...more() });
  const tree = (who, paid, deep) => {
    // each player has put in so much
    const moves = {};
    if (paid[who] < paid[1 - who]) {
      moves.fold = who === 0 ? `-${paid[0]}` : `+${paid[1]}`;
      moves.call = `+-${paid[1 - who]}`;
    } else if (deep === 0 || who === 1) moves.check = `+-${paid[0]}`;
    else
      moves[pick(['check', 'fold'])] = chance(0.5)
        ? {
            II: {
              check: `+-${paid[0]}`,
              ...(chance(0.5)
                ? {
                    bet: {
                      I: { fold: `-${paid[0]}`, call: `+-${paid[0] + 2}` },
                    },
                  }
                : {}),
            },
          }
        : `+-${paid[0]}`;
    if (deep > 0)
      for (const size of new Set(Array.from({ length: int(1, 2) }, () => int(1, 4)))) {
        const more = [...paid];
        more[who] = paid[1 - who] + size;
        moves[`bet ${size}`] = tree(1 - who, more, deep - 1);
      }
    return { [who === 0 ? 'I' : 'II']: moves };
  };
  return {
    'la-relance': rooted(() =>
      with_(ask(bet()), () =>
        pick([
          () => ({}),
          () => ({ betSet: set(2) }),
          () => ({
            strategy: pick(['fold-worst', 'fold-best-below-b', 'coin']),
          }),
          () => ({ callThreshold: hand() }),
          () => ({ thresholds: [hand(), 'b', hand()] }),
        ])(),
      ),
    ),
    'von-neumann-poker': rooted(() =>
      with_(ask(chance(0.1) ? 'best' : bet()), () =>
        pick([
          () => ({}),
          () => ({ betSet: set(2) }),
          () => ({ callThreshold: hand() }),
          () => ({
            colStrategy: set(2).map(([from, to]) => ({
              from,
              to,
              call: `${int(0, 4)}/4`,
            })),
          }),
        ])(),
      ),
    ),
    'check-call-poker': rooted(() =>
      with_(ask(bet()), () =>
        pick([
          () => ({}),
          () => ({ betSet: set(2) }),
          () => ({
            a: `${int(0, 10)}/24`,
            b: `${int(11, 24)}/24`,
            ...maybe(0.5, () => ({ c: hand(), d: hand() })),
          }),
        ])(),
      ),
    ),
    'newman-poker': () =>
      pick([
        () => ({}),
        () => ({ beta: bet() }),
        () => ({ x: `${int(1, 98)}/99` }),
        () => ({ betas: [int(0, 5), bet()] }),
      ])(),
    'betting-tree': () => ({ tree: tree(0, [1, 1], int(1, 2)) }),
  };
};
