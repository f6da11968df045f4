// What is said of markets, roads and tours beside their worths: who trades with whom, which roads are built, what each
// pays; and the worth of pooled resources.
import { ZERO, cmp, dot, eq, fraction, max, neg, read, solve, sub, sum } from './fractions.mjs';
import { canon, is } from './verdict.mjs';

/** The largest revenue of resources, at some corner of what they allow: every choice of tight limits is tried. */
export function revenue(owned, technology, prices) {
  const limits = [
    ...owned.map((have, k) => [technology.map((row) => row[k]), have]),
    ...prices.map((_, j) => [prices.map((_, i) => (i === j ? fraction(-1n) : ZERO)), ZERO]),
  ];
  const pick = (k, from = 0) =>
    k === 0 ? [[]] : limits.slice(from).flatMap((l, i) => pick(k - 1, from + i + 1).map((rest) => [l, ...rest]));
  const corners = pick(prices.length).map((rows) => {
    const [left, right] = [0, 1].map((side) => rows.map((r) => r[side]));
    return solve(left, right);
  });
  return max(
    corners.filter((x) => x && limits.every(([l, most]) => cmp(dot(l, x), most) <= 0)).map((x) => dot(prices, x)),
  );
}

/** Two names as one text, apart where one is longer than a letter. */
const joined = (names) => names.join(names.every((x) => x.length === 1) ? '' : '-');
const costOf = (roads, a, b) => roads.find((r) => canon([r[0], r[1]].sort()) === canon([a, b].sort()))?.[2];

/** Pairs of a seller and a buyer, nobody twice, that are worth the most in all. */
function matched(claim, { names, surplus }, total) {
  const pairs = surplus.flatMap((row, i) => row.map((x, j) => ({ i, j, x }))),
    found = claim.map((text) => pairs.find(({ i, j }) => joined([names[i], names[surplus.length + j]]) === text));
  if (found.some((p) => !p)) return 'no such pair';
  const once = (f) => new Set(found.map(f)).size === found.length;
  return once((p) => p.i) && once((p) => p.j) && eq(sum(found.map((p) => p.x)), total) ? undefined : 'no best matching';
}

/** Roads that join everybody to the root and cost no more than the cheapest. */
function joins(claim, { names, roads, root, grandCost }) {
  const built = claim.map((text) => roads.find((r) => [joined([r[0], r[1]]), joined([r[1], r[0]])].includes(text)));
  if (built.some((r) => !r) || new Set(built).size < built.length) return 'no such roads';
  const seen = new Set([root]);
  for (const _ of built) for (const [a, b] of built) if (seen.has(a) || seen.has(b)) seen.add(a).add(b);
  return names.every((x) => seen.has(x)) && eq(sum(built.map((r) => r[2])), grandCost) ? undefined : 'not the cheapest';
}

/** A round trip to everybody that costs no more than the cheapest. */
function travels(claim, { names, roads, home, tour }) {
  const stops = claim.includes('-') ? claim.split('-') : [...claim],
    legs = stops.slice(1).map((to, k) => costOf(roads, stops[k], to));
  return stops[0] === home &&
    stops.at(-1) === home &&
    canon([...stops.slice(1, -1)].sort()) === canon([...names].sort()) &&
    legs.every((x) => x) &&
    eq(sum(legs), tour)
    ? undefined
    : 'no cheapest round trip';
}

/** Facts of the families, from the worth of all and the Shapley value. */
export function marketFacts(game, d, total, phi) {
  const facts = {};
  if (game.surplus) facts.optimalMatching = (claim) => matched(claim, game, total);
  if (game.grandCost) facts.cheapestRoads = (claim) => joins(claim, game);
  if (game.tour) facts.optimalTour = (claim) => travels(claim, game);
  if (game.own) facts.costShares = is(game.own.map((x, i) => sub(x, phi[i])));
  if (d.family === 'spanning-tree') {
    facts.cheapestGrand = is(neg(total));
    facts.costShares = is(phi.map(neg));
  }
  if (d.family === 'one-owner-two-buyers' || d.family === 'one-seller-m-buyers') {
    const all = [...(d.family === 'one-seller-m-buyers' ? [d.sellerValue ?? 0] : []), ...d.values].map(read);
    facts.priceInterval = is(
      all
        .sort((a, b) => cmp(b, a))
        .slice(0, 2)
        .reverse(),
    );
  }
  return facts;
}
