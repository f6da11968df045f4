/** A game tree as it is written, node in node, and what an editor does to it; every change gives a new tree. */
import { ONE, ZERO, add, compare, fraction, minus, read, text as shown, type Fraction } from './fraction';
import type { Json } from './types';

/** What stands at a node: the same outcome where numbers are the same, 0 for none; on the way also what it pays. */
export type Outcome = { number?: number; name?: string; pays?: string[] };
/** A name is what a file calls something, where that does not tell it from others. */
export type Move = { label?: string; name?: string; p?: Json; node: Written };
export type Written = {
  label?: string;
  player?: number;
  infoset?: string;
  name?: string;
  /** The number by which files know the set. */
  number?: number;
  event?: string;
  moves?: Move[];
  chance?: Move[];
  payoff?: Json[];
  outcome?: Outcome;
};
export type Path = number[];
export type Placed = { path: Path; node: Written; x: number; y: number; up: number };

export const asTree = (value: Json | undefined): Written | undefined =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as unknown as Written) : undefined;
export const branches = (node: Written): Move[] => node.moves ?? node.chance ?? [];

export function at(tree: Written, path: Path): Written {
  return path.reduce((node, move) => branches(node)[move]?.node ?? node, tree);
}

/** The tree with another node at a path. */
export function put(tree: Written, path: Path, node: Written): Written {
  const [move, ...rest] = path;
  if (move === undefined) return node;
  const key = tree.moves ? 'moves' : 'chance';
  const list = branches(tree).map((branch, i) =>
    i === move ? { ...branch, node: put(branch.node, rest, node) } : branch,
  );
  return { ...tree, [key]: list };
}

/** Every node with its place: ends side by side, each other node over the middle of what is below it. */
export function placed(tree: Written): Placed[] {
  const all: Placed[] = [];
  let ends = 0;
  const walk = (node: Written, path: Path, up: number): number => {
    const own = all.length;
    all.push({ path, node, x: 0, y: path.length, up });
    const below = branches(node).map((branch, i) => walk(branch.node, [...path, i], own));
    const x = below.length ? ((below[0] ?? 0) + (below.at(-1) ?? 0)) / 2 : ends++;
    (all[own] as Placed).x = x;
    return x;
  };
  walk(tree, [], -1);
  return all;
}

/** How many payoffs an end has: one where one of two players wins what the other loses, else one for each player. */
export function paidTo(tree: Written): number {
  const all = placed(tree);
  const paid = Math.max(1, ...all.map(({ node }) => node.payoff?.length ?? 0));
  const players = Math.max(0, ...all.map(({ node }) => node.player ?? 0));
  return players > 2 ? Math.max(paid, players) : paid;
}

const zero = (tree: Written): Written => ({ payoff: Array.from({ length: paidTo(tree) }, () => 0) });

/** A name that no information set has yet. */
export function fresh(tree: Written, player: number): string {
  const used = new Set(placed(tree).map(({ node }) => node.infoset));
  let number = 1;
  while (used.has(`${player}.${number}`)) number++;
  return `${player}.${number}`;
}

/** An end becomes a node of a player, or of chance, with two moves. */
export function decided(tree: Written, path: Path, player: number): Written {
  const node: Written =
    player === 0
      ? { chance: [1, 2].map((i) => ({ p: '1/2', label: String(i), node: zero(tree) })) }
      : { player, infoset: fresh(tree, player), moves: ['a', 'b'].map((label) => ({ label, node: zero(tree) })) };
  return put(tree, path, node);
}

/** Changes all nodes of an information set alike. */
function everywhere(tree: Written, set: string, change: (node: Written) => Written): Written {
  const below = (node: Written): Written => {
    const own = node.infoset === set ? change(node) : node;
    const inner = branches(own).map((branch) => ({ ...branch, node: below(branch.node) }));
    return own.moves ? { ...own, moves: inner } : own.chance ? { ...own, chance: inner } : own;
  };
  return below(tree);
}

/** One more move at a node, and at every node of its information set; those of chance share what the last one had. */
export function added(tree: Written, path: Path): Written {
  const node = at(tree, path);
  const label = (list: Move[]) => {
    const names = list.map((branch) => branch.label);
    return [...'abcdefghijklmnopqrstuvwxyz'].find((c) => !names.includes(c)) ?? String(list.length + 1);
  };
  const more = (list: Move[]): Move => ({ label: label(list), node: zero(tree) });
  if (node.chance) {
    const { event: _, ...own } = node;
    return put(tree, path, { ...own, chance: [...node.chance, { ...more(node.chance), p: 0 }] });
  }
  const grown = (each: Written): Written => ({ ...each, moves: [...(each.moves ?? []), more(each.moves ?? [])] });
  return node.infoset === undefined ? put(tree, path, grown(node)) : everywhere(tree, node.infoset, grown);
}

