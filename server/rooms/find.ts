import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { limits } from "#contract/constants/limits.ts";
import type { OlderNotes, Room, RoomDetails } from "#contract/rooms.ts";
import { dayIn } from "#contract/constants/wall-clock.ts";
import { ahead } from "#server/clock/agency-day.ts";
import { voiceArtists, voices } from "#server/db/catalogue-schema.ts";
import type { Db } from "#server/db/client.ts";
import { roomGuests, rooms, roomVoices, roomVotes } from "#server/db/rooms-schema.ts";
import { isUuid } from "#server/db/uuid.ts";
import { findVoicesByIds } from "#server/voices/sql.ts";
import { isShareable } from "#server/voices/visible.ts";
import type { MakerCall } from "./maker.ts";
import { countNotes, findNotes } from "./notes.ts";
import { standingsOf } from "./points.ts";
import { stateOf } from "./state.ts";

type RoomRow = typeof rooms.$inferSelect;
type Moment = Pick<MakerCall, "now" | "today" | "timeZone">;

const counts = {
  voiceCount: sql<number>`(select count(*)::int from ${roomVoices} where ${eq(roomVoices.roomId, rooms.id)})`,
  guestCount: sql<number>`(select count(*)::int from ${roomGuests} where ${eq(roomGuests.roomId, rooms.id)})`,
  sentCount: sql<number>`(select count(*)::int from ${roomGuests}
    where ${and(eq(roomGuests.roomId, rooms.id), isNotNull(roomGuests.sentAt))})`,
};

/** The day when guests' names and notes are erased; null while the room is open. */
export function deletionDayOf(
  room: Pick<RoomRow, "closesAt" | "closedAt">,
  { now, timeZone }: Moment,
): string | null {
  const closed = room.closedAt ?? (room.closesAt <= now ? room.closesAt : undefined);
  return closed ? ahead(dayIn(timeZone, closed), { days: limits.room.keptDays }) : null;
}

const shown = (
  room: RoomRow,
  moment: Moment,
  counted: Pick<Room, "voiceCount" | "guestCount" | "sentCount">,
): Room => {
  const state = stateOf(room, moment.now);
  return {
    roomId: room.id,
    listId: room.listId,
    title: room.title,
    state,
    isBlind: room.isBlind,
    sharesNotes: room.sharesNotes,
    hasPassword: room.passwordHash !== null,
    path: state === "closed" || room.token === null ? null : `/room/${room.token}`,
    openedAt: room.createdAt.toISOString(),
    closesAt: room.closesAt.toISOString(),
    closedAt: room.closedAt?.toISOString() ?? null,
    deletedOn: deletionDayOf(room, moment),
    ...counted,
  };
};

const isOwn = ({ userId }: Pick<MakerCall, "userId">) =>
  and(eq(rooms.makerId, userId), isNull(rooms.revokedAt));

/** Somebody's newest rooms, of every list or of one. */
export async function findRooms(db: Db, call: MakerCall, listId?: string): Promise<Room[]> {
  if (listId !== undefined && !isUuid(listId)) return [];
  const rows = await db
    .select({ room: rooms, ...counts })
    .from(rooms)
    .where(and(isOwn(call), listId === undefined ? undefined : eq(rooms.listId, listId)))
    .orderBy(desc(rooms.createdAt), rooms.id)
    .limit(limits.room.listed);
  return rows.map(({ room, ...counted }) => shown(room, call, counted));
}

/** The room's guests in the order in which they came, and how many voices each has voted on. */
const guestsOf = (db: Db, roomId: string) =>
  db
    .select({
      guestId: roomGuests.id,
      name: roomGuests.name,
      sentAt: roomGuests.sentAt,
      votes: sql<number>`(select count(*)::int from ${roomVotes} where ${eq(roomVotes.guestId, roomGuests.id)})`,
    })
    .from(roomGuests)
    .where(eq(roomGuests.roomId, roomId))
    .orderBy(asc(roomGuests.createdAt), asc(roomGuests.id));

