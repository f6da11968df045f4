/**
 * Colours from pale yellow over teal to deep blue, readable to colour-blind eyes; the letters on them are dark or
 * light.
 */
const STOPS = [
  [255, 255, 217],
  [65, 182, 196],
  [8, 29, 88],
];

export function shade(value: number | null, low: number, high: number, letters = false): string {
  if (value === null) return letters ? '#000' : '#cccccc';
  const t = high > low ? (value - low) / (high - low) : 0;
  if (letters) return t > 0.66 ? '#ffffff' : '#111111';
  const half = t < 0.5 ? 0 : 1;
  const [from = [], to = []] = [STOPS[half], STOPS[half + 1]];
  return `rgb(${from.map((f, i) => Math.round(f + ((to[i] ?? 0) - f) * (2 * t - half))).join(',')})`;
}
