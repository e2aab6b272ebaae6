import { getTableName } from "drizzle-orm";
import * as operations from "#server/db/operations-schema.ts";
import * as people from "#server/db/people-schema.ts";
import * as schema from "#server/db/schema.ts";

// Restoring ends every session and begins all limits anew, so a backup holds none of their rows.
const notSaved = new Set<string>(
  [people.sessions, people.tickets, operations.attempts, operations.signIns].map((table) =>
    getTableName(table),
  ),
);

const everyTable = [
  operations.facts,
  schema.catalogue,
  people.accounts,
  people.users,
  people.passkeys,
  people.totps,
  people.recoveryCodes,
  people.knownDevices,
  schema.voiceArtists,
  schema.audioFiles,
  schema.voices,
  schema.likes,
  schema.offers,
  schema.offerVoices,
  operations.idempotencyKeys,
  schema.voiceRequests,
  operations.historyRecords,
  operations.refusedLogins,
  operations.mailOutbox,
  people.sessions,
  people.tickets,
  operations.attempts,
  operations.signIns,
].map((table) => getTableName(table));

/** Every table with data, referenced tables first; the files of the site are left out. */
export const allTables: readonly string[] = everyTable;

/** The tables that a backup holds, in the order in which they can be filled. */
export const savedTables: readonly string[] = everyTable.filter((name) => !notSaved.has(name));
