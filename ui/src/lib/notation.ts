/** The parts of a move's notation that can be chosen on a board: the whole, and what its separators separate. */
export function names(notation: string): string[] {
  const parts = notation.split(/[^0-9A-Za-z-]+/).filter((part) => part !== '');
  return parts.length > 1 ? parts : [notation];
}
