// Pictures and graphs: Hackenbush, tokens on directed graphs, removing vertices.
import { CannotTell, canon, is, partly, setOf } from './verdict.mjs';
import { budget, grundyOf, mex, outcomeFacts, solveSum, MAIN } from './sums.mjs';

/** The edges of a picture; stalks are numbered one after the other from the ground up. */
function picture(d) {
  if (!d.stalks) return { edges: d.edges ?? [], ground: d.ground ?? 0 };
  const edges = [];
  let v = 0;
  for (const n of d.stalks)
    for (let i = 0; i < n; i++) {
      edges.push([i === 0 ? 0 : v, v + 1]);
      v++;
    }
  return { edges, ground: 0 };
}

/** Edges still joined to the ground, as a sorted list of indices. */
function standing(edges, ground, list) {
  const reached = new Set([ground]);
  for (let grew = true; grew;) {
    grew = false;
    for (const i of list) {
      const [u, v] = edges[i];
      if (reached.has(u) !== reached.has(v)) {
        reached.add(u).add(v);
        grew = true;
      }
    }
  }
  return list.filter((i) => reached.has(edges[i][0]));
}

export const cutting = (edges, ground) => (text) => {
  const list = text === '' ? [] : text.split(',').map(Number);
  return list.map((i) => ({
    name: { cut: i },
    to: [
      standing(
        edges,
        ground,
        list.filter((j) => j !== i),
      ).join(','),
    ],
  }));
};

/**
 * The value of a green picture by the fusion and colon principles: cycles shrink to a point, loops count as leaves,
 * branches add up as nimbers.
 */
export function greenValue(edges, ground, list) {
  const parent = new Map(),
    find = (v) => {
      while (parent.has(v)) v = parent.get(v);
      return v;
    };
  // An edge is a bridge when its ends are no longer joined without it; both ends of every other edge are fused.
  for (const i of list) {
    const [u, v] = edges[i],
      seen = new Set([u]);
    for (let grew = true; grew;) {
      grew = false;
      for (const j of list) {
        if (j === i) continue;
        const [a, b] = edges[j];
        if (seen.has(a) !== seen.has(b)) {
          seen.add(a).add(b);
          grew = true;
        }
      }
    }
    if (seen.has(v) && find(u) !== find(v)) parent.set(find(u), find(v));
  }
  const value = (at, from) => {
    let x = 0;
    for (const i of list) {
      if (i === from) continue;
      const [u, v] = edges[i].map(find);
      if (u === at && v === at) x ^= 1;
      else if (u === at || v === at) x ^= 1 + value(u === at ? v : u, i);
    }
    return x;
  };
  return value(find(ground), -1);
}

export function greenHackenbush(d) {
  const { edges, ground } = picture(d);
  if (edges.length > 400) throw new CannotTell('picture too large');
  const all = standing(
      edges,
      ground,
      edges.map((_, i) => i),
    ),
    after = (i) =>
      standing(
        edges,
        ground,
        all.filter((j) => j !== i),
      );
  if (d.play === 'misere') {
    if (all.length > 16) throw new CannotTell('picture too large for misère play');
    const s = solveSum(
      [
        {
          moves: cutting(edges, ground),
          at: all.join(','),
          name: (m) => m.name,
        },
      ],
      true,
    );
    return {
      main: MAIN,
      says: 'every way of cutting was worked out',
      facts: outcomeFacts({ ...s, play: 'misere' }),
    };
  }
  let value, says;
  if (all.length <= 14) {
    const g = grundyOf(cutting(edges, ground));
    value = (list) => g(list.join(','));
    says = 'every way of cutting was worked out';
  } else {
    value = (list) => greenValue(edges, ground, list);
    says = 'by the fusion and colon principles';
  }
  const sg = value(all),
    cuts = edges.map((_, i) => (all.includes(i) ? value(after(i)) : null));
  // parts that meet only at the ground
  const part = new Map();
  for (const i of all) {
    const touching = [...part.keys()].filter(
      (j) => part.has(j) && edges[j].some((v) => v !== ground && edges[i].includes(v)),
    );
    const id = i;
    const ids = new Set(touching.map((j) => part.get(j)));
    part.set(i, id);
    for (const [j, k] of part) if (ids.has(k)) part.set(j, id);
  }
  const parts = [...new Set(part.values())].map((id) => value(all.filter((i) => part.get(i) === id)));
  const cut0 = cuts.flatMap((v, i) => (v === 0 ? [i] : []));
  return {
    main: MAIN,
    says,
    proof: { winning: (claim) => setOf(cut0)(claim.map((m) => m.cut ?? m)) },
    facts: {
      ...outcomeFacts({
        won: sg !== 0,
        sg,
        wins: cuts.flatMap((v, i) => (v === 0 ? [{ cut: i }] : [])),
      }),
      componentSg: setOf(parts),
      valueAfterCut: (claim) =>
        (claim.length === edges.length ? undefined : `${edges.length} cuts expected`) ??
        claim
          .map((v, i) =>
            cuts[i] === null || canon(v) === canon(cuts[i])
              ? undefined
              : `cut ${i}: claimed ${canon(v)}, found ${cuts[i]}`,
          )
          .find((x) => x),
    },
  };
}

