import { expect, test } from 'vitest';
import { around, Placement, stacked } from './placement';

const frame = { left: 0, top: 0, right: 400, bottom: 300 };
const over = (a: ReturnType<typeof around>, b: ReturnType<typeof around>) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('a name stays inside the frame and off lines and names', () => {
  const placement = new Placement(frame);
  placement.avoid(
    [
      { x: 0, y: 150 },
      { x: 400, y: 150 },
    ],
    8,
  );
  const boxes = [0, 2, 200, 399].map((x) => around(placement.beside([{ x, y: 150 }], 80, 16), 80, 16));
  for (const box of boxes) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(400);
    expect(box.top < 150 && box.bottom > 150).toBe(false);
  }
  boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(over(a, b)).toBe(false)));
});

test('the name of a corner stands away from the middle', () => {
  const placement = new Placement(frame);
  const { x, y } = placement.outside({ x: 200, y: 100 }, { x: 150, y: 200 }, 40, 16);
  expect(x).toBeGreaterThan(200 - 40);
  expect(y).toBeLessThan(100);
});

test('of several points another is taken only where the first is crowded', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 300, y: 200 },
  ];
  expect(new Placement(frame).beside(points, 60, 16).x).toBeLessThan(200);
  const crowded = new Placement(frame);
  crowded.take({ left: 0, top: 0, right: 220, bottom: 300 });
  expect(crowded.beside(points, 60, 16).x).toBeGreaterThan(220);
});

test('names one above the other keep their order and their distance', () => {
  expect(stacked([10, 12, 200], 16, 0, 300)).toEqual([10, 26, 200]);
  expect(stacked([295, 290], 16, 0, 300)).toEqual([300, 284]);
  expect(stacked([], 16, 0, 300)).toEqual([]);
});
