/** Numbers as people type them: full-width digits, vulgar fractions, true minus signs, spaces around a stroke. */

/** The same number in plain letters: ½ is 1/2, １２ is 12, − is -. */
export function understood(text: string): string {
  return text
    .replace(/[\uff10-\uff19]/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/(\d+)\s*([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/gu, (_, whole: string, part: string) => mixed(whole, part))
    .normalize('NFKC')
    .replace(/[\u2044\u2215]/gu, '/')
    .replace(/[\u2010-\u2015\u2212\u30fc]/gu, '-')
    .replace(/[\u3002\uff0e]/gu, '.')
    .trim()
    .replace(/\s*\/\s*/gu, '/')
    .replace(/^([-+]?)(\d+)\s+(\d+)\/(\d+)$/u, (_, sign: string, ...parts: string[]) => sign + improper(parts))
    .replace(/^([-+])\s+(?=[\d.])/u, '$1')
    .replace(/^\+(?=[\d.])/u, '');
}

/** One and a half as three halves. */
const mixed = (whole: string, part: string) => improper([whole, ...part.normalize('NFKC').split('\u2044')]);
const improper = ([whole = '0', above = '0', below = '1']: string[]) =>
  `${BigInt(whole) * BigInt(below) + BigInt(above)}/${below}`;

/** Whether somebody is in the middle of typing a number: a lone sign, a stroke or a point with nothing behind it. */
export const halfTyped = (text: string): boolean => /^[-+]?(\d+\/-?|\d*\.|\d+\.\d*\/)?$/u.test(understood(text));

/** A whole number where it is one that the page can hold, else the text. */
export const numeral = (text: string): number | string => {
  const plain = understood(text);
  return /^-?\d{1,15}$/u.test(plain) ? Number(plain) : plain;
};
