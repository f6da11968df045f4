// Game trees: read from the document or grown from the rules of a named game; values by best replies to the strategies
// named, subgame-perfect and pure equilibria by trying all.
import { ZERO, ONE, add, cmp, div, eq, formula, fraction, mul, neg, read, show, sign, sub, sum } from './fractions.mjs';
import { CannotTell, canon, is, partly, setOf } from './verdict.mjs';
import { notOptimal, solveGame, someGood, transpose } from './matrix.mjs';
import { extreme } from './equilibrium.mjs';

const F = (x) => fraction(BigInt(x));
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/**
 * A written tree as nodes {player, set, kids, pay, chance}; a set that a play meets again stands for the choice
 * already made there.
 */
export function grow(written, names) {
  let players = names?.length ?? 2;
  const named = new Map(),
    alone = [],
    look = (w) => {
      players = Math.max(players, w.player ?? 0, [].concat(w.payoff ?? []).length);
      if (w.player) {
        if (w.infoset === undefined) alone.push(w.moves.length);
        else named.set(w.infoset, w.moves.length);
      }
      for (const m of w.moves ?? w.chance ?? []) look(m.node);
    };
  look(written);
  const nodes = [],
    sets = new Map();
  let unnamed = 0,
    repeats = false;
  const walk = (w, chosen) => {
    const node = { id: nodes.length };
    if (w.player && chosen.has(w.infoset)) repeats = true;
    if (w.player && chosen.has(w.infoset))
      return walk(w.moves.find((m) => m.label === chosen.get(w.infoset)).node, chosen);
    nodes.push(node);
    if (w.chance) {
      node.chance = w.chance.map((m) => read(m.p ?? m.prob));
      node.kids = w.chance.map((m) => walk(m.node, chosen));
    } else if (w.player) {
      const key = w.infoset ?? `#${unnamed++}`;
      if (!sets.has(key)) sets.set(key, { key, player: w.player - 1, labels: w.moves.map((m) => m.label), nodes: [] });
      node.player = w.player - 1;
      node.written = w.moves.length;
      node.set = sets.get(key);
      node.set.nodes.push(node);
      node.kids = node.set.labels.map((label) =>
        walk(
          w.moves.find((m) => m.label === label).node,
          w.infoset === undefined ? chosen : new Map([...chosen, [key, label]]),
        ),
      );
    } else {
      const pay = [].concat(w.payoff).map(read);
      node.pay = pay.length === 1 && players === 2 ? [pay[0], neg(pay[0])] : pay;
    }
    return node;
  };
  const root = walk(written, new Map()),
    all = [...sets.values()],
    product = (list) => list.reduce((n, x) => n * BigInt(x), 1n);
  // in how many ways one may choose at sets that only contradicting choices lead to
  const unreached = product([...named.values(), ...alone]) / product(all.map((s) => s.labels.length));
  const label = names ?? NUMERALS.slice(0, players);
  for (let i = 0; i < players; i++)
    all
      .filter((s) => s.player === i)
      .forEach((s, k) => {
        s.name = s.key.startsWith('#') ? `${label[i]}:${k + 1}` : s.key;
      });
  // what each player has done on the way to a node, and how chance and the others must move to come there
  const trace = (node, own, depth = 0) => {
    node.own = own;
    node.depth = depth;
    node.kids?.forEach((kid, m) =>
      trace(kid, node.set ? own.map((x, i) => (i === node.player ? `${x}/${node.set.key}:${m}` : x)) : own, depth + 1),
    );
  };
  trace(root, Array(players).fill(''));
  const recalls = (i) => all.every((s) => s.player !== i || s.nodes.every((n) => n.own[i] === s.nodes[0].own[i]));
  return {
    root,
    nodes,
    sets: all,
    players,
    names: label,
    recalls,
    repeats,
    unreached,
    perfect: all.every((s) => s.nodes.length === 1),
    leaves: nodes.filter((n) => n.pay),
  };
}

/**
 * The most player i earns against behaviours {set name: {move: probability}} of the others. With perfect recall
 * the best move of a set does not depend on earlier ones.
 */
export function bestReply(game, i, behaviour) {
  const chances = (node) => node.chance ?? node.set.labels.map((l) => read(behaviour[node.set.name][l] ?? 0)),
    weight = new Map([[game.root, ONE]]);
  for (const node of game.nodes) {
    if (!node.kids) continue;
    const p = node.player === i ? node.kids.map(() => ONE) : chances(node);
    node.kids.forEach((kid, m) => weight.set(kid, mul(weight.get(node), p[m])));
  }
  const best = new Map(),
    known = new Map();
  const worth = (node) => {
    if (!known.has(node))
      known.set(
        node,
        node.pay
          ? node.pay[i]
          : node.player === i
            ? worth(node.kids[choice(node.set)])
            : sum(chances(node).map((p, m) => (sign(p) ? mul(p, worth(node.kids[m])) : ZERO))),
      );
    return known.get(node);
  };
  const choice = (set) => {
    if (!best.has(set)) {
      const totals = set.labels.map((_, m) =>
        sum(set.nodes.map((n) => (sign(weight.get(n)) ? mul(weight.get(n), worth(n.kids[m])) : ZERO))),
      );
      best.set(
        set,
        totals.reduce((b, x, m) => (cmp(x, totals[b]) > 0 ? m : b), 0),
      );
    }
    return best.get(set);
  };
  return worth(game.root);
}

