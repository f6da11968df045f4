import { expect, test } from 'vitest';
import { bushOf, written } from './bush';

test('stalks are drawn as paths from the ground', () => {
  const bush = bushOf({ kind: 'x', stalks: [2, 1] });
  expect(bush.stems.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [1, 2],
    [0, 3],
  ]);
  expect(bush.spots.get(2)?.y).toBe(2);
  expect(bush.spots.get(1)?.x).toBe(bush.spots.get(2)?.x);
  expect(bush.spots.get(3)?.x).not.toBe(bush.spots.get(1)?.x);
});

test('a loaded picture is shown and written as it was', () => {
  const document = {
    edges: [
      [0, 1],
      [1, 5],
      [5, 5],
    ],
    places: { '1': [2, 1] },
    colours: ['red', 'blue', 'green'],
  };
  const bush = bushOf(document);
  expect(bush.spots.get(1)).toEqual({ x: 2, y: 1 });
  expect(bush.spots.has(5)).toBe(true);
  expect(written(bush, true)).toMatchObject({ edges: document.edges, colours: document.colours });
});
