import { expect, test } from 'vitest';
import { pasted } from './paste';

test('tabs, commas and spaces separate cells', () => {
  expect(pasted('1\t2\n3\t4\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(pasted('1, -2/3\n3, 4')).toEqual([
    ['1', '-2/3'],
    ['3', '4'],
  ]);
  expect(pasted('7')).toEqual([['7']]);
});
