import { and, asc, eq, isNull, type SQL } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { takes } from "#server/db/schema/productions.ts";
import { guestTakeNotes, roomGuests, rooms } from "#server/db/schema/rooms.ts";

/** A round of a production. */
interface Round {
  offerId: string;
  round: number;
}

/** What was written or is heard by the links of a round, where that is joined with `rooms`; those that were revoked have none. */
export const ofRound = ({ offerId, round }: Round): SQL | undefined =>
  and(eq(rooms.offerId, offerId), eq(rooms.round, round), isNull(rooms.revokedAt));

/** Guests' notes of a round that nobody has taken over, by takes and moments. */
export const findGuestNotes = (db: Db, of: Round) =>
  db
    .select({ note: guestTakeNotes, name: roomGuests.name })
    .from(guestTakeNotes)
    .innerJoin(roomGuests, eq(roomGuests.id, guestTakeNotes.guestId))
    .innerJoin(rooms, eq(rooms.id, roomGuests.roomId))
    .innerJoin(takes, eq(takes.id, guestTakeNotes.takeId))
    .where(and(ofRound(of), isNull(guestTakeNotes.takenAs)))
    .orderBy(asc(takes.place), asc(takes.id), asc(guestTakeNotes.from), asc(guestTakeNotes.id));

/** How many notes guests have written in a round. */
export async function countGuestNotes(db: Db, of: Round): Promise<number> {
  const notes = db
    .select({ id: guestTakeNotes.id })
    .from(guestTakeNotes)
    .innerJoin(roomGuests, eq(roomGuests.id, guestTakeNotes.guestId))
    .innerJoin(rooms, eq(rooms.id, roomGuests.roomId))
    .where(ofRound(of));
  return db.$count(notes.as("notes"));
}
