import { expect, test } from 'vitest';
import { sortsOf } from './sorts';

const cells = (all: [number, string][]) => [all.map(([value, text]) => ({ value, text }))];

test('shades of a few sorts are named, numbers are not', () => {
  expect(
    sortsOf(
      cells([
        [1, 'N'],
        [0, 'P'],
        [1, 'N'],
      ]),
    ),
  ).toEqual([
    { value: 0, text: 'P' },
    { value: 1, text: 'N' },
  ]);
  expect(
    sortsOf(
      cells([
        [0, '–'],
        [1, '1,2'],
        [1, '2,2'],
        [1, '3,1'],
      ]),
    )?.[1]?.text,
  ).toBe('1,2; 2,2; …');
  expect(
    sortsOf(
      cells([
        [0, '0'],
        [1, '1'],
        [2, ''],
      ]),
    ),
  ).toBeNull();
});