/** What everybody expects when all behave so. */
const expected = (game, behaviour, node = game.root) =>
  node.pay
    ? node.pay
    : (node.chance ?? node.set.labels.map((l) => read(behaviour[node.set.name][l] ?? 0)))
        .map((p, m) =>
          sign(p) ? expected(game, behaviour, node.kids[m]).map((x) => mul(p, x)) : game.names.map(() => ZERO),
        )
        .reduce((a, b) => a.map((x, i) => add(x, b[i])));

/** The behaviours of all players in one map; none where one is named at a set of another's. */
function together(game, strategies = {}) {
  const own = (set, name) => {
    const found = game.sets.find((s) => s.name === set);
    return found ? game.names[found.player] === name : game.unreached > 1n || game.repeats;
  };
  return Object.entries(strategies).every(([name, at]) => Object.keys(at).every((set) => own(set, name)))
    ? Object.assign({}, ...Object.values(strategies))
    : {};
}

/** What is wrong with behaviours: each set needs probabilities of its moves. */
function notBehaviour(game, all) {
  for (const s of game.sets) {
    const p = all[s.name];
    if (
      !p ||
      Object.keys(p).some((l) => !s.labels.includes(l)) ||
      s.labels.some((l) => p[l] === undefined || sign(read(p[l])) < 0) ||
      !eq(sum(s.labels.map((l) => read(p[l]))), ONE)
    )
      return `no behaviour at ${s.name}`;
  }
  return undefined;
}

/** All pure strategies of a player, as maps from sets to moves. */
function pure(game, i, most = 5000) {
  const own = game.sets.filter((s) => s.player === i);
  if (own.reduce((n, s) => n * s.labels.length, 1) > most) throw new CannotTell('too many pure strategies');
  return own.reduce((list, s) => list.flatMap((m) => s.labels.map((_, k) => new Map([...m, [s, k]]))), [new Map()]);
}
const outcome = (game, profile, node = game.root) =>
  node.pay
    ? node.pay
    : node.chance
      ? node.chance
          .map((p, m) => outcome(game, profile, node.kids[m]).map((x) => mul(p, x)))
          .reduce((a, b) => a.map((x, i) => add(x, b[i])))
      : outcome(game, profile, node.kids[profile[node.player].get(node.set)]);

/** All pure equilibria of the strategic form, as profiles. */
function equilibria(game) {
  const all = Array.from({ length: game.players }, (_, i) => pure(game, i));
  if (all.reduce((n, list) => n * list.length, 1) * game.nodes.length > 4e5) throw new CannotTell('too many profiles');
  const table = new Map(),
    index = all.reduce((rows, list) => rows.flatMap((r) => list.map((_, k) => [...r, k])), [[]]);
  for (const at of index)
    table.set(
      at.join(),
      outcome(
        game,
        at.map((k, i) => all[i][k]),
      ),
    );
  const stays = (at) =>
    at.every((_, i) => all[i].every((_, k) => cmp(table.get(at.with(i, k).join())[i], table.get(at.join())[i]) <= 0));
  return index.filter(stays).map((at) => ({ choice: at.map((k, i) => all[i][k]), pay: table.get(at.join()) }));
}

/** Subgame-perfect payoffs by backward induction, each with the number of ways to play it; every tie is followed. */
function perfect(node) {
  const gather = (list) => {
    const found = new Map();
    for (const [pay, n] of list) {
      const k = canon(pay);
      found.set(k, [pay, (found.get(k)?.[1] ?? 0n) + n]);
    }
    if (found.size > 500) throw new CannotTell('too many payoffs');
    return [...found.values()];
  };
  if (node.pay) return [[node.pay, 1n]];
  const below = node.kids.map(perfect);
  if (node.chance)
    return below.reduce(
      (all, list, m) =>
        gather(
          all.flatMap(([a, x]) => list.map(([b, y]) => [a.map((v, i) => add(v, mul(node.chance[m], b[i]))), x * y])),
        ),
      [[node.kids.length ? below[0][0][0].map(() => ZERO) : [], 1n]],
    );
  const i = node.player; // a move is chosen when nothing the others come to is better for the mover
  return gather(
    below
      .flatMap((list, m) =>
        list.map(([pay, n]) => [
          pay,
          below.reduce(
            (ways, other, k) =>
              k === m ? ways : ways * other.reduce((t, [q, c]) => (cmp(q[i], pay[i]) <= 0 ? t + c : t), 0n),
            n,
          ),
        ]),
      )
      .filter(([, n]) => n > 0n),
  );
}

/**
 * The pure strategies of a player in the reduced form, by their labels: a star stands at the sets that the
 * player's own moves exclude.
 */
function reduced(game, i) {
  const found = new Map();
  for (const choice of pure(game, i)) {
    const reached = new Set(),
      walk = (n) => {
        if (n.player === i && n.set) {
          reached.add(n.set);
          walk(n.kids[choice.get(n.set)]);
        } else n.kids?.forEach(walk);
      };
    walk(game.root);
    found.set(
      `(${game.sets
        .filter((s) => s.player === i)
        .map((s) => (reached.has(s) ? s.labels[choice.get(s)] : '*'))
        .join()})`,
      choice,
    );
  }
  return found;
}

