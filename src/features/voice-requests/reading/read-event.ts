import { contactWays, lostReasons, requestStates } from "#contract/constants/values/voice-requests.ts";
import type { RequestEvent, RequestEventKind } from "#contract/voice-requests/request-events.ts";
import type { RequestDetails } from "#contract/voice-requests/requests.ts";
import {
  optionalText,
  readList,
  readNumber,
  readOne,
  readRecord,
  readText,
  textOrNull,
} from "#src/lib/http/parse.ts";
import { readAssignee, readSuspicion } from "./read-parts.ts";

type Event = Record<string, unknown>;
export type EventOf<Kind extends RequestEventKind> = Extract<RequestEvent, { kind: Kind }>;

const text = (event: Event, part: string, field: string) => readText(event[field], `${part}.${field}`);

function readMail(value: unknown, part: string): EventOf<"suggested">["mail"] {
  if (value === null || value === undefined) return null;
  const mail = readRecord(value, part);
  return { subject: text(mail, part, "subject"), text: text(mail, part, "text") };
}

/** What each kind of event says beside its time and who did it. */
const readers: {
  [Kind in RequestEventKind]: (
    event: Event,
    part: string,
  ) => Omit<EventOf<Kind>, "eventId" | "at" | "by" | "requestId" | "kind">;
} = {
  arrived: (event, part) => ({
    suspicion: event["suspicion"] ? readSuspicion(event["suspicion"], `${part}.suspicion`) : null,
  }),
  stateChanged: (event, part) => ({
    from: readOne(event["from"], `${part}.from`, requestStates),
    to: readOne(event["to"], `${part}.to`, requestStates),
    reason: event["reason"] ? readOne(event["reason"], `${part}.reason`, lostReasons) : null,
    text: optionalText(event["text"], `${part}.text`) ?? "",
  }),
  assigned: (event, part) => ({ assignee: readAssignee(event["assignee"], `${part}.assignee`) }),
  noted: (event, part) => ({ text: text(event, part, "text") }),
  contacted: (event, part) => ({ way: readOne(event["way"], `${part}.way`, contactWays) }),
  suggested: (event, part) => ({
    roomId: text(event, part, "roomId"),
    voices: readNumber(event["voices"], `${part}.voices`),
    mail: readMail(event["mail"], `${part}.mail`),
  }),
  chosen: (event, part) => ({
    roomId: text(event, part, "roomId"),
    voiceId: text(event, part, "voiceId"),
    voiceArtistName: textOrNull(event["voiceArtistName"], `${part}.voiceArtistName`),
  }),
  answered: (event, part) => ({ roomId: text(event, part, "roomId") }),
  clientMade: (event, part) => ({ accountId: text(event, part, "accountId") }),
  offerMade: (event, part) => ({ offerId: text(event, part, "offerId") }),
  merged: (event, part) => ({ mergedId: text(event, part, "mergedId") }),
  undone: (event, part) => ({ undoes: text(event, part, "undoes") }),
};
const isKnown = (kind: unknown): kind is RequestEventKind =>
  typeof kind === "string" && Object.hasOwn(readers, kind);

/** Reads an event; one of a kind that this page does not know is undefined. */
function readEvent(value: unknown, part: string): RequestEvent | undefined {
  const event = readRecord(value, part);
  const { kind } = event;
  if (!isKnown(kind)) return undefined;
  return {
    eventId: text(event, part, "eventId"),
    at: text(event, part, "at"),
    by: optionalText(event["by"], `${part}.by`) ?? "",
    requestId: text(event, part, "requestId"),
    kind,
    ...readers[kind](event, part),
  } as RequestEvent;
}

/** Reads the events of a request, oldest first; those of a kind that this page does not know are left out. */
export const readEvents = (value: unknown, part: string): RequestEvent[] =>
  readList(value, part, readEvent).filter((event) => event !== undefined);

/** Reads the events before one of them: the answer of `GET /requests/{id}/events`. */
export function readOlderEvents(value: unknown): Pick<RequestDetails, "events" | "hasOlder"> {
  const older = readRecord(value, "older");
  return { events: readEvents(older["events"], "older.events"), hasOlder: older["hasOlder"] === true };
}
