import { getTableName } from "drizzle-orm";
import * as catalogue from "#server/db/schema/catalogue.ts";
import * as imports from "#server/db/schema/imports.ts";
import * as insights from "#server/db/schema/insights.ts";
import * as lists from "#server/db/schema/lists.ts";
import * as offers from "#server/db/schema/offers.ts";
import * as operations from "#server/db/schema/operations.ts";
import * as people from "#server/db/schema/people.ts";
import * as productions from "#server/db/schema/productions.ts";
import * as rooms from "#server/db/schema/rooms.ts";
import * as requests from "#server/db/schema/requests.ts";
import * as uploads from "#server/db/schema/uploads.ts";

// Restoring ends every session and import and begins all limits anew, so a backup holds none of their rows.
const notSaved = new Set<string>(
  [
    people.sessions,
    people.tickets,
    productions.takeListeners,
    operations.attempts,
    operations.signIns,
    imports.imports,
    imports.importRows,
    uploads.uploads,
    uploads.uploadParts,
  ].map((table) => getTableName(table)),
);

const everyTable = [
  operations.facts,
  catalogue.catalogue,
  people.accounts,
  people.users,
  people.passkeys,
  people.totps,
  people.recoveryCodes,
  people.knownDevices,
  catalogue.voiceArtists,
  catalogue.artistNames,
  catalogue.audioFiles,
  catalogue.consentFiles,
  catalogue.voices,
  catalogue.showcase,
  catalogue.likes,
  insights.playCounts,
  insights.searchCounts,
  requests.voiceRequests,
  requests.requestEvents,
  requests.requestCounts,
  lists.lists,
  lists.listVoices,
  offers.offers,
  offers.offerVoices,
  offers.offerEvents,
  offers.offerUnread,
  offers.offerCounts,
  offers.offerAttachments,
  productions.productions,
  productions.takes,
  productions.takeParts,
  productions.takeNotes,
  productions.takeReplies,
  rooms.rooms,
  rooms.roomVoices,
  rooms.roomGuests,
  rooms.roomVotes,
  rooms.roomNotes,
  rooms.guestTakeNotes,
  operations.idempotencyKeys,
  operations.historyRecords,
  operations.refusedLogins,
  operations.mailOutbox,
  people.sessions,
  people.tickets,
  productions.takeListeners,
  operations.attempts,
  operations.signIns,
  imports.imports,
  imports.importRows,
  uploads.uploads,
  uploads.uploadParts,
].map((table) => getTableName(table));

/** Every table with data, referenced tables first; the files of the site are left out. */
export const allTables: readonly string[] = everyTable;

/** The tables that a backup holds, in the order in which they can be filled. */
export const savedTables: readonly string[] = everyTable.filter((name) => !notSaved.has(name));