/** All extreme equilibria of the reduced form of two players, by trying every pair of corners. */
function allEquilibria(game) {
  if (game.unreached > 1n) throw new CannotTell('sets that no play comes to');
  const [rows, cols] = [0, 1].map((i) => [...reduced(game, i)]);
  if (rows.length * cols.length > 150) throw new CannotTell('reduced form too large');
  const cells = rows.map(([, r]) => cols.map(([, c]) => outcome(game, [r, c]))),
    [A, B] = [0, 1].map((i) => cells.map((row) => row.map((x) => x[i])));
  const weights = (list, p) => Object.fromEntries(list.flatMap(([label], k) => (sign(p[k]) ? [[label, p[k]]] : [])));
  const paid = (M, p, q) => sum(M.flatMap((row, i) => row.map((x, j) => mul(x, mul(p[i], q[j])))));
  return extreme(A, B).map(([x, y]) => ({
    [game.names[0]]: weights(rows, x.p),
    [game.names[1]]: weights(cols, y.p),
    payoffs: [paid(A, x.p, y.p), paid(B, x.p, y.p)],
  }));
}

/** What the players know, counted. */
function known(game) {
  const decisions = game.nodes.filter((n) => n.set),
    chances = game.nodes.filter((n) => n.chance),
    own = (i) => game.sets.filter((s) => s.player === i),
    each = (f) => Object.fromEntries(game.names.map((n, i) => [n, f(i)]));
  const count = (i) => own(i).reduce((n, s) => n * BigInt(s.labels.length), 1n),
    later = (f) => (claim) => {
      try {
        return is(f())(claim);
      } catch (e) {
        if (e instanceof CannotTell) return undefined;
        throw e;
      }
    };
  const stats = {
    vertices: game.nodes.length,
    terminal: game.leaves.length,
    chance: chances.length,
    decision: decisions.length,
    perfectInformation: game.perfect,
  };
  game.names.forEach((n, i) =>
    Object.assign(stats, {
      [`infosets${n}`]: own(i).length,
      [`pure${n}`]: count(i),
      [`perfectRecall${n}`]: game.recalls(i),
    }),
  );
  return {
    stats: is(stats),
    infosetOrder: is(each((i) => own(i).map((s) => s.name))),
    perfectInformation: is(game.perfect),
    perfectRecall: is(each(game.recalls)),
    repeatedInfosets: setOf([]),
    depthSpanning: setOf(game.sets.filter((s) => s.nodes.some((n) => n.depth !== s.nodes[0].depth)).map((s) => s.name)),
    pure: is(each(count)),
    reducedStrategies: later(() => each((i) => reduced(game, i).size)),
    formSize: is(game.names.reduce((n, _, i) => n * count(i), BigInt(game.players))),
    leafSums: is(game.leaves.map((n) => sum(n.pay))),
  };
}

/** The strategic form without rows and columns that occur twice. */
function matrix(game) {
  const rows = pure(game, 0),
    cols = pure(game, 1);
  if (rows.length * cols.length * game.nodes.length > 4e5) throw new CannotTell('strategic form too large');
  return distinct(rows.map((r) => cols.map((c) => outcome(game, [r, c])[0])));
}
const once = (list) => [...new Map(list.map((x) => [canon(x), x])).values()],
  distinct = (A) => transpose(once(transpose(once(A))));
const shape = (A) => canon([A, transpose(A)].map((B) => B.map((r) => canon([...r].map(show).sort())).sort()));

