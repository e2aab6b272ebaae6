import { foldLetters } from "./name-search.ts";

/** The names that start with one letter. */
export interface NameGroup {
  letter: string;
  names: string[];
}

const alphabet = [..."ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ"];
/** Letters outside the Turkish alphabet; they sort where a Turkish dictionary has them. */
const foreign = ["Q", "W", "X"];
const other = "#";

const { compare } = new Intl.Collator("tr");

function letterOf(name: string): string {
  const first = [...name.trimStart().normalize("NFC")][0] ?? "";
  const upper = first.toLocaleUpperCase("tr");
  if (alphabet.includes(upper)) return upper;
  const bare = foldLetters(first).toLocaleUpperCase("en").charAt(0);
  return alphabet.includes(bare) || foreign.includes(bare) ? bare : other;
}

/** Groups names by first letter, in Turkish order; names without a Latin first letter come last, under "#". */
export function groupNames(names: string[]): NameGroup[] {
  const groups = Map.groupBy(names.toSorted(compare), letterOf);
  return [...groups]
    .map(([letter, grouped]) => ({ letter, names: grouped }))
    .toSorted(
      (a, b) => Number(a.letter === other) - Number(b.letter === other) || compare(a.letter, b.letter),
    );
}

/** The letters to show: the Turkish alphabet, and Q, W, X and "#" where names need them. */
export function lettersOf(groups: NameGroup[]): { letter: string; used: boolean }[] {
  const used = new Set(groups.map(({ letter }) => letter));
  const latin = [...alphabet, ...foreign.filter((letter) => used.has(letter))].toSorted(compare);
  return [...latin, ...(used.has(other) ? [other] : [])].map((letter) => ({
    letter,
    used: used.has(letter),
  }));
}

/** The element id of a letter's group. */
export const letterId = (letter: string): string => `names-${letter === "#" ? "other" : letter}`;
