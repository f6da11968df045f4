/**
 * Payoffs of several players as nested lists, payoffs[i][j][k] = what each wins when they choose i, j, k:
 * sizes, entries, and what is left when strategies or players come and go.
 */
import type { Json } from './types';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
export const MOST_PLAYERS = ROMAN.length;
export const playerName = (names: Json | undefined, player: number): string =>
  Array.isArray(names) ? String(names[player] ?? ROMAN[player]) : (ROMAN[player] ?? String(player + 1));

/** How many strategies each player has; some may be paid without a choice. Nothing where lists are not nested so. */
export function sizesOf(value: Json | undefined, watchers = 0): number[] | null {
  const sizes: number[] = [];
  let at = value;
  while (Array.isArray(at) && at.length > 0) {
    sizes.push(at.length);
    at = at[0];
  }
  const players = sizes.length - 1;
  return players > 0 && sizes[players] === players + watchers && isEven(value, sizes) ? sizes.slice(0, players) : null;
}

const isEven = (value: Json | undefined, sizes: number[]): boolean =>
  sizes.length === 0
    ? !Array.isArray(value)
    : Array.isArray(value) && value.length === sizes[0] && value.every((part) => isEven(part, sizes.slice(1)));

/** The payoffs at a profile. */
export const vectorAt = (value: Json, profile: number[]): Json[] =>
  profile.reduce<Json>((at, k) => (at as Json[])[k] ?? [], value) as Json[];

/** Payoffs made anew profile by profile. */
export const generated = (sizes: number[], entry: (profile: number[]) => Json[], before: number[] = []): Json[] =>
  before.length === sizes.length
    ? entry(before)
    : Array.from({ length: sizes[before.length] ?? 1 }, (_, k) => generated(sizes, entry, [...before, k]));

/** Another number of strategies for a player; new ones pay nothing. */
export function resized(value: Json, sizes: number[], player: number, size: number): Json {
  const next = sizes.map((old, i) => (i === player ? size : old));
  const paid = vectorAt(
    value,
    sizes.map(() => 0),
  );
  return generated(next, (profile) =>
    (profile[player] ?? 0) < (sizes[player] ?? 0) ? vectorAt(value, profile) : paid.map(() => 0),
  );
}

/** One player more, who has two strategies and wins nothing; what the others win does not change. */
export const joined = (value: Json, sizes: number[]): Json =>
  generated([...sizes, 2], (profile) => [...vectorAt(value, profile.slice(0, -1)), 0]);

/** Without the last player, who played the first strategy. */
export const left = (value: Json, sizes: number[]): Json =>
  generated(sizes.slice(0, -1), (profile) => vectorAt(value, [...profile, 0]).slice(0, -1));

/** All choices of some players. */
export const choices = (sizes: number[]): number[][] =>
  sizes.reduce<number[][]>(
    (all, size) => all.flatMap((before) => Array.from({ length: size }, (_, k) => [...before, k])),
    [[]],
  );
