/** One round of a measurement; returns its figure. */
export type Measurement = () => Promise<number>;

export const median = (figures: readonly number[]): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

export const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

/**
 * Runs all measurements in turn, `rounds` times, in alternating order, after one round that does not count, so that the
 * machine's noise affects all alike. Returns the median of each.
 */
export async function inTurn<Name extends string>(
  measures: Record<Name, Measurement>,
  rounds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(measures) as Name[];
  const figures = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round <= rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const figure = await measures[name]();
      if (round > 0) figures[name].push(figure);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(figures[name])])) as Record<Name, number>;
}

/** Runs two measurements `rounds` times in alternating order; a first round does not count. Returns the pairs. */
export async function pairsInTurn<T>(
  first: () => Promise<T>,
  second: () => Promise<T>,
  rounds: number,
): Promise<[T, T][]> {
  const pairs: [T, T][] = [];
  for (let round = 0; round <= rounds; round++) {
    const isFirst = round % 2 === 0;
    const early = await (isFirst ? first : second)();
    const late = await (isFirst ? second : first)();
    if (round > 0) pairs.push(isFirst ? [early, late] : [late, early]);
  }
  return pairs;
}
