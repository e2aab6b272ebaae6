// What is counted for the agency, by its days: values of enumerations and ids of voices, nothing of who it was.

import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { voices } from "./catalogue.ts";
import { day } from "./columns.ts";

/** How often clients played a voice on a day. */
export const playCounts = pgTable(
  "play_counts",
  {
    day: day("day").notNull(),
    voiceId: uuid("voice_id")
      .notNull()
      .references(() => voices.id, { onDelete: "cascade" }),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.voiceId] }),
    index("play_counts_voice").on(table.voiceId, table.day),
  ],
);

/** How often clients looked for a combination of filters on a day. */
export const searchCounts = pgTable(
  "search_counts",
  {
    day: day("day").notNull(),
    /** Groups and values in the order of the enumerations, as an address has them (server/insights/combination.ts). */
    combination: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.combination] })],
);