/** Everything said about a tree that reports say without being asked. */
export function treeFacts(game, report, own = {}) {
  const proof = report.certificate?.data ?? {},
    sums = game.leaves.map((n) => show(sum(n.pay))),
    constant = game.players === 2 && new Set(sums).size === 1;
  const facts = { zeroSum: is(sums.every((x) => x === '0')), ...(game.repeats ? {} : known(game)), ...own },
    later = (key, f) => {
      try {
        facts[key] = is(f());
      } catch (e) {
        if (!(e instanceof CannotTell)) throw e;
      }
    };
  const sameTree = () =>
    proof.tree && (!even(proof.tree) || canon(tidy(proof.tree, game)) !== canon(tidyOf(game.root)))
      ? 'the tree is not that of the game'
      : undefined;
  const named = () => together(game, proof.strategies);
  if (constant) {
    const recalled = game.recalls(0) && game.recalls(1),
      c = read(sums[0]);
    facts.method = is(game.perfect ? 'backward-induction' : recalled ? 'sequence-form' : 'strategic-form');
    // Against any strategies of the two, what the best replies earn are bounds of the value; where they meet, that is
    // it.
    const bounds = (b) => [bestReply(game, 0, b), sub(c, bestReply(game, 1, b))];
    if (proof.bounds) {
      // nearly best play: what best replies to it earn bounds the value, and half their gap is what a best reply gains
      const wrong = notBehaviour(game, named()),
        [most, least] = wrong ? [ZERO, ZERO] : bounds(named());
      return {
        main: ['exploitability'],
        says: 'best replies to the strategies named were worked out',
        covers: [...COVERS, 'bounds'],
        facts: {
          ...facts,
          method: is('regret-minimisation'),
          exploitability: is(div(sub(most, least), F(2))),
          valueBounds: is([least, most]),
        },
        certificate: () => wrong ?? sameTree() ?? is([least, most])(proof.bounds) ?? is([most, least])(proof.best),
      };
    }
    if (report.answer.allEquilibria)
      try {
        facts.allEquilibria = setOf(allEquilibria(game));
      } catch (e) {
        if (!(e instanceof CannotTell)) throw e;
      }
    let v, wrong;
    if (recalled && proof.strategies) {
      wrong = notBehaviour(game, named());
      if (!wrong) {
        const [most, least] = bounds(named());
        if (eq(most, least)) v = most;
        else wrong = `the strategies secure only ${show(least)} and ${show(most)}`;
      }
    }
    if (!v)
      try {
        v = game.perfect ? perfect(game.root)[0][0][0] : solveGame(matrix(game)).v;
      } catch (e) {
        if (!(e instanceof CannotTell) || !wrong) throw e;
      }
    if (v) {
      facts.value = is(v);
      facts.valueBounds = is([v, v]);
      facts.exploitability = is(ZERO);
    }
    return {
      main: ['value'],
      says: `worth ${v && show(v)}: best replies to the strategies named were worked out`,
      facts,
      covers: COVERS,
      certificate: () =>
        wrong ??
        sameTree() ??
        (proof.value !== undefined && is(v)(proof.value) ? 'wrong value' : undefined) ??
        (proof.best ? is([v, v])(proof.best) : undefined) ??
        (proof.payoffs ? formProof(game, v, proof) : undefined),
    };
  }
  if (game.perfect) {
    const all = perfect(game.root);
    facts.speCount = is(all.reduce((n, [, c]) => n + c, 0n) * game.unreached);
  }
  let pse;
  try {
    pse = equilibria(game);
    facts.pseCount = is(BigInt(pse.length) * game.unreached);
  } catch (e) {
    if (!(e instanceof CannotTell)) throw e;
  }
  let every;
  if (game.players === 2)
    try {
      every = allEquilibria(game);
      facts.allEquilibria = setOf(every);
    } catch (e) {
      if (!(e instanceof CannotTell)) throw e;
    }
  if (game.perfect) facts.spePayoffs = setOf(perfect(game.root).map(([pay]) => pay));
  const pays = (claim, list) =>
    list.some((p) => canon(p) === canon(claim.map(read))) ? undefined : `${canon(claim)} is not what it pays`;
  const asPure = (named) =>
    game.names.map(
      (n, i) =>
        new Map(
          game.sets
            .filter((s) => s.player === i)
            .map((s) => [s, s.labels.findIndex((l) => eq(read(named[n]?.[s.name]?.[l] ?? 0), ONE))]),
        ),
    );
  const settled = (entry) =>
    notBehaviour(game, together(game, entry.strategies)) ??
    (asPure(entry.strategies).some((m) => [...m.values()].includes(-1))
      ? 'not a pure strategy'
      : pays(entry.payoffs, [outcome(game, asPure(entry.strategies))]));
  const deviates = (choice) =>
    game.nodes.find(
      (n) =>
        n.set &&
        n.kids.some(
          (kid) =>
            cmp(
              outcome(game, choice, kid)[n.player],
              outcome(game, choice, n.kids[choice[n.player].get(n.set)])[n.player],
            ) > 0,
        ),
    );
  const profile = proof.perfect && together(game, proof.perfect.strategies),
    paid = profile && !notBehaviour(game, profile) && expected(game, profile);
  if (paid) facts.perfectPayoffs = is(paid);
  else if (game.perfect && proof.strategies && !notBehaviour(game, named()))
    facts.perfectPayoffs = is(expected(game, named()));
  const mixed = () =>
    proof.perfect
      ? (notBehaviour(game, profile) ??
        is(paid)(proof.perfect.payoffs) ??
        (game.names.every((_, i) => game.recalls(i)) &&
        game.names.some((_, i) => !eq(bestReply(game, i, profile), paid[i]))
          ? 'a player gains by leaving the equilibrium'
          : undefined))
      : undefined;
  return {
    main: game.perfect ? ['zeroSum', 'speCount'] : ['zeroSum', 'pseCount'],
    says: game.perfect
      ? 'backward induction over all nodes, ties included'
      : 'every profile of pure strategies was tried',
    facts,
    covers: [...COVERS, 'perfect', ...(every ? ['extreme'] : [])],
    certificate: () =>
      sameTree() ??
      mixed() ??
      (every && proof.extreme ? setOf(every)(proof.extreme) : undefined) ??
      (game.perfect && proof.strategies
        ? (settled(proof) ?? (deviates(asPure(proof.strategies)) ? 'a player gains by another move' : undefined))
        : undefined) ??
      (proof.equilibria
        ? (proof.equilibria.map(settled).find((x) => x) ??
          (pse
            ? (setOf(pse.map((e) => e.choice.map(written(game))))(
                once(proof.equilibria.map((e) => asPure(e.strategies).map(written(game)))),
              ) ?? is(BigInt(pse.length) * game.unreached)(proof.equilibria.length))
            : undefined))
        : undefined),
  };
}
const COVERS = ['value', 'strategies', 'best', 'tree', 'rows', 'columns', 'equilibria'];
const written = () => (map) => [...map].map(([s, m]) => `${s.name}:${m}`).join();

/**
 * The reduced strategic form in the certificate has the rows and columns of ours, and its strategies secure the
 * value there.
 */
