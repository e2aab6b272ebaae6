import type { GuestReview, GuestTake } from "#contract/guest.ts";
import { readTold } from "#src/features/guest/read-told.ts";
import {
  numberOrNull,
  readList,
  readNumber,
  readRecord,
  readText,
  textOrNull,
  type EveryField,
} from "#src/lib/http/parse.ts";

function readTakeNote(value: unknown, part: string): GuestTake["notes"][number] {
  const note = readRecord(value, part);
  return {
    noteId: readText(note["noteId"], `${part}.noteId`),
    from: readNumber(note["from"], `${part}.from`),
    to: numberOrNull(note["to"], `${part}.to`),
    text: readText(note["text"], `${part}.text`),
  };
}

function readTake(value: unknown, part: string): EveryField<GuestTake> {
  const take = readRecord(value, part);
  return {
    takeId: readText(take["takeId"], `${part}.takeId`),
    title: readText(take["title"], `${part}.title`),
    seconds: numberOrNull(take["seconds"], `${part}.seconds`),
    peaks: textOrNull(take["peaks"], `${part}.peaks`),
    notes: readList(take["notes"], `${part}.notes`, readTakeNote),
  };
}

/** The takes of a production in review as the server answers them to a guest. */
export function readReview(value: unknown): EveryField<GuestReview> {
  const review = readRecord(value, "review");
  return {
    ...readTold(review, "review"),
    takes: readList(review["takes"], "review.takes", readTake),
  };
}
