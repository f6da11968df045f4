/** The keys that undo a step and do it again, wherever there is something to be undone. */
export const undoing = (undo: () => void, redo: () => void) => (event: KeyboardEvent) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  if ((event.target as HTMLElement).closest('textarea, dialog, [type=search]')) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) redo();
  else undo();
};
