/**
 * Coalitions as they are typed: which there are, how they are named, and what superadditivity forces them to be worth.
 */
import { ZERO, add, compare, read, text, type Fraction } from './fraction';
import type { Json } from './types';

/** All coalitions that are not empty, smaller ones first, as the digits of their members. */
export function coalitions(players: number): string[] {
  const all = Array.from({ length: 2 ** players - 1 }, (_, k) => k + 1);
  const name = (bits: number) =>
    Array.from({ length: players }, (_, i) => i + 1)
      .filter((i) => bits & (1 << (i - 1)))
      .join('');
  return all.map(name).sort((a, b) => a.length - b.length || a.localeCompare(b));
}

/**
 * The worths as a map from the digits of the members, whichever way they were written: as a map by numbers or names, as
 * a text such as 1:0 12:4, or as a list by size.
 */
export function worthsOf(value: Json | undefined, players: number, names: string[]): Record<string, Json> {
  const digits = (key: string) => {
    const text = key.trim().replace(/^\{(.*)\}$/u, '$1');
    const parts = /[,+]/u.test(text)
      ? text.split(/[,+]/u).map((part) => part.trim())
      : names.includes(text)
        ? [text]
        : [...text];
    const members = parts.map((part) => (names.includes(part) ? names.indexOf(part) + 1 : Number(part)));
    return members.every((member) => Number.isInteger(member) && member >= 1)
      ? members.sort((a, b) => a - b).join('')
      : key;
  };
  if (Array.isArray(value))
    return Object.fromEntries(
      coalitions(players).flatMap((name, k) => (k < value.length ? [[name, value[k] ?? '']] : [])),
    );
  if (typeof value === 'string')
    return Object.fromEntries(
      [...value.matchAll(/([^\s:;]+)\s*:\s*([^\s;,]+)/gu)].map(([, key, worth]) => [digits(key ?? ''), worth ?? '']),
    );
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, worth]) => [digits(key), worth]))
    : {};
}

/**
 * The least a coalition can be worth where two parts may always stay apart, as far as its parts are known; nothing for
 * one player.
 */
export function forced(coalition: string, worths: Record<string, Json>): string | null {
  let best: Fraction | null = null;
  const members = [...coalition];
  for (let bits = 1; bits < 2 ** (members.length - 1); bits++) {
    const part = members.filter((_, i) => bits & (1 << i)).join('');
    const rest = members.filter((_, i) => !(bits & (1 << i))).join('');
    const [a, b] = [read(worths[part]), read(worths[rest])];
    if (!a || !b) continue;
    const sum = add(a, b);
    if (!best || compare(sum, best) > 0) best = sum;
  }
  return best && text(best);
}

/** Every worth that is missing, filled in with the least it can be; single players are worth nothing. */
export function filled(players: number, worths: Record<string, Json>): Record<string, Json> {
  const full: Record<string, Json> = {};
  for (const coalition of coalitions(players)) {
    const given = worths[coalition];
    full[coalition] = given !== undefined && given !== '' ? given : (forced(coalition, full) ?? text(ZERO));
  }
  return full;
}

/** Whether a worth is less than its parts are worth apart. */
export function tooSmall(coalition: string, worths: Record<string, Json>): boolean {
  const [worth, least] = [read(worths[coalition]), read(forced(coalition, worths))];
  return Boolean(worth && least && compare(worth, least) < 0);
}

/** Worths as text, a coalition in each line. */
export function lines(value: Json | undefined, players: number): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return lines(worthsOf(value, players, []), players);
  return typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([coalition, worth]) => `${coalition}: ${String(worth)}`)
        .join('\n')
    : '';
}
