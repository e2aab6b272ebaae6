import { bareLetters } from "./bare-letters.ts";

/** The names in which every word of `query` occurs; case, accents and the four Turkish i's make no difference. */
export function findNames(names: string[], query: string): string[] {
  const words = bareLetters(query).split(/\s+/).filter(Boolean);
  return names.filter((name) => {
    const folded = bareLetters(name);
    return words.every((word) => folded.includes(word));
  });
}
