import type { Locale } from "#contract/constants/site-languages.ts";
import { artistColumns } from "./artist-columns.ts";
import { sampleColumns } from "./sample-columns.ts";
import type { SheetColumn } from "./sheet-column.ts";
import type { Values } from "./values.ts";

/**
 * The columns of a spreadsheet of artists in the order in which they are written: whose field each holds and in which
 * words. An import reads and judges by it, an export writes.
 */
export const sheetColumns = { ...artistColumns, ...sampleColumns };

type Columns = typeof sheetColumns;
/** What a column of the spreadsheet holds. */
export type Column = keyof Columns;
export const columnCodes = Object.keys(sheetColumns) as Column[];
/** The columns that an export has. */
export const writtenColumns = columnCodes.filter((code) => !(sheetColumns[code] as SheetColumn).isOnlyRead);

/** A column whose values have words. */
export type WordColumn = { [C in Column]: Columns[C] extends { values: unknown } ? C : never }[Column];
/** A value of such a column. */
export type ValueOf<C extends WordColumn> = Columns[C] extends { values: Values<infer Value> }
  ? Value
  : never;

/** The values of a field as a column holds them: each as text or as its code. */
export const codesOf = (value: unknown): string[] =>
  [value ?? []].flat().map((one) => (typeof one === "boolean" ? (one ? "yes" : "no") : String(one)));

/** The values as a person writes them in a column. */
export const writtenCodes = (column: Column, codes: string[], locale: Locale): string[] => {
  const { values: known }: SheetColumn = sheetColumns[column];
  return codes.map((code) => known?.write(code, locale) ?? code);
};
