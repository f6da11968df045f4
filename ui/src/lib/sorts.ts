/** Shades of a heat map that stand for a few sorts of entries, such as lost and won, and not for numbers. */
import type { HeatMap } from './types';

const FEW = 3;

/** Each shade with what is written there; null where the shades are numbers, and a scale says more. */
export function sortsOf(rows: HeatMap['rows']): { value: number; text: string }[] | null {
  const texts = new Map<number, Set<string>>();
  for (const { value, text } of rows.flat())
    if (value !== null) texts.set(value, (texts.get(value) ?? new Set<string>()).add(text));
  const numeric = [...texts].every(([value, some]) => [...some].every((text) => !text || Number(text) === value));
  if (texts.size > FEW || numeric) return null;
  return [...texts]
    .sort(([a], [b]) => a - b)
    .map(([value, some]) => ({ value, text: [...some].slice(0, 2).join('; ') + (some.size > 2 ? '; …' : '') }));
}
