// Lists of voices.

import { isNull } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { voices } from "./catalogue.ts";
import { at, createdAt } from "./columns.ts";
import { users } from "./people.ts";
import { voiceRequests } from "./requests.ts";

/** A list of a client's, or of the owners'. Writers of one list queue on its row. */
export const lists = pgTable(
  "lists",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for the owners' lists, which all of them share. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The visitor's request that it was made for; it goes with that one, for its name tells whose it is. */
    requestId: uuid("request_id").references(() => voiceRequests.id, { onDelete: "cascade" }),
    name: text().notNull(),
    createdAt: createdAt(),
    changedAt: at("changed_at").notNull().defaultNow(),
    /** How often it was changed. */
    version: integer().notNull().default(0),
    /** A deleted list can be brought back for a day. */
    deletedAt: at("deleted_at"),
  },
  (table) => [index("lists_user").on(table.userId), index("lists_request").on(table.requestId)],
);

/** The voices of a list. A removed one keeps its place and note for a day, so that it can be brought back. */
export const listVoices = pgTable(
  "list_voices",
  {
    listId: uuid("list_id")
      .notNull()
      .references(() => lists.id, { onDelete: "cascade" }),
    voiceId: uuid("voice_id")
      .notNull()
      .references(() => voices.id, { onDelete: "cascade" }),
    /** Places may have gaps. */
    place: integer().notNull(),
    note: text().notNull().default(""),
    removedAt: at("removed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.voiceId] }),
    index("list_voices_voice").on(table.voiceId),
    // So that the first voices of every list are found without a look at the others.
    index("list_voices_order").on(table.listId, table.place, table.voiceId).where(isNull(table.removedAt)),
  ],
);
