import { agency } from "#src/lib/agency.ts";

// A shorter name is part of too many innocent words.
const shortestName = 4;

/** Case and the four Turkish i's make no difference, as on the server. */
const fold = (text: string): string =>
  text.normalize("NFKC").toUpperCase().replaceAll("İ", "I").replaceAll("\u0307", "").toLowerCase();

/** Whether a password holds one of the names, a word of them, or the site's own name. The server has the last word. */
export function holdsName(password: string, names: string[]): boolean {
  const folded = fold(password);
  return [agency.name, ...names, ...names.flatMap((name) => name.split(/\s+/))]
    .map(fold)
    .some((word) => [...word].length >= shortestName && folded.includes(word));
}
