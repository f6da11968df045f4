// What is told beside Nash's solution: the ways along which Kalai and Smorodinsky and equal gains go, exactly on
// polygons and by halving steps on curved sets.
import { ZERO, ONE, add, cmp, div, eq, fraction, mul, read, sign, sub } from './fractions.mjs';
import { minus, near, over, surd, signOf, plain } from './surds.mjs';
import { canon, is, partly } from './verdict.mjs';

const cross = (o, a, b) => sub(mul(sub(a[0], o[0]), sub(b[1], o[1])), mul(sub(a[1], o[1]), sub(b[0], o[0])));
const go = (p, way, t = ONE) => p.map((x, k) => add(x, mul(t, way[k])));

/** How far one can go inside a polygon (counterclockwise, three corners or more) from a point of it. */
function reach(corners, from, way) {
  const steps = corners.flatMap((a, k) => {
    const b = corners[(k + 1) % corners.length],
      here = cross(a, b, from),
      loss = sub(here, cross(a, b, go(from, way)));
    return sign(loss) > 0 ? [div(here, loss)] : [];
  });
  return steps.reduce((a, b) => (cmp(a, b) <= 0 ? a : b));
}

/** The most each can gain while the other does not lose: at a corner, or where an edge meets the other's threat. */
function ideal(corners, t) {
  const best = (k) => {
    const other = 1 - k,
      level = corners.flatMap((a, i) => {
        const b = corners[(i + 1) % corners.length],
          [x, y] = [a, b].map((p) => sub(p[other], t[other]));
        return sign(x) * sign(y) < 0 ? [add(a[k], mul(sub(b[k], a[k]), div(x, sub(x, y))))] : [];
      });
    return [t[k], ...level, ...corners.filter((p) => cmp(p[other], t[other]) >= 0).map((p) => p[k])].reduce((a, b) =>
      cmp(a, b) >= 0 ? a : b,
    );
  };
  return [sub(best(0), t[0]), sub(best(1), t[1])];
}

/** On a polygon, from the payoff that is claimed. */
export function onPolygon(corners, t, chain, payoff) {
  const gains = payoff.map((x, k) => sub(x, t[k])),
    facts = {
      product: is(mul(gains[0], gains[1])),
      cornerSolution: is(corners.some((p) => canon(p) === canon(payoff))),
      paretoArc: is([chain[0], chain.at(-1)]),
    };
  if (sign(gains[0]) > 0) facts.lambda = is(div(gains[1], gains[0]));
  if (corners.length < 3) return facts;
  const most = ideal(corners, t),
    along = (way) => (way.every((x) => !sign(x)) ? t : go(t, way, reach(corners, t, way)));
  return {
    ...facts,
    gainPossible: is(most.map((x) => sign(x) > 0)),
    kalaiSmorodinsky: is(along(most)),
    egalitarian: is(along([ONE, ONE])),
  };
}

const number = (x) => {
  const f = near(x);
  return f ? Number((f.n * 10n ** 15n) / f.d) / 1e15 : NaN;
};
const close = (mine) => (claim) =>
  claim.length === 2 && claim.every((x, k) => Math.abs(number(x) - mine[k]) < 1e-6 * (1 + Math.abs(mine[k])))
    ? undefined
    : `found about ${mine.map((x) => x.toFixed(6))}`;

/** On a curved set that `inside(x, y)` describes, with the threat within: to six digits. */
export function onCurve(inside, threat, payoff) {
  const [u, v] = threat.map(number),
    far = ([a, b]) => {
      let low = 0,
        high = 1;
      while (inside(u + high * a, v + high * b)) high *= 2;
      for (let k = 0; k < 80; k++) {
        const mid = (low + high) / 2;
        if (inside(u + mid * a, v + mid * b)) low = mid;
        else high = mid;
      }
      return [low * a, low * b];
    },
    // the boundary bends one way, so a player's gain along it first rises and then falls
    most = (k) => {
      let low = 0,
        high = Math.PI / 2;
      const gain = (angle) => far([Math.cos(angle), Math.sin(angle)])[k];
      for (let i = 0; i < 120; i++) {
        const a = low + (high - low) / 3,
          b = high - (high - low) / 3;
        if (gain(a) < gain(b)) low = a;
        else high = b;
      }
      return gain((low + high) / 2);
    },
    point = (way) => far(way).map((x, k) => x + [u, v][k]);
  const p = payoff.map(surd),
    slope = over(minus(p[1], plain(read(threat[1]))), minus(p[0], plain(read(threat[0])))),
    digits = 'to six digits',
    kalai = point([most(0), most(1)]);
  return {
    gainPossible: is([true, true]),
    lambda: (claim) => {
      const x = surd(claim);
      return x && !signOf(minus(x, slope)) ? undefined : 'not the slope of the way from the threat';
    },
    payoffDecimal: partly(close(payoff.map(number)), digits),
    kalaiSmorodinsky: partly(close(kalai), digits),
    kalaiSmorodinskyDecimal: partly(close(kalai), digits),
    egalitarian: partly(close(point([1, 1])), digits),
  };
}