function formProof(game, v, proof) {
  const A = proof.payoffs.map((r) => r.map(read)),
    opposite = transpose(A).map((r) => r.map(neg));
  return (
    (A.some((r) => r.length !== A[0].length) || shape(distinct(A)) !== shape(matrix(game))
      ? 'the payoffs are not those of the game'
      : undefined) ??
    someGood(proof.rows, (p) => notOptimal(A, v, p)) ??
    someGood(proof.columns, (q) => notOptimal(opposite, neg(v), q))
  );
}
/** Whether as many numbers stand at every end of a written tree. */
function even(w) {
  const counts = new Set(),
    open = [w];
  while (open.length) {
    const n = open.pop();
    if (n.payoff) counts.add(n.payoff.length);
    open.push(...(n.moves ?? n.chance ?? []).map((m) => m.node));
  }
  return counts.size <= 1;
}
const tidy = (w, game) => tidyOf(grow(w, game.names).root);
const tidyOf = (n) =>
  n.pay
    ? n.pay.map(show)
    : n.chance
      ? n.kids.map((k, m) => [show(n.chance[m]), tidyOf(k)])
      : [n.player, n.set.name, n.written, n.kids.map((k, m) => [n.set.labels[m], tidyOf(k)])];

// ---- the named trees, grown from their rules

const pay = (...x) => ({ payoff: x.map((y) => (typeof y === 'object' ? show(y) : y)) });
const decide = (player, infoset, moves) => ({
  player,
  infoset,
  moves: Object.entries(moves).map(([label, node]) => ({ label: label.slice(1), node })),
}); // labels are marked, so that numbers keep their order
const chance = (p, first, second) => ({
  chance: [
    { p, node: first },
    { p: sub(ONE, p), node: second },
  ],
});
const both = (f) => [0, 1].map(f),
  times = (k, x) => mul(F(k), x);