/** Blue, red and green edges: player I cuts blue and green, player II red and green; whoever cannot cut loses. */
export function hackenbush(d) {
  const { edges, ground } = picture(d),
    known = new Map(),
    spend = budget(2e6);
  if (edges.length > 18) throw new CannotTell('picture too large');
  const may = (i, player) => d.colours[i] === 'green' || d.colours[i] === (player === 'I' ? 'blue' : 'red'),
    other = { I: 'II', II: 'I' };
  const wins = (list, player) => {
    const key = `${player}${list}`;
    if (!known.has(key)) {
      spend(list.length + 1);
      known.set(
        key,
        list.some(
          (i) =>
            may(i, player) &&
            !wins(
              standing(
                edges,
                ground,
                list.filter((j) => j !== i),
              ),
              other[player],
            ),
        ),
      );
    }
    return known.get(key);
  };
  const all = standing(
      edges,
      ground,
      edges.map((_, i) => i),
    ),
    I = wins(all, 'I'),
    II = wins(all, 'II');
  // worth v: with stalks beside it that are worth minus v, whoever starts loses
  const worth = (claim) => {
    const m = /^(-?\d+(?:\/\d+)?)?\+?(?:\*(\d+))?$/.exec(String(claim));
    if (!m || (m[1] === undefined && m[2] === undefined)) return 'not a number, nor a Nim pile';
    const [n, below] = (m[1] ?? '0').split('/').map(Number),
      v = -n / (below ?? 1),
      stalk = [];
    for (let now = 0, low = null, high = null; now !== v;) {
      if (stalk.length > 12) throw new CannotTell('a value too long to be tried');
      const up = v > now;
      stalk.push(up ? 'blue' : 'red');
      if (up) low = now;
      else high = now;
      now = up && high === null ? now + 1 : !up && low === null ? now - 1 : (low + high) / 2;
    }
    const beside = { edges: [...edges], colours: [...d.colours], ground };
    const plant = (colours) =>
      colours.reduce((at, colour, i) => {
        const top = `stalk ${beside.edges.length} ${i}`;
        beside.edges.push([at, top]);
        beside.colours.push(colour);
        return top;
      }, ground);
    plant(stalk);
    plant(Array(Number(m[2] ?? 0)).fill('green'));
    if (beside.edges.length === edges.length) return I || II ? 'not worth zero' : undefined;
    if (beside.edges.length > 16) throw new CannotTell('too large with its negative beside it');
    return (
      hackenbush(beside).facts.outcome('P') && 'with its negative beside it the picture is not lost for whoever starts'
    );
  };
  const cuts = (player) =>
    all.filter(
      (i) =>
        may(i, player) &&
        !wins(
          standing(
            edges,
            ground,
            all.filter((j) => j !== i),
          ),
          other[player],
        ),
    );
  return {
    main: ['outcome', 'winnerIfIStarts', 'winnerIfIIStarts', 'winningCutsI', 'winningCutsII'],
    says: 'every way of cutting was searched',
    facts: {
      outcome: is(I ? (II ? 'N' : 'I') : II ? 'II' : 'P'),
      ...(edges.length <= 8 ? { value: worth } : {}),
      winnerIfIStarts: is(I ? 'I' : 'II'),
      winnerIfIIStarts: is(II ? 'II' : 'I'),
      winningCutsI: setOf(cuts('I')),
      winningCutsII: setOf(cuts('II')),
    },
  };
}

/**
 * P, N and drawn vertices: a vertex is P when all its arrows lead to N, N when one leads to P; what is never decided
 * is drawn. `left` counts plies.
 */
export function retrograde(next) {
  const names = Object.keys(next),
    label = {},
    left = {};
  for (let round = 0, grew = true; grew; round++) {
    grew = false;
    const fresh = {};
    for (const v of names) {
      if (label[v]) continue;
      if (next[v].some((w) => label[w] === 'P')) fresh[v] = 'N';
      else if (next[v].every((w) => label[w] === 'N')) fresh[v] = 'P';
    }
    for (const v in fresh) {
      label[v] = fresh[v];
      left[v] = round;
      grew = true;
    }
  }
  return {
    label: Object.fromEntries(names.map((v) => [v, label[v] ?? 'draw'])),
    left,
  };
}

