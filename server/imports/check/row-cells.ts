import { limits } from "#contract/constants/limits.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import { languageOf, type Understood } from "#server/imports/sheet/headings.ts";
import { sheetColumns, type Column, type ValueOf, type WordColumn } from "#server/imports/sheet/columns.ts";
import { overflow, type SheetRow } from "#server/imports/sheet/read-sheet.ts";
import { readDay, values } from "#server/imports/sheet/values.ts";
import { isRefusal, type Remark } from "./remark.ts";
import type { Refusal } from "./remark-words.ts";

const shownLetters = 60;
/** What is shown of a value that nobody knows. */
export const shown = (text: string): string => text.slice(0, shownLetters).toWellFormed();
/** Spreadsheets count days from 1900 on. */
const isDayNumber = /^[1-9]\d{4}(?:[.,]\d+)?$/;
/** How many faults of a row are told: a cell can list thousands of values that nobody knows. */
const mostRefusals = 20;
const controls = /[^\P{Cc}\t\n\r]/u;

/** The cells of a row by what they hold, and what is said of them; an empty cell is undefined. */
export class RowCells {
  readonly row: number;
  readonly remarks: Remark[] = [];
  readonly #cells: Record<string, string>;
  readonly #known: Understood["known"];
  #refusals = 0;

  constructor({ row, cells }: SheetRow, { known }: Understood) {
    this.row = row;
    this.#cells = cells;
    this.#known = known;
    if (cells[overflow]) this.refuse("extra-cells");
  }

  get isRefused(): boolean {
    return this.#refusals > 0;
  }

  /** Says something of the row, once. */
  note(remark: Remark): void {
    const said = JSON.stringify(remark);
    if (this.remarks.some((one) => JSON.stringify(one) === said)) return;
    this.remarks.push(remark);
    if (isRefusal(remark)) this.#refusals += 1;
  }

  refuse(code: Refusal, column?: Column, filled: Record<string, string | number> = {}): undefined {
    if (this.#refusals >= mostRefusals) return undefined;
    this.note({
      code,
      ...(column ? { column } : {}),
      ...(Object.keys(filled).length > 0 ? { values: filled } : {}),
    });
    return undefined;
  }

  /** A cell as it stands, without space around it. */
  text(column: Column): string | undefined {
    const heading = this.#known[column];
    const text = heading === undefined ? "" : (this.#cells[heading] ?? "").trim();
    return text === "" ? undefined : text;
  }

  /** The language of a column's heading. */
  languageOf(column: Column): Locale | null {
    return languageOf(column, this.#known[column] ?? "") ?? null;
  }

  /** A text of a few letters, or of several lines. */
  written(column: Column, most: number): string | undefined {
    const text = this.text(column)?.replaceAll(/\r\n?/g, "\n");
    if (text === undefined) return undefined;
    if (controls.test(text)) return this.refuse("malformed", column);
    return text.length > most ? this.refuse("too-long", column, { most }) : text;
  }

  value<C extends WordColumn>(column: C): ValueOf<C> | undefined {
    const text = this.text(column);
    return text === undefined ? undefined : this.#read(column, text);
  }

  /** A list of values, each once. */
  list<C extends WordColumn>(column: C): ValueOf<C>[] | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    const found = sheetColumns[column].values.split(text).map((one) => this.#read(column, one));
    return found.includes(undefined) ? undefined : [...new Set(found.filter((one) => one !== undefined))];
  }

  age(): number | undefined {
    const text = this.text("age");
    if (text === undefined) return undefined;
    const { least, most } = limits.age;
    const [, digits] = /^(\d{1,3})(?:[.,]0+)?$/.exec(text) ?? [];
    const age = Number(digits ?? 0);
    if (age >= least && age <= most) return age;
    const value = shown(text);
    // Of a birth, alone or in a day.
    if (/(?:^|\D)(?:19|20)\d{2}(?:$|\D)/.test(text)) return this.refuse("age-birth", "age", { value });
    if (/^\d{1,3}\s*[-–—]\s*\d{1,3}$/.test(text)) return this.refuse("age-span", "age", { value });
    return this.refuse("age-invalid", "age", { least, most });
  }

  /** A day; or whether there is one at all, where the cell says yes or no. */
  day(column: Column): string | boolean | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    const answer = values.yesNo.read(text);
    if (answer) return answer === "yes";
    return (
      readDay(text) ?? this.#unknown(isDayNumber.test(text) ? "day-number" : "unknown-day", column, text)
    );
  }

  yesNo(column: "sharesWholeName"): boolean | undefined {
    const answer = this.value(column);
    return answer && answer === "yes";
  }

  #read<C extends WordColumn>(column: C, text: string): ValueOf<C> | undefined {
    const { values: known, unknown } = sheetColumns[column];
    return (known.read(text) as ValueOf<C> | undefined) ?? this.#unknown(unknown, column, text);
  }

  #unknown(code: Refusal, column: Column, text: string): undefined {
    return this.refuse(code, column, { value: shown(text) });
  }
}
