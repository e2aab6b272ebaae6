import { bareLetters } from "./bare-letters.ts";

/** The names that begin with one letter. */
export interface NameGroup {
  letter: string;
  names: string[];
}

const alphabet = [..."ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ"];
/** Foreign letters stand where a Turkish dictionary has them. */
const foreign = ["Q", "W", "X"];
const other = "#";

const { compare } = new Intl.Collator("tr");

function letterOf(name: string): string {
  const first = [...name.trimStart().normalize("NFC")][0] ?? "";
  const upper = first.toLocaleUpperCase("tr");
  if (alphabet.includes(upper)) return upper;
  const bare = bareLetters(first).toLocaleUpperCase("en").charAt(0);
  return alphabet.includes(bare) || foreign.includes(bare) ? bare : other;
}

/** Names by first letter, in Turkish order; what begins with no Latin letter stands last under "#". */
export function groupNames(names: string[]): NameGroup[] {
  const groups = Map.groupBy(names.toSorted(compare), letterOf);
  return [...groups]
    .map(([letter, grouped]) => ({ letter, names: grouped }))
    .toSorted(
      (a, b) => Number(a.letter === other) - Number(b.letter === other) || compare(a.letter, b.letter),
    );
}

/** The row of letters: the Turkish alphabet and, where names need them, Q, W, X and "#". */
export function lettersOf(groups: NameGroup[]): { letter: string; used: boolean }[] {
  const used = new Set(groups.map(({ letter }) => letter));
  const latin = [...alphabet, ...foreign.filter((letter) => used.has(letter))].toSorted(compare);
  return [...latin, ...(used.has(other) ? [other] : [])].map((letter) => ({
    letter,
    used: used.has(letter),
  }));
}
