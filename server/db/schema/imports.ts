// What is brought in with a spreadsheet.

import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ImportOutcome, ImportState } from "#contract/constants/values/imports.ts";
import type { CsvEncoding, StatedConsent } from "#contract/imports/imports.ts";
import { at, createdAt } from "./columns.ts";
import { users } from "./people.ts";

/** An import from its check to its report. One runs at a time. */
export const imports = pgTable("imports", {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
  state: text().$type<ImportState>().notNull().default("checking"),
  fileName: text("file_name").notNull(),
  encoding: text().$type<CsvEncoding>().notNull(),
  consent: jsonb().$type<StatedConsent>().notNull(),
  /** Headings as they stand in the file, files and what else the check found. */
  found: jsonb().$type<Record<string, unknown>>().notNull(),
  /** The generation of the catalogue that was checked against. */
  checkedAt: bigint("checked_at", { mode: "number" }),
  createdAt: createdAt(),
  startedAt: at("started_at"),
  endedAt: at("ended_at"),
  /** Which worker has it for itself, and until when. */
  heldBy: uuid("held_by"),
  heldUntil: at("held_until"),
});

/** A row of the spreadsheet, with the cells that were corrected, and what becomes of it. */
export const importRows = pgTable(
  "import_rows",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    row: integer().notNull(),
    /** Rows of one artist have one key: its folded name. They are imported together. */
    artistKey: text("artist_key").notNull(),
    cells: jsonb().$type<Record<string, string>>().notNull(),
    outcome: text().$type<ImportOutcome>().notNull(),
    /** As codes with values: they are said in the reader's language. */
    remarks: jsonb().$type<Record<string, unknown>[]>().notNull(),
    /** When it was written into the catalogue, or refused there. */
    doneAt: at("done_at"),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index("import_rows_artist").on(table.importId, table.artistKey),
  ],
);
