import { nameKey } from "./name-key.ts";

const letter = /\p{L}/u;
const number = /\p{N}/u;

/** The letters that are folded to this one. */
function variants(folded: string): string {
  const others = folded === "i" ? ["I", "İ", "ı"] : [folded.toUpperCase()];
  return [...new Set([folded, ...others])].filter((one) => [...one].length === 1).join("");
}

/**
 * What was typed as a regular expression of PostgreSQL for a text in NFKC that holds it, whatever the case, with I, İ, ı
 * and i as one letter. Undefined where nothing was typed. The databases' own folding depends on their language.
 */
export function searchPattern(typed: string): string | undefined {
  const key = nameKey(typed);
  const parts = [...key].map((one) => {
    if (one === " ") return " +";
    if (letter.test(one)) return `[${variants(one)}]`;
    // A backslash before anything but a letter or a digit stands for that character.
    return number.test(one) || one > "\u007F" ? one : `\\${one}`;
  });
  return key === "" ? undefined : parts.join("");
}
