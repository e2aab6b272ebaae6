import { parse, type Token } from "@messageformat/parser";
import type { Locale } from "#contract/constants/site-languages.ts";
import { readEntries } from "#build/sentences/catalogues.ts";

/** What means something else in a regular expression. */
const signs = /[$()*+.?[\\\]^{|}]/g;
const tags = /<\/?\d+\/?>/g;

/** What a sentence is said as, with anything in its places. */
const patternOf = (tokens: Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === "content")
        return token.value.replaceAll(tags, "").replaceAll(signs, String.raw`\$&`);
      if ("cases" in token) return `(?:${token.cases.map((one) => patternOf(one.tokens)).join("|")})`;
      return ".+";
    })
    .join("");

/**
 * Finds sentences of the catalogues that a reader of `locale` should not hear: of another language, and none of theirs. One
 * word, or a sentence with places, counts where it is all that is said; other ones also where they are a part of it.
 */
export async function otherLanguages(locale: Locale): Promise<(words: string) => string[]> {
  const entries = await readEntries();
  const textsOf = (isMeant: (one: Locale) => boolean) =>
    entries.flatMap(({ translations }) =>
      translations.flatMap(([one, text]) => (isMeant(one) ? [text] : [])),
    );
  const own = new Set(textsOf((one) => one === locale));
  const foreign = textsOf((one) => one !== locale).flatMap((text) => {
    const tokens = parse(text.trim());
    const hasPlaces = tokens.some(({ type }) => type !== "content");
    const words = text.replaceAll(/\{\w+\}/g, "").match(/\p{L}{3,}/gu) ?? [];
    if (own.has(text) || words.length === 0) return [];
    const pattern = patternOf(tokens);
    const isWhole = hasPlaces || words.length === 1;
    return [{ text, pattern: new RegExp(isWhole ? `^${pattern}$` : `(?<!\\p{L})${pattern}(?!\\p{L})`, "u") }];
  });
  return (words) => foreign.filter(({ pattern }) => pattern.test(words)).map(({ text }) => text);
}

/** What is read of a line of a script: what is said, or names and descriptions. What somebody typed is in any language. */
export function wordsIn(line: string): string[] {
  const said = /^\s*says: (.*)$/.exec(line)?.[1];
  return said ? [said] : [...line.matchAll(/(?<!value )“([^”]*)”/g)].map(([, words = ""]) => words);
}
