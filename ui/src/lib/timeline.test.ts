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
