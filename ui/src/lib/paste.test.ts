import { expect, test } from 'vitest';
import { pairs, pairTable, pasted, seats } from './paste';

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

test('names above and before pairs come with them', () => {
  const cells = [
    [
      ['3', '2'],
      ['0', '0'],
    ],
    [
      ['1', '1'],
      ['2', '3'],
    ],
  ];
  const named = { cells, rows: ['up', 'A1'], columns: ['left', 'right'] };
  expect(pairTable('\tleft\tright\nup\t3,2\t0,0\nA1\t1,1\t2,3')).toEqual(named);
  expect(pairTable('\tleft\t\tright\t\r\nup\t3\t2\t0\t0\r\nA1\t1\t1\t2\t3\r\n')).toEqual(named);
  expect(pairTable(',left,right\nup,"3,2","0,0"\nA1,"1,1","2,3"')).toEqual(named);
  expect(pairTable('3,2\t0,0\n1,1\t2,3')).toEqual({ cells, rows: [], columns: [] });
  expect(pairTable('left\tright\n3,2\t0,0\n1,1\t2,3')).toEqual({ ...named, rows: [] });
  expect(pairTable('3 2 0 0\n1 1 2 3')).toEqual({ cells, rows: [], columns: [] });
  expect(pairTable('up\t3\tx\ndown\t1\t2')).toBeNull();
  expect(pairTable('7')).toBeNull();
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

test('headings, ranks, shares of votes and totals are no seats', () => {
  const table = [
    ['Red', '206'],
    ['Blue', '1197'],
  ];
  expect(seats('Party,Seats 2021,Votes\r\nRed,206,25.7%\r\n"Blue","1,197",24.1%\r\nTotal,1403,\r\n')).toEqual(table);
  expect(seats('#\tParty\tSeats\n1\tRed\t206\n2\tBlue\t1,197\n')).toEqual(table);
  expect(seats('政党;議席\nRed;206\nBlue;1197\n合計;1403')).toEqual(table);
  expect(seats('"Left, the",12\nUnion 90,11\nGreens 3')).toEqual([
    ['Left the', '12'],
    ['Union 90', '11'],
    ['Greens', '3'],
  ]);
  expect(seats('Party,Seats')).toBeNull();
});
