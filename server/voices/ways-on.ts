import type { Dropped, WayOn } from "#contract/voices/voices.ts";
import { type Bitset, eachPlace } from "./bitset.ts";

/** What a search asks for by one group of filters or one word, and the voices that have it. */
export interface Choice {
  dropped: Dropped;
  bits: Bitset;
}

// A person reads no more of them.
const mostWays = 6;

/**
 * The fewest choices to drop together for any of `size` voices to be found, and how many voices that finds, the most first;
 * at most 31 choices. One pass: of every voice it is noted which choices it lacks, and those that lack the fewest say what
 * to drop.
 */
export function waysOn(choices: readonly Choice[], size: number): WayOn[] {
  const lacking = new Uint32Array(size).fill(2 ** choices.length - 1);
  for (const [nth, { bits }] of choices.entries())
    for (const place of eachPlace(bits)) lacking[place] = (lacking[place] as number) & ~(1 << nth);
  const counts = new Map<number, number>();
  for (const lacks of lacking) counts.set(lacks, (counts.get(lacks) ?? 0) + 1);
  const ways = [...counts].map(([lacks, count]) => ({
    dropped: choices.flatMap(({ dropped }, nth) => ((lacks & (1 << nth)) === 0 ? [] : [dropped])),
    count,
  }));
  const fewest = Math.min(...ways.map(({ dropped }) => dropped.length));
  return ways
    .filter(({ dropped }) => dropped.length === fewest)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostWays);
}
