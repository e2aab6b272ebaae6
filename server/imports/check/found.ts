import type { Understood } from "#server/imports/sheet/headings.ts";
import { understand } from "#server/imports/sheet/headings.ts";
import type { imports } from "#server/db/schema/imports.ts";
import type { BroughtFile } from "./files.ts";

/** What a check found, beside the rows. */
export interface Found {
  /** The headings as they stand in the file. */
  columns: string[];
  /** Which worksheet was read, where there are several; older servers did not say. */
  worksheet?: string | null;
  /** Three names, to see whether the text is read rightly. */
  examples: string[];
  files: BroughtFile[];
  filesWithoutRow: string[];
  rowsWithoutFile: number[];
  /** Of the longest row with its remarks, about; older servers did not say. */
  rowBytes?: number;
  /** What each artist was when it was checked, by its folded name; null for one that is not there. */
  tags: Record<string, string | null>;
}

type ImportRecord = typeof imports.$inferSelect;

/** An import with what its check found. */
export type CheckedImport = Omit<ImportRecord, "found"> & { found: Found };

export const withFound = (row: ImportRecord): CheckedImport => ({
  ...row,
  found: row.found as unknown as Found,
});

export const headingsOf = ({ columns }: Pick<Found, "columns">): Understood => understand(columns);
