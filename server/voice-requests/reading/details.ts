import { eq, inArray } from "drizzle-orm";
import type { RequestDetails } from "#contract/voice-requests/requests.ts";
import type { Db } from "#server/db/client.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { showRooms } from "#server/rooms/find.ts";
import { understoodParts } from "#server/voices/search/understand.ts";
import { findRequestEvents } from "./events.ts";
import { findFirstAnswer } from "./first-answer.ts";
import { findClientOf, findMerged, findRoomsOf, findSamePerson, findWishes } from "./linked.ts";
import { asSent, listed, type RequestReader, selectRequests } from "./listed.ts";

/** One request as an owner reads it. 404 for an unknown one. */
export async function readRequest(db: Db, reader: RequestReader, requestId: string): Promise<RequestDetails> {
  const { ids, accountId } = await findMerged(db, requestId);
  const [row] = await selectRequests(db).where(eq(voiceRequests.id, requestId));
  if (!row) throw new Problem(404, "voice-request-not-found");
  const roomRows = await findRoomsOf(db, ids);
  const { today, locale } = reader;
  const [, ...others] = ids;
  const merged = await db
    .select()
    .from(voiceRequests)
    .where(inArray(voiceRequests.id, others))
    .orderBy(voiceRequests.position);
  return {
    ...listed(row, reader),
    understood: understoodParts(row.voiceRequirements),
    samePerson: await findSamePerson(db, row),
    merged: merged.map(asSent),
    mergedInto: row.mergedInto,
    firstAnswer: await findFirstAnswer(db, row, ids, reader),
    rooms: await showRooms(db, reader, roomRows),
    wishes: await findWishes(
      db,
      roomRows.map(({ id }) => id),
      today,
    ),
    ...(await findClientOf(db, accountId, today)),
    ...(await findRequestEvents(db, ids, { locale, today })),
  };
}
