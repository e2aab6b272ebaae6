import type { GuestReview } from "#contract/guest.ts";
import type { GuestAct } from "#src/features/guest/calls/apply-change.ts";

/** Takes after a note was written on one, or taken back, as the server will answer them. */
export function applyNote(review: GuestReview, change: GuestAct): GuestReview {
  const removed = "removeNote" in change ? change.removeNote : "noteId" in change ? change.noteId : undefined;
  const takes = review.takes.map((take) => {
    const notes = take.notes.filter(({ noteId }) => noteId !== removed);
    if (!("takeId" in change) || change.takeId !== take.takeId) return { ...take, notes };
    const { noteId, from, to = null, text } = change;
    return { ...take, notes: [...notes, { noteId, from, to, text }].toSorted((a, b) => a.from - b.from) };
  });
  return { ...review, takes, name: "takeId" in change ? change.name : review.name };
}
