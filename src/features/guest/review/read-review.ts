import { roomStates } from "#contract/constants/enumerations.ts";
import type { GuestReview, GuestTake } from "#contract/guest.ts";
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
    state: readOne(review["state"], "review.state", roomStates),
    title: readText(review["title"], "review.title"),
    greeting: readText(review["greeting"], "review.greeting"),
    maker: readText(review["maker"], "review.maker"),
    closesAt: readText(review["closesAt"], "review.closesAt"),
    closedAt: textOrNull(review["closedAt"], "review.closedAt"),
    timeZone: readText(review["timeZone"], "review.timeZone"),
    deletedOn: textOrNull(review["deletedOn"], "review.deletedOn"),
    name: textOrNull(review["name"], "review.name"),
    mark: readText(review["mark"], "review.mark"),
    takes: readList(review["takes"], "review.takes", readTake),
  };
}
