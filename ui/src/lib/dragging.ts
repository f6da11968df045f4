/** Dragging on a board: a piece onto what it shall go to, or off its place where that is the whole move. */
const FAR = 24;
const partAt = (element: Element | null) => element?.closest<HTMLElement>('[data-part]')?.dataset['part'];

/** Tells from where to where something was dragged; to nothing where it was let go beside the board's places. */
export function dragger(moved: (from: string, to: string | undefined) => void) {
  let from: { part: string; x: number; y: number } | null = null;
  return {
    grab(event: PointerEvent) {
      const part = partAt(event.target as Element);
      from = part ? { part, x: event.clientX, y: event.clientY } : null;
    },
    drop(event: PointerEvent) {
      const held = from;
      from = null;
      if (!held || Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
      const to = partAt(document.elementFromPoint(event.clientX, event.clientY));
      if (to !== held.part) moved(held.part, to);
    },
  };
}
