import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { RequestEvent } from "#contract/voice-requests/request-events.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import { newestEvents } from "#server/acts/newest-events.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/people.ts";
import { requestEvents, voiceRequests } from "#server/db/schema/requests.ts";
import { roomGuests } from "#server/db/schema/rooms.ts";
import { fullName } from "#server/db/text/full-name.ts";
import { uuidsAmong } from "#server/db/uuid.ts";
import { deleted } from "#server/http/language/deleted.ts";
import { say } from "#server/http/language/sentences.ts";
import { findVoicesByIds } from "#server/voices/sql.ts";

const readRows = (db: Db, requestIds: string[], before: number | undefined, limit: number) =>
  db
    .select({
      id: requestEvents.id,
      requestId: requestEvents.requestId,
      kind: requestEvents.kind,
      details: requestEvents.details,
      at: requestEvents.createdAt,
      visitor: voiceRequests.fullName,
      name: users.name,
      lastName: users.lastName,
    })
    .from(requestEvents)
    .innerJoin(voiceRequests, eq(voiceRequests.id, requestEvents.requestId))
    .leftJoin(users, eq(users.id, requestEvents.userId))
    .where(
      and(
        inArray(requestEvents.requestId, requestIds),
        before === undefined ? undefined : lt(requestEvents.id, before),
      ),
    )
    .orderBy(desc(requestEvents.id))
    .limit(limit);

type Row = Awaited<ReturnType<typeof readRows>>[number];

const bytesOf = ({ details }: Row): number => Buffer.byteLength(JSON.stringify(details));

/** What the details of some events name by ids. */
async function findNamed(db: Db, rows: readonly Row[], today: string) {
  const idsOf = (field: string) => uuidsAmong(rows.map(({ details }) => String(details[field] ?? "")));
  const { id, userName, name, lastName } = users;
  const owners = await db
    .select({ id, userName, name, lastName })
    .from(users)
    .where(inArray(id, idsOf("assigneeId")));
  const guests = await db
    .select({ id: roomGuests.id, name: roomGuests.name })
    .from(roomGuests)
    .where(inArray(roomGuests.id, idsOf("guestId")));
  const voices = await findVoicesByIds(db, idsOf("voiceId"), today);
  return {
    owners: new Map(owners.map((row) => [row.id, { userName: row.userName, name: fullName(row) }])),
    guests: new Map(guests.map((row) => [row.id, row.name])),
    voices: new Map(voices.map((voice) => [voice.voiceId, voice.voiceArtistName])),
  };
}

/** Events of some requests, oldest first: the newest that an answer holds, or all of them for a file. */
export async function findRequestEvents(
  db: Db,
  requestIds: string[],
  { locale, today, ...wanted }: { locale: Locale; today: string; before?: number; isWhole?: boolean },
): Promise<{ events: RequestEvent[]; hasOlder: boolean }> {
  const { rows, hasOlder } = await newestEvents({
    ...wanted,
    bytesOf,
    read: (before, limit) => readRows(db, requestIds, before, limit),
  });
  const named = await findNamed(db, rows, today);
  const byOf = ({ kind, details, visitor, ...person }: Row): string => {
    if (details["isAutomatic"]) return "";
    const guestId = details["guestId"];
    if (typeof guestId === "string") return named.guests.get(guestId) ?? "";
    return kind === "arrived" ? visitor : fullName(person) || say(locale, deleted);
  };
  const events = rows.toReversed().map((row) => {
    const { id, requestId, kind, details, at } = row;
    const { assigneeId, guestId: _guest, isAutomatic: _auto, ...more } = details;
    const { voiceId } = more;
    return {
      eventId: String(id),
      at: at.toISOString(),
      by: byOf(row),
      requestId,
      kind,
      ...more,
      ...(kind === "assigned" && { assignee: named.owners.get(String(assigneeId)) ?? null }),
      ...(typeof voiceId === "string" && { voiceArtistName: named.voices.get(voiceId) ?? null }),
    } as RequestEvent;
  });
  return { events, hasOlder };
}
