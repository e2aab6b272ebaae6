import { eq } from "drizzle-orm";
import { RequestDetails } from "#contract/requests.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/people-schema.ts";
import type { rooms } from "#server/db/rooms-schema.ts";
import { contentTag } from "#server/http/etag.ts";
import { readCounts } from "#server/voice-requests/counts.ts";
import { findClientOf } from "./linked.ts";
import type { RequestReader } from "./listed.ts";

// A deployed change of an answer's fields must not be answered with 304.
const shape = contentTag(RequestDetails);
const fiveMinutes = 5 * 60_000;

/** What is overdue changes by time alone; a page that knows `answerBy` is not behind by these minutes. */
export const timeTag = ({ now, today }: RequestReader) => [today, Math.floor(now.getTime() / fiveMinutes)];

/** Owners' names, which requests show. */
export const ownersTag = (db: Db) =>
  db
    .select({ id: users.id, userName: users.userName, name: users.name, lastName: users.lastName })
    .from(users)
    .where(eq(users.role, "OWNER"))
    .orderBy(users.id);

/**
 * The ETag of a request as an owner reads it: of the counter that every write of a request raises, and of what else it shows, so
 * that a 304 builds no answer. Read before the answer: what is written meanwhile makes it old.
 */
export async function tagOfRequest(
  db: Db,
  reader: RequestReader,
  { id, accountId }: { id: string; accountId: string | null },
  roomRows: (typeof rooms.$inferSelect)[],
): Promise<string> {
  const { generation } = await readCounts(db);
  return contentTag([
    shape,
    id,
    generation,
    reader.generation,
    reader.locale,
    timeTag(reader),
    await ownersTag(db),
    await findClientOf(db, accountId, reader.today),
    roomRows.map((room) => [room.id, room.version, room.closesAt, room.closedAt, room.readyAt]),
  ]);
}
