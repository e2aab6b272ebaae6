import { limits } from "#contract/constants/limits.ts";

/**
 * The letters whose sound is held decoded, the one that was chosen longest ago first: six at most, for more would not fit
 * into a phone's memory. `chosen` takes the place of the first one.
 */
export function holdLetters(held: readonly string[], all: readonly string[], chosen?: string): string[] {
  const known = held.filter((letter) => all.includes(letter) && letter !== chosen);
  const recent = chosen !== undefined && all.includes(chosen) ? [...known, chosen] : known;
  const others = all.filter((letter) => !recent.includes(letter));
  const room = Math.max(0, limits.compared.most - recent.length);
  return [...others.slice(0, room), ...recent].slice(-limits.compared.most);
}
