/**
 * Places for the nodes of a game tree: leaves side by side, parents in the middle of their children; in one pass,
 * however deep.
 */
import { drawnAs, mix, on, straight, type Curve, type Place } from './curve';
import { FreePlaces } from './freeplaces';
import { along, beside, foldText, letters, nameWidth, takenBy, takenByLabel } from './treetext';
import type { Tone, Tree } from './types';

export type TreeNode = Tree['nodes'][number];

export type Spot = {
  index: number;
  node: TreeNode;
  text: string;
  /** The name of an end and its payoffs. */
  lines: { text: string; tone: Tone }[];
  x: number;
  y: number;
  width: number;
  height: number;
  /** How many nodes below are not shown, and whether the reader can show them. */
  hidden: number;
  inner: boolean;
  open: boolean;
};
export type Way = {
  index: number;
  from: Place;
  to: Place;
  label: string;
  at: Place;
  wide: number;
  chosen: boolean;
  tone: Tone;
};
export type Bond = { path: string; label: string; at: Place; tone: Tone };
type Drawn = { sideways: boolean; spots: Spot[]; ways: Way[]; bonds: Bond[] };
export type Laid = Drawn & { left: number; top: number; width: number; height: number };

const BROAD = 900;
const LINE = 17;
const HIGH = 28;
const LABEL_AT = 0.6;
const MOST_LANES = 6;
const MARGIN = 16;

export const toneOf = (node: TreeNode): Tone =>
  node.turn !== 'player' ? 'plain' : node.player === 0 ? 'first' : node.player === 1 ? 'second' : 'plain';

export const branchText = (node: TreeNode) =>
  !node.probability ? node.move : !node.move ? node.probability : `${node.move} (${node.probability})`;

function childrenOf(tree: Tree): number[][] {
  const children: number[][] = tree.nodes.map(() => []);
  tree.nodes.forEach((node, k) => children[node.parent]?.push(k));
  return children;
}

/**
 * Which nodes to close so that about so many are shown: the chosen play stays open longest, then what is near the
 * root.
 *
 * @param wanted nodes that are shown in any case
 */
export function closedAtFirst(tree: Tree, most: number, wanted: readonly number[] = []): Set<number> {
  const children = childrenOf(tree);
  const closed = new Set<number>();
  if (tree.nodes.length <= most) return closed;
  const queues: [number[], number[]] = [[0], []];
  const heads = [0, 0];
  let shown = 1;
  while (heads[0]! < queues[0].length || heads[1]! < queues[1].length) {
    const which = heads[0]! < queues[0].length ? 0 : 1;
    const node = queues[which][heads[which]!++]!;
    const below = children[node]!;
    if (below.length === 0) continue;
    if (shown + below.length > most) {
      closed.add(node);
      continue;
    }
    shown += below.length;
    for (const child of below) queues[which === 0 && tree.nodes[child]!.chosen ? 0 : 1].push(child);
  }
  for (const one of wanted)
    for (let above = tree.nodes[one]?.parent ?? -1; above >= 0; above = tree.nodes[above]!.parent) closed.delete(above);
  return closed;
}

type Sized = Spot & { below: number[]; depth: number };

