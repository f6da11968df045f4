// What a certificate covers: the facts that its data say, by the same name or in the proof's own words.
import { ZERO, cmp, div, eq, fraction, max, min, neg, read, sign } from './fractions.mjs';
import { is, setOf } from './verdict.mjs';

/** What proofs call facts otherwise; # asks how many there are. */
const OTHERWISE = {
  class: 'outcome',
  sg: 'value',
  winningMoves: 'winning',
  moveCount: 'winningCount',
  headPositions: 'heads',
  sgValues: 'values',
  sgByLength: 'table',
  period: 'period.period',
  periodicFrom: 'period.from',
  drawingMoves: 'drawing',
  row: 'rows.0',
  col: 'columns.0',
  rowExtreme: 'rows',
  colExtreme: 'columns',
  uniqueCol: 'uniqueColumn',
  groupOrder: 'order',
  extremeCount: '#equilibria',
  perfectPayoffs: 'payoffs',
  valueBetHand: 'strong',
  bluffHand: 'weak',
  callIfAbove: 'call',
  ntuHullCcw: 'hull',
  ntuParetoVertices: 'pareto',
  boundsInUnitsOfAMinusC: 'bounds',
  deterrenceProfit: 'incumbentProfit',
  deterringOutput: 'q1',
  drawWorth: 'draw',
  win: 'chances.win',
  draw: 'chances.draw',
  lose: 'chances.lose',
  strategies: 'chosen',
  strategy0: 'strategies.0',
  strategy1: 'strategies.1',
  strategy2: 'strategies.2',
  gainInCards: 'gain',
  length: '#line',
  moverMatching: 'moverMatching.number',
  otherMatching: 'otherMatching.number',
};

function at(data, place) {
  if (place[0] === '#') return at(data, place.slice(1))?.length;
  return place.split('.').reduce((x, step) => x?.[step], data);
}

const place = (key) =>
  OTHERWISE[key] ??
  key.replace(/^(open|pass|take|leave|return)(?=Win|Draw|Lose)(.*)/, (_, a, b) => `choices.${a}.${b.toLowerCase()}`);

const numbers = (rows) => rows.map((row) => row.map(read));
const cells = (rows, test) => rows.flatMap((row, i) => row.flatMap((x, j) => (test(i, j) ? [[i + 1, j + 1]] : [])));
const columns = (rows) => rows[0].map((_, j) => rows.map((row) => row[j]));
const maxmin = (rows) => max(numbers(rows).map(min));
const minmax = (rows) => min(columns(numbers(rows)).map(max));

/** One number, or two bounds that meet. */
const value = (data) =>
  'value' in data ? read(data.value) : eq(read(data.lower), read(data.upper)) ? read(data.lower) : undefined;

function saddles(payoffs) {
  const a = numbers(payoffs),
    up = columns(a).map(max);
  return cells(a, (i, j) => eq(a[i][j], min(a[i])) && eq(a[i][j], up[j]));
}

function pure({ A, B }) {
  const a = numbers(A),
    b = numbers(B),
    up = columns(a).map(max);
  return cells(a, (i, j) => eq(a[i][j], up[j]) && eq(b[i][j], max(b[i])));
}

const corners = (subsets) => subsets.map((s) => s.pHull.length * s.qHull.length);

const worth = (moves, test) => Object.keys(moves).filter((move) => test(read(moves[move])));

function byState(data, what) {
  const states = data.states ?? (data.cases.length === 1 ? data.cases[0].states : undefined);
  if (states.some((s) => s.reversed)) return undefined;
  return Object.fromEntries(states.map((s) => [s.game, what(s)]));
}

/** What can be read off the data at once; each may fail where the data are of another sort. */
const READ_OFF = {
  winner: (d) => ({ N: 'first', P: 'second' })[d.outcome],
  favors: (d) => ['II', ['fair', '-'], 'I'][sign(value(d)) + 1],
  value,
  sidePayment: (d) => neg(value(d)),
  gainInPairs: (d) => div(read(d.gain), fraction(2n)),
  pureLower: (d) => maxmin(d.payoffs),
  pureUpper: (d) => minmax(d.payoffs),
  saddlePoints: (d) => saddles(d.payoffs),
  maxminG: (d) => maxmin(d.G),
  minmaxG: (d) => minmax(d.G),
  maxminW: (d) => maxmin(d.W),
  minmaxW: (d) => minmax(d.W),
  pse: (d) => (d.pure ? d.pure.map((e) => e.profile) : pure(d)),
  pureEquilibria: (d) => d.pure.map((e) => e.profile),
  payoffs: (d) => d.pure.map((e) => e.payoffs),
  unique: (d) => corners(d.subsets).join() === '1',
  equilibriumCount: (d) => (corners(d.subsets).every((n) => n === 1) ? d.subsets.length : 'infinite'),
  bestMoves: (d) => worth(d.moves, (x) => cmp(x, max(Object.values(d.moves).map(read))) === 0),
  winningMoves: (d) => worth(d.moves, (x) => cmp(x, ZERO) > 0),
  values: (d) => byState(d, value),
  row: (d) => byState(d, (s) => s.row),
  col: (d) => byState(d, (s) => s.column),
};

function readOff(data, key) {
  try {
    return READ_OFF[key]?.(data);
  } catch {
    return undefined; // nothing of the kind stands in these data
  }
}

function says(data, key, fact) {
  const found = [data[key], at(data, place(key)), readOff(data, key)].filter((x) => x !== undefined);
  if (key === 'favors' && Array.isArray(found.at(-1))) found.push(...found.pop());
  // moves that are the names of an object stand there in whatever order
  const same = data.moves && Array.isArray(fact) ? setOf(fact) : is(fact);
  return found.some((x) => !same(x));
}

const holdsNothing = (x) =>
  x === null || (typeof x === 'object' && typeof x.n !== 'bigint' && Object.values(x).some(holdsNothing));

/**
 * What is wrong with what a certificate covers: its data must say those facts, leave nothing empty but what the answer
 * leaves so, and all others are told besides.
 */
export function coverage(answer, { covers, besides, data = {} }) {
  const empty = Object.keys(data).find((key) => holdsNothing(data[key]) && (data[key] ?? answer[key]) !== null);
  if (empty) return `${empty} is empty`;
  if (!covers || !besides) return undefined;
  const open = Object.keys(answer).find((key) => !covers.includes(key) && !besides.includes(key));
  if (open) return `${open} is neither covered nor told besides`;
  const lost = covers.find((key) => !(key in answer) || !says(data, key, answer[key]));
  return lost && `${lost} is not what the certificate says`;
}
