import { expect, test } from 'vitest';
import { across, closedAtFirst, laid, type TreeNode } from './gametree';
import type { Tree } from './types';

const node = (parent: number, more: Partial<TreeNode> = {}): TreeNode => ({
  parent,
  move: parent < 0 ? '' : 'move',
  probability: '',
  chosen: false,
  turn: 'player',
  player: 0,
  label: '',
  hidden: 0,
  ...more,
});
const tree = (nodes: TreeNode[], sets: Tree['sets'] = []): Tree => ({
  type: 'tree',
  players: ['I', 'II'],
  nodes,
  sets,
});

/** Trees from numbers that look random and are always the same. */
function grown(size: number, seed: number): Tree {
  let state = seed;
  const next = () => (state = (state * 1103515245 + 12345) % 2147483648);
  return tree(
    Array.from({ length: size }, (_, k) => node(k === 0 ? -1 : next() % k, { player: k % 2, label: `n${k}` })),
  );
}

test('nodes do not touch, children come after their parents, and all stay inside the picture', () => {
  for (let seed = 1; seed < 60; seed++) {
    const drawn = laid(grown(1 + (seed % 40), seed), new Set());
    for (const a of drawn.spots) {
      expect(a.x - a.width / 2).toBeGreaterThanOrEqual(drawn.left);
      expect(a.x + a.width / 2).toBeLessThanOrEqual(drawn.left + drawn.width);
      expect(a.y - a.height / 2).toBeGreaterThanOrEqual(drawn.top);
      expect(a.y + a.height / 2).toBeLessThanOrEqual(drawn.top + drawn.height);
      for (const b of drawn.spots) {
        if (a.index >= b.index) continue;
        const apart =
          Math.abs(a.x - b.x) >= (a.width + b.width) / 2 - 1e-9 ||
          Math.abs(a.y - b.y) >= (a.height + b.height) / 2 - 1e-9;
        expect(apart, `seed ${seed}: ${a.index} and ${b.index}`).toBe(true);
      }
    }
    for (const way of drawn.ways) expect(drawn.sideways ? way.to.x > way.from.x : way.to.y > way.from.y).toBe(true);
  }
});

test('deep and broad trees are laid out at once', () => {
  const size = 50_000;
  const path = tree(Array.from({ length: size }, (_, k) => node(k - 1)));
  const star = tree(Array.from({ length: size }, (_, k) => node(k === 0 ? -1 : 0)));
  for (const one of [path, star]) expect(laid(one, new Set()).spots).toHaveLength(size);
  expect(laid(star, closedAtFirst(star, 70)).spots).toEqual([
    expect.objectContaining({ hidden: size - 1, open: false }),
  ]);
});

test('a closed node counts what it hides', () => {
  const small = tree([node(-1), node(0), node(0), node(1), node(1, { hidden: 5 }), node(2)]);
  const drawn = laid(small, new Set([1]));
  expect(drawn.spots.map((spot) => [spot.index, spot.hidden, spot.open])).toEqual([
    [0, 0, true],
    [1, 7, false],
    [2, 0, true],
    [5, 0, false],
  ]);
});

test('the chosen play stays open when the rest is closed', () => {
  const nodes = [node(-1)];
  for (let k = 0; k < 30; k++) {
    nodes.push(node(2 * k, { move: 'stop' }));
    nodes.push(node(2 * k, { move: 'go', chosen: true }));
  }
  const closed = closedAtFirst(tree(nodes), 11);
  expect([...closed]).toEqual([10]);
});

test('information sets are joined straight to neighbours, by arcs over others, by curves to other layers', () => {
  const nodes = [node(-1), ...[0, 0, 0, 0].map((parent) => node(parent, { player: 1 })), node(1, { player: 1 })];
  const paths = (members: number[]) =>
    laid(tree(nodes, [{ label: 'h', nodes: members }]), new Set()).bonds.map((b) => b.path);
  expect(paths([1, 2])).toEqual([expect.stringMatching(/^M[-\d. ]+L/)]);
  expect(paths([1, 3])).toEqual([expect.stringMatching(/^M[-\d. ]+C/)]);
  expect(paths([2, 5])).toEqual([expect.stringMatching(/^M[-\d. ]+C/)]);
  expect(paths([4])).toEqual(['']);
  expect(paths([1, 2, 4])).toHaveLength(2);
});

test('parents stand in the middle of their children', () => {
  expect(across([[1, 2], [], []], [0, 1, 1], [0, 1, 2], [10, 10, 10], 10)).toEqual([15, 5, 25]);
});

test('where there is little room a tree grows sideways if it is narrower so', () => {
  let turned = 0;
  for (let seed = 1; seed < 80; seed++) {
    const one = grown(2 + (seed % 30), seed);
    const usual = laid(one, new Set());
    const cramped = laid(one, new Set(), 350);
    if (cramped.sideways !== usual.sideways) {
      turned++;
      expect(usual.width * 0.75).toBeGreaterThan(350);
    }
    expect(laid(one, new Set(), 2_000).sideways).toBe(usual.sideways);
  }
  expect(turned).toBeGreaterThan(0);
});
