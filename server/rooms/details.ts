import { asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { RoomDetails } from "#contract/rooms.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { roomGuests, roomVoices, roomVotes } from "#server/db/schema/rooms.ts";
import { findVoicesByIds } from "#server/voices/sql.ts";
import { isShareable } from "#server/voices/visible.ts";
import { type RoomRow, showRooms } from "./find.ts";
import type { MakerCall } from "./maker.ts";
import { countNotes, findNotes } from "./notes.ts";
import { standingsOf } from "./points.ts";

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

/** A room with what its guests answered and the newest of their notes. */
export async function showRoom(db: Db, call: MakerCall, row: RoomRow): Promise<RoomDetails> {
  const [shown] = await showRooms(db, call, [row]);
  if (!shown) throw new Error("a room was not shown");
  const guests = await guestsOf(db, row.id);
  return {
    ...shown,
    greeting: row.greeting,
    guests: guests.map((guest) => ({ ...guest, sentAt: guest.sentAt?.toISOString() ?? null })),
    voices: await voicesOf(db, row, guests, call.today),
    ...(await findNotes(db, row.id)),
  };
}
