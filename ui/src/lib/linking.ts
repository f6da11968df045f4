/** Lines of a matrix, curves of a plot and sentences of an argument that speak of the same thing. */

/** A row or column of a matrix: its number from 1, and its name where it has one. */
export type Line = { side: 'row' | 'column'; number: number; name: string };
/** What is pointed at: lines of a matrix, or a text that speaks of some. */
export type Pointed = { lines: Line[] } | { text: string };

const NUMBERED = {
  row: (n: number) => [`row ${n}`, `第 ${n} 行`, `第${n}行`],
  column: (n: number) => [`column ${n}`, `第 ${n} 列`, `第${n}列`],
};
/** Whether a word stands in a text by itself, not inside a longer word or number. */
function holds(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + word.length] ?? ' '];
    const joined = (a: string, b: string) => /[\p{Script=Latin}\p{N}]/u.test(a) && /[\p{Script=Latin}\p{N}]/u.test(b);
    if (!joined(before, word[0] ?? '') && !joined(word.at(-1) ?? '', after)) return true;
  }
  return false;
}

/** Several lines named together: columns 1, 2 or 列 1, 2. */
const LISTED = {
  row: /(?:rows|行) ((?:\d+(?:, | and |、)?)+)/gu,
  column: /(?:columns|列) ((?:\d+(?:, | and |、)?)+)/gu,
};
const listed = (text: string, line: Line) =>
  [...text.matchAll(LISTED[line.side])].some((found) => found[1]?.match(/\d+/gu)?.includes(String(line.number)));

/** Whether a text speaks of a line, by its name or its number. */
export const mentions = (text: string, line: Line): boolean =>
  NUMBERED[line.side](line.number).some((word) => holds(text, word)) ||
  listed(text, line) ||
  (line.name !== String(line.number) && line.name.trim() !== '' && holds(text, line.name));

/** Whether a text is about what is pointed at. */
export function linked(pointed: Pointed | null, text: string): boolean {
  if (!pointed || text === '') return false;
  if ('lines' in pointed) return pointed.lines.some((line) => mentions(text, line));
  return pointed.text !== '' && (holds(text, pointed.text) || holds(pointed.text, text));
}

/** Whether a line of a matrix is what is pointed at. */
export const pointedAt = (pointed: Pointed | null, line: Line): boolean =>
  pointed !== null && 'text' in pointed && mentions(pointed.text, line);
