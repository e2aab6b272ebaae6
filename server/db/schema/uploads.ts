// Files that are sent in parts, until something takes them.

import { isNull } from "drizzle-orm";
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, createdAt } from "./columns.ts";
import { imports } from "./imports.ts";
import { users } from "./people.ts";

/** A file that is sent in parts. What takes it has a column here, and is deleted with it; nothing else knows who that is. */
export const uploads = pgTable(
  "uploads",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    size: bigint({ mode: "number" }).notNull(),
    /** Bytes that are held, from the first one on without a gap. */
    held: bigint({ mode: "number" }).notNull().default(0),
    /** The import that takes it; it is then kept until that ends. */
    importId: uuid("import_id").references(() => imports.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    changedAt: at("changed_at").notNull().defaultNow(),
  },
  (table) => [index("uploads_import").on(table.importId)],
);

/** Holds for a file that nothing took yet. */
export const isUntaken = isNull(uploads.importId);

/** A part that was counted, and under which key of the audio store its bytes lie. */
export const uploadParts = pgTable(
  "upload_parts",
  {
    uploadId: uuid("upload_id")
      .notNull()
      .references(() => uploads.id, { onDelete: "cascade" }),
    from: bigint("from_byte", { mode: "number" }).notNull(),
    bytes: integer().notNull(),
    key: text().notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.from] })],
);
