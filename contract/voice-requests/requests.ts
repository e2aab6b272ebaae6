import { Type, type Static, type TSchema } from "typebox";
import { filterGroups } from "#contract/constants/enumerations.ts";
import { offerStatuses, offerTurns } from "#contract/constants/values/offers.ts";
import { type RequestState, requestStates, suspicions } from "#contract/constants/values/voice-requests.ts";
import { limits } from "#contract/constants/limits.ts";
import { locales } from "#contract/constants/site-languages.ts";
import { ClientDraft } from "#contract/clients/clients.ts";
import { EventId } from "#contract/events.ts";
import { Moment } from "#contract/moment.ts";
import { pageOf, pagingQuery } from "#contract/paging.ts";
import { Assignee, RequestEvent } from "./request-events.ts";
import { Room } from "#contract/rooms.ts";
import { VoiceRequest } from "./voice-requests.ts";

const strict = { additionalProperties: false };
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const state = Type.Enum([...requestStates]);

/** What a visitor sent, which never changes; `phoneE164` is null where the number does not parse. */
const asSent = {
  ...Type.Required(VoiceRequest).properties,
  id: Type.String(),
  phoneE164: orNull(Type.String()),
  /** The language of the page that it was sent from. */
  language: Type.Enum([...locales]),
  /** The sample of the shelf whose button opened the form. */
  asked: orNull(Type.String()),
  createdAt: Moment,
};

/**
 * A request as owners work on it. It waits from `waitingSince` on, null where it waits for nobody, and is overdue from
 * `answerBy` on: so many of the agency's working hours later. `person` is the same of requests of one address or number.
 */
export const ListedRequest = Type.Object({
  ...asSent,
  state,
  assignee: orNull(Assignee),
  waitingSince: orNull(Moment),
  answerBy: orNull(Moment),
  overdue: Type.Boolean(),
  suspicion: orNull(Type.Array(Type.Enum([...suspicions]))),
  person: Type.String(),
  /** How many other requests of this person stand in the same tab. */
  others: Type.Integer(),
  /** The newest event, which an act names as the last one that its sender has seen. */
  eventId: Type.String(),
});
export type ListedRequest = Static<typeof ListedRequest>;

export const RequestsQuerystring = Type.Object(
  {
    ...pagingQuery,
    state: Type.Optional(state),
    assignee: Type.Optional(Type.Literal("me")),
    q: Type.Optional(Type.String({ maxLength: limits.request.search })),
  },
  strict,
);

/** How many there are of each state. */
type RequestCounts = Record<RequestState, number>;
const RequestCounts = Type.Unsafe<RequestCounts>(
  Type.Object(Object.fromEntries(requestStates.map((one) => [one, Type.Integer()]))),
);

/**
 * A page of requests of one state, or of all but spam; the longest wait first, then the newest. Those of one person stand
 * together on a page, and merged ones are not listed. `counts` covers every state, whatever was asked for; `spamThisWeek` those
 * that came in the last seven days; `spamADayOld` is when the newest came of those that have looked like spam for a day.
 */
export const RequestPage = Type.Object({
  ...pageOf(ListedRequest),
  counts: RequestCounts,
  spamThisWeek: Type.Integer(),
  spamADayOld: orNull(Moment),
});
export type RequestPage = Static<typeof RequestPage>;

/** Where words of the wanted voice name a filter: from the first letter to behind the last one, in UTF-16 units. */
export const UnderstoodPart = Type.Object({
  from: Type.Integer(),
  to: Type.Integer(),
  group: Type.Enum([...filterGroups]),
  value: Type.String(),
});
export type UnderstoodPart = Static<typeof UnderstoodPart>;

/** Another request of the same person. */
export const SamePerson = Type.Object({
  id: Type.String(),
  state,
  projectMedium: Type.String(),
  projectVersion: Type.String(),
  createdAt: Moment,
});

/** The client that was made of a request; `userName` is its first person. */
const ClientOfRequest = Type.Object({
  accountId: Type.String(),
  userName: Type.String(),
  name: Type.String(),
  company: orNull(Type.String()),
});

export const OfferOfClient = Type.Object({
  offerId: Type.String(),
  title: Type.String(),
  status: Type.Enum([...offerStatuses]),
  turn: orNull(Type.Enum([...offerTurns])),
});

/** A guest's wish as it stands: `voiceArtistName` is null once the voice is not visible. */
const Wish = Type.Object({
  roomId: Type.String(),
  voiceId: Type.String(),
  voiceArtistName: orNull(Type.String()),
  guestName: orNull(Type.String()),
  at: Moment,
});

/**
 * One request with its newest events, oldest first; `hasOlder` tells whether there are others before them. `merged` are the
 * requests that were merged into it, as they were sent; one that was merged itself names the other in `mergedInto`, and takes no
 * act. `firstAnswer` is when an owner first answered, and whether within the working hours that its visitor may wait. `rooms` were
 * opened for it, the newest first; `wishes` are what their guests would like, the newest first.
 */
export const RequestDetails = Type.Object({
  ...ListedRequest.properties,
  understood: Type.Array(UnderstoodPart),
  samePerson: Type.Array(SamePerson),
  merged: Type.Array(Type.Object(asSent)),
  mergedInto: orNull(Type.String()),
  firstAnswer: orNull(Type.Object({ at: Moment, inTime: Type.Boolean() })),
  rooms: Type.Array(Room),
  wishes: Type.Array(Wish),
  client: orNull(ClientOfRequest),
  offers: Type.Array(OfferOfClient),
  events: Type.Array(RequestEvent),
  hasOlder: Type.Boolean(),
});
export type RequestDetails = Static<typeof RequestDetails>;

/** The client to make of a request, with what a new client has; `invite` sends the invitation where there is an address and letters can be sent. */
export const RequestClientDraft = Type.Object(
  { ...ClientDraft.properties, invite: Type.Boolean(), eventId: EventId },
  strict,
);
export type RequestClientDraft = Static<typeof RequestClientDraft>;

/** The events of a request before one of them. */
export const OlderRequestEvents = Type.Pick(RequestDetails, ["events", "hasOlder"]);
