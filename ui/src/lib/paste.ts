/** What a spreadsheet puts on the clipboard, as rows of cells. */
export function pasted(text: string): string[][] {
  return text
    .replaceAll('\r', '')
    .split('\n')
    .filter((line, index, all) => line.trim() !== '' || index < all.length - 1)
    .map((line) => line.split(line.includes('\t') ? '\t' : /[,;]\s*|\s+/).map((cell) => cell.trim()));
}

/** Pairs of numbers, as `(3, 1)` or `3,1` or `3 1` in each cell, or as numbers two of which make a pair; nothing where none are found. */
export function pairs(text: string): [string, string][][] | null {
  const number = String.raw`-?\d+(?:\.\d+)?(?:\/\d+)?`;
  const lines = text
    .replaceAll('\r', '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const found = lines.map((line) => {
    const numbers = line.match(new RegExp(number, 'g')) ?? [];
    return numbers.length % 2 === 0
      ? Array.from({ length: numbers.length / 2 }, (_, k): [string, string] => [
          numbers[2 * k] ?? '',
          numbers[2 * k + 1] ?? '',
        ])
      : [];
  });
  const width = found[0]?.length ?? 0;
  return width > 0 && found.every((row) => row.length === width) ? found : null;
}

/** A table of names and numbers: the last number of each line is the weight, the text before it the name; nothing where there is no such table. */
export function seats(text: string): [string, string][] | null {
  const lines = text
    .replaceAll('\r', '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const rows = lines.flatMap((line): [string, string][] => {
    const parts = /^(.*?)[\s,;:|]*(-?\d+(?:\.\d+)?(?:\/\d+)?)\s*%?\s*$/u.exec(line.trim());
    return parts ? [[(parts[1] ?? '').trim(), parts[2] ?? '']] : [];
  });
  return rows.length > 1 || (rows[0] && rows[0][0] !== '') ? rows : null;
}