const NAMED = {
  /** Both ante 1; I sees whether his card wins and bets b or checks; II calls or folds. */
  'basic-endgame'({ p = '1/4', b = 2 }) {
    const card = (s, name) =>
      decide(1, name, {
        _bet: decide(2, 'II.1', { _call: pay(times(s, add(ONE, read(b)))), _fold: pay(1) }),
        _check: pay(s),
      });
    return chance(read(p), card(1, 'I.win'), card(-1, 'I.lose'));
  },
  'silver-dollar': (d) => hidden(d, (hide, room, s) => search(hide, room, s)),
  'two-guesses': (d) =>
    hidden(d, (hide, room, s) => {
      const again = decide(1, `I.after${room + 1}`, { _1: search(hide, 0, s), _2: search(hide, 1, s) });
      return hide === room ? chance(s[room], pay(1), again) : again;
    }),
  'statistical-game': (d) =>
    coins(
      d,
      ['A', 'B'],
      (fell) => (fell === 0 ? 'II.heads' : 'II.tails'),
      (coin, guess) => (coin === guess ? 0 : 1),
    ),
  'coin-prediction': (d) =>
    coins(
      d,
      ['heads', 'tails'],
      (fell, coin) => (fell === coin ? 'II.right' : 'II.wrong'),
      (coin, guess, fell) => (coin === guess ? -1 : fell === coin ? 2 : 0),
    ),
  /** I sees a card and bets low or high that it is a face card; II concedes, or doubles and the card is shown. */
  beasley({ face = '3/13', bets = [1, 5] }) {
    const [a, b] = bets.map(read),
      bet = (x, s) => decide(2, `II.bet${show(x)}`, { _concede: pay(x), _double: pay(times(2 * s, x)) });
    const card = (s, name) => decide(1, name, { [`_${show(a)}`]: bet(a, s), [`_${show(b)}`]: bet(b, s) });
    return chance(read(face), card(1, 'I.face'), card(-1, 'I.notface'));
  },
  'forgetful-player'({ heads = '1/2' }) {
    const faces = ['heads', 'tails'];
    const last = (coin, bet, guess) => {
      const stake = (coin === 0 ? bet + 1 : bet) * (guess === coin ? -1 : 1);
      return decide(1, `I.bet${bet}.${faces[guess]}`, { _double: pay(2 * stake), _pass: pay(stake) });
    };
    const guess = (coin, bet) => decide(2, `II.bet${bet}`, { _heads: last(coin, bet, 0), _tails: last(coin, bet, 1) });
    return chance(
      read(heads),
      ...both((coin) => decide(1, `I.${faces[coin]}`, { _bet1: guess(coin, 1), _bet2: guess(coin, 2) })),
    );
  },
  'kuhn-poker'({ deck = 3, ante = 1, bet = 1 }) {
    const a = read(ante),
      more = add(a, read(bet)),
      deals = [];
    for (let i = 1; i <= deck; i++) for (let j = 1; j <= deck; j++) if (i !== j) deals.push([i, j]);
    const hand = ([i, j]) => {
      const s = i > j ? 1 : -1,
        show = (x) => pay(times(s, x));
      return decide(1, `I.${i}`, {
        _check: decide(2, `II.${j}.check`, {
          _check: show(a),
          _bet: decide(1, `I.${i}.check-bet`, { _fold: pay(neg(a)), _call: show(more) }),
        }),
        _bet: decide(2, `II.${j}.bet`, { _fold: pay(a), _call: show(more) }),
      });
    };
    return { chance: deals.map((d) => ({ p: fraction(1n, BigInt(deals.length)), node: hand(d) })) };
  },
  /**
   * One card each, a round of betting, an open card, another round; a pair wins, else the higher card. Suits only
   * count for the chances.
   */
  leduc({ ranks = 3, suits = 2, raises = 2, ante = 1, bets = [2, 4] }) {
    const all = Array.from({ length: ranks }, (_, i) => i + 1),
      a = read(ante),
      size = bets.map(read),
      cards = ranks * suits;
    const hand = (own) => {
      const won = (paid, i) => pay(i === 0 ? paid[1] : neg(paid[0]));
      const show = (open, paid) => {
        const [x, y] = own.map((c) => (c === open ? ranks + 1 : c));
        return x === y ? pay(0) : won(paid, x > y ? 0 : 1);
      };
      const turn = (said, paid) => {
        const left = all.map((r) => suits - own.filter((c) => c === r).length);
        return {
          chance: all
            .filter((r) => left[r - 1] > 0)
            .map((r) => ({
              p: fraction(BigInt(left[r - 1]), BigInt(cards - 2)),
              node: bet(1, r, `${said}|`, '', 0, paid),
            })),
        };
      };
      const bet = (round, open, before, said, made, paid) => {
        const i = said.length % 2,
          owed = sub(paid[1 - i], paid[i]),
          calm = !sign(owed),
          moves = {},
          level = paid.with(i, paid[1 - i]);
        if (!calm) moves._fold = won(paid, 1 - i);
        const word = calm ? 'check' : 'call';
        moves[`_${word}`] =
          calm && said === ''
            ? bet(round, open, before, 'c', made, level)
            : round === 0
              ? turn(before + said + 'c', level)
              : show(open, level);
        if (made < raises)
          moves[calm ? '_bet' : '_raise'] = bet(
            round,
            open,
            before,
            said + (calm ? 'b' : 'r'),
            made + 1,
            level.with(i, add(level[i], size[round])),
          );
        return decide(
          i + 1,
          `${NUMERALS[i]}.${own[i]}${open ? `/${open}` : ''}${before + said ? `.${before + said}` : ''}`,
          moves,
        );
      };
      return bet(0, 0, '', '', 0, [a, a]);
    };
    return {
      chance: all
        .flatMap((i) => all.map((j) => [i, j]))
        .filter(([i, j]) => i !== j || suits > 1)
        .map(([i, j]) => ({
          p: fraction(BigInt(suits * (i === j ? suits - 1 : suits)), BigInt(cards * (cards - 1))),
          node: hand([i, j]),
        })),
    };
  },
  centipede({ pairs = 3, IDown = '(k,k)', IIDown = '(k-1,k+2)', finalAcross = [pairs + 1, pairs + 1] }) {
    const two = (text) =>
        text
          .trim()
          .replace(/^\((.*)\)$/, '$1')
          .split(',')
          .map((t) => formula(t)),
      [one, other] = [two(IDown), two(IIDown)];
    let node = pay(...finalAcross.map(read));
    for (let k = pairs; k >= 1; k--)
      for (const i of [2, 1])
        node = decide(i, `${NUMERALS[i - 1]}.${k}`, {
          _down: pay(...(i === 1 ? one : other).map((f) => f({ k: F(k) }))),
          _across: node,
        });
    return node;
  },
  'coin-announcement'({ pHeads = '2/3', truthBonusI = 3, guessHeadsBonusI = 6, correctBonusII = 3 }) {
    const said = (coin, word) =>
      decide(
        2,
        `II:heard${'HT'[word]}`,
        Object.fromEntries(
          both((guess) => [
            `_guess${'HT'[guess]}`,
            pay(
              add(word === coin ? read(truthBonusI) : ZERO, guess === 0 ? read(guessHeadsBonusI) : ZERO),
              guess === coin ? read(correctBonusII) : ZERO,
            ),
          ]),
        ),
      );
    return chance(
      read(pHeads),
      ...both((coin) => decide(1, coin ? 'I:tails' : 'I:heads', { _sayH: said(coin, 0), _sayT: said(coin, 1) })),
    );
  },
  'game-show'({
    start = [400, 500],
    gambleI = [
      ['1/2', 200],
      ['1/2', -400],
    ],
    gambleII = [
      ['1/2', 200],
      ['1/2', -200],
    ],
    bonus = 400,
  }) {
    const settle = (first, second) => {
      const ends = first.flatMap(([p, x]) =>
        second.map(([q, y]) => {
          const a = add(read(start[0]), read(x)),
            b = add(read(start[1]), read(y)),
            c = cmp(a, b),
            more = read(bonus);
          return { p: mul(read(p), read(q)), node: pay(c > 0 ? add(a, more) : a, c < 0 ? add(b, more) : b) };
        }),
      );
      return ends.length === 1 ? ends[0].node : { chance: ends };
    };
    const reply = (first) => decide(2, 'II', { _pass: settle(first, [[1, 0]]), _gamble: settle(first, gambleII) });
    return decide(1, 'I', { _pass: reply([[1, 0]]), _gamble: reply(gambleI) });
  },
  'matrix-tree'({ matrix: A, first = 'I' }) {
    const line = (list, f) => Object.fromEntries(list.map((x, i) => [`_${i + 1}`, f(x, i)]));
    return first === 'I'
      ? decide(
          1,
          'I.1',
          line(A, (row) =>
            decide(
              2,
              'II.1',
              line(row, (x) => pay(read(x))),
            ),
          ),
        )
      : decide(
          2,
          'II.1',
          line(A[0], (_, j) =>
            decide(
              1,
              'I.1',
              line(A, (row) => pay(read(row[j]))),
            ),
          ),
        );
  },
};
const search = (hide, room, s) => (hide === room ? chance(s[room], pay(1), pay(0)) : pay(0));
const hidden = ({ success = ['1/2', '1/3'] }, then) =>
  decide(
    2,
    'II.1',
    Object.fromEntries(
      both((hide) => [
        `_${hide + 1}`,
        decide(1, 'I.1', Object.fromEntries(both((room) => [`_${room + 1}`, then(hide, room, success.map(read))]))),
      ]),
    ),
  );
