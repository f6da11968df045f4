import { expect, test } from 'vitest';
import { answeredBy, heightAt } from './envelope';
import type { Plot, Point } from './drawable';

const line = (label: string, points: Point[], bold = false) => ({ label, tone: 'plain' as const, bold, points });
const plot = (envelope: Point[]): Plot => ({
  type: 'plot',
  x: { label: 'p', from: 0, to: 1 },
  y: { label: '', from: 0, to: 4 },
  equalScale: false,
  dots: [],
  regions: [],
  curves: [
    line('1', [
      [0, 4],
      [1, 2],
    ]),
    line('2', [
      [0, 1],
      [1, 3],
    ]),
    line('envelope', envelope, true),
  ],
});

test('heights between two points, and nothing outside', () => {
  expect(
    heightAt(
      [
        [0, 4],
        [1, 2],
      ],
      0.25,
    ),
  ).toBe(3.5);
  expect(
    heightAt(
      [
        [0, 4],
        [1, 2],
      ],
      1.5,
    ),
  ).toBeNull();
});

test('the best reply is on the envelope, both lines where they cross', () => {
  const lower = plot([
    [0, 1],
    [0.75, 2.5],
    [1, 2],
  ]);
  expect(answeredBy(lower, 0.2)).toEqual({ side: 'lowest', labels: ['2'] });
  expect(answeredBy(lower, 0.9)).toEqual({ side: 'lowest', labels: ['1'] });
  expect(answeredBy(lower, 0.75)).toEqual({ side: 'lowest', labels: ['1', '2'] });
  expect(
    answeredBy(
      plot([
        [0, 4],
        [0.75, 2.5],
        [1, 3],
      ]),
      0,
    ),
  ).toEqual({ side: 'highest', labels: ['1'] });
  expect(
    answeredBy(
      plot([
        [0, 0],
        [1, 0],
      ]),
      0.5,
    ),
  ).toBeNull();
});
