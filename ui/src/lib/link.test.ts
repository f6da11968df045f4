import { expect, test } from 'vitest';
import { packed, unpacked } from './link';

test('a document survives its link', async () => {
  const document = {
    kind: 'matrix',
    title: '奇数か偶数か',
    matrix: [
      [-2, 3],
      [3, '-4/7'],
    ],
  };
  const link = await packed(document);
  expect(link).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(await unpacked(link)).toEqual(document);
});
