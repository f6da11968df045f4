/** What a spreadsheet puts on the clipboard, as rows of cells. */
export function pasted(text: string): string[][] {
  return text
    .replaceAll('\r', '')
    .split('\n')
    .filter((line, index, all) => line.trim() !== '' || index < all.length - 1)
    .map((line) => line.split(line.includes('\t') ? '\t' : /[,;]\s*|\s+/).map((cell) => cell.trim()));
}
