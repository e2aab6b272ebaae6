import type { Sentence } from "#server/http/language/sentences.ts";
import type { Refusal } from "#server/imports/check/remark-words.ts";
import type { Values } from "./values.ts";

/** A column of a spreadsheet of artists. */
export interface SheetColumn {
  /** What it is called: words parted by commas, of which the first is written and all are understood. */
  words: Sentence;
  /** What its values are called, and what is said of one that is none of them. */
  values?: Values<string>;
  unknown?: Refusal;
  /** Whether an export leaves it out: another column says what it does. */
  isOnlyRead?: true;
}