/** Another label for a move of a set, or another label or probability for one of chance. */
export function relabelled(tree: Written, path: Path, move: number, change: Partial<Move>): Written {
  const node = at(tree, path);
  const changed = ({ name, ...branch }: Move): Move => ({
    ...branch,
    ...(name === undefined || change.label !== undefined ? {} : { name }),
    ...change,
  });
  const set = (list: Move[]) => list.map((branch, i) => (i === move ? changed(branch) : branch));
  if (node.chance) {
    // an event that other nodes share is changed at this node alone, which then has one of its own
    const { event: _, ...own } = node;
    return put(tree, path, { ...own, chance: set(node.chance) });
  }
  const old = node.moves?.[move]?.label;
  const same = (each: Written): Written => ({
    ...each,
    moves: (each.moves ?? []).map((branch) => (branch.label === old ? changed(branch) : branch)),
  });
  return node.infoset === undefined ? put(tree, path, same(node)) : everywhere(tree, node.infoset, same);
}

/** Whether two nodes may be in one information set: the same player, the same moves, neither after the other. */
export function joinable(tree: Written, one: Path, other: Path): boolean {
  const [a, b] = [at(tree, one), at(tree, other)];
  const names = (node: Written) => JSON.stringify((node.moves ?? []).map((m) => m.label).sort());
  const after = (x: Path, y: Path) => x.every((move, i) => y[i] === move);
  return !!a.player && a.player === b.player && names(a) === names(b) && !after(one, other) && !after(other, one);
}

/** The first node in the information set of the second; in a set of its own where it was in that set already. */
export function joined(tree: Written, one: Path, other: Path): Written {
  if (!joinable(tree, one, other)) return tree;
  const target = at(tree, other);
  const set = target.infoset ?? fresh(tree, target.player ?? 1);
  const named = target.infoset === undefined ? put(tree, other, { ...target, infoset: set }) : tree;
  const { name: _, number: __, ...node } = at(named, one);
  const same = node.infoset === set;
  const called = {
    ...(same || target.name === undefined ? {} : { name: target.name }),
    ...(same || target.number === undefined ? {} : { number: target.number }),
  };
  return put(named, one, { ...node, ...called, infoset: same ? fresh(named, node.player ?? 1) : set });
}

/** Whether other nodes are in the information set of a node. */
export function shares(tree: Written, path: Path): boolean {
  const set = at(tree, path).infoset;
  return set !== undefined && placed(tree).filter(({ node }) => node.infoset === set).length > 1;
}

/** A node in an information set of its own. */
export function parted(tree: Written, path: Path): Written {
  const { name: _, number: __, ...node } = at(tree, path);
  return shares(tree, path) ? put(tree, path, { ...node, infoset: fresh(tree, node.player ?? 1) }) : tree;
}

/** Without the last move of a node and of its information set; what chance gave it goes to the move before. */
export function dropped(tree: Written, path: Path): Written {
  const node = at(tree, path);
  if (branches(node).length < 2) return tree;
  if (node.chance) {
    const { event: _, ...own } = node;
    const [last, before] = [node.chance.at(-1), node.chance.at(-2)];
    const sum = add(read(String(last?.p ?? 0)) ?? ZERO, read(String(before?.p ?? 0)) ?? ZERO);
    const kept = node.chance.slice(0, -1).map((branch) => (branch === before ? { ...branch, p: shown(sum) } : branch));
    return put(tree, path, { ...own, chance: kept });
  }
  const gone = node.moves?.at(-1)?.label;
  const fewer = (each: Written): Written => ({
    ...each,
    moves: (each.moves ?? []).filter((branch) => branch.label !== gone),
  });
  return node.infoset === undefined ? put(tree, path, fewer(node)) : everywhere(tree, node.infoset, fewer);
}

/** A node and all below it become an end. */
export const cut = (tree: Written, path: Path): Written => put(tree, path, zero(tree));

/** Probabilities that a program has rounded, such as 0.333333 three times, sum to one again; others stay as written. */
function summed(written: string[]): string[] {
  const values = written.map((each) => read(each) ?? ZERO);
  const sum = values.reduce(add, ZERO);
  const off = minus(ONE, sum);
  const rounding = written
    .map((each) => /\.(\d{4,})$/.exec(each)?.[1]?.length)
    .reduce((all, digits) => (digits ? add(all, fraction(1n, 10n ** BigInt(digits))) : all), ZERO);
  if (off.n === 0n || compare(off.n < 0n ? minus(ZERO, off) : off, rounding) > 0) return written;
  return values.map((value) => shown(fraction(value.n * sum.d, value.d * sum.n)));
}

