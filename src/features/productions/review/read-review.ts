import { roomStates } from "#contract/constants/values/rooms.ts";
import type { Review, ReviewLink, ReviewNote } from "#contract/productions/review-link.ts";
import {
  numberOrNull,
  readList,
  readNumber,
  readOne,
  readRecord,
  readText,
  textOrNull,
  type EveryField,
} from "#src/lib/http/parse.ts";

function readLink(value: unknown): EveryField<ReviewLink> | null {
  if (value === undefined || value === null) return null;
  const link = readRecord(value, "link");
  return {
    path: textOrNull(link["path"], "link.path"),
    state: readOne(link["state"], "link.state", roomStates),
    greeting: readText(link["greeting"], "link.greeting"),
    maker: readText(link["maker"], "link.maker"),
    hasPassword: link["hasPassword"] === true,
    openedAt: readText(link["openedAt"], "link.openedAt"),
    closesAt: readText(link["closesAt"], "link.closesAt"),
    closedAt: textOrNull(link["closedAt"], "link.closedAt"),
    guestCount: readNumber(link["guestCount"], "link.guestCount"),
  };
}

function readReviewNote(value: unknown, part: string): EveryField<ReviewNote> {
  const note = readRecord(value, part);
  return {
    noteId: readText(note["noteId"], `${part}.noteId`),
    guestId: readText(note["guestId"], `${part}.guestId`),
    takeId: readText(note["takeId"], `${part}.takeId`),
    from: readNumber(note["from"], `${part}.from`),
    to: numberOrNull(note["to"], `${part}.to`),
    text: readText(note["text"], `${part}.text`),
    by: readText(note["by"], `${part}.by`),
    at: readText(note["at"], `${part}.at`),
  };
}

/** Reads the answer of `GET …/review-link`. */
export function readReview(value: unknown): EveryField<Review> {
  const { link, notes } = readRecord(value, "review");
  return {
    link: readLink(link),
    notes: notes === undefined || notes === null ? null : readList(notes, "review.notes", readReviewNote),
  };
}