/** What is shown of a tree in which some nodes are closed, from the root on. */
function shown(tree: Tree, closed: ReadonlySet<number>): { all: Sized[]; numbers: Map<number, number> } {
  const children = childrenOf(tree);
  const weights = tree.nodes.map((node) => 1 + node.hidden);
  for (let k = tree.nodes.length - 1; k > 0; k--) weights[tree.nodes[k]!.parent]! += weights[k]!;
  const numbers = new Map<number, number>();
  const all: Sized[] = [];
  tree.nodes.forEach((node, k) => {
    const parent = numbers.get(node.parent);
    if (k > 0 && (parent === undefined || closed.has(node.parent))) return;
    const text =
      node.turn === 'end' ? '' : node.label || (node.turn === 'player' ? (tree.players[node.player ?? 0] ?? '') : '');
    const inner = children[k]!.length > 0;
    const open = inner && !closed.has(k);
    const pad = node.turn === 'chance' ? 30 : (node.player ?? 0) > 1 ? 26 : 16;
    const bare = node.turn === 'end' ? 6 : node.turn === 'chance' ? 18 : 14;
    if (parent !== undefined) all[parent]!.below.push(all.length);
    numbers.set(k, all.length);
    all.push({
      index: k,
      node,
      text,
      lines: linesOf(node),
      x: 0,
      y: 0,
      width: text ? Math.max(HIGH, letters(text, 14) + pad) : bare,
      height: text ? HIGH : bare,
      hidden: open ? node.hidden : weights[k]! - 1,
      inner,
      open,
      below: [],
      depth: parent === undefined ? 0 : all[parent]!.depth + 1,
    });
  });
  return { all, numbers };
}

function linesOf(node: TreeNode): { text: string; tone: Tone }[] {
  if (node.turn !== 'end') return [];
  const payoffs = node.payoffs ?? [];
  const tones: Tone[] = payoffs.length > 1 ? ['first', 'second'] : [];
  return [
    ...(node.label ? [{ text: node.label, tone: 'plain' as const }] : []),
    ...payoffs.map((text, k) => ({ text, tone: tones[k] ?? 'plain' })),
  ].filter((line) => line.text);
}

/** Every node after its parent and before its younger siblings. */
function inOrder(all: Sized[]): number[] {
  const order: number[] = [];
  const stack = all.length > 0 ? [0] : [];
  while (stack.length > 0) {
    const k = stack.pop()!;
    order.push(k);
    const below = all[k]!.below;
    for (let i = below.length - 1; i >= 0; i--) stack.push(below[i]!);
  }
  return order;
}

/** What is shown of a tree line by line, each node under its parent, with the information set it belongs to. */
export function listed(tree: Tree, closed: ReadonlySet<number>): { spot: Spot; depth: number; set: string }[] {
  const { all } = shown(tree, closed);
  const sets = new Map(tree.sets.flatMap((set) => set.nodes.map((node) => [node, set.label] as const)));
  return inOrder(all).map((k) => {
    const spot = all[k]!;
    return { spot, depth: spot.depth, set: sets.get(spot.index) ?? '' };
  });
}

/** The places across the direction of growth; whole branches are pushed aside where two nodes of a layer would meet. */
export function across(below: number[][], depth: number[], order: number[], sizes: number[], gap: number): number[] {
  const places = sizes.map(() => 0);
  let next = 0;
  for (const k of order) {
    if (below[k]!.length > 0) continue;
    places[k] = next + sizes[k]! / 2;
    next += sizes[k]! + gap;
  }
  for (let i = order.length - 1; i >= 0; i--) {
    const children = below[order[i]!]!;
    if (children.length > 0) places[order[i]!] = (places[children[0]!]! + places[children.at(-1)!]!) / 2;
  }
  const pushed = sizes.map(() => 0);
  const ends: number[] = [];
  for (const k of order) {
    const wanted = places[k]! + pushed[k]!;
    places[k] = Math.max(wanted, (ends[depth[k]!] ?? -Infinity) + gap + sizes[k]! / 2);
    ends[depth[k]!] = places[k]! + sizes[k]! / 2;
    for (const child of below[k]!) pushed[child] = pushed[k]! + places[k]! - wanted;
  }
  return places;
}

const most = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b), 0);
const labelWidth = (spot: Spot) => {
  const text = branchText(spot.node);
  return text ? letters(text, 12) * (spot.node.chosen ? 1.1 : 1) + 6 : 0;
};

/** How small a drawing may become before it is moved under the reader's finger instead. */
export const LEAST = 0.75;

