// A price that falls piece by piece as a polynomial of total output: what a firm earns, and whether an output is best.
import { ZERO, ONE, add, cmp, div, fraction, mul, read, sign, sub } from './fractions.mjs';
import { derivative, nowherePositive } from './surds.mjs';
import { CannotTell } from './verdict.mjs';

const value = (p, x) => p.reduceRight((s, c) => add(mul(s, x), c), ZERO);

/** p(x + by) in powers of x. */
function shifted(p, by) {
  const s = [...p];
  for (let i = 0; i < s.length - 1; i++) for (let j = s.length - 2; j >= i; j--) s[j] = add(s[j], mul(by, s[j + 1]));
  return s;
}

/** The pieces of a document, each with both ends; the last reaches to where its price is below zero, or for ever. */
export function pieces(list) {
  const all = list.map((x) => ({
    from: read(x.from),
    to: x.to === undefined ? null : read(x.to),
    p: x.coefficients.map(read),
  }));
  const last = all.at(-1);
  while (last.p.length > 1 && !sign(last.p.at(-1))) last.p.pop();
  if (last.p.length > 1) {
    let width = ONE;
    for (let k = 0; k < 40 && sign(value(last.p, add(last.from, width))) >= 0; k++) width = add(width, width);
    last.to = add(last.from, width);
    if (sign(value(last.p, last.to)) >= 0) throw new CannotTell('a price that does not reach zero');
  }
  for (const piece of all)
    if (piece.to && piece.p.length > 1 && !nowherePositive(derivative(piece.p), piece.from, piece.to, 10))
      throw new CannotTell('a price that does not fall throughout');
  return all;
}

/** The price of a total output, never below zero. */
export function priceAt(all, total) {
  const piece = all.find((x) => x.to === null || cmp(total, x.to) <= 0),
    price = piece ? value(piece.p, total) : ZERO;
  return sign(price) < 0 ? ZERO : price;
}

/**
 * What is wrong with an output as the best answer to what the others make; the price falls, so where the polynomial
 * is below zero the price is zero and nothing is earned there.
 */
export function notBest(all, unit, others, q) {
  const earned = mul(sub(priceAt(all, add(others, q)), unit), q);
  if (sign(q) < 0 || sign(earned) < 0) return 'producing nothing is better';
  for (const piece of all) {
    const from = cmp(piece.from, others) > 0 ? sub(piece.from, others) : ZERO;
    if (piece.to === null) {
      // a constant price: above the unit cost the profit has no end, below it falls
      if (cmp(piece.p[0], unit) > 0) return 'selling ever more is better';
      if (cmp(mul(sub(piece.p[0], unit), from), earned) > 0) return 'a firm gains by another output';
      continue;
    }
    const to = sub(piece.to, others);
    if (cmp(to, from) <= 0) continue;
    const price = shifted(piece.p, others);
    price[0] = sub(price[0], unit);
    const more = [sub(ZERO, earned), ...price],
      cuts = [from, ...(cmp(from, q) < 0 && cmp(q, to) < 0 ? [q] : []), to];
    for (let k = 0; k + 1 < cuts.length; k++) {
      if (nowherePositive(more, cuts[k], cuts[k + 1], 14)) continue;
      for (let i = 0n; i <= 512n; i++) {
        const x = add(cuts[k], mul(sub(cuts[k + 1], cuts[k]), fraction(i, 512n)));
        if (sign(value(more, x)) > 0) return 'a firm gains by another output';
      }
      throw new CannotTell('a profit too flat to compare');
    }
  }
  return undefined;
}

/** The best answer to what the others make, nearly, as a number. */
export function nearlyBest(all, unit, others) {
  const at = (q) => mul(sub(priceAt(all, add(others, q)), unit), q),
    ends = all.map((x) => x.to ?? add(x.from, ONE)).map((x) => sub(x, others));
  let low = ZERO,
    high = ends.reduce((a, b) => (cmp(a, b) > 0 ? a : b), ONE);
  for (let round = 0; round < 5; round++) {
    const step = div(sub(high, low), fraction(64n));
    let best = low;
    for (let i = 0n; i <= 64n; i++) {
      const x = add(low, mul(step, fraction(i)));
      if (cmp(at(x), at(best)) > 0) best = x;
    }
    low = cmp(best, step) > 0 ? sub(best, step) : ZERO;
    high = add(best, step);
    // short fractions suffice
    [low, high] = [low, high].map((x) => fraction((x.n * 2n ** 40n) / x.d, 2n ** 40n));
  }
  return div(add(low, high), fraction(2n));
}

/** The named games on piles of one rule each. */
export const PILE_GAMES = [
  'at-least-half',
  'at-most-half',
  'dim-plus',
  'aliquot',
  'even-if-not-all-all-if-odd',
  'even-or-single',
  'threes-or-all',
  'lasker-nim',
  'kayles',
  'dawson-chess',
  'grundy-game',
  'rims',
  'rayles',
];
