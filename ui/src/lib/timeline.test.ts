import { expect, test } from 'vitest';
import { Timeline } from './timeline.svelte';

test('a burst of typing is undone at once, a pause begins a new step', () => {
  const line = new Timeline({ kind: 'a' });
  line.change({ kind: 'a', n: 1 }, null, 0);
  line.change({ kind: 'a', n: 12 }, null, 100);
  line.change({ kind: 'a', n: 3 }, null, 5000);
  expect(line.now).toEqual({ kind: 'a', n: 3 });
  line.undo();
  expect(line.now).toEqual({ kind: 'a', n: 12 });
  line.undo();
  expect(line.now).toEqual({ kind: 'a' });
  expect(line.canUndo).toBe(false);
  line.redo();
  line.redo();
  expect(line.now).toEqual({ kind: 'a', n: 3 });
  expect(line.canRedo).toBe(false);
});

test('another document is a step of its own, and a change forgets the future', () => {
  const line = new Timeline(null);
  line.change({ kind: 'a' }, { kind: 'first' }, 0);
  line.jump({ kind: 'b' }, null);
  line.undo();
  expect(line.now).toEqual({ kind: 'a' });
  line.change({ kind: 'c' }, null, 9000);
  expect(line.canRedo).toBe(false);
  line.undo();
  line.undo();
  expect(line.now).toEqual({ kind: 'first' });
});

test('two places changed in one breath are two steps, and so is a line that comes or goes', () => {
  const grid = (...rows: number[][]) => ({ kind: 'matrix', matrix: rows });
  const timeline = new Timeline(grid([1, 2], [3, 4]));
  timeline.change(grid([9, 2], [3, 4]), null, 0);
  timeline.change(grid([91, 2], [3, 4]), null, 100);
  timeline.change(grid([91, 2], [3, 7]), null, 200);
  timeline.change(grid([91, 2]), null, 300);
  timeline.change(grid([91]), null, 400);
  const back = [];
  while (timeline.canUndo) {
    timeline.undo();
    back.push(timeline.now?.['matrix']);
  }
  expect(back).toEqual([
    [[91, 2]],
    [
      [91, 2],
      [3, 7],
    ],
    [
      [91, 2],
      [3, 4],
    ],
    [
      [1, 2],
      [3, 4],
    ],
  ]);
});

test('a point that is dragged is one step', () => {
  const at = (x: number, y: number) => ({ kind: 'nash', point: [x, y] });
  const timeline = new Timeline(at(0, 0));
  timeline.change(at(1, 1), null, 0);
  timeline.change(at(2, 1), null, 50);
  timeline.change(at(3, 2), null, 100);
  timeline.undo();
  expect(timeline.now).toEqual(at(0, 0));
});

test('the nearest steps outlive a reload, as many as there is room for', () => {
  const line = new Timeline({ kind: 'a', n: 0 });
  for (let n = 1; n <= 60; n++) line.change({ kind: 'a', n }, null, n * 9000);
  line.undo();
  const steps = JSON.parse(JSON.stringify(line.steps()));
  expect(steps.past).toHaveLength(50);
  const again = new Timeline(line.now, steps);
  again.undo();
  expect(again.now).toEqual({ kind: 'a', n: 58 });
  again.redo();
  again.redo();
  expect(again.now).toEqual({ kind: 'a', n: 60 });
  const long = new Timeline({ kind: 'b', text: 'x'.repeat(300_000) });
  for (const letter of ['y', 'z']) long.jump({ kind: 'b', text: letter.repeat(300_000) }, null);
  expect(long.steps().past).toEqual([{ kind: 'b', text: 'y'.repeat(300_000) }]);
});

test('what changes nothing is no step', () => {
  const line = new Timeline({ kind: 'a', n: 1 });
  line.change({ kind: 'a', n: 1 }, null, 0);
  expect(line.canUndo).toBe(false);
});
