// Numbers a + b√n with fractions a and b, exactly; and fractions as near as one likes to what a text with roots says.
import { ZERO, ONE, add, cmp, div, eq, formula, fraction, mul, read, show, sign, sub } from './fractions.mjs';

const ROOT = /sqrt\((\d+)\)|√(\d+)/g;
const roots = (text) => [...new Set([...String(text).matchAll(ROOT)].map((m) => m[1] ?? m[2]))];

/** The number a text says, as {a, b, n}: a fraction has b = 0. Null where it is not of this form. */
export function surd(text) {
  try {
    const all = roots(text);
    if (all.length === 0) return { a: read(text), b: ZERO, n: 1n };
    if (all.length > 1) return null;
    const line = formula(String(text).replace(ROOT, '(r)')),
      at = (x) => line({ r: fraction(BigInt(x)) }),
      a = at(0),
      b = sub(at(1), a);
    // a formula with the root below a fraction is not linear in it
    return eq(at(2), add(a, add(b, b))) && eq(at(5), add(a, mul(fraction(5n), b))) ? { a, b, n: BigInt(all[0]) } : null;
  } catch {
    return null;
  }
}

export const plain = (x) => ({ a: x, b: ZERO, n: 1n });
const radicand = (x, y) => {
  if (!sign(x.b)) return y.n;
  if (!sign(y.b) || x.n === y.n) return x.n;
  throw new RangeError('two different roots');
};
export const plus = (x, y) => ({
  a: add(x.a, y.a),
  b: add(x.b, y.b),
  n: radicand(x, y),
});
export const minus = (x, y) => ({
  a: sub(x.a, y.a),
  b: sub(x.b, y.b),
  n: radicand(x, y),
});
export function times(x, y) {
  const n = radicand(x, y);
  return {
    a: add(mul(x.a, y.a), mul(mul(x.b, y.b), fraction(n))),
    b: add(mul(x.a, y.b), mul(x.b, y.a)),
    n,
  };
}

/** The quotient: the divisor's conjugate makes it a fraction below. */
export function over(x, y) {
  const conjugate = { a: y.a, b: sub(ZERO, y.b), n: y.n },
    below = times(y, conjugate).a,
    above = times(x, conjugate);
  return { a: div(above.a, below), b: div(above.b, below), n: above.n };
}

/** The sign: where a and b√n pull in different directions, the larger square wins. */
export function signOf(x) {
  const a = sign(x.a),
    b = sign(x.b);
  if (a * b >= 0) return a || b;
  return cmp(mul(x.a, x.a), mul(mul(x.b, x.b), fraction(x.n))) > 0 ? a : b;
}

/** The number a + b√f of a fraction f, with no square left under the root that small factors show. */
export function rooted(a, b, f) {
  let n = f.n * f.d,
    out = 1n;
  for (let k = 2n; k * k <= n && k < 2000n; k++) for (; n % (k * k) === 0n; n /= k * k) out *= k;
  const root = floorRoot(n),
    whole = root * root === n,
    times = mul(b, fraction(whole ? out * root : out, f.d));
  return whole ? plain(add(a, times)) : { a, b: times, n };
}

/** The claim must say this number. */
export const isSurd = (mine) => (claim) => {
  const x = surd(claim);
  if (!x) return 'not a number with one root';
  const { a, b, n } = rooted(x.a, x.b, fraction(x.n));
  return eq(a, mine.a) && eq(b, mine.b) && (!sign(b) || n === mine.n)
    ? undefined
    : `claimed ${claim}, found ${show(mine.a)} + ${show(mine.b)} times the root of ${mine.n}`;
};

const SCALE = 10n ** 30n;
function floorRoot(n) {
  if (n < 2n) return n;
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (let y = (x + n / x) >> 1n; y < x; y = (x + n / x) >> 1n) x = y;
  return x;
}

/** The root of a polynomial that begins with these digits, where its sign says that there is one; else the digits. */
function closer(digits, equation) {
  const last = fraction(1n, 10n ** BigInt(digits.split('.')[1].length));
  let from = read(digits),
    to = digits[0] === '-' ? sub(from, last) : add(from, last);
  try {
    const value = formula(equation),
      side = (x) => sign(value({ x }));
    const first = side(from);
    if (first * side(to) >= 0) return from;
    for (let k = 0; k < 60; k++) {
      const middle = div(add(from, to), fraction(2n));
      if (side(middle) === first) from = middle;
      else to = middle;
    }
  } catch {
    // no equation that could be read
  }
  return from;
}

