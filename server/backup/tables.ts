import { getTableName } from "drizzle-orm";
import * as schema from "#server/db/schema.ts";

// Restoring ends every session, and limits begin anew: neither belongs into a backup.
const left = new Set<string>([getTableName(schema.sessions), getTableName(schema.attempts)]);

const everyTable = [
  schema.facts,
  schema.catalogue,
  schema.users,
  schema.voiceArtists,
  schema.audioFiles,
  schema.voices,
  schema.likes,
  schema.offers,
  schema.offerVoices,
  schema.idempotencyKeys,
  schema.voiceRequests,
  schema.auditRecords,
  schema.mailOutbox,
  schema.sessions,
  schema.attempts,
].map((table) => getTableName(table));

/** Every table, those that others point at first. */
export const allTables: readonly string[] = everyTable;

/** The tables that a backup holds, in the order in which they can be filled. */
export const savedTables: readonly string[] = everyTable.filter((name) => !left.has(name));
