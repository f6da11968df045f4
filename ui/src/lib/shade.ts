/** Colours from pale yellow to deep blue, readable to colour-blind eyes; the letters on them are dark or light. */
export function shade(value: number | null, low: number, high: number, letters = false): string {
  if (value === null) return letters ? '#000' : '#cccccc';
  const t = high > low ? (value - low) / (high - low) : 0;
  if (letters) return t > 0.55 ? '#ffffff' : '#111111';
  const from = [255, 247, 214];
  const to = [22, 44, 110];
  return `rgb(${from.map((f, i) => Math.round(f + ((to[i] ?? 0) - f) * t)).join(',')})`;
}
