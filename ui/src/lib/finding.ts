/** Looking for words: all of them must be there, in any order, whatever the case and the width of the letters. */
export const plain = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** Whether a text holds every word that was asked for; what was asked for is plain already. */
export function found(asked: string, text: string): boolean {
  if (asked === '') return true;
  const there = plain(text);
  return asked.split(/\s+/u).every((word) => there.includes(word));
}
