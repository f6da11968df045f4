/** Exact fractions for what is worked out while somebody types; everything else is worked out by the server. */
export type Fraction = { n: bigint; d: bigint };

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

export function fraction(n: bigint, d = 1n): Fraction {
  const g = gcd(n, d) * (d < 0n ? -1n : 1n);
  return { n: n / g, d: d / g };
}
export const ZERO = fraction(0n);
export const ONE = fraction(1n);
export const add = (a: Fraction, b: Fraction) => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Fraction, b: Fraction) => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction) => fraction(a.n * b.n, a.d * b.d);
export const compare = (a: Fraction, b: Fraction) => {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
export const text = (a: Fraction) => (a.d === 1n ? String(a.n) : `${a.n}/${a.d}`);

/** A number as people and programs write it: 3, -0.25, 7/12, .5, 1.5e-3. */
export function read(written: unknown): Fraction | null {
  const parts = /^\s*([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?(?:\s*\/\s*(\d+))?\s*$/.exec(String(written ?? ''));
  if (!parts) return null;
  const [, sign, whole = '', decimals = '', power = '0', below = '1'] = parts;
  if (whole + decimals === '') return null;
  const shift = Number(power) - decimals.length;
  const above = BigInt(`${sign === '-' ? '-' : ''}${whole}${decimals}`) * (shift > 0 ? 10n ** BigInt(shift) : 1n);
  const divisor = BigInt(below) * (shift < 0 ? 10n ** BigInt(-shift) : 1n);
  return divisor === 0n ? null : fraction(above, divisor);
}
