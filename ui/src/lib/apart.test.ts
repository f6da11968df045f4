import { expect, test } from 'vitest';
import { apart } from './apart';

const frame = { left: 0, right: 100, top: 0, bottom: 100 };
const box = (left: number, top: number) => ({ left, right: left + 30, top, bottom: top + 10 });

test('words that stand apart stay where they are', () => {
  expect(apart([box(0, 0), box(50, 0)], [], frame)).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
});

test('words over each other part, and what sticks out comes back', () => {
  const words = [box(40, 40), box(45, 42), box(90, 70), box(-20, 10)];
  const moves = apart(words, [box(40, 60)], frame);
  const placed = words.map((word, i) => ({
    left: word.left + moves[i]!.x,
    right: word.right + moves[i]!.x,
    top: word.top + moves[i]!.y,
    bottom: word.bottom + moves[i]!.y,
  }));
  for (const [i, a] of placed.entries()) {
    expect(a.left).toBeGreaterThanOrEqual(0);
    expect(a.right).toBeLessThanOrEqual(100);
    for (const b of placed.slice(i + 1))
      expect(
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
      ).toBe(false);
  }
});
