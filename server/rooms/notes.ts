import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { OlderNotes, RoomNote } from "#contract/rooms.ts";
import type { Db } from "#server/db/client.ts";
import { roomGuests, roomNotes, roomVoices } from "#server/db/schema/rooms.ts";

/** How much one answer holds: so many notes, or as many as make so many bytes. */
const most = { notes: 100, bytes: 60_000 };

/** How many rows are to be read for an answer: one more than it holds tells that there are others. */
export const notesAtOnce = most.notes + 1;

/** Those of the rows that an answer holds, in their order. */
export function heldNotes<Row extends { text: string }>(rows: readonly Row[]): Row[] {
  let bytes = 0;
  return rows.slice(0, most.notes).filter(({ text: written }) => {
    bytes += Buffer.byteLength(JSON.stringify(written));
    return bytes <= most.bytes;
  });
}

const { noteId, guestId, seconds, text, createdAt } = roomNotes;
/** When a note was written, in milliseconds. */
export const writtenAt = sql<number>`floor(extract(epoch from ${createdAt}) * 1000)::float8`;

/** Names a note's place among those of a room, and tells nothing else. */
const markOf = (note: { at: number } & Pick<RoomNote, "guestId" | "noteId">) =>
  `${note.at}_${note.guestId}_${note.noteId}`;

/** Only what is older than the note of a mark. */
function isBefore(mark: string) {
  const [at = "", guest = "", note = ""] = mark.split("_");
  return sql`(${writtenAt}, ${guestId}, ${noteId}) < (${Number(at)}::float8, ${guest}::uuid, ${note}::uuid)`;
}

/**
 * The newest notes that an answer holds of guests who have sent, or the newest of those before a mark, which an earlier
 * answer gave as `older`.
 */
export async function findNotes(db: Db, roomId: string, before?: string): Promise<OlderNotes> {
  const rows = await db
    .select({ noteId, guestId, place: roomVoices.place, seconds, text, at: writtenAt })
    .from(roomNotes)
    .innerJoin(roomGuests, eq(roomGuests.id, guestId))
    .innerJoin(roomVoices, eq(roomVoices.id, roomNotes.roomVoiceId))
    .where(
      and(
        eq(roomGuests.roomId, roomId),
        isNotNull(roomGuests.sentAt),
        before === undefined ? undefined : isBefore(before),
      ),
    )
    .orderBy(desc(writtenAt), desc(guestId), desc(noteId))
    .limit(notesAtOnce);
  const held = heldNotes(rows);
  const last = held.at(-1);
  return {
    notes: held.map(({ at: _at, ...note }) => note),
    older: last && held.length < rows.length ? markOf(last) : null,
  };
}

/** How many notes of guests who have sent there are on each voice of a room, by its id. */
export async function countNotes(db: Db, roomId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: roomNotes.roomVoiceId, count: sql<number>`count(*)::int` })
    .from(roomNotes)
    .innerJoin(roomGuests, eq(roomGuests.id, guestId))
    .where(and(eq(roomGuests.roomId, roomId), isNotNull(roomGuests.sentAt)))
    .groupBy(roomNotes.roomVoiceId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
