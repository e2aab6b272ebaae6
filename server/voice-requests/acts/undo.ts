import type { RequestState } from "#contract/constants/values/voice-requests.ts";
import { limits } from "#contract/constants/limits.ts";
import type { RequestEventKind } from "#contract/voice-requests/request-events.ts";
import type { Db } from "#server/db/client.ts";
import { Problem, wrongField } from "#server/http/problems/problem.ts";
import { addEvent, readStoredEvents, type RequestRow } from "./add-event.ts";
import { part } from "./merge.ts";
import { undoneAmong } from "./standing.ts";

const second = 1000;
/** A press in the last moment takes its time to arrive. */
const onItsWay = 5 * second;
const soon = limits.request.undoSeconds * second + onItsWay;

/** How long what owners do can be undone, in milliseconds; what is not here cannot. */
const undoneFor: Partial<Record<RequestEventKind, number>> = {
  noted: soon,
  contacted: soon,
  assigned: soon,
  stateChanged: soon,
  merged: limits.request.partHours * 3600 * second,
};

/**
 * Undoes an event of a locked request: it stays, and counts no longer. 400 for what cannot be undone or was already, 409 past
 * its time.
 */
export async function undo(
  tx: Db,
  row: RequestRow,
  { eventId, userId, now }: { eventId: number; userId: string; now: Date },
): Promise<RequestState> {
  const events = await readStoredEvents(tx, row.id);
  const event = events.find(({ id }) => id === eventId);
  const until = event && undoneFor[event.kind];
  if (!event || until === undefined || undoneAmong(events).has(eventId)) throw wrongField("undoes");
  // What the server did by itself is nobody's press.
  if (event.userId === null) throw wrongField("undoes");
  if (now.getTime() - event.createdAt.getTime() > until) throw new Problem(409, "undo-too-late");
  if (event.kind === "merged") await part(tx, row, String(event.details["mergedId"]));
  const details = { undoes: String(eventId) };
  return (await addEvent(tx, row, { kind: "undone", userId, details }, now)).state;
}
