import type { RequestEvent } from "#contract/request-events.ts";
import type { EventOf } from "./reading/read-event.ts";

/** The events that were undone: they count no longer. */
export const undoneEvents = (events: readonly RequestEvent[]): ReadonlySet<string> =>
  new Set(events.flatMap((event) => (event.kind === "undone" ? [event.undoes] : [])));

/** The first time that somebody contacted the visitor; undefined where nobody has. */
export function firstContact(events: readonly RequestEvent[]): EventOf<"contacted"> | undefined {
  const undone = undoneEvents(events);
  return events.find(
    (event): event is EventOf<"contacted"> => event.kind === "contacted" && !undone.has(event.eventId),
  );
}
