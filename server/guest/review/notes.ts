import { and, eq } from "drizzle-orm";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { GuestReview, GuestTakeChange } from "#contract/guest.ts";
import { guestTakeNotes, roomGuests } from "#server/db/schema/rooms.ts";
import { type Writing, writeAsGuest, type WritingVisit } from "#server/guest/write.ts";
import { cleanLines, cleanName } from "#server/http/clean-text.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { cleanPlace } from "#server/productions/notes/place.ts";
import { countGuestNotes } from "#server/productions/review/guest-notes.ts";
import { findGuestReview } from "./show.ts";
import { expectReview, findHeardTake } from "./takes.ts";

/**
 * Writes a guest's note on a take or takes it back; answers the takes as the guest hears them then. 404 for a take that is not
 * heard; other refusals as of `writeAsGuest`.
 */
export const noteAsGuest = (
  parts: Pick<Parts, "db" | "clock" | "settings">,
  visit: WritingVisit,
  change: GuestTakeChange,
): Promise<GuestReview> =>
  writeAsGuest(parts, visit, findGuestReview, (writing) =>
    "removeNote" in change ? remove(writing, change.removeNote) : add(writing, change),
  );

type Draft = Extract<GuestTakeChange, { takeId: string }>;

const ownNote = ({ guest }: Writing, noteId: string) =>
  and(eq(guestTakeNotes.guestId, guest.id), eq(guestTakeNotes.noteId, noteId));

async function remove(writing: Writing, noteId: string): Promise<void> {
  await writing.tx.delete(guestTakeNotes).where(ownNote(writing, noteId));
}

/** A note that is sent twice is stored once. */
async function add(writing: Writing, draft: Draft): Promise<void> {
  const { tx, room, guest, now } = writing;
  const take = await findHeardTake(tx, room, draft.takeId);
  const name = cleanName(draft.name, "name");
  const note = { ...cleanPlace(draft, take.seconds ?? 0), text: cleanLines(draft.text, "text") };
  if ((await tx.$count(guestTakeNotes, ownNote(writing, draft.noteId))) > 0) return;
  await expectRoom(writing, take.id);
  await tx.update(roomGuests).set({ name }).where(eq(roomGuests.id, guest.id));
  await tx
    .insert(guestTakeNotes)
    .values({ ...note, noteId: draft.noteId, guestId: guest.id, takeId: take.id, createdAt: now });
}

/** 422 where a guest has as many notes on a take as may be, or all guests together. */
async function expectRoom({ tx, room, guest }: Writing, takeId: string): Promise<void> {
  const most = roomLimits.notes;
  const ofGuest = and(eq(guestTakeNotes.guestId, guest.id), eq(guestTakeNotes.takeId, takeId));
  if ((await tx.$count(guestTakeNotes, ofGuest)) >= most)
    throw new Problem(422, "room-notes-full", { values: { most } });
  if ((await countGuestNotes(tx, expectReview(room))) >= productionLimits.guestNotes)
    throw new Problem(422, "notes-full");
}
