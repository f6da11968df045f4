import { expect, test } from 'vitest';
import { besides } from './labels';

test('a name stands to the right of its place', () => {
  expect(besides([{ x: 10, y: 20, label: 'core' }])).toEqual([{ x: 19, y: 25, anchor: 'start' }]);
});

test('names of neighbours do not stand over each other', () => {
  const [first, second] = besides([
    { x: 100, y: 50, label: 'Shapley value' },
    { x: 104, y: 52, label: 'nucleolus' },
  ]);
  expect(first).not.toEqual(second);
  expect(first?.anchor !== second?.anchor || Math.abs((first?.y ?? 0) - (second?.y ?? 0)) >= 15).toBe(true);
});

test('what stands already is left free', () => {
  const standing = [{ x: 20, y: 25, anchor: 'start' as const, label: '2 (1, 6, 1)' }];
  expect(besides([{ x: 10, y: 20, label: 'core' }], standing)[0]?.anchor).toBe('end');
});