const coins = ({ heads = ['1/2', '1/3'] }, words, set, pays) =>
  decide(
    1,
    'I.1',
    Object.fromEntries(
      both((coin) => [
        `_${words[coin]}`,
        chance(
          read(heads[coin]),
          ...both((fell) => decide(2, set(fell, coin), { _A: pay(pays(coin, 0, fell)), _B: pay(pays(coin, 1, fell)) })),
        ),
      ]),
    ),
  );

/** What a named tree says besides. */
const OWN = {
  'basic-endgame'({ p = '1/4', b = 2 }) {
    const P = read(p),
      B = read(b),
      two = add(B, F(2)),
      threshold = div(two, add(times(2, B), F(2))),
      below = cmp(P, threshold) < 0;
    return {
      thresholdProbability: is(threshold),
      bluff: is(below ? div(mul(P, B), mul(sub(ONE, P), two)) : ONE),
      call: is(below ? div(F(2), two) : ZERO),
    };
  },
  centipede(d, game) {
    const spine = game.nodes.filter((n) => n.set),
      compared = (node) => {
        const worth = node.kids.map(perfect);
        if (worth.some((w) => w.length > 1)) return undefined;
        return is({ down: worth[0][0][0][node.player], across: worth[1][0][0][node.player] });
      };
    return { lastII: compared(spine.at(-1)), lastI: compared(spine.at(-2)), firstI: compared(spine[0]) };
  },
};

/** A number as Gambit's files may have it: 1/2, .5, 2., +3, 1e-3. */
function number(text) {
  const found = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?(?:\/(\d+))?$/i.exec(text);
  if (!found || !(found[2] + found[3])) throw new CannotTell(`not a number: ${text}`);
  const [, minus, whole, places, power, below] = found,
    shift = Number(power ?? 0) - places.length,
    digits = BigInt(whole + places),
    ten = 10n ** BigInt(Math.abs(shift));
  return fraction(
    (minus === '-' ? -digits : digits) * (shift > 0 ? ten : 1n),
    BigInt(below ?? 1) * (shift < 0 ? ten : 1n),
  );
}

/**
 * Gambit's text: nodes in the order of a walk; a player's node names its set by a number of that player, a payoff
 * its outcome, which is written out once; payments on the way are added up.
 */
