import { eq, inArray } from "drizzle-orm";
import type { RequestDetails } from "#contract/requests.ts";
import type { Db } from "#server/db/client.ts";
import { voiceRequests } from "#server/db/requests-schema.ts";
import { isUuid } from "#server/db/uuid.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { showRooms } from "#server/rooms/find.ts";
import { understoodParts } from "#server/voices/search/understand.ts";
import { findRequestEvents } from "./events.ts";
import { findFirstAnswer } from "./first-answer.ts";
import { findClientOf, findMerged, findRoomsOf, findSamePerson, findWishes } from "./linked.ts";
import { asSent, listed, type RequestReader, selectRequests } from "./listed.ts";
import { tagOfRequest } from "./tag.ts";

/** A request with what was merged into it, the rooms of all and the client that was made, from which its ETag and its details are read. 404 for an unknown one. */
export async function findTree(db: Db, requestId: string) {
  const [row] = isUuid(requestId) ? await selectRequests(db).where(eq(voiceRequests.id, requestId)) : [];
  if (!row) throw new Problem(404, "voice-request-not-found");
  const { ids, accountId } = await findMerged(db, row.id);
  return { row, ids, roomRows: await findRoomsOf(db, ids), accountId };
}

type Tree = Awaited<ReturnType<typeof findTree>>;

export const tagOfTree = (
  db: Db,
  reader: RequestReader,
  { row, roomRows, accountId }: Tree,
): Promise<string> => tagOfRequest(db, reader, { id: row.id, accountId }, roomRows);

/** One request as an owner reads it. */
export async function readRequest(
  db: Db,
  reader: RequestReader,
  { row, ids, roomRows, accountId }: Tree,
): Promise<RequestDetails> {
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