/** A tree grows downwards; sideways where it would be too broad for a page or for the room there is. */
export function laid(tree: Tree, closed: ReadonlySet<number>, room = 0): Laid {
  const { all, numbers } = shown(tree, closed);
  const order = inOrder(all);
  const below = all.map((spot) => spot.below);
  const depth = all.map((spot) => spot.depth);
  const joined = joins(tree, all, numbers, order);
  const single = new Map(joined.singles.map((one) => [one.node, letters(one.label, 12) + 4]));
  const standing = all.map((spot, k) =>
    Math.max(
      spot.width + 2 * Math.max(single.get(k) ?? 0, spot.open && spot.hidden > 0 ? letters(foldText(spot), 12) : 0),
      letters(spot.open ? '' : foldText(spot), 12),
      ...spot.lines.map((line) => letters(line.text, 14)),
      labelWidth(spot) / (LABEL_AT * 0.88) - 22,
    ),
  );
  const down = across(below, depth, order, standing, 22);
  const sidewaysLayers = layersOf(all, joined.lanes, true);
  const cramped = room > 0 && most(down) * LEAST > room && sidewaysLayers.width < most(down);
  const sideways = most(down) > BROAD || cramped;
  const crosswise = sideways
    ? across(
        below,
        depth,
        order,
        all.map((spot) => Math.max(LINE, spot.height)),
        14,
      )
    : down;
  const layers = sideways ? sidewaysLayers : layersOf(all, joined.lanes, false);
  all.forEach((spot, k) => {
    const layer = layers.places[spot.depth]!;
    spot.x = sideways ? layer + spot.width / 2 : crosswise[k]!;
    spot.y = sideways ? crosswise[k]! : layer;
  });
  const ways = all.slice(1).map((spot) => wayTo(spot, all[numbers.get(spot.node.parent)!]!, layers.labels, sideways));
  const curves = joined.pairs.map((pair) => curveOf(pair, all, sideways));
  const free = new FreePlaces(
    [...all.flatMap((spot) => takenBy(spot, sideways)), ...ways.flatMap(takenByLabel)],
    joined.pairs.map((pair, k) => ({ owner: pair.set, curve: curves[k]! })),
    ways.map((way) => ({ owner: -1, curve: straight(way.from, way.to) })),
  );
  const singles = joined.singles.map(({ node, label, set }) => {
    const at = free.first(set, beside(all[node]!, label), nameWidth(label));
    return { path: '', label, at, tone: toneOf(all[node]!.node) };
  });
  const bonds = joined.pairs.map((pair, k) => {
    const curve = curves[k]!;
    const places = [...along(curve, pair.label, sideways), ...beside(all[pair.from]!, pair.label)];
    const at = pair.label ? free.first(pair.set, places, nameWidth(pair.label)) : on(curve, 0.5);
    return { path: drawnAs(curve, pair.way === 'straight'), label: pair.label, at, tone: toneOf(all[pair.from]!.node) };
  });
  return framed({ sideways, spots: all, ways, bonds: [...bonds, ...singles] });
}

const arcHeight = (lane: number) => 24 + 12 * lane;

/** Where the layers begin, and where the labels of the branches to them stand if there are arcs before them. */
function layersOf(
  all: Sized[],
  lanes: number[],
  sideways: boolean,
): { places: number[]; labels: (number | null)[]; width: number } {
  const widest: number[] = [];
  const broadest: number[] = [];
  for (const spot of all) {
    const beside = spot.lines.reduce((sum, line) => sum + letters(line.text, 14) + 8, 0);
    const fold = spot.hidden > 0 ? 24 + letters(foldText(spot), 12) : 0;
    widest[spot.depth] = Math.max(widest[spot.depth] ?? 0, spot.width + beside + fold);
    broadest[spot.depth] = Math.max(broadest[spot.depth] ?? 0, labelWidth(spot));
  }
  const places = [0];
  const labels: (number | null)[] = [null];
  for (let d = 1; d < widest.length; d++) {
    const label = broadest[d]!;
    const usual = sideways ? 40 + label : label > 0 ? 48 : 34;
    const half = sideways ? label / 2 : label > 0 ? 9 : 0;
    const clear = lanes[d] ? (arcHeight(lanes[d]! - 1) + half) / (1 - LABEL_AT) : 0;
    const gap = Math.max(usual, clear);
    places[d] = places[d - 1]! + (sideways ? widest[d - 1]! : HIGH) + gap;
    labels[d] = lanes[d] ? places[d]! - (sideways ? 0 : HIGH / 2) - (1 - LABEL_AT) * gap : null;
  }
  return { places, labels, width: places.at(-1)! + (widest.at(-1) ?? 0) };
}

