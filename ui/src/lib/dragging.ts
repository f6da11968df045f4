/**
 * Dragging on a board: a piece onto what it shall go to, or off its place where that is the whole move. Buttons beside
 * the board and squares where nothing stands are not dragged: whoever slides off them has thought better of it.
 */
const FAR = 24;
const STILL = '.rest [data-part], th [data-part], li [data-part].play, .bare';
const partAt = (element: Element | null) => element?.closest<HTMLElement>('[data-part]') ?? null;

/** What is dragged: a part of a move, or a piece that stands for none but may go to one. */
type Held = { part: string | undefined; x: number; y: number; home: Element };

/**
 * Tells from where to where something was dragged; from nothing where a piece without a part of its own was, to nothing
 * where it was let go beside the board's places.
 */
export function dragger(moved: (from: string | undefined, to: string | undefined) => void) {
  let held: Held | null = null;
  function drop(event: PointerEvent) {
    const was = held;
    held = null;
    if (!was || Math.hypot(event.clientX - was.x, event.clientY - was.y) < FAR) return;
    const over = document.elementFromPoint(event.clientX, event.clientY);
    if (!over || !was.home.contains(over)) return;
    const to = partAt(over)?.dataset['part'];
    if (to !== was.part) moved(was.part, to);
  }
  return {
    grab(event: PointerEvent) {
      const on = event.target as Element;
      const part = partAt(on);
      const own = on.closest<HTMLElement>('[data-piece=own]');
      const home = on.closest('section');
      held = null;
      if (!home || (part ? part.matches(STILL) : !own)) return;
      held = { part: part?.dataset['part'], x: event.clientX, y: event.clientY, home };
      window.addEventListener('pointerup', drop, { once: true });
      window.addEventListener('pointercancel', () => (held = null), { once: true });
    },
  };
}
