import { Type, type Static, type TSchema } from "typebox";
import { attachmentFormats, briefFields, declineReasons } from "#contract/constants/values/offers.ts";
import { limits } from "#contract/constants/limits.ts";
import { EventId, happened } from "#contract/events.ts";
import { ProductionAct } from "#contract/productions/acts.ts";
import { Production } from "#contract/productions/productions.ts";
import { Day } from "#contract/moment.ts";
import { Brief, ListedOffer, OfferVoice, Terms, Usage } from "./offers.ts";

const strict = { additionalProperties: false };
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const message = Type.String({ maxLength: limits.offer.message });

/** A file of a message, read through a call that asks who is calling. Sound has seconds and peaks. */
export const Attachment = Type.Object({
  attachmentId: Type.String(),
  name: Type.String(),
  format: Type.Enum([...attachmentFormats]),
  byteLength: Type.Integer(),
  seconds: orNull(Type.Number()),
  peaks: orNull(Type.String()),
});
export type Attachment = Static<typeof Attachment>;

const sides = Type.Enum(["client", "agency"]);

/** Terms as an event keeps them; the voices' names stand in the offer's `voices`. */
const ProposedTerms = Type.Object({
  budget: Type.Number(),
  platform: Type.String(),
  version: Type.Integer(),
  voiceIds: Type.Array(Type.String()),
  usage: orNull(Usage),
  deliverBy: orNull(Day),
  answerBy: orNull(Day),
  /** Absent where the usual ones are meant. */
  rounds: Type.Optional(Type.Integer()),
});
export type ProposedTerms = Static<typeof ProposedTerms>;

/** What happened to an offer; never changed or deleted. */
export const OfferEvent = Type.Union([
  Type.Object({
    ...happened,
    side: sides,
    kind: Type.Literal("proposed"),
    proposal: Type.Integer(),
    terms: ProposedTerms,
    text: Type.String(),
  }),
  Type.Object({
    ...happened,
    side: sides,
    kind: Type.Literal("message"),
    text: Type.String(),
    attachments: Type.Array(Attachment),
  }),
  Type.Object({
    ...happened,
    side: sides,
    kind: Type.Literal("briefChanged"),
    fields: Type.Array(Type.Enum([...briefFields])),
    /** The script's words by run, in order: taken out, put in, or both absent where it did not change. */
    removed: Type.Array(Type.String()),
    added: Type.Array(Type.String()),
  }),
  Type.Object({ ...happened, side: sides, kind: Type.Literal("accepted"), proposal: Type.Integer() }),
  Type.Object({
    ...happened,
    side: sides,
    kind: Type.Literal("declined"),
    reason: Type.Enum([...declineReasons]),
    text: Type.String(),
  }),
  Type.Object({ ...happened, side: Type.Enum(["client", "system"]), kind: Type.Literal("withdrawn") }),
  Type.Object({ ...happened, side: Type.Literal("system"), kind: Type.Literal("expired") }),
  Type.Object({
    ...happened,
    side: sides,
    kind: Type.Literal("handedOver"),
    round: Type.Integer(),
    takes: Type.Array(Type.Object({ takeId: Type.String(), title: Type.String(), seconds: Type.Number() })),
    text: Type.String(),
  }),
  Type.Object({ ...happened, side: sides, kind: Type.Literal("takenBack"), round: Type.Integer() }),
  Type.Object({
    ...happened,
    side: sides,
    kind: Type.Literal("changesAsked"),
    round: Type.Integer(),
    /** How many are open. */
    notes: Type.Integer(),
    text: Type.String(),
  }),
  Type.Object({
    ...happened,
    side: sides,
    kind: Type.Literal("approved"),
    round: Type.Integer(),
    takes: Type.Array(Type.Object({ takeId: Type.String(), title: Type.String(), sha256: Type.String() })),
  }),
  Type.Object({ ...happened, side: sides, kind: Type.Literal("reopened"), reason: Type.String() }),
  Type.Object({
    ...happened,
    side: sides,
    kind: Type.Literal("originalsShared"),
    isOn: Type.Boolean(),
  }),
]);
export type OfferEvent = Static<typeof OfferEvent>;

/** Events oldest first; `hasOlder` tells whether there are others before them. */
const someEvents = { events: Type.Array(OfferEvent), hasOlder: Type.Boolean() };

/** One offer with its newest events; of voices that only older proposals have it holds those that these events name. */
export const OfferDetails = Type.Intersect([
  ListedOffer,
  Type.Object({
    usage: orNull(Usage),
    deliverBy: orNull(Day),
    /** Only where the features have `delivery`. */
    rounds: Type.Optional(Type.Integer()),
    /** The offer that this one sends again. */
    again: orNull(Type.String()),
    brief: orNull(Brief),
    /** Null unless it was accepted; only where the features have `delivery`. */
    production: Type.Optional(orNull(Production)),
    ...someEvents,
  }),
]);
export type OfferDetails = Static<typeof OfferDetails>;

/**
 * What an act answers: the offer, or, with `since`, what is new of the one that its sender knows. Then `events` are those after
 * that event, `brief` is given where one of them changed it, and `voices` where one of them proposes.
 */
export const OfferNews = Type.Intersect([OfferDetails, Type.Object({ since: Type.Optional(Type.String()) })]);
export type OfferNews = Static<typeof OfferNews>;

/** `known`: the ETag of the offer as its sender has it, who is told only what is new. */
export const KnownQuerystring = Type.Object(
  { known: Type.Optional(Type.String({ maxLength: limits.name })) },
  strict,
);

/** The events of an offer before one of them, and the voices that they name and the terms that hold do not. */
export const OlderEvents = Type.Object({ ...someEvents, voices: Type.Array(OfferVoice) });
export type OlderEvents = Static<typeof OlderEvents>;

/** What the sender of an act had seen: 409 `offer-changed` where there is more by now. */
const seen = { proposal: Type.Integer({ minimum: 1 }), eventId: EventId };

/** One act; each but a message names what its sender had seen. */
export const OfferAct = Type.Union([
  Type.Object({ kind: Type.Literal("accept"), ...seen }, strict),
  Type.Object({ kind: Type.Literal("propose"), ...seen, terms: Terms, text: Type.Optional(message) }, strict),
  Type.Object(
    {
      kind: Type.Literal("decline"),
      ...seen,
      reason: Type.Enum([...declineReasons]),
      text: Type.Optional(message),
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal("withdraw"), ...seen }, strict),
  Type.Object(
    {
      kind: Type.Literal("message"),
      text: Type.Optional(message),
      attachmentIds: Type.Optional(
        Type.Array(Type.String({ maxLength: limits.name }), { maxItems: 100, uniqueItems: true }),
      ),
    },
    strict,
  ),
]);
export type OfferAct = Static<typeof OfferAct>;

/** Whatever is done to an offer, or to the work on it where the features have `delivery`. */
export const AnyAct = Type.Union([...OfferAct.anyOf, ...ProductionAct.anyOf]);

/** The whole brief, and what its sender had seen. */
export const BriefChange = Type.Object({ ...seen, brief: Brief }, strict);
export type BriefChange = Static<typeof BriefChange>;

/** Read up to this event. */
export const Seen = Type.Object({ eventId: seen.eventId }, strict);
export type Seen = Static<typeof Seen>;
