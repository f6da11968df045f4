// What certificates show in other words than the answer does: each item is compared with the question or with a fact.
import { fraction } from './fractions.mjs';
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

/** By kind: from the document, the facts that were worked out, and the answer, how further data are judged. */
export const SHOWN = {
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
  'empty-and-divide-classes': (d, f, a) => ({
    play: play(d),
    table: someOf(f.classes, a.classes ?? '', (k) => Number(k.split(',')[1]) - (d.nFrom ?? 1)),
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
  'nim-sum': (d, f, a) => ({
    values: (c) =>
      c.length === d.values.length && c.every((x, i) => !/^\d+$/.test(d.values[i]) || !is(d.values[i])(x))
        ? f.value?.(d.values.some((x) => !/^\d+$/.test(x)) ? c.find((_, i) => !/^\d+$/.test(d.values[i])) : a.value)
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
