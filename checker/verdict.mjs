// How a claim is compared with what was worked out here.

/** Thrown when nothing can be said: too large, a rule not known here. */
export class CannotTell extends Error {}

const NUMBER = /^-?\d+(?:\/\d+|\.\d+)?$/;

/**
 * Text that is equal exactly for equal values: whole numbers and fractions compare as numbers, keys in any order. Any
 * other text stands in quotes, so that none looks like a list, a truth value or nothing.
 */
export function canon(x) {
  if (x && typeof x === 'object' && typeof x.n === 'bigint') return x.d === 1n ? `${x.n}` : `${x.n}/${x.d}`;
  if (Array.isArray(x)) return `[${x.map(canon).join(',')}]`;
  if (x && typeof x === 'object')
    return `{${Object.keys(x)
      .sort()
      .map((k) => `${k}:${canon(x[k])}`)
      .join(',')}}`;
  if (typeof x === 'boolean' || x === null || x === undefined) return `<${x}>`;
  return typeof x === 'string' && !NUMBER.test(x) ? JSON.stringify(x) : String(x);
}

const short = (text) => (text.length > 160 ? `${text.slice(0, 157)}...` : text);

/** The claim must be this value. */
export const is = (mine) => (claim) =>
  canon(claim) === canon(mine) ? undefined : `claimed ${short(canon(claim))}, found ${short(canon(mine))}`;

const keysOf = (x) =>
  x && typeof x === 'object' && !Array.isArray(x) && typeof x.n !== 'bigint' ? Object.keys(x) : [];
const unsaid = (x) => x === null || typeof x === 'boolean' || (typeof x === 'object' && Object.values(x).some(unsaid));

/** The claim must be this list in any order (every element as often as here). */
export const setOf =
  (mine, by = canon) =>
  (claim) => {
    if (!Array.isArray(claim)) return `a list was expected, not ${short(canon(claim))}`;
    // what is compared by a part of it may say nothing else besides, and must be of the same sort
    const keys = new Set(mine.flatMap(keysOf)),
      odd = claim.find((x) => keysOf(x).some((k) => !keys.has(k)) || (unsaid(x) && !mine.some(unsaid)));
    if (mine.length && odd !== undefined) return `${short(canon(odd))} is not of the right sort`;
    const left = mine.map(by),
      extra = [];
    for (const x of claim.map(by)) {
      const i = left.indexOf(x);
      if (i < 0) extra.push(x);
      else left.splice(i, 1);
    }
    if (extra.length) return `${short(extra[0])} should not be listed`;
    return left.length ? `${short(left[0])} is missing` : undefined;
  };

/** The claim must pass a test that returns undefined, or a sentence saying what is wrong. */
export const that = (test) => test;

/** Like another comparison, but it does not settle the whole of the claim; the rest is said in words. */
export const partly = (compare, what) => Object.assign((claim) => compare(claim), { partly: what });

/** The same claim, in which no list passes for its only element: a list read as a text or a number is an error. */
function strict(x) {
  if (!x || typeof x !== 'object' || typeof x.n === 'bigint') return x;
  if (!Array.isArray(x)) return Object.fromEntries(Object.entries(x).map(([k, y]) => [k, strict(y)]));
  return Object.defineProperty(x.map(strict), Symbol.toPrimitive, {
    value() {
      throw new TypeError('a list in place of one value');
    },
  });
}

/** What a test says of a claim; one it cannot even read, such as a word in place of a number, is wrong. */
export function said(compare, claim) {
  try {
    return compare(strict(claim));
  } catch (e) {
    if (e instanceof CannotTell) throw e;
    return `${short(canon(claim))} cannot be read as such a claim (${e.message})`;
  }
}

/**
 * Compares an answer with the facts worked out: {says, main, facts}. `main` names the claims that matter: all of those
 * the answer makes must have been
 * checked (not just partly) and there must be at least one, else the verdict is "cannot tell".
 */
export function judge(answer, found, places = 'answer') {
  const checked = [],
    half = [],
    unknown = [];
  for (const [key, claim] of Object.entries(answer)) {
    const compare = found.facts[key];
    if (!compare) {
      unknown.push(key);
      continue;
    }
    const wrong = said(compare, claim);
    if (wrong) return { verdict: 'refuted', why: `${places}.${key}: ${wrong}`, checked, half, unknown };
    if (compare.partly) half.push(`${key} (${compare.partly})`);
    else checked.push(key);
  }
  const main = found.main.filter((key) => key in answer);
  const open = main.filter((key) => !checked.includes(key) && !half.some((h) => h.startsWith(`${key} (`)));
  const ok = main.some((key) => checked.includes(key)) && open.length === 0;
  return {
    verdict: ok ? 'proved' : 'cannot tell',
    why: ok
      ? found.says
      : open.length || !main.length
        ? `not covered: ${open.join(', ') || 'the main claim'}`
        : `no mistake found, but only partly checked: ${half.join(', ')}`,
    checked,
    half,
    unknown,
  };
}
