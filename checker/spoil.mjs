// Spoils single facts of an answer: a number changed, a probability, a move, a table entry, an element dropped, added
// or repeated, a value disguised as one of another sort.

/** All places inside a value, as paths. */
function places(x, path = []) {
  if (Array.isArray(x)) return [path, ...x.flatMap((y, i) => places(y, [...path, i]))];
  if (x && typeof x === 'object') return [path, ...Object.keys(x).flatMap((k) => places(x[k], [...path, k]))];
  return [path];
}
const at = (x, path) => path.reduce((y, k) => y[k], x);
const put = (x, path, f) => {
  if (!path.length) return f(x);
  const copy = Array.isArray(x) ? [...x] : { ...x };
  copy[path[0]] = put(x[path[0]], path.slice(1), f);
  return copy;
};
const SWAPS = {
  N: 'P',
  P: 'N',
  first: 'second',
  second: 'first',
  left: 'right',
  right: 'left',
  mover: 'opponent',
  opponent: 'mover',
  I: 'II',
  II: 'I',
  normal: 'misere',
  misere: 'normal',
  draw: 'N',
  fair: 'I',
  S: 'O',
  O: 'S',
  pass: 'none',
  white: 'black',
  black: 'white',
  yes: 'no',
};

/** One changed value, or undefined if there is no way. */
function change(x, { int, pick, chance }) {
  if (typeof x === 'boolean') return !x;
  if (typeof x === 'number') return x + (chance(0.5) ? 1 : x > 0 ? -1 : 1) * int(1, 2);
  if (typeof x === 'string') {
    if (/^-?\d+$/.test(x)) return (BigInt(x) + 1n).toString();
    const f = /^(-?\d+)\/(\d+)$/.exec(x);
    // a bound moved by its last digit may be as true as before
    if (f && f[2].length > 12) return `${BigInt(f[1]) + BigInt(f[2])}/${f[2]}`;
    if (f) return chance(0.5) ? `${BigInt(f[1]) + 1n}/${f[2]}` : `${f[1]}/${BigInt(f[2]) + 1n}`;
    if (/^-?\d+\.\d+$/.test(x)) return x.replace(/\.(\d)/, (_, digit) => `.${(Number(digit) + 1) % 10}`);
    return SWAPS[x] ?? `${x}1`;
  }
  if (Array.isArray(x)) {
    if (x.length === 0) return undefined;
    const i = int(0, x.length - 1);
    return pick([() => x.filter((_, j) => j !== i), () => [...x, x[i]]])();
  }
  return undefined;
}

/** A value of another sort that could pass for this one: a list of one, a list as a text, a truth value as a text. */
const disguise = (x, { chance }) =>
  typeof x === 'boolean'
    ? `<${x}>`
    : Array.isArray(x)
      ? chance(0.5) && x.length > 1
        ? [x.join(',')]
        : `[${x.join(',')}]`
      : x && typeof x === 'object'
        ? undefined
        : [x];

/**
 * So many spoiled copies of a report, each in one of the facts or of the data of its certificate that are named, as
 * triples [place, was, report]. Facts that are known are spoiled in the certificate too, so that comparing the two does
 * not help.
 */
export function spoilings(report, facts, known, data, random, count) {
  const list = [],
    all = [...facts.map((key) => ['answer', key]), ...data.map((key) => ['data', key])];
  for (let tries = 0; list.length < count && tries < count * 4 && all.length; tries++) {
    const [part, key] = random.pick(all),
      whole = part === 'answer' ? report.answer[key] : report.certificate.data[key],
      path = random.pick(places(whole));
    const way = random.chance(0.06) ? () => null : part === 'answer' && random.chance(0.25) ? disguise : change,
      value = way(at(whole, path), random);
    if (
      value === undefined ||
      path.at(-1) === 'window' ||
      (path.at(-1) === 'payoff' && at(whole, path).every?.((x) => x == 0)) ||
      (path.at(-1) === 'label' && path.at(-3) === 'chance') ||
      path.includes('outcome') ||
      path.at(-3) === 'pairs' ||
      key === 'equivalentWeighted'
    )
      continue; // a longer look at a period, one nothing for two, another name of a chance or an outcome, another card
    // of a pair in a matching, and other weights with the same winners are not wrong
    const spoiled = put(whole, path, () => value);
    if (JSON.stringify(spoiled) === JSON.stringify(whole)) continue;
    // the list of facts is left out, so that the change itself must be noticed
    list.push([
      `${part}.${key}.${path.join('.')}`,
      spoiled,
      part === 'answer'
        ? {
            ...report,
            answer: { ...report.answer, [key]: spoiled },
            facts: [],
            ...(known.includes(key) && key in (report.certificate?.data ?? {})
              ? { certificate: { ...report.certificate, data: { ...report.certificate.data, [key]: spoiled } } }
              : {}),
          }
        : {
            ...report,
            facts: [],
            certificate: {
              ...report.certificate,
              data: { ...report.certificate.data, [key]: spoiled },
            },
          },
    ]);
  }
  return list;
}
