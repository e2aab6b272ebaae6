import { asc, eq } from "drizzle-orm";
import type { GuestReview } from "#contract/guest.ts";
import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import { guestTakeNotes } from "#server/db/schema/rooms.ts";
import { findGuest, type GuestMoment, toldOf } from "#server/guest/find.ts";
import type { LiveRoom } from "#server/rooms/find-live.ts";
import { expectReview, findHeardTakes } from "./takes.ts";

/** A guest's own notes on takes, by moment. */
function findOwnNotes(db: Db, guestId: string) {
  const { noteId, takeId, from, to, text } = guestTakeNotes;
  return db
    .select({ noteId, takeId, from, to, text })
    .from(guestTakeNotes)
    .where(eq(guestTakeNotes.guestId, guestId))
    .orderBy(asc(from), asc(guestTakeNotes.createdAt));
}

/** A round's takes as a guest hears them who may enter its room; none once it is closed. 404 for a room of voices. */
export async function findGuestReview(
  db: Db,
  live: LiveRoom,
  cookie: string,
  moment: GuestMoment,
): Promise<GuestReview> {
  const { offerId } = expectReview(live.room);
  const [offer] = await db.select({ title: offers.title }).from(offers).where(eq(offers.id, offerId));
  const guest = await findGuest(db, live, cookie);
  const told = toldOf(live, { cookie, name: guest?.name ?? null }, moment);
  const takes = told.state === "open" ? await findHeardTakes(db, live.room) : [];
  const notes = Map.groupBy(guest ? await findOwnNotes(db, guest.id) : [], ({ takeId }) => takeId);
  return {
    ...told,
    title: offer?.title ?? "",
    takes: takes.map(({ id, title, seconds, peaks }) => ({
      takeId: id,
      title,
      seconds,
      peaks,
      notes: (notes.get(id) ?? []).map(({ noteId, from, to, text }) => ({ noteId, from, to, text })),
    })),
  };
}
