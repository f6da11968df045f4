/** What a spreadsheet puts on the clipboard, as rows of cells. */
export function pasted(text: string): string[][] {
  return text
    .replaceAll('\r', '')
    .split('\n')
    .filter((line, index, all) => line.trim() !== '' || index < all.length - 1)
    .map((line) => line.split(line.includes('\t') ? '\t' : /[,;]\s*|\s+/).map((cell) => cell.trim()));
}

/**
 * Pairs of numbers, as `(3, 1)` or `3,1` or `3 1` in each cell, or as numbers two of which make a pair; nothing where
 * none are found.
 */
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

/** A cell that holds numbers only, such as `3`, `-1/2`, `3,1` or `(3; 1)`. */
const NUMBERS = /^[([]?\s*-?\d+(?:\.\d+)?(?:\/\d+)?(?:\s*[,;\s]\s*-?\d+(?:\.\d+)?(?:\/\d+)?)*\s*[)\]]?$/u;

/** A table of pairs from a spreadsheet, perhaps with names above and before the numbers; null where none is found. */
export function pairTable(text: string): { cells: [string, string][][]; rows: string[]; columns: string[] } | null {
  const lines = text
    .replaceAll('\r', '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (line.includes('\t') ? line.split('\t').map((cell) => cell.trim()) : cells(line)));
  const isName = (cell: string) => cell !== '' && !NUMBERS.test(cell);
  const heads = lines.length > 1 && lines[0]?.every((cell) => cell === '' || isName(cell));
  const body = heads ? lines.slice(1) : lines;
  const named = body.length > 0 && body.every((line) => line.length > 1 && isName(line[0] ?? ''));
  const plain = heads || named ? body.map((line) => line.slice(named ? 1 : 0)) : null;
  if (plain?.some((line) => line.some((cell) => cell !== '' && !NUMBERS.test(cell)))) return null;
  const found = pairs(plain ? plain.map((line) => line.join('\t')).join('\n') : text);
  if (!found) return null;
  const columns = heads ? (lines[0] ?? []).slice(named ? 1 : 0).filter((cell) => cell !== '') : [];
  return {
    cells: found,
    rows: named ? body.map((line) => line[0] ?? '') : [],
    columns: columns.length === found[0]?.length ? columns : [],
  };
}

const TOTAL = /^(all|sum|total|totals|計|合計|総数)$/iu;
const SEATS = /^-?\d+(?:\.\d+)?(?:\/\d+)?$/u;

/** The cells of a line between tabs, semicolons or commas; quoted cells may hold any of them. */
function cells(line: string): string[] {
  const mark = ['\t', ';', ','].find((each) => line.includes(each));
  if (mark === undefined) return [line.trim()];
  const found = line.match(new RegExp(`(?:"(?:[^"]|"")*"|[^${mark}"]+|")+|(?<=^|${mark})(?=${mark}|$)`, 'gu')) ?? [];
  return found.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/u, '$1')
      .replaceAll('""', '"')
      .trim(),
  );
}

/** One line of such a table: a name and the first number after it, or nothing where there is no number. */
function seat(line: string): [string, string][] {
  const row = cells(line);
  const whole = (cell: string) => (/^\d{1,3}(?:,\d{3})+$/u.test(cell) ? cell.replaceAll(',', '') : cell);
  const named = row.findIndex((cell) => cell !== '' && !SEATS.test(whole(cell)));
  const number = row
    .slice(named + 1)
    .map(whole)
    .find((cell) => SEATS.test(cell));
  if (number !== undefined) return [[(row[named] ?? '').replaceAll(/,\s*/gu, ' ').replace(/\s*:$/u, ''), number]];
  if (row.length > 1) return [];
  const parts = /^(.*?)[\s:|]*(-?\d+(?:\.\d+)?(?:\/\d+)?)\s*$/u.exec(line.trim());
  return parts ? [[(parts[1] ?? '').trim(), parts[2] ?? '']] : [];
}

/**
 * A table of parties and seats: in each line a name and the first number after it. Lines without a number, such as a
 * heading, and a last line with the total are left out; nothing where there is no such table.
 */
export function seats(text: string): [string, string][] | null {
  const rows = text
    .replaceAll('\r', '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap(seat);
  const parties = rows.length > 1 && TOTAL.test(rows.at(-1)?.[0] ?? '') ? rows.slice(0, -1) : rows;
  return parties.length > 1 || (parties[0] && parties[0][0] !== '') ? parties : null;
}
