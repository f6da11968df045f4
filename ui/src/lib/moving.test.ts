import { describe, expect, it } from 'vitest';
import { aroundZero, numberOf, reachOf, sharesWritten, snapped, stepOf, written } from './moving';

describe('numbers that are dragged', () => {
  it('are read as people write them', () => {
    expect(numberOf('3/4')).toBe(0.75);
    expect(numberOf(' -2.5 ')).toBe(-2.5);
    expect(numberOf(7)).toBe(7);
    expect(numberOf('sqrt(2)')).toBeNull();
    expect(numberOf('1/0')).toBeNull();
    expect(numberOf(undefined)).toBeNull();
  });
  it('move in steps of one, two or five', () => {
    expect(stepOf(1)).toBe(0.01);
    expect(stepOf(34)).toBe(0.5);
    expect(stepOf(1000)).toBe(10);
    expect(snapped(0.30000000000000004, 0.01)).toBe(0.3);
  });
  it('reach from nothing to twice as much, and chances to one', () => {
    expect(reachOf(0.25)).toEqual({ from: 0, to: 1, step: 0.01 });
    expect(reachOf(1)).toEqual({ from: 0, to: 2, step: 0.02 });
    expect(reachOf(17)).toEqual({ from: 0, to: 34, step: 0.5 });
    expect(reachOf(-2)).toEqual({ from: -4, to: 4, step: 0.1 });
    expect(aroundZero(0, 5)).toEqual({ from: -5, to: 5, step: 0.1 });
    expect(aroundZero(-4, 5)).toEqual({ from: -8, to: 8, step: 0.2 });
  });
  it('are written into the field of their dot', () => {
    expect(written({ field: 'threatPoint', origin: [0, 0], scale: 1 }, [1.2345, 2], 0.05)).toEqual([1.25, 2]);
    expect(sharesWritten({ field: 'x', origin: [1, 0, 1], scale: 6 }, [1 / 3, 1 / 3, 1 / 3], 0.01)).toEqual([3, 2, 3]);
  });
});
