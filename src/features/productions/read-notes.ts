import { offerTurns } from "#contract/constants/values/offers.ts";
import type { TakeNote } from "#contract/productions/productions.ts";
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

const readSaid = (said: Record<string, unknown>, part: string) => ({
  side: readOne(said["side"], `${part}.side`, offerTurns),
  by: readText(said["by"], `${part}.by`),
  at: readText(said["at"], `${part}.at`),
  text: readText(said["text"], `${part}.text`),
});

function readResolved(value: unknown, part: string): TakeNote["resolved"] {
  if (value === undefined || value === null) return null;
  const resolved = readRecord(value, part);
  return { by: readText(resolved["by"], `${part}.by`), at: readText(resolved["at"], `${part}.at`) };
}

/** Reads a note of a take. */
export function readNote(value: unknown, part: string): EveryField<TakeNote> {
  const note = readRecord(value, part);
  return {
    noteId: readText(note["noteId"], `${part}.noteId`),
    takeId: readText(note["takeId"], `${part}.takeId`),
    number: readNumber(note["number"], `${part}.number`),
    round: readNumber(note["round"], `${part}.round`),
    from: readNumber(note["from"], `${part}.from`),
    to: numberOrNull(note["to"], `${part}.to`),
    ...readSaid(note, part),
    guestName: textOrNull(note["guestName"] ?? null, `${part}.guestName`),
    isOwn: note["isOwn"] === true,
    resolved: readResolved(note["resolved"], `${part}.resolved`),
    replies: readList(note["replies"], `${part}.replies`, (reply, place) =>
      readSaid(readRecord(reply, place), place),
    ),
  };
}

/** Reads the notes of a take: the answer of `GET …/takes/{takeId}/notes`. */
export const readNotes = (value: unknown): TakeNote[] =>
  readList(readRecord(value, "notes")["notes"], "notes.notes", readNote);