/**
 * A fraction within 10^-20 or so of what a text with roots says, or of the digits before its dots; null where it says
 * no number.
 */
export function near(text) {
  const digits = /^(-?\d+\.\d+)…(?: \((.*) = 0\))?$/.exec(String(text));
  if (digits) return closer(digits[1], digits[2]);
  try {
    let all = String(text);
    for (const n of roots(text)) {
      const root = floorRoot(BigInt(n) * SCALE * SCALE);
      all = all.replaceAll(`sqrt(${n})`, `(${root}/${SCALE})`).replaceAll(`√${n}`, `(${root}/${SCALE})`);
    }
    return formula(all)({});
  } catch {
    return null;
  }
}

/** A number that is written as a fraction exactly, any other nearly; null where nothing is said. */
export function exactlyOrNear(x) {
  try {
    return read(x);
  } catch {
    return near(x);
  }
}

/**
 * The coefficients of a polynomial in x of degree 12 or less that a text or a list says, constant first; null for
 * anything else.
 */
export function polynomial(curve) {
  if (Array.isArray(curve)) return curve.map(read);
  try {
    const f = formula(curve),
      at = (x) => f({ x: fraction(BigInt(x)) });
    return interpolated(at);
  } catch {
    return null;
  }
}

/** Newton's polynomial through 0, 1, ..., 12, if it also says what the function is at some points beyond. */
function interpolated(at) {
  const y = Array.from({ length: 13 }, (_, k) => at(k)),
    differences = [];
  for (let row = y, k = 0; k < 13; k++) {
    differences.push(row[0]);
    row = row.slice(1).map((v, i) => div(sub(v, row[i]), fraction(BigInt(k + 1))));
  }
  let result = [ZERO];
  for (let k = 12; k >= 0; k--) {
    // result * (x - k) + difference
    const shifted = [ZERO, ...result],
      scaled = [...result.map((c) => mul(c, fraction(BigInt(-k)))), ZERO];
    result = shifted.map((c, i) => add(c, scaled[i]));
    result[0] = add(result[0], differences[k]);
  }
  while (result.length > 1 && !sign(result.at(-1))) result.pop();
  const value = (x) => result.reduceRight((s, c) => add(mul(s, fraction(BigInt(x))), c), ZERO);
  return [-7, 17, 40].every((x) => eq(value(x), at(x))) ? result : null;
}

export const derivative = (p) => (p.length < 2 ? [ZERO] : p.slice(1).map((c, k) => mul(c, fraction(BigInt(k + 1)))));

/** A polynomial at a number of this form. */
export const evaluate = (p, x) => p.reduceRight((s, c) => plus(times(s, x), plain(c)), plain(ZERO));

/**
 * Whether a polynomial is nowhere positive between two fractions: its coefficients in Bernstein's form say so, if need
 * be on halves.
 */
export function nowherePositive(p, from, to, depth = 8) {
  const width = sub(to, from),
    n = p.length - 1;
  // p(from + width t) in powers of t, by Taylor's shift
  const shifted = [...p];
  for (let i = 0; i < n; i++) for (let j = n - 1; j >= i; j--) shifted[j] = add(shifted[j], mul(from, shifted[j + 1]));
  let scale = ONE;
  const powers = shifted.map((c) => {
    const scaled = mul(c, scale);
    scale = mul(scale, width);
    return scaled;
  });
  const choose = (m, k) => (k === 0 ? ONE : mul(choose(m - 1, k - 1), fraction(BigInt(m), BigInt(k))));
  const bernstein = powers.map((_, i) =>
    powers.slice(0, i + 1).reduce((s, c, k) => add(s, mul(c, div(choose(i, k), choose(n, k)))), ZERO),
  );
  if (bernstein.every((c) => sign(c) <= 0)) return true;
  if (depth === 0 || sign(bernstein[0]) > 0 || sign(bernstein.at(-1)) > 0) return false;
  const middle = div(add(from, to), fraction(2n));
  return nowherePositive(p, from, middle, depth - 1) && nowherePositive(p, middle, to, depth - 1);
}
