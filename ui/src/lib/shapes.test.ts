import { expect, test } from 'vitest';
import { alternatives, fits, fresh, isScalar } from './shapes';
import type { Shape } from './types';

const whole: Shape = { type: 'whole', least: 2, most: 9 };
const list: Shape = { type: 'list', least: 2, most: 4, entry: whole };

test('a value finds its shape among several', () => {
  const either: Shape = { type: 'either', shapes: [whole, { type: 'text' }, list, { type: 'map', entry: whole }] };
  expect(alternatives(either).map((one) => one.type)).toEqual(['list', 'map', 'either']);
  expect(alternatives(either).map((one) => fits(one, [2, 3]))).toEqual([true, false, false]);
  expect(alternatives(either).map((one) => fits(one, { a: 2 }))).toEqual([false, true, false]);
  expect(alternatives(either).map((one) => fits(one, 'abc'))).toEqual([false, false, true]);
  expect(isScalar({ type: 'either', shapes: [whole, { type: 'text' }] })).toBe(true);
  expect(isScalar(either)).toBe(false);
});

test('what a field begins with is allowed there', () => {
  expect(fresh(whole)).toBe(2);
  expect(fresh(list)).toEqual([2, 2]);
  expect(
    fresh({
      type: 'fields',
      fields: [
        { name: 'a', required: true, look: '', meaning: '', shape: whole },
        { name: 'b', required: false, look: '', meaning: '', shape: whole },
      ],
    }),
  ).toEqual({ a: 2 });
});
