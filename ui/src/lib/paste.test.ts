import { expect, test } from 'vitest';
import { pairs, pasted, seats } from './paste';

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

test('pairs come in brackets, in cells or side by side', () => {
  expect(pairs('(1,4)\t(2,0)\n(3,1)\t(5,-3/2)')).toEqual([
    [
      ['1', '4'],
      ['2', '0'],
    ],
    [
      ['3', '1'],
      ['5', '-3/2'],
    ],
  ]);
  expect(pairs('1 2 3 4')).toEqual([
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ]);
  expect(pairs('7')).toBeNull();
  expect(pairs('1,2\n3,4,5,6')).toBeNull();
});

test('parties and their seats come as a table', () => {
  expect(seats('Party\tSeats\nRed\t40\nBlue party: 30\nGreen, 12')).toEqual([
    ['Red', '40'],
    ['Blue party', '30'],
    ['Green', '12'],
  ]);
  expect(seats('12')).toBeNull();
  expect(seats('10\n20')).toEqual([
    ['', '10'],
    ['', '20'],
  ]);
});