/** The room's voices by their points, with what was voted about each by the guests, who stand in their order. */
async function voicesOf(
  db: Db,
  room: RoomRow,
  guests: { guestId: string; sentAt: Date | null }[],
  today: string,
): Promise<RoomDetails["voices"]> {
  const rows = await db
    .select({
      ...getTableColumns(roomVoices),
      isShareable: sql<boolean>`coalesce(${isShareable(today)}, false)`,
    })
    .from(roomVoices)
    .leftJoin(voices, eq(voices.id, roomVoices.voiceId))
    .leftJoin(voiceArtists, eq(voiceArtists.id, voices.artistId))
    .where(eq(roomVoices.roomId, room.id))
    .orderBy(roomVoices.place);
  const visible = await findVoicesByIds(
    db,
    rows.flatMap(({ voiceId }) => voiceId ?? []),
    today,
  );
  const voiceOf = new Map(visible.map((voice) => [voice.voiceId, voice]));
  const sent = guests.flatMap(({ guestId, sentAt }) => (sentAt ? [guestId] : []));
  const votes =
    sent.length === 0 ? [] : await db.select().from(roomVotes).where(inArray(roomVotes.guestId, sent));
  const guestAt = new Map(guests.map(({ guestId }, nth) => [guestId, nth]));
  const votesOn = Map.groupBy(votes, ({ roomVoiceId }) => roomVoiceId);
  const notesOn = await countNotes(db, room.id);
  const placeOf = new Map(rows.map(({ id, place }) => [id, place]));
  const rowAt = new Map(rows.map((row) => [row.place, row]));
  const standings = standingsOf(
    rows.map(({ place }) => place),
    votes.map(({ roomVoiceId, vote, rank }) => ({ place: placeOf.get(roomVoiceId) ?? -1, vote, rank })),
    sent.length,
  );
  return standings.map((standing) => {
    const row = rowAt.get(standing.place);
    const cast = votesOn.get(row?.id ?? "") ?? [];
    return {
      ...standing,
      voice: voiceOf.get(row?.voiceId ?? "") ?? null,
      isHeard: row?.isShareable === true && row.audioName !== null,
      votes: cast
        .map(({ guestId, vote, rank }) => ({
          guest: guestAt.get(guestId) ?? -1,
          vote,
          ...(rank === null ? {} : { rank }),
        }))
        .toSorted((one, other) => one.guest - other.guest),
      noteCount: notesOn.get(row?.id ?? "") ?? 0,
    };
  });
}

/** One of somebody's rooms; undefined for another's, and for one that is revoked. */
async function findOwn(db: Db, call: MakerCall, roomId: string) {
  const [row] = isUuid(roomId)
    ? await db
        .select({ room: rooms, ...counts })
        .from(rooms)
        .where(and(eq(rooms.id, roomId), isOwn(call)))
    : [];
  if (!row) return undefined;
  const { room, ...counted } = row;
  return { room, shown: shown(room, call, counted) };
}

/** A room of whoever calls, as it stands among others. */
export const findRoom = async (db: Db, call: MakerCall, roomId: string): Promise<Room | undefined> =>
  (await findOwn(db, call, roomId))?.shown;

/** A room of whoever calls, with what its guests answered and the newest of their notes. */
export async function findRoomDetails(
  db: Db,
  call: MakerCall,
  roomId: string,
): Promise<RoomDetails | undefined> {
  const found = await findOwn(db, call, roomId);
  if (!found) return undefined;
  const guests = await guestsOf(db, found.room.id);
  return {
    ...found.shown,
    greeting: found.room.greeting,
    guests: guests.map((guest) => ({ ...guest, sentAt: guest.sentAt?.toISOString() ?? null })),
    voices: await voicesOf(db, found.room, guests, call.today),
    ...(await findNotes(db, found.room.id)),
  };
}

/** Notes of a room that are older than others, as many as an answer holds; undefined as for the room. */
export async function findOlderNotes(
  db: Db,
  call: MakerCall,
  { roomId, before }: { roomId: string; before: string },
): Promise<OlderNotes | undefined> {
  const found = await findOwn(db, call, roomId);
  return found && findNotes(db, found.room.id, before);
}
