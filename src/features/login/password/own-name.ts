import { agency } from "#src/lib/agency.ts";

// A shorter name is part of too many innocent words.
const shortestName = 4;

/** As the server folds it: case, the four Turkish i's and what cannot be seen make no difference. */
const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .toLowerCase()
    .toUpperCase()
    .replaceAll("İ", "I")
    .replaceAll("\u0307", "")
    .toLowerCase()
    .normalize("NFKC")
    .replaceAll(/\p{White_Space}+/gu, " ")
    .trim();

/** Whether a password holds one of the names, a word of them, or the site's own name. The server has the last word. */
export function holdsName(password: string, names: string[]): boolean {
  const folded = fold(password);
  return [agency.name, ...names, ...names.flatMap((name) => name.split(/\s+/))]
    .map(fold)
    .some((word) => [...word].length >= shortestName && folded.includes(word));
}
