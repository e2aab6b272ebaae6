import { say, type Sentence } from "#server/http/language/sentences.ts";
import { locales } from "#contract/constants/site-languages.ts";
import { foldPhrase } from "#server/db/text/fold.ts";
import type { Understood } from "./headings.ts";

/** The columns of a spreadsheet that hold an artist's name: whole, or its two parts in the order of the name. */
export const nameColumns = ({ known }: Understood): string[] =>
  [known.name, known.lastName].filter((column) => column !== undefined);

/** An artist's name in a row, with single spaces; empty where the row goes on with the artist above it. */
export function nameIn(cells: Record<string, string>, headings: Understood): string {
  const parts = nameColumns(headings).map((column) =>
    (cells[column] ?? "")
      // What nobody sees makes no second artist.
      .replaceAll(/[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g, "")
      .normalize("NFC")
      .replaceAll(/\s+/gu, " ")
      .trim(),
  );
  const [name = "", lastName = ""] = parts;
  // The first column may hold the whole name all the same.
  if (name.endsWith(` ${lastName}`)) return name;
  return parts.filter((part) => part !== "").join(" ");
}

const partWords: Sentence = /*i18n*/ {
  id: "import.name-part",
  message: "name, names, surname, surnames, forename, nickname",
  comment: "Words that mean a name, or a part of one, in headings of a spreadsheet, parted by commas",
};
const kindWords: Sentence = /*i18n*/ {
  id: "import.name-kind",
  message:
    "first, last, middle, second, given, family, full, maiden, stage, birth, legal, real, other, artist, actor, actress, talent, voice, speaker, person, and, of, s, the",
  comment:
    "Words that may stand beside “name” in the heading of a column that holds persons’ names, parted by commas",
};

const foldedWords = (sentence: Sentence) =>
  new Set(locales.flatMap((locale) => say(locale, sentence).split(", ")).map((word) => foldPhrase(word)));
const parts = foldedWords(partWords);
const kinds = foldedWords(kindWords);

/** Whether a heading is about a person's name, and nothing else. */
export function meansName(heading: string): boolean {
  const words = foldPhrase(heading)
    .split(" ")
    .filter((word) => !/^\d*$/.test(word));
  return words.some((word) => parts.has(word)) && words.every((word) => parts.has(word) || kinds.has(word));
}
