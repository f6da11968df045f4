import { expect, test } from 'vitest';
import { bundles, sayer } from './words';

const gaps = (text: string) => [...text.matchAll(/\{(\d)\}/g)].map((m) => m[1]).sort();

test('both languages say the same things with the same gaps', () => {
  for (const [key, text] of Object.entries(bundles.en)) {
    const other = bundles.ja[key as keyof typeof bundles.ja];
    expect(other.trim(), key).not.toBe('');
    expect(gaps(other), key).toEqual(gaps(text));
  }
});

test('gaps are filled', () => {
  expect(sayer('en')('step', 2, 5)).toBe('Step 2 of 5');
});
