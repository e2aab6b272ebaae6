import { and, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { type OlderNotes, type Room, RoomDetails, Rooms } from "#contract/rooms.ts";
import { dayIn } from "#contract/constants/wall-clock.ts";
import { ahead } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import { roomGuests, rooms, roomVoices } from "#server/db/schema/rooms.ts";
import { isUuid } from "#server/db/uuid.ts";
import { contentTag } from "#server/http/etag.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { isRoomOf, type MakerCall } from "./maker.ts";
import { findNotes } from "./notes.ts";
import { stateOf } from "./state.ts";

export type RoomRow = typeof rooms.$inferSelect;
/** When and where a room is looked at. */
export type RoomMoment = Pick<MakerCall, "now" | "today" | "timeZone">;

/** The day when guests' names and notes are erased; null while the room is open. */
export function deletionDayOf(
  room: Pick<RoomRow, "closesAt" | "closedAt">,
  { now, timeZone }: RoomMoment,
): string | null {
  const closed = room.closedAt ?? (room.closesAt <= now ? room.closesAt : undefined);
  return closed ? ahead(dayIn(timeZone, closed), { days: roomLimits.keptDays }) : null;
}

/** What a room's own row says. */
const shown = (room: RoomRow, moment: RoomMoment) => {
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
  };
};

// A deployed change of an answer's fields must not be answered with 304.
const shape = contentTag([Rooms, RoomDetails]);

/**
 * The ETag of rooms as their maker reads them: of their rows, whose version every answer of a guest raises, and of the
 * catalogue, so that a 304 builds no answer. Read before the answer: what is written meanwhile makes it old.
 */
export const tagOf = (call: RoomMoment & { generation: number }, rows: RoomRow[]): string =>
  contentTag([
    shape,
    call.generation,
    call.today,
    rows.map((row) => [shown(row, call), row.greeting, row.version]),
  ]);

/** The newest rooms of voices that somebody made, of every list or of one. */
export async function findRooms(db: Db, call: MakerCall, listId?: string): Promise<RoomRow[]> {
  if (listId !== undefined && !isUuid(listId)) return [];
  return db
    .select()
    .from(rooms)
    .where(
      and(
        eq(rooms.makerId, call.userId),
        isNull(rooms.revokedAt),
        isNull(rooms.offerId),
        listId === undefined ? undefined : eq(rooms.listId, listId),
      ),
    )
    .orderBy(desc(rooms.createdAt), rooms.id)
    .limit(roomLimits.listed);
}

/** One of somebody's rooms, by `isRoomOf`. */
export async function findRoom(db: Db, call: MakerCall, roomId: string): Promise<RoomRow | undefined> {
  if (!isUuid(roomId)) return undefined;
  const [row] = await db
    .select()
    .from(rooms)
    .where(and(eq(rooms.id, roomId), isRoomOf(call)));
  return row;
}

/** 404 in the place of a room that is not there. */
export function expectRoom<T>(room: T | undefined): T {
  if (room === undefined) throw new Problem(404, "room-not-found");
  return room;
}

const countIn = (table: typeof roomVoices | typeof roomGuests, more?: SQL) =>
  sql<number>`(select count(*)::int from ${table} where ${and(eq(table.roomId, rooms.id), more)})`;

/** Rooms as they stand among others, in their order. */
export async function showRooms(db: Db, moment: RoomMoment, rows: RoomRow[]): Promise<Room[]> {
  const counts = await db
    .select({
      id: rooms.id,
      voiceCount: countIn(roomVoices),
      guestCount: countIn(roomGuests),
      sentCount: countIn(roomGuests, isNotNull(roomGuests.sentAt)),
    })
    .from(rooms)
    .where(
      inArray(
        rooms.id,
        rows.map(({ id }) => id),
      ),
    );
  const countsOf = new Map(counts.map(({ id, ...counted }) => [id, counted]));
  const none = { voiceCount: 0, guestCount: 0, sentCount: 0 };
  return rows.map((row) => ({ ...shown(row, moment), ...(countsOf.get(row.id) ?? none) }));
}

/** Notes of a room that are older than others, as many as an answer holds; undefined as for the room. */
export async function findOlderNotes(
  db: Db,
  call: MakerCall,
  { roomId, before }: { roomId: string; before: string },
): Promise<OlderNotes | undefined> {
  const room = await findRoom(db, call, roomId);
  return room && findNotes(db, room.id, before);
}

/** Notes that a room's answers have changed, in a transaction that holds its row. */
export const raiseVersion = async (tx: Db, roomId: string): Promise<void> => {
  await tx
    .update(rooms)
    .set({ version: sql`${rooms.version} + 1` })
    .where(eq(rooms.id, roomId));
};
