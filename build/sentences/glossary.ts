import { locales, type Locale } from "#contract/constants/site-languages.ts";
import type { Entry } from "./catalogues.ts";
import { partsOf } from "./parts.ts";

/** A word of the product and the forms that its translation takes: one of them stands wherever the word does. */
interface Term {
  english: string;
  forms: Partial<Record<Locale, string[]>>;
}

interface Refused {
  locale: Locale;
  word: string;
  instead: string;
}

/** docs/glossary.md as data. */
export interface Glossary {
  terms: Term[];
  refused: Refused[];
  /** Sentences that may break the rule of one word. */
  exceptions: { id: string; word: string }[];
}

/** The rows of the table under a heading of a Markdown page, without its head. */
function tableUnder(page: string, heading: string): string[][] {
  const [, section = ""] = page.split(`## ${heading}\n`);
  const rows = (section.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("|"));
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

const wordsOf = (cell: string) => cell.split(", ").filter(Boolean);

/** Reads the three tables of docs/glossary.md. */
export function readGlossary(page: string): Glossary {
  const [head = [], , ...rows] = tableUnder(page, "Terms");
  const terms = rows.map(([english = "", ...cells]) => ({
    english,
    forms: Object.fromEntries(
      locales.map((locale) => [locale, wordsOf(cells[head.indexOf(locale) - 1] ?? "")]),
    ),
  }));
  const refused = tableUnder(page, "Words not used").slice(2);
  const exceptions = tableUnder(page, "Exceptions").slice(2);
  return {
    terms,
    refused: refused.map(([locale, word = "", instead = ""]) => ({
      locale: locale as Locale,
      word,
      instead,
    })),
    exceptions: exceptions.map(([id = "", word = ""]) => ({ id, word })),
  };
}

/** Whether a text has the word; a word may go on, as `kayıt` does in `kayıtlar`. */
function hasWord(text: string, word: string, locale: Locale, mayGoOn: boolean): boolean {
  const [inLower, wanted] = [text, word].map((part) => part.toLocaleLowerCase(locale));
  const end = mayGoOn ? "" : "(?![\\p{L}-])";
  return new RegExp(`(?<![\\p{L}-])${wanted}${end}`, "u").test(inLower ?? "");
}

/** A refused word that ends in a hyphen may go on. */
const hasRefused = (text: string, word: string, locale: Locale): boolean =>
  word.endsWith("-") ? hasWord(text, word.slice(0, -1), locale, true) : hasWord(text, word, locale, false);

const plain = (sentence: string) => partsOf(sentence).texts.join(" ");

/** What a sentence says with another word than the glossary's; a line each. */
export function glossaryFaults({ id, english, translations }: Entry, glossary: Glossary): string[] {
  const isExcepted = (word: string) => glossary.exceptions.some((one) => one.id === id && one.word === word);
  return translations.flatMap(([locale, translation]) => {
    if (translation === "") return [];
    const text = plain(translation);
    const lacking = glossary.terms.filter(({ english: term, forms }) => {
      const own = forms[locale] ?? [];
      const isSaid =
        hasWord(plain(english), term, "en", false) || hasWord(plain(english), `${term}s`, "en", false);
      return (
        isSaid &&
        own.length > 0 &&
        !isExcepted(term) &&
        !own.some((form) => hasWord(text, form, locale, true))
      );
    });
    const used = glossary.refused.filter(
      ({ locale: of, word }) => of === locale && !isExcepted(word) && hasRefused(text, word, locale),
    );
    return [
      ...lacking.map(
        ({ english: term, forms }) =>
          `${locale}: “${id}” says “${term}” without “${forms[locale]?.join("” or “")}”`,
      ),
      ...used.map(({ word, instead }) => `${locale}: “${id}” says “${word}”; say “${instead}”`),
    ];
  });
}