/** The middle of the side of a node that looks back to the root, or away from it. */
function side(spot: Spot, sideways: boolean, sign: number): Place {
  return sideways
    ? { x: spot.x + (sign * spot.width) / 2, y: spot.y }
    : { x: spot.x, y: spot.y + (sign * spot.height) / 2 };
}

function wayTo(spot: Sized, parent: Sized, labels: (number | null)[], sideways: boolean): Way {
  const from = side(parent, sideways, 1);
  const to = side(spot, sideways, -1);
  const line = labels[spot.depth] ?? null;
  const [start, end] = sideways ? [from.x, to.x] : [from.y, to.y];
  const at = mix(from, to, line === null ? LABEL_AT : (line - start) / (end - start));
  const wide = labelWidth(spot);
  return {
    index: spot.index,
    from,
    to,
    label: branchText(spot.node),
    at,
    wide,
    chosen: spot.node.chosen,
    tone: toneOf(parent.node),
  };
}

type Pair = { set: number; from: number; to: number; way: 'straight' | 'arc' | 'across'; lane: number; label: string };

/** How the nodes of each information set are joined; arcs of a layer that would meet are in different lanes. */
function joins(tree: Tree, all: Sized[], numbers: Map<number, number>, order: number[]) {
  const rank = all.map(() => 0);
  const counts: number[] = [];
  for (const k of order) rank[k] = counts[all[k]!.depth] = (counts[all[k]!.depth] ?? 0) + 1;
  const pairs: Pair[] = [];
  const singles: { set: number; node: number; label: string }[] = [];
  for (const [number, set] of tree.sets.entries()) {
    const members = [...new Set(set.nodes.flatMap((node) => numbers.get(node) ?? []))].sort(
      (a, b) => all[a]!.depth - all[b]!.depth || rank[a]! - rank[b]!,
    );
    if (members.length === 1 && set.label) singles.push({ set: number, node: members[0]!, label: set.label });
    for (let k = 0; k + 1 < members.length; k++) {
      const [from, to] = [members[k]!, members[k + 1]!];
      const way = all[from]!.depth !== all[to]!.depth ? 'across' : rank[to]! === rank[from]! + 1 ? 'straight' : 'arc';
      pairs.push({ set: number, from, to, way, lane: 0, label: k === 0 ? set.label : '' });
    }
  }
  const ends = new Map<number, number[]>();
  const lanes: number[] = [];
  for (const pair of pairs.filter((one) => one.way === 'arc').sort((a, b) => rank[a.from]! - rank[b.from]!)) {
    const layer = all[pair.from]!.depth;
    const taken = ends.get(layer) ?? [];
    ends.set(layer, taken);
    while (pair.lane < MOST_LANES - 1 && (taken[pair.lane] ?? 0) > rank[pair.from]!) pair.lane++;
    taken[pair.lane] = Math.max(taken[pair.lane] ?? 0, rank[pair.to]!);
    lanes[layer] = Math.max(lanes[layer] ?? 0, pair.lane + 1);
  }
  return { pairs, singles, lanes };
}