/**
 * Smith's values of a graph with cycles: m, where every arrow to a vertex without value below m can be answered by one
 * back to m; else infinity(K).
 */
function smith(next) {
  const names = Object.keys(next),
    value = {};
  for (let m = 0; m <= names.length; m++)
    for (let grew = true; grew;) {
      grew = false;
      for (const v of names) {
        if (v in value || mex(next[v].filter((w) => w in value).map((w) => value[w])) !== m) continue;
        if (next[v].every((w) => (w in value && value[w] <= m) || next[w].some((x) => value[x] === m))) {
          value[v] = m;
          grew = true;
        }
      }
    }
  return Object.fromEntries(
    names.map((v) => [
      v,
      v in value
        ? value[v]
        : {
            infinity: [...new Set(next[v].filter((w) => w in value).map((w) => value[w]))].sort((a, b) => a - b),
          },
    ]),
  );
}

function sgFunctions(next) {
  // how many labellings satisfy g = mex of the followers
  const names = Object.keys(next),
    spend = budget(3e5);
  const go = (i, g) => {
    spend();
    for (const v of names)
      if (v in g && next[v].every((w) => w in g) && mex(next[v].map((w) => g[w])) !== g[v]) return 0;
    if (i === names.length) return 1;
    let n = 0;
    for (let x = 0; x <= new Set(next[names[i]]).size; x++) n += go(i + 1, { ...g, [names[i]]: x });
    return n;
  };
  return go(0, {});
}

/** In misère play a vertex without arrows is won: it gets one more arrow, to an end that is lost as in normal play. */
function misereLabels(next) {
  const end = '\u0000end',
    longer = Object.fromEntries(Object.entries(next).map(([v, list]) => [v, list.length ? list : [end]]));
  const { label, left } = retrograde({ ...longer, [end]: [] });
  delete label[end];
  delete left[end];
  for (const v in left) left[v]--;
  return { label, left };
}

/** Who wins each vertex beside a Nim pile: every pair is a vertex of one larger graph. */
function withPiles(next, names, piles) {
  const most = Math.max(0, ...piles),
    pairs = {};
  for (const v of names)
    for (let k = 0; k <= most; k++)
      pairs[`${k} ${v}`] = [
        ...next[v].map((w) => `${k} ${w}`),
        ...Array.from({ length: k }, (_, lower) => `${lower} ${v}`),
      ];
  const { label } = retrograde(pairs);
  return Object.fromEntries(names.map((v) => [v, piles.map((k) => label[`${k} ${v}`])]));
}

export function graphGame(d, report) {
  const next = Object.fromEntries(Object.entries(d.edges).map(([v, list]) => [v, [...new Set(list)]]));
  for (const list of Object.values(d.edges)) for (const w of list) next[w] ??= [];
  const misere = d.play === 'misere';
  const { label, left } = misere ? misereLabels(next) : retrograde(next),
    names = Object.keys(next),
    path = {};
  const longest = (v, seen = new Set()) => {
    // undefined where a cycle can be reached
    if (v in path) return path[v];
    if (seen.has(v)) return undefined;
    seen.add(v);
    const list = next[v].map((w) => longest(w, seen));
    seen.delete(v);
    return (path[v] = list.some((x) => x === undefined) ? undefined : list.length ? 1 + Math.max(...list) : 0);
  };
  const reach = (v, seen = new Set()) => {
    for (const w of next[v])
      if (!seen.has(w)) {
        seen.add(w);
        reach(w, seen);
      }
    return seen;
  };
  const cyclic = names.some((v) => reach(v).has(v)),
    values = cyclic ? smith(next) : Object.fromEntries(names.map((v) => [v, 0]));
  if (!cyclic) {
    const g = grundyOf((v) => next[v].map((w) => ({ to: [w] })));
    for (const v of names) values[v] = g(v);
  }
  const winning = Object.fromEntries(
    names
      .filter((v) => label[v] === 'N' && next[v].length > 0)
      .map((v) => [v, next[v].filter((w) => label[w] === 'P')]),
  );
  const maps = (mine) => (claim) =>
    is(Object.fromEntries(Object.entries(mine).map(([v, x]) => [v, [...x].sort()])))(
      Object.fromEntries(Object.entries(claim).map(([v, x]) => [v, [...x].sort()])),
    );
  const progress = Object.fromEntries(
    Object.entries(winning).map(([v, list]) => [v, list.filter((w) => left[w] < left[v])]),
  );
  return {
    main: misere ? ['outcomes', 'winningMoves'] : ['outcomes', 'values', 'winningMoves'],
    says: 'every vertex labelled from the rules',
    facts: {
      play: is(misere ? 'misere' : 'normal'),
      acyclic: is(!cyclic),
      outcomes: is(label),
      ...(misere ? {} : { values: is(values) }),
      winningMoves: maps(winning),
      progressMoves: maps(progress),
      longestPath: (claim) => is(Object.fromEntries(names.map((v) => [v, longest(v)])))(claim),
      cycle: partly(
        (claim) =>
          claim.length > 0 && claim.every((v, i) => next[v]?.includes(claim[(i + 1) % claim.length]))
            ? undefined
            : `${canon(claim)} is not a cycle`,
        'it is one',
      ),
      sgFunctionCount: (claim) => {
        try {
          return is(sgFunctions(next))(claim);
        } catch (e) {
          if (e instanceof CannotTell) return undefined;
          throw e;
        }
      },
      remoteness: is(left),
      sumOutcomes: (claim) => is(withPiles(next, names, d.nimPiles.map(Number)))(claim),
    },
    proof: {
      sgFunctions: (list) =>
        new Set(list.map(canon)).size === list.length &&
        list.every((g) => names.every((v) => mex(next[v].map((w) => Number(g[w]))) === Number(g[v]))) &&
        list.every((g) => Object.keys(g).length === names.length) &&
        (list.length > 0 || !Number(report.answer.sgFunctionCount ?? 0))
          ? undefined
          : 'not such a function, one twice, or none',
    },
  };
}

