import { describe, expect, it } from 'vitest';
import { coalitions, filled, forced, tooSmall } from './coalitions';

describe('worths of coalitions', () => {
  it('are listed by size', () => expect(coalitions(3)).toEqual(['1', '2', '3', '12', '13', '23', '123']));
  it('are at least what two parts are worth', () => {
    const worths = { 1: 1, 2: '1/2', 3: 1, 12: 4, 13: 3, 23: 5 };
    expect(forced('12', worths)).toBe('3/2');
    expect(forced('123', worths)).toBe('6');
    expect(forced('1', worths)).toBeNull();
    expect(tooSmall('123', { ...worths, 123: 5 })).toBe(true);
    expect(tooSmall('123', { ...worths, 123: 6 })).toBe(false);
  });
  it('are filled in one after another', () =>
    expect(filled(3, { 1: 1, 12: 4 })).toEqual({ 1: 1, 2: '0', 3: '0', 12: 4, 13: '1', 23: '0', 123: '4' }));
});
