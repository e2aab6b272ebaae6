import { Type } from "typebox";
import { Moment } from "./moment.ts";

/** Of an event; grows from event to event, digits only. */
export const EventId = Type.String({ pattern: "^\\d{1,16}$" });

/** What every event says: which it is, when it happened, and who did it, by the name that its reader is shown. */
export const happened = {
  /** Grows from event to event, digits only. */
  eventId: Type.String(),
  /** ISO 8601, UTC. */
  at: Moment,
  /** The shown name of who did it: for clients an owner is a first name; empty for the server, “deleted” in the caller’s language for who is gone. */
  by: Type.String(),
};

/** `before`: an event, of which the older ones are asked for. */
export const OlderEventsQuerystring = Type.Object({ before: EventId }, { additionalProperties: false });