function gambit(text) {
  const tokens = text.match(/"(?:[^"\\]|\\[^])*"|[{}]|[^\s{},"]+/g),
    outcomes = new Map(),
    names = new Map();
  let at = 0;
  const next = () => tokens[at++],
    bare = (t) => t.slice(1, -1).replace(/\\(["\\])/g, '$1'),
    word = () => bare(next()),
    quoted = () => tokens[at]?.startsWith('"');
  const braces = () => {
    const list = [];
    next();
    while (tokens[at] !== '}') list.push(next());
    at++;
    return list;
  };
  const paid = () => {
    const id = next();
    if (quoted()) word();
    if (tokens[at] === '{') outcomes.set(id, braces());
    if (id !== '0' && !outcomes.has(id)) throw new CannotTell('an outcome that is not written out');
    return id === '0' ? undefined : outcomes.get(id);
  };
  const moves = (kind) => {
    const id = next(),
      name = quoted() ? word() : '',
      list = tokens[at] === '{' ? braces() : names.get(kind + id).list;
    names.set(kind + id, { list, name: name || names.get(kind + id)?.name });
    return [id, list];
  };
  const node = (before) => {
    const sort = next(),
      sums = (more) => (more ? before.map((x, i) => add(x, number(more[i]))) : before);
    word();
    if (sort === 't') return { payoff: sums(paid()).map(show) };
    const player = sort === 'p' ? Number(next()) : 0,
      [id, list] = moves(sort + player + '.'),
      name = names.get(`${sort}${player}.${id}`).name;
    const here = sums(paid());
    if (sort === 'c')
      return { chance: list.filter((_, i) => i % 2).map((p) => ({ p: show(number(p)), node: node(here) })) };
    return {
      player,
      infoset: name || `#${player}.${id}`,
      moves: list.map((label) => ({ label: bare(label), node: node(here) })),
    };
  };
  if (next() !== 'EFG') throw new CannotTell('not a Gambit file');
  at += 2;
  word();
  const players = braces().map(bare);
  if (quoted()) word();
  const tree = node(players.map(() => ZERO)),
    telling = (list) => list.every((x) => x.trim()) && new Set(list).size === list.length;
  if (!telling(players) || [...names].some(([key, { list }]) => key.startsWith('p') && !telling(list.map(bare))))
    throw new CannotTell('labels that do not tell');
  return { tree, names: players };
}

export function tree(d, report) {
  const given = d.efg === undefined ? { tree: d.tree, names: d.players } : gambit(d.efg);
  return treeFacts(grow(given.tree, given.names), report);
}
export const TREES = {
  tree,
  ...Object.fromEntries(
    Object.keys(NAMED).map((kind) => [
      kind,
      (d, report) => {
        if (d.deck > 12) throw new CannotTell('too many deals');
        const game = grow(NAMED[kind](d));
        return treeFacts(game, report, OWN[kind]?.(d, game));
      },
    ]),
  ),
  'tic-tac-toe': ticTacToe,
  'endgame-formulas': endgame,
};

/** The formulas in p and b against the game itself, at many parameters; the curves asked for exactly. */
function endgame(d) {
  const at = Array.isArray(d.p) ? d.p.map(read) : [],
    b = d.b === undefined || d.b === 'b' ? F(2) : read(d.b),
    rows = (p, b) => matrixAt(p, b);
  const matrixAt = (p, b) => {
    const q = sub(ONE, p),
      one = add(b, ONE),
      g = (w, l) => add(mul(p, w), mul(q, l));
    return [
      [g(one, neg(one)), ONE],
      [g(one, F(-1)), sub(p, q)],
      [g(ONE, neg(one)), g(ONE, ONE)],
      [sub(p, q), sub(p, q)],
    ];
  };
  const tried = [];
  for (let x = 0; x < 12; x++)
    for (let y = 1; y <= 6; y++) tried.push({ p: fraction(BigInt(x), 12n), b: fraction(BigInt(y), 2n) });
  const below = ({ p, b }) => cmp(p, div(add(b, F(2)), add(times(2, b), F(2)))) < 0,
    f = (text, v) => formula(text)(v);
  const right = (when, A, claim) => {
    for (const v of tried.filter(when)) {
      const x = f(claim.value, v),
        M = A(v.p, v.b);
      const bad =
        notOptimal(
          M,
          x,
          claim.row.map((t) => f(t, v)),
        ) ??
        notOptimal(
          transpose(M).map((r) => r.map(neg)),
          neg(x),
          claim.col.map((t) => f(t, v)),
        );
      if (bad) return `at p = ${show(v.p)}, b = ${show(v.b)}: ${bad}`;
    }
    return undefined;
  };
  const seen = 'right at 72 parameters',
    curve = (p) => solveGame(rows(p, b)).v,
    bluff = (p) => (below({ p, b }) ? div(mul(p, b), mul(sub(ONE, p), add(b, F(2)))) : ONE);
  return {
    main: ['below', 'points'],
    says: 'the curve was worked out at every probability asked for',
    facts: {
      below: partly((c) => right(below, rows, c), seen),
      aboveThreshold: partly((c) => right((v) => !below(v), rows, c), seen),
      threshold: partly(
        (c) =>
          tried.map((v) => ((f(c, v).n !== 0n) !== below(v) ? undefined : 'the threshold is wrong')).find((x) => x),
        seen,
      ),
      matrix: partly(
        (c) => tried.map((v) => is(rows(v.p, v.b))(c.map((r) => r.map((t) => f(t, v))))).find((x) => x),
        seen,
      ),
      formula: partly(
        (c) =>
          tried
            .filter(below)
            .map((v) => is(div(mul(v.p, v.b), mul(sub(ONE, v.p), add(v.b, F(2)))))(f(c, v)))
            .find((x) => x),
        seen,
      ),
      points: is(at.map((p) => [p, curve(p)])),
      bluffProbability: is(at.map((p) => [p, bluff(p)])),
      callProbability: is(div(F(2), add(b, F(2)))),
    },
  };
}

function ticTacToe({ board = '.........' }) {
  const start = board.replace(/[\s/|]/g, '').toLowerCase(),
    known = new Map(),
    lines = [
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
      [0, 4, 8],
      [2, 4, 6],
    ];
  const turn = (b) => (b.replace(/\./g, '').length % 2 ? 'o' : 'x'),
    won = (b) => ['x', 'o'].find((s) => lines.some((l) => l.every((i) => b[i] === s)));
  const moves = (b) => (won(b) ? [] : [...b].flatMap((c, i) => (c === '.' ? [i] : []))),
    after = (b, i) => b.slice(0, i) + turn(b) + b.slice(i + 1);
  const value = (b) => {
    if (!known.has(b)) {
      const list = moves(b).map((i) => value(after(b, i)));
      known.set(
        b,
        list.length ? (turn(b) === 'x' ? Math.max(...list) : Math.min(...list)) : ({ x: 1, o: -1 }[won(b)] ?? 0),
      );
    }
    return known.get(b);
  };
  const v = value(start);
  return {
    main: ['value', 'bestMoves'],
    says: 'every continuation was searched',
    facts: {
      value: is(v),
      outcome: is(v > 0 ? 'I wins' : v < 0 ? 'II wins' : 'draw'),
      reachablePositions: is(known.size),
      bestMoves: setOf(
        moves(start)
          .filter((i) => value(after(start, i)) === v)
          .map((i) => i + 1),
      ),
    },
    proof: { board: is(start) },
  };
}
