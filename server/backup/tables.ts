import { getTableName } from "drizzle-orm";
import * as schema from "#server/db/schema.ts";
import * as upkeep from "#server/db/upkeep-schema.ts";

// Restoring ends every session, and limits begin anew: neither belongs into a backup.
const left = new Set<string>([getTableName(schema.sessions), getTableName(upkeep.attempts)]);

const everyTable = [
  upkeep.facts,
  schema.catalogue,
  schema.users,
  schema.voiceArtists,
  schema.audioFiles,
  schema.voices,
  schema.likes,
  schema.offers,
  schema.offerVoices,
  upkeep.idempotencyKeys,
  schema.voiceRequests,
  upkeep.auditRecords,
  upkeep.mailOutbox,
  schema.sessions,
  upkeep.attempts,
].map((table) => getTableName(table));

/** Every table with data, those that others point at first; the site's own files are none. */
export const allTables: readonly string[] = everyTable;

/** The tables that a backup holds, in the order in which they can be filled. */
export const savedTables: readonly string[] = everyTable.filter((name) => !left.has(name));
