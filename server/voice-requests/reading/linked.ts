import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { RequestDetails } from "#contract/voice-requests/requests.ts";
import { limits } from "#contract/constants/limits.ts";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { rowsOf, type Db } from "#server/db/client.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { roomGuests, rooms, roomVoices } from "#server/db/schema/rooms.ts";
import { fullName } from "#server/db/text/full-name.ts";
import { isUuid } from "#server/db/uuid.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { findOffersOf } from "#server/offers/newest-offers.ts";
import { findVoicesByIds } from "#server/voices/sql.ts";
import type { RequestRow } from "./listed.ts";

/**
 * A request and those that were merged into it, also by way of others; itself first. And the account of the client that was made
 * of the first of them that has one; null where none was, and where it is gone. 404 for an unknown one.
 */
export async function findMerged(
  db: Db,
  requestId: string,
): Promise<{ ids: string[]; accountId: string | null }> {
  if (!isUuid(requestId)) throw new Problem(404, "voice-request-not-found");
  const rows = await rowsOf<{ id: string; accountId: string | null }>(
    db,
    sql`with recursive tree as (
        select r."id", r."account_id", r."position", 0 as depth from "voice_requests" r where r."id" = ${requestId}
        union all select r."id", r."account_id", r."position", tree.depth + 1
        from "voice_requests" r join tree on r."merged_into" = tree."id"
        where tree.depth < ${limits.request.merged})
      select "id"::text, "account_id"::text as "accountId" from tree order by depth, "position"`,
  );
  if (rows.length === 0) throw new Problem(404, "voice-request-not-found");
  return {
    ids: rows.map(({ id }) => id),
    accountId: rows.find(({ accountId }) => accountId !== null)?.accountId ?? null,
  };
}

/** Other requests of the same person that were not merged into any, the newest first. */
export async function findSamePerson(
  db: Db,
  { id, person }: Pick<RequestRow, "id" | "person">,
): Promise<RequestDetails["samePerson"]> {
  const { state, projectMedium, projectVersion, createdAt, position, mergedInto } = voiceRequests;
  const rows = await db
    .select({ id: voiceRequests.id, state, projectMedium, projectVersion, createdAt })
    .from(voiceRequests)
    .where(and(eq(voiceRequests.person, person), ne(voiceRequests.id, id), isNull(mergedInto)))
    .orderBy(desc(position))
    .limit(limits.request.samePerson);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Rooms that were opened for requests; revoked ones are not among them. */
export const areOpenedFor = (requestIds: string[]) =>
  and(inArray(rooms.requestId, requestIds), isNull(rooms.revokedAt));

/** The order of rooms, the newest first. */
export const newestRoom = sql`${rooms.createdAt} desc, ${rooms.id}`;

/** The rooms that were opened for requests, the newest first. */
export const findRoomsOf = (db: Db, requestIds: string[]) =>
  db.select().from(rooms).where(areOpenedFor(requestIds)).orderBy(newestRoom).limit(roomLimits.open);

/** What guests of these rooms would like, the newest wish first. */
export async function findWishes(
  db: Db,
  roomIds: string[],
  today: string,
): Promise<RequestDetails["wishes"]> {
  const rows = await db
    .select({
      roomId: roomGuests.roomId,
      voiceId: roomVoices.voiceId,
      guestName: roomGuests.name,
      at: roomGuests.wishedAt,
    })
    .from(roomGuests)
    .innerJoin(roomVoices, eq(roomVoices.id, roomGuests.wish))
    .where(and(inArray(roomGuests.roomId, roomIds), isNotNull(roomVoices.voiceId)))
    .orderBy(desc(roomGuests.wishedAt), roomGuests.id)
    .limit(roomLimits.guests);
  const voices = await findVoicesByIds(
    db,
    rows.map(({ voiceId }) => voiceId ?? ""),
    today,
  );
  const nameOf = new Map(voices.map((voice) => [voice.voiceId, voice.voiceArtistName]));
  return rows.map(({ roomId, voiceId, guestName, at }) => ({
    roomId,
    voiceId: voiceId ?? "",
    voiceArtistName: nameOf.get(voiceId ?? "") ?? null,
    guestName,
    at: at?.toISOString() ?? "",
  }));
}

/** The client that was made of a request, with its newest offers; neither where none was, and where it is gone. */
export async function findClientOf(
  db: Db,
  accountId: string | null,
  today: string,
): Promise<Pick<RequestDetails, "client" | "offers">> {
  const [first] =
    accountId === null
      ? []
      : await db
          .select({
            accountId: accounts.id,
            company: accounts.company,
            userName: users.userName,
            name: users.name,
            lastName: users.lastName,
          })
          .from(accounts)
          .innerJoin(users, eq(users.accountId, accounts.id))
          .where(eq(accounts.id, accountId))
          .orderBy(desc(users.isActive), asc(users.createdAt), asc(users.id))
          .limit(1);
  if (!first) return { client: null, offers: [] };
  const { lastName: _last, ...client } = { ...first, name: fullName(first) };
  return { client, offers: await findOffersOf(db, first.accountId, today) };
}
