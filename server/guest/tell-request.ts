import { addEvent, readStoredEvents } from "#server/voice-requests/acts/add-event.ts";
import { undoneAmong } from "#server/voice-requests/acts/standing.ts";
import type { Writing } from "./write.ts";

type Telling = Pick<Writing, "tx" | "room" | "guest" | "now" | "request">;

/** Tells the request of a room, where it has one, that a guest has sent answers. */
export const tellOfAnswers = (telling: Telling): Promise<void> =>
  tell(telling, "answered", { roomId: telling.room.id });

/** Tells the request of a room that a guest would like a voice. */
export const tellOfWish = (telling: Telling, voiceId: string): Promise<void> =>
  tell(telling, "chosen", { roomId: telling.room.id, voiceId });

/** Tells the request of a room that a guest has taken a wish back: what told of it counts no longer. */
export async function tellOfNoWish(telling: Telling): Promise<void> {
  const { tx, request, room, guest } = telling;
  if (!request) return;
  const events = await readStoredEvents(tx, request.id);
  const undone = undoneAmong(events);
  const told = events.findLast(
    ({ id, kind, details }) =>
      kind === "chosen" &&
      details["roomId"] === room.id &&
      details["guestId"] === guest.id &&
      !undone.has(id),
  );
  if (told) await tell(telling, "undone", { undoes: String(told.id) });
}

async function tell(
  { tx, request, guest, now }: Telling,
  kind: "answered" | "chosen" | "undone",
  more: Record<string, string>,
): Promise<void> {
  if (!request) return;
  await addEvent(tx, request, { kind, userId: null, details: { guestId: guest.id, ...more } }, now);
}
