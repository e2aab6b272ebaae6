/** A figure that a run reached, and whether it is what it should be. */
export interface Figure {
  what: string;
  figure: string;
  holds: boolean;
}

export const figure = (what: string, value: string | number, holds: boolean): Figure => ({
  what,
  figure: String(value),
  holds,
});

/** The value below which `part` of the values lie; NaN of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const p99 = (values: readonly number[]): number => quantile(values, 0.99);

export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/**
 * How well a value tells two groups apart (the area under the ROC curve): 0.5 not at all, 0 or 1 always.
 * Equal values count half.
 */
export function separation(one: readonly number[], other: readonly number[]): number {
  const wins = one.map((a) => other.reduce((sum, b) => sum + (a > b ? 1 : a === b ? 0.5 : 0), 0));
  return wins.reduce((sum, won) => sum + won, 0) / (one.length * other.length);
}

/** How often each value occurs, as `200: 3, 429: 7`. */
export function tally(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
    .map(([value, count]) => `${value}: ${count}`)
    .join(", ");
}