function curveOf(pair: Pair, all: Sized[], sideways: boolean): Curve {
  const [a, b] = [all[pair.from]!, all[pair.to]!];
  if (pair.way === 'straight') {
    const x = a.x - a.width / 2 + Math.min(a.width, b.width) / 2;
    const from = sideways ? { x, y: a.y + a.height / 2 } : { x: a.x + a.width / 2, y: a.y };
    const to = sideways ? { x, y: b.y - b.height / 2 } : { x: b.x - b.width / 2, y: b.y };
    return straight(from, to);
  }
  if (pair.way === 'arc') {
    const [from, to] = [side(a, sideways, -1), side(b, sideways, -1)];
    const lift = (arcHeight(pair.lane) * 4) / 3;
    const back = (p: Place) => (sideways ? { x: p.x - lift, y: p.y } : { x: p.x, y: p.y - lift });
    return [from, back(from), back(to), to];
  }
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const bulge = (Math.min(60, Math.max(18, length * 0.15)) * 4) / 3;
  const bent = (t: number) => ({
    x: a.x + t * dx + (dy / length) * bulge,
    y: a.y + t * dy - (dx / length) * bulge,
  });
  return [{ x: a.x, y: a.y }, bent(0.25), bent(0.75), { x: b.x, y: b.y }];
}

/** The size of the picture, and its corner: everything is measured from there. */
function framed(drawn: Drawn): Laid {
  let [left, top, right, bottom] = [0, 0, 0, 0];
  const reach = (x: number, y: number, halfWidth: number, halfHeight: number) => {
    left = Math.min(left, x - halfWidth);
    right = Math.max(right, x + halfWidth);
    top = Math.min(top, y - halfHeight);
    bottom = Math.max(bottom, y + halfHeight);
  };
  for (const spot of drawn.spots) {
    const fold = spot.hidden > 0 ? 24 + letters(foldText(spot), 12) : 0;
    const beside = drawn.sideways ? spot.lines.reduce((sum, line) => sum + letters(line.text, 14) + 8, 0) : 0;
    const under = drawn.sideways ? 0 : spot.lines.length * LINE;
    const broad = drawn.sideways ? 0 : most(spot.lines.map((line) => letters(line.text, 14) / 2));
    reach(spot.x, spot.y, Math.max(spot.width / 2, broad), spot.height / 2);
    reach(
      spot.x + (fold + beside) / 2,
      spot.y + (under + (fold > 0 ? 34 : 0)) / 2,
      spot.width / 2 + (fold + beside) / 2,
      (under + (fold > 0 ? 34 : 0)) / 2 + spot.height / 2,
    );
  }
  for (const way of drawn.ways) reach(way.at.x, way.at.y, way.wide / 2, 8);
  for (const bond of drawn.bonds) reach(bond.at.x, bond.at.y, nameWidth(bond.label) / 2, 8);
  const frame = { left: left - MARGIN, top: top - MARGIN };
  return { ...drawn, ...frame, width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN };
}

/** The outline of a node: a pill, a box, a slanted box or an octagon for players, a lozenge for chance. */
export function outline(spot: Pick<Spot, 'x' | 'y' | 'width' | 'height' | 'node'>): string {
  const [left, right] = [spot.x - spot.width / 2, spot.x + spot.width / 2];
  const [top, bottom] = [spot.y - spot.height / 2, spot.y + spot.height / 2];
  const cut = Math.min(8, spot.height / 3);
  const r = spot.height / 2;
  if (spot.node.turn !== 'player') {
    const tip = Math.min(spot.width, spot.height) / 2;
    return `M${left} ${spot.y}L${left + tip} ${top}H${right - tip}L${right} ${spot.y}L${right - tip} ${bottom}H${left + tip}Z`;
  }
  if (spot.node.player === 0)
    return `M${left + r} ${top}H${right - r}A${r} ${r} 0 0 1 ${right - r} ${bottom}H${left + r}A${r} ${r} 0 0 1 ${left + r} ${top}Z`;
  if (spot.node.player === 1) return `M${left} ${top}H${right}V${bottom}H${left}Z`;
  if (spot.node.player === 2) return `M${left + cut} ${top}H${right}L${right - cut} ${bottom}H${left}Z`;
  return `M${left + cut} ${top}H${right - cut}L${right} ${top + cut}V${bottom - cut}L${right - cut} ${bottom}H${left + cut}L${left} ${bottom - cut}V${top + cut}Z`;
}
