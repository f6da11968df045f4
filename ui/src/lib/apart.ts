/** Words in a drawing are moved apart and back into it, so that each can be read. */

type Box = { left: number; right: number; top: number; bottom: number };
const MARGIN = 2;
const ROUNDS = 12;

const crosses = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
const shifted = (box: Box, x: number, y: number): Box => ({
  left: box.left + x,
  right: box.right + x,
  top: box.top + y,
  bottom: box.bottom + y,
});

/** How far each word must move: into the frame first, then up or down to the nearest free place. */
export function apart(words: Box[], fixed: Box[], frame: Box): { x: number; y: number }[] {
  const taken = [...fixed];
  return words.map((word) => {
    const x = Math.max(0, frame.left - word.left) - Math.max(0, word.right - frame.right);
    const high = word.bottom - word.top + MARGIN;
    const free = (y: number) => {
      const there = shifted(word, x, y);
      return there.top >= frame.top && there.bottom <= frame.bottom && !taken.some((other) => crosses(there, other));
    };
    const steps = Array.from({ length: ROUNDS }, (_, k) => (k % 2 ? -1 : 1) * Math.ceil(k / 2) * (high / 2));
    const y = steps.find(free) ?? 0;
    taken.push(shifted(word, x, y));
    return { x, y };
  });
}