/**
 * The graph of a vertex-removal document as a list of edges; the families number their vertices as the guide draws
 * them.
 */
function vertexGraph(d) {
  const { n = 0, m = 0, rows = 1, columns = 1 } = d,
    range = (k) => Array.from({ length: k }, (_, i) => i);
  switch (d.graph) {
    case 'edge-list':
      return d.edges ?? [];
    case 'star':
      return range(n).map((i) => [0, i + 1]);
    case 'path':
      return range(n).map((i) => [i, i + 1]);
    case 'cycle':
      return range(n).map((i) => [i, (i + 1) % n]);
    case 'double-star':
      return [[0, 1], ...range(m).map((i) => [0, 2 + i]), ...range(n).map((i) => [1, 2 + m + i])];
    case 'grid':
      return range(rows).flatMap((r) =>
        range(columns).flatMap((c) => [
          ...(c + 1 < columns ? [[r * columns + c, r * columns + c + 1]] : []),
          ...(r + 1 < rows ? [[r * columns + c, (r + 1) * columns + c]] : []),
        ]),
      );
    case 'complete':
      return range(n).flatMap((i) => range(i).map((j) => [j, i]));
    case 'complete-bipartite':
      return range(m).flatMap((i) => range(n).map((j) => [i, m + j]));
    default:
      throw new CannotTell(`the family ${d.graph} is not known here`);
  }
}

/** Positions are sorted lists of vertices that still have an edge, one list for each connected piece. */
export function removing(edges) {
  const pieces = (vertices) => {
    const alive = new Set(vertices),
      live = edges.filter(([u, v]) => alive.has(u) && alive.has(v)),
      left = new Set(live.flat()),
      list = [];
    while (left.size) {
      const piece = new Set([left.values().next().value]);
      for (let grew = true; grew;) {
        grew = false;
        for (const [u, v] of live)
          if (piece.has(u) !== piece.has(v)) {
            piece.add(u).add(v);
            grew = true;
          }
      }
      piece.forEach((v) => left.delete(v));
      list.push([...piece].sort((a, b) => a - b).join(','));
    }
    return list;
  };
  const moves = (text) => {
    const vs = text.split(',').map(Number);
    return vs.map((v) => ({
      name: { vertex: v },
      to: pieces(vs.filter((w) => w !== v)),
    }));
  };
  return { pieces, moves };
}

export function vertexRemoval(d) {
  const edges = vertexGraph(d),
    { pieces, moves } = removing(edges),
    vertices = [...new Set(edges.flat())];
  const s = solveSum(
    pieces(vertices).map((at) => ({ moves, at, name: (m) => m.name })),
    d.play === 'misere',
  );
  const facts = outcomeFacts({ ...s, values: undefined, play: d.play });
  if (d.involution) {
    const f = (v) => d.involution[v],
      count = (u, v) => edges.filter(([a, b]) => (a === u && b === v) || (a === v && b === u)).length;
    facts.lemmaApplies = is(
      vertices.every(
        (v) =>
          f(v) !== undefined &&
          f(f(v)) === v &&
          f(v) !== v &&
          count(v, f(v)) === 0 &&
          vertices.every((w) => count(v, w) === count(f(v), f(w))),
      ),
    );
  }
  return {
    main: MAIN,
    says: 'every way of removing vertices was worked out',
    facts,
  };
}
export { picture, standing };
