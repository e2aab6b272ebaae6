import type { RequestEvent } from "#contract/voice-requests/request-events.ts";

/** The events that were undone: they count no longer. */
export const undoneEvents = (events: readonly RequestEvent[]): ReadonlySet<string> =>
  new Set(events.flatMap((event) => (event.kind === "undone" ? [event.undoes] : [])));
