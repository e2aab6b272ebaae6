import { Type, type Static, type TSchema } from "typebox";
import {
  contactWays,
  lostReasons,
  requestStates,
  suspicions,
} from "#contract/constants/values/voice-requests.ts";
import { EventId, happened } from "#contract/events.ts";
import { limits } from "#contract/constants/limits.ts";

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const state = Type.Enum([...requestStates]);
const room = { roomId: Type.String() };

/** An owner, as requests name one. */
export const Assignee = Type.Object({ userName: Type.String(), name: Type.String() });
export type Assignee = Static<typeof Assignee>;

/** What each kind of event says besides when and by whom. The kinds stand here alone: words and rules are tables over them. */
const kinds = {
  /** The visitor sent it. */
  arrived: { suspicion: orNull(Type.Array(Type.Enum([...suspicions]))) },
  /** An owner moved it, or the server, when its client's first offer was accepted. `reason` is of a lost one. */
  stateChanged: { from: state, to: state, reason: orNull(Type.Enum([...lostReasons])), text: Type.String() },
  /** Null: nobody any more, or somebody who is gone. */
  assigned: { assignee: orNull(Assignee) },
  /** For the agency only. */
  noted: { text: Type.String() },
  /** An owner pressed one of the ways. */
  contacted: { way: Type.Enum([...contactWays]) },
  /** A room was opened for the visitor; `mail` is what went, null where the link was given in another way. */
  suggested: {
    ...room,
    voices: Type.Integer(),
    mail: orNull(Type.Object({ subject: Type.String(), text: Type.String() })),
  },
  /** A guest would like this voice; the artist's name is null once the voice is not visible. `by` is the guest. */
  chosen: { ...room, voiceId: Type.String(), voiceArtistName: orNull(Type.String()) },
  /** A guest sent answers. */
  answered: room,
  clientMade: { accountId: Type.String() },
  /** The client sent an offer. */
  offerMade: { offerId: Type.String() },
  /** Another request was merged into this one. */
  merged: { mergedId: Type.String() },
  /** An earlier event was undone: it counts no longer. */
  undone: { undoes: Type.String() },
};
export type RequestEventKind = keyof typeof kinds;

type EventOf<K extends RequestEventKind> = {
  eventId: string;
  at: string;
  by: string;
  /** The request that it happened to: this one, or one that was merged into it. */
  requestId: string;
  kind: K;
} & { [F in keyof (typeof kinds)[K]]: Static<Extract<(typeof kinds)[K][F], TSchema>> };

/** What happened to a request; never changed, and deleted with it alone. */
export type RequestEvent = { [K in RequestEventKind]: EventOf<K> }[RequestEventKind];
export const RequestEvent = Type.Unsafe<RequestEvent>(
  Type.Union(
    Object.entries(kinds).map(([kind, fields]) =>
      Type.Object({
        ...happened,
        requestId: Type.String(),
        kind: Type.Literal(kind),
        ...fields,
      }),
    ),
  ),
);

const strict = { additionalProperties: false };
const seen = { eventId: EventId };
const note = Type.String({ minLength: 1, maxLength: limits.request.note });

/**
 * One act of an owner; each but a note names the last event that its sender has seen: 409 `request-changed` where there is more
 * by now. `reason` is of a lost request. `undo` takes back an event of the last ten seconds, a merging for a day.
 */
export const RequestAct = Type.Union([
  Type.Object({ kind: Type.Literal("note"), text: note }, strict),
  Type.Object({ kind: Type.Literal("contact"), ...seen, by: Type.Enum([...contactWays]) }, strict),
  Type.Object(
    {
      kind: Type.Literal("assign"),
      ...seen,
      assignee: orNull(Type.String({ minLength: 1, maxLength: limits.name })),
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal("state"),
      ...seen,
      state,
      reason: Type.Optional(Type.Enum([...lostReasons])),
      text: Type.Optional(Type.String({ maxLength: limits.request.note })),
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal("merge"),
      ...seen,
      requestId: Type.String({ minLength: 1, maxLength: limits.name }),
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal("undo"), ...seen, undoes: EventId }, strict),
]);
export type RequestAct = Static<typeof RequestAct>;
