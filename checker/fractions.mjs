// Exact fractions on BigInt, a little exact linear algebra, and formulas as documents write them.
// A fraction is an object {n, d} with d > 0 and gcd(n, d) = 1.

const gcd = (a, b) => {
  a = a < 0n ? -a : a;
  b = b < 0n ? -b : b;
  while (b) [a, b] = [b, a % b];
  return a;
};

/** n/d in lowest terms. */
export function fraction(n, d = 1n) {
  if (d === 0n) throw new RangeError('division by zero');
  const g = gcd(n, d) * (d < 0n ? -1n : 1n);
  return g === 1n ? { n, d } : { n: n / g, d: d / g };
}

/** Reads 3, -0.25, "7/12", "1e-3" or a fraction. Anything else is a TypeError. */
export function read(x) {
  if (typeof x === 'bigint') return fraction(x);
  if (typeof x === 'object' && x !== null && typeof x.n === 'bigint') return x;
  const m = /^\s*([+-]?\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?(?:\s*\/\s*(\d+))?\s*$/.exec(String(x));
  if (!m || !['number', 'string'].includes(typeof x)) throw new TypeError(`not a number: ${JSON.stringify(x)}`);
  const [, whole, decimals = '', exponent = '0', below = '1'] = m;
  let n = BigInt(whole + decimals),
    d = BigInt(below) * 10n ** BigInt(decimals.length);
  if (exponent[0] === '-') d *= 10n ** BigInt(exponent.slice(1));
  else n *= 10n ** BigInt(exponent);
  return fraction(n, d);
}

/** Two numbers, or a text such as "3,3" or "(3, 3)". */
export const pair = (cell) =>
  typeof cell === 'string'
    ? cell
        .replace(/[()[\]]/g, '')
        .trim()
        .split(/\s*[,;]\s*|\s+/)
    : cell;

export const ZERO = fraction(0n),
  ONE = fraction(1n);
export const add = (a, b) => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const sub = (a, b) => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const mul = (a, b) => fraction(a.n * b.n, a.d * b.d);
export const div = (a, b) => fraction(a.n * b.d, a.d * b.n);
export const neg = (a) => ({ n: -a.n, d: a.d });
export const cmp = (a, b) => {
  const x = a.n * b.d - b.n * a.d;
  return x < 0n ? -1 : x > 0n ? 1 : 0;
};
export const eq = (a, b) => a.n === b.n && a.d === b.d;
export const sign = (a) => (a.n < 0n ? -1 : a.n > 0n ? 1 : 0);
export const sum = (list) => list.reduce(add, ZERO);
export const dot = (p, q) => sum(p.map((x, i) => mul(x, q[i])));
export const max = (list) => list.reduce((a, b) => (cmp(a, b) >= 0 ? a : b));
export const min = (list) => list.reduce((a, b) => (cmp(a, b) <= 0 ? a : b));
export const show = (a) => (a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`);
export const power = (a, k) => {
  let r = ONE;
  for (let i = 0; i < Math.abs(k); i++) r = mul(r, a);
  return k < 0 ? div(ONE, r) : r;
};

/** The one solution x of the square or tall system rows·x = right, or null when there is none or more than one. */
export function solve(rows, right) {
  const a = rows.map((row, i) => [...row, right[i]]),
    width = rows[0].length;
  for (let c = 0; c < width; c++) {
    const pivot = a.findIndex((row, i) => i >= c && row[c].n !== 0n);
    if (pivot < 0) return null;
    [a[c], a[pivot]] = [a[pivot], a[c]];
    a[c] = a[c].map((x) => div(x, a[c][c]));
    for (let i = 0; i < a.length; i++) {
      if (i === c || a[i][c].n === 0n) continue;
      const f = a[i][c];
      a[i] = a[i].map((x, j) => sub(x, mul(f, a[c][j])));
    }
  }
  return a.slice(width).every((row) => row[width].n === 0n) ? a.slice(0, width).map((row) => row[width]) : null;
}

/**
 * Reads a formula and returns a function from variables (fractions by name) to a fraction; conditions are 1 or 0.
 * `2t` means 2·t. In documents about whole piles `whole` makes / the whole quotient.
 */
export function formula(text, { whole = false } = {}) {
  const tokens = String(text).match(/\d+(?:\.\d+)?|[a-zA-Z_]\w*|<=|>=|!=|<>|==|&&|\|\||[≤≥≠·−]|[-+*/%^(),=<>!]/g) ?? [];
  if (tokens.join('') !== String(text).replace(/\s/g, '')) throw new SyntaxError(`cannot read ${text}`);
  const same = {
    '≤': '<=',
    '≥': '>=',
    '≠': '!=',
    '<>': '!=',
    '==': '=',
    '·': '*',
    '−': '-',
    '&&': 'and',
    '||': 'or',
    '!': 'not',
  };
  let at = 0;
  const peek = () => same[tokens[at]] ?? tokens[at];
  const take = (...any) => (any.includes(peek()) ? (same[tokens[at++]] ?? tokens[at - 1]) : undefined);
  const must = (t) => {
    if (!take(t)) throw new SyntaxError(`${t} expected in ${text}`);
  };
  const truth = (b) => (b ? ONE : ZERO),
    whole1 = (x) => {
      if (x.d !== 1n) throw new RangeError('not whole');
      return x.n;
    };
  const floor = (x) => {
    const q = x.n / x.d;
    return fraction(x.n % x.d !== 0n && x.n < 0n ? q - 1n : q);
  };
  const prime = (n) => {
    if (n < 2n) return false;
    for (let i = 2n; i * i <= n; i++) if (n % i === 0n) return false;
    return true;
  };
  const calls = {
    gcd: (a, b) => fraction(gcd(whole1(a), whole1(b))),
    min: (...x) => min(x),
    max: (...x) => max(x),
    abs: (a) => (a.n < 0n ? neg(a) : a),
    sign: (a) => fraction(BigInt(sign(a))),
    floor,
    even: (a) => truth(whole1(a) % 2n === 0n),
    odd: (a) => truth(whole1(a) % 2n !== 0n),
    prime: (a) => truth(prime(whole1(a))),
    power2: (a) => truth(a.n > 0n && (a.n & (a.n - 1n)) === 0n),
    square: (a) => {
      let r = 0n;
      while (r * r < a.n) r++;
      return truth(r * r === a.n);
    },
    if: (c, x, y) => (c.n ? x : y),
  };
  const binary = (next, table) => () => {
    let left = next();
    for (let op; (op = take(...Object.keys(table)));) {
      const l = left,
        r = next(),
        f = table[op];
      left = (v) => f(l(v), r(v));
    }
    return left;
  };
  const atom = () => {
    if (take('(')) {
      const x = either();
      must(')');
      return x;
    }
    const t = tokens[at++];
    if (t === undefined) throw new SyntaxError(`formula ends too early: ${text}`);
    if (/^\d/.test(t)) {
      const x = read(t);
      return () => x;
    }
    if (t === 'true' || t === 'false') return () => truth(t === 'true');
    if (peek() === '(' && calls[t]) {
      must('(');
      const args = [either()];
      while (take(',')) args.push(either());
      must(')');
      if (t === 'if') return (v) => (args[0](v).n ? args[1](v) : args[2](v));
      return (v) => calls[t](...args.map((f) => f(v)));
    }
    return (v) => {
      if (!(t in v)) throw new SyntaxError(`unknown name ${t}`);
      return v[t];
    };
  };
  const powers = () => {
    const base = atom();
    if (!take('^')) return base;
    const e = unary();
    return (v) => power(base(v), Number(whole1(e(v))));
  };
  const implied = () => {
    let left = powers();
    while (peek() !== undefined && /^[a-zA-Z_(]/.test(peek()) && !['and', 'or', 'not'].includes(peek())) {
      const l = left,
        r = powers();
      left = (v) => mul(l(v), r(v));
    }
    return left;
  };
  const unary = () =>
    take('-')
      ? (
          (x) => (v) =>
            neg(x(v))
        )(unary())
      : take('+')
        ? unary()
        : implied();
  const product = binary(unary, {
    '*': mul,
    '/': (a, b) => (whole ? fraction(whole1(a) / whole1(b)) : div(a, b)),
    '%': (a, b) => {
      const m = whole1(b),
        r = whole1(a) % m;
      return fraction(r < 0n ? r + m : r);
    },
  });
  const total = binary(product, { '+': add, '-': sub });
  const compare = binary(total, {
    '=': (a, b) => truth(eq(a, b)),
    '!=': (a, b) => truth(!eq(a, b)),
    '<': (a, b) => truth(cmp(a, b) < 0),
    '<=': (a, b) => truth(cmp(a, b) <= 0),
    '>': (a, b) => truth(cmp(a, b) > 0),
    '>=': (a, b) => truth(cmp(a, b) >= 0),
  });
  const not = () =>
    take('not')
      ? (
          (x) => (v) =>
            truth(x(v).n === 0n)
        )(not())
      : compare();
  // "and" and "or" look at their second side only where it matters, so that "c > 0 and n % c = 0" is safe.
  const both = () => {
    let l = not();
    while (take('and')) {
      const a = l,
        b = not();
      l = (v) => (a(v).n ? truth(b(v).n) : ZERO);
    }
    return l;
  };
  const either = () => {
    let l = both();
    while (take('or')) {
      const a = l,
        b = both();
      l = (v) => (a(v).n ? ONE : truth(b(v).n));
    }
    return l;
  };
  const result = either();
  if (at < tokens.length) throw new SyntaxError(`cannot read ${text}`);
  return result;
}
