// What certificates show in other words than the answer does: each item is compared with the question or with a fact.
import { ZERO, ONE, add, cmp, eq, fraction, mul, read, sign, sum } from './fractions.mjs';
import { canon, is, setOf } from './verdict.mjs';

const play = (d) => is(d.play ?? 'normal'),
  range = (a, b) => Array.from({ length: Math.max(0, b - a + 1) }, (_, i) => a + i);
/** Some entries of a table, at least one, each as the whole list says. */
const someOf = (fact, list, place) => (claim) =>
  Object.keys(claim).length === 0 || fact?.(list)
    ? 'no table, or the answer beside it is wrong'
    : Object.entries(claim)
        .map(([k, v]) => is(list[place(k)])(v))
        .find((wrong) => wrong);
const distinct = (list) => new Set(list.map(canon)).size === list.length;

const said = (x) => Object.fromEntries(Object.entries(x).filter(([, y]) => y !== undefined));
const far = (d, f, a) => (a.someWinningMoves ? { winning: is(a.someWinningMoves) } : {});
/** One player has two strategies: the best mixture, and what the other may mix against it, as the answer tells them. */
const line = (written, wide, mine, theirs, a) => ({
  written: typeof written === 'string' ? is(written) : null,
  wide: is(wide),
  lower: a.value === undefined ? null : is(a.value),
  upper: a.value === undefined ? null : is(a.value),
  mixtures: mine === undefined ? null : is(mine),
  replies: (list) => {
    const w = list.map((x) => read(x.weight)),
      pays = [0, 1].map((k) => sum(list.map((x, i) => mul(w[i], read(x.payoffs[k]))))),
      v = a.value === undefined ? null : read(a.value);
    if (!eq(sum(w), ONE) || w.some((x) => sign(x) < 0) || list.some((x) => x.payoffs.length !== 2)) return 'no mixture';
    const told = Object.fromEntries(list.map((x) => [`(${x.payoffs.join(', ')})`, x.weight]));
    if (theirs !== undefined && is(theirs)(told)) return 'another mixture than is told';
    return v && pays.some((x) => (wide ? cmp(x, v) > 0 : cmp(x, v) < 0))
      ? 'the mixture does not hold the value'
      : undefined;
  },
});

/** Weights of coalitions that give every player one in all. */
const balanced = (claim) => {
  const each = new Map();
  for (const [name, w] of Object.entries(claim))
    for (const i of name.includes(',') || Object.keys(claim).some((k) => k.includes(',')) ? name.split(',') : [...name])
      each.set(i, add(each.get(i) ?? ZERO, read(w)));
  return each.size && [...each.values()].every((x) => eq(x, ONE)) ? undefined : 'the weights do not balance';
};

/** By kind: from the document, the facts that were worked out, and the answer, how further data are judged. */
export const SHOWN = {
  'limited-takes': (d) => ({ limit: is(d.limit ?? `${d.factor ?? 2}t`) }),
  sos: (d, f) => ({ row: is(d.board ?? '_'.repeat(d.squares)), winning: f.winningMoves, drawing: f.drawingMoves }),
  'mock-turtles': far,
  'parametric-matrix-game': (d, f, a) => ({
    entries: is(d.matrix),
    pieces: (list) =>
      is(a.pieceData?.map(({ value, row, col, from, to }) => said({ value, row, column: col, from, to })))(
        list.map(said),
      ) ?? f.pieceData?.(a.pieceData),
  }),
  'two-by-infinity': (d, f, a) => line(d.columns, true, a.row, a.col, a),
  'infinity-by-two': (d, f, a) => line(d.rows, false, a.col, a.row, a),
  'coalitional-game': () => ({ balancedWeights: balanced }),
  contest: (d, f) => ({ best: f.profit }),
  'core-parameter': (d, f, a) => ({ looked: is([a.least, a.most].filter((x) => x !== null && x !== undefined)) }),
  'estate-sweep': (d) => ({ rule: is(d.rule ?? 'nucleolus') }),
  zeckendorf: (d) => ({ number: is(d.n) }),
  'named-series': (d) => ({ games: is([d.game ?? d.games].flat()) }),
  'coin-values': (d, f) => ({ values: f.sgValues, numbers: is(d.subtractionSet ?? d.counts ?? []) }),
  'coin-turning-length': (d) => ({ numbers: is(d.subtractionSet ?? d.counts ?? []) }),
  'pile-values': (d, f) => ({ values: f.sgValues }),
  'board-values': (d, f) => ({
    values: f.sgValues,
    ...(d.row === undefined ? {} : { cells: is(range(d.yFrom, d.yTo).map((y) => [d.row, y])) }),
  }),
  'two-dimensional-nim': (d, f) => ({ piles: f.componentSg }),
  'two-dimensional-values': (d, f, a) => {
    const wide = d.xTo - (d.xFrom ?? 0) + 1;
    return {
      squares: is(range(d.yFrom ?? 0, d.yTo).flatMap((y) => range(d.xFrom ?? 0, d.xTo).map((x) => [x, y]))),
      values: (c) => f.sgTable?.(a.sgTable.map((_, i) => c.slice(i * wide, (i + 1) * wide))) ?? is(c)(a.sgTable.flat()),
    };
  },
  'fusion-principle': (d, f) => ({ play: play(d), table: f.sgByLength }),
  'vertex-removal-table': (d, f, a) => ({
    play: play(d),
    table: someOf(f.sgValues, a.sgValues ?? [], (n) => Number(n) - (d.from ?? 0)),
  }),
  'empty-and-divide-classes': (d, f, a, { checked }) => ({
    play: play(d),
    table: (c) =>
      checked && Object.keys(c).length !== a.classes?.length
        ? 'not every entry'
        : someOf(f.classes, a.classes ?? '', (k) => Number(k.split(',')[1]) - (d.nFrom ?? 1))(c),
  }),
  'green-components': (d) => {
    const values = d.componentSg.map(BigInt),
      all = values.reduce((x, y) => x ^ y, 0n);
    return {
      lowering: setOf(
        values.flatMap((x, component) => ((x ^ all) < x ? [{ component, from: x, to: x ^ all }] : [])),
        (m) => canon({ ...m, from: String(m.from), to: String(m.to) }),
      ),
    };
  },
  'nim-sum': (d, f) => ({
    values: (c) =>
      c.length === d.values.length && c.every((x, i) => !/^\d+$/.test(d.values[i]) || !is(d.values[i])(x))
        ? d.values.map((x, i) => (/^\d+$/.test(x) ? undefined : f.x(c[i]))).find((wrong) => wrong)
        : 'other numbers than were asked about',
  }),
  cournot: (d, f, a) => ({
    equilibria: (list) =>
      !list.length || !distinct(list) || list.every((q) => is(a.q)(q))
        ? 'none, one twice, or not the one that is told'
        : list.map((q) => f.equilibrium(q)).find((wrong) => wrong),
  }),
  'power-of-four': () => ({
    weights: is([fraction(1n, 2n)]),
    ratio: is(fraction(1n, 2n)),
    witnessWeights: is([0, fraction(1n, 2n)]),
    witnessRatio: is(fraction(1n, 2n)),
  }),
  // what was seen in games of chance proves nothing, and is not repeated here
  'memory-simulation': () => ({ pairs: null }),
};