/**
 * Gambit's .efg text node in node, with its labels, names and outcomes; the payoff of an end is all that is paid on the
 * way to it. Nothing where it is not such a text.
 */
export function fromEfg(text: string): { players: string[]; tree: Written } | undefined {
  const words = text.match(/"(?:\\["\\]|[^"])*"|[{}]|[^\s{},"]+/g) ?? [];
  let next = 0;
  const take = () => words[next++] ?? '';
  const quoted = () =>
    words[next]?.startsWith('"')
      ? take()
          .slice(1, -1)
          .replace(/\\(["\\])/g, '$1')
      : '';
  const list = (): string[] => {
    const found: string[] = [];
    if (words[next] !== '{') return found;
    for (take(); next < words.length && words[next] !== '}';)
      found.push(words[next]?.startsWith('"') ? quoted() : take());
    take();
    return found;
  };
  if (take() !== 'EFG') return undefined;
  take();
  if (!words[next]?.startsWith('"')) take();
  quoted();
  const players = list();
  quoted();
  const sets = new Map<string, { name: string; moves: string[] }>();
  const draws = new Map<string, { name: string; pairs: string[] }>();
  const paid = new Map<string, { name: string; pays: string[] }>();
  const telling = (label: string, i: number, labels: string[]) =>
    label.trim() === '' || labels.indexOf(label) !== i ? `${label}#${i + 1}` : label;
  const move = (label: string, i: number, labels: string[]) => {
    const tells = telling(label, i, labels);
    return { label: tells, ...(tells === label ? {} : { name: label }) };
  };
  /** What stands at a node, and what has been paid with it; an unreadable number ends the reading. */
  const outcome = (before: Fraction[], inner: boolean): { here: Outcome; sum: Fraction[] } => {
    const number = Number(take());
    const name = quoted();
    const amounts = list();
    if (amounts.length) paid.set(String(number), { name, pays: amounts });
    const known = number === 0 ? undefined : paid.get(String(number));
    if (!known) return { here: inner ? {} : { number: 0 }, sum: before };
    const pays = known.pays.map((amount) => {
      const value = read(amount);
      if (!value) throw new Error(amount);
      return value;
    });
    const here = {
      number,
      ...(known.name === '' ? {} : { name: known.name }),
      ...(inner ? { pays: pays.map(shown) } : {}),
    };
    return { here, sum: before.map((amount, i) => add(amount, pays[i] ?? ZERO)) };
  };
  const node = (before: Fraction[]): Written => {
    const sort = take();
    const label = quoted();
    const named = label === '' ? {} : { label };
    if (sort === 't') {
      const { here, sum } = outcome(before, false);
      return { ...named, payoff: sum.map(shown), outcome: here };
    }
    if (sort !== 'p' && sort !== 'c') throw new Error(sort);
    const owner = sort === 'p' ? take() : '';
    const key = `${owner}/${take()}`;
    const name = quoted();
    const given = list();
    if (sort === 'p' && given.length) sets.set(key, { name, moves: given });
    if (sort === 'c' && given.length) draws.set(key, { name, pairs: given });
    const { here, sum } = outcome(before, true);
    const stands = Object.keys(here).length ? { outcome: here } : {};
    if (sort === 'p') {
      const set = sets.get(key) ?? { name: '', moves: [] };
      return {
        ...named,
        ...stands,
        player: Number(owner),
        infoset: `${key.replace('/', '.')}${set.name ? ` ${set.name}` : ''}`,
        name: set.name,
        number: Number(key.slice(owner.length + 1)),
        moves: set.moves.map((each, i) => ({ ...move(each, i, set.moves), node: node(sum) })),
      };
    }
    const { name: called, pairs } = draws.get(key) ?? { name: '', pairs: [] };
    const labels = pairs.filter((_, i) => i % 2 === 0);
    const likely = summed(pairs.filter((_, i) => i % 2 === 1));
    return {
      ...named,
      ...stands,
      event: key.slice(1),
      ...(called === '' ? {} : { name: called }),
      chance: labels.map((each, i) => ({ p: likely[i] ?? '0', ...move(each, i, labels), node: node(sum) })),
    };
  };
  try {
    const tree = node(players.map(() => ZERO));
    return next === words.length ? { players, tree } : undefined;
  } catch {
    return undefined;
  }
}
