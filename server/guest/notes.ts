import { and, desc, eq, isNotNull, or, sql } from "drizzle-orm";
import type { GuestNote } from "#contract/guest.ts";
import type { Db } from "#server/db/client.ts";
import { roomGuests, roomNotes } from "#server/db/schema/rooms.ts";
import type { LiveRoom } from "#server/rooms/find-live.ts";
import { heldNotes, notesAtOnce, writtenAt } from "#server/rooms/notes.ts";

/** Notes that an answer holds, each at the voice of a room, and with what the next are asked for. */
export interface SomeNotes {
  notes: (GuestNote & { roomVoiceId: string })[];
  older: string | null;
}

const { noteId, guestId: writtenBy, roomVoiceId, seconds, text } = roomNotes;

/** 1 for the guest’s own notes, 0 for those of others. */
const ownFirst = (guestId: string) => sql<number>`(${writtenBy} = ${guestId})::int`;

/** Only what comes after the note of a mark. */
function isAfter(isOwn: ReturnType<typeof ownFirst>, mark: string) {
  const [own = "", at = "", note = ""] = mark.split("_");
  return sql`(${isOwn}, ${writtenAt}, ${noteId}) < (${Number(own)}::int, ${Number(at)}::float8, ${note}::uuid)`;
}

/**
 * A guest's own notes and then those of others that are shared, each the newest first: as many as an answer holds, or those
 * after a mark, which an earlier answer gave as `older`.
 */
export async function findGuestNotes(
  db: Db,
  { room }: LiveRoom,
  guestId: string,
  before?: string,
): Promise<SomeNotes> {
  const isOwn = eq(writtenBy, guestId);
  const own = ownFirst(guestId);
  const rows = await db
    .select({ noteId, roomVoiceId, seconds, text, own, at: writtenAt, name: roomGuests.name })
    .from(roomNotes)
    .innerJoin(roomGuests, eq(roomGuests.id, writtenBy))
    .where(
      and(
        eq(roomGuests.roomId, room.id),
        room.sharesNotes ? or(isOwn, isNotNull(roomGuests.sentAt)) : isOwn,
        before === undefined ? undefined : isAfter(own, before),
      ),
    )
    .orderBy(desc(own), desc(writtenAt), desc(noteId))
    .limit(notesAtOnce);
  const held = heldNotes(rows);
  const last = held.at(-1);
  return {
    notes: held.map(({ own: isMine, at: _at, name, ...note }) => ({ ...note, by: isMine ? null : name })),
    older: last && held.length < rows.length ? `${last.own}_${last.at}_${last.noteId}` : null,
  };
}
