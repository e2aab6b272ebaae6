import { Type, type Static, type TSchema } from "typebox";
import { ageRanges, genders, languages, voiceColors } from "#contract/constants/enumerations.ts";
import { offerStatuses, offerTurns, territories, usageMedia } from "#contract/constants/values/offers.ts";
import { limits } from "#contract/constants/limits.ts";
import { productionLimits } from "#contract/constants/production-limits.ts";
import { Day, Moment } from "#contract/moment.ts";
import { pageOf, pagingQuery } from "#contract/paging.ts";
import { ProductionStanding } from "#contract/productions/productions.ts";

const strict = { additionalProperties: false };
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const budget = Type.Number({ minimum: 0, maximum: limits.budget });
const platform = Type.String({ minLength: 1, maxLength: limits.name });
const version = Type.Integer({ minimum: limits.version.least, maximum: limits.version.most });
const voiceIds = Type.Array(Type.String({ minLength: 1, maxLength: limits.name }), {
  minItems: 1,
  maxItems: limits.voicesPerOffer,
  uniqueItems: true,
});

/** Where, for how long and how exclusively a recording is used; `months` null: without end. */
export const Usage = Type.Object(
  {
    media: Type.Array(Type.Enum([...usageMedia]), { maxItems: usageMedia.length, uniqueItems: true }),
    territory: Type.Optional(orNull(Type.Enum([...territories]))),
    months: Type.Optional(orNull(Type.Integer({ minimum: 1, maximum: limits.offer.usageMonths }))),
    exclusive: Type.Boolean(),
  },
  strict,
);
export type Usage = Static<typeof Usage>;

/** What is to be spoken. Absent and null both mean that nothing is known. */
export const Brief = Type.Object(
  {
    script: Type.Optional(orNull(Type.String({ maxLength: limits.offer.script }))),
    scriptLanguage: Type.Optional(orNull(Type.Enum([...languages]))),
    targetSeconds: Type.Optional(orNull(Type.Integer({ minimum: 1, maximum: limits.offer.targetSeconds }))),
    notes: Type.Optional(orNull(Type.String({ maxLength: limits.offer.notes }))),
  },
  strict,
);
export type Brief = Static<typeof Brief>;

/** What one side proposes. */
export const Terms = Type.Object(
  {
    budget,
    platform,
    version,
    voiceIds,
    usage: Type.Optional(orNull(Usage)),
    deliverBy: Type.Optional(orNull(Day)),
    answerBy: Type.Optional(orNull(Day)),
    /** How often what is handed over may be answered; only where the features have `delivery`. */
    rounds: Type.Optional(Type.Integer({ minimum: 0, maximum: productionLimits.rounds.most })),
  },
  strict,
);
export type Terms = Static<typeof Terms>;

/** A new offer: exactly the first four fields; the others only where the features have `negotiation`. */
export const OfferDraft = Type.Object(
  {
    ...Terms.properties,
    title: Type.Optional(Type.String({ maxLength: limits.offer.title })),
    brief: Type.Optional(orNull(Brief)),
    /** The offer that this one sends again. */
    again: Type.Optional(orNull(Type.String({ maxLength: limits.name }))),
  },
  strict,
);
export type OfferDraft = Static<typeof OfferDraft>;

/**
 * An offer as it is read. The times (ISO 8601, UTC), `offerId` and everything after it are our server's own;
 * `proposal` is the number of the terms that hold.
 */
export const Offer = Type.Object({
  budget,
  platform,
  version: Type.Integer(),
  voiceIds: Type.Array(Type.String(), { maxItems: limits.voicesPerOffer }),
  clientName: Type.String(),
  /** What the budget is in, by ISO 4217; our server's own, without it dollars. */
  currency: Type.Optional(Type.String()),
  offerId: Type.Optional(Type.String()),
  createdAt: Type.Optional(Moment),
  changedAt: Type.Optional(Moment),
  title: Type.Optional(Type.String()),
  status: Type.Optional(Type.Enum([...offerStatuses])),
  turn: Type.Optional(orNull(Type.Enum([...offerTurns]))),
  proposal: Type.Optional(Type.Integer({ minimum: 1 })),
  answerBy: Type.Optional(orNull(Type.String())),
});
export type Offer = Static<typeof Offer>;

/** One voice of an offer as it was when it was proposed, even after it has gone. */
export const OfferVoice = Type.Object({
  voiceId: Type.String(),
  voiceArtistName: Type.String(),
  voiceMp3: Type.String(),
  gender: Type.Enum([...genders]),
  ageRangeNames: Type.Array(Type.Enum([...ageRanges])),
  voiceColorNames: Type.Array(Type.Enum([...voiceColors])),
  seconds: orNull(Type.Number()),
  peaks: orNull(Type.String()),
  transcript: orNull(Type.Object({ text: Type.String(), language: Type.String() })),
  isGone: Type.Boolean(),
});
export type OfferVoice = Static<typeof OfferVoice>;

/** An offer in the list, with the first of its voices, without sound and words. `userName` is its sender's, empty once they are deleted. */
export const ListedOffer = Type.Intersect([
  Offer,
  Type.Object({
    userName: Type.String(),
    /** The client's company, null where there is none. */
    company: orNull(Type.String()),
    /** Events of the other side since this reader last looked. */
    unread: Type.Integer(),
    voices: Type.Array(OfferVoice),
  }),
]);
export type ListedOffer = Static<typeof ListedOffer>;

const count = Type.Integer();

/** How many offers the reader has, by tab: `client` and `agency` are the open ones by turn. */
export const OfferCounts = Type.Object({
  client: count,
  agency: count,
  accepted: count,
  declined: count,
  withdrawn: count,
  expired: count,
});
export type OfferCounts = Static<typeof OfferCounts>;

/** A page of offers, newest change first: all of them for owners, its account's for a client. */
export const OfferPage = Type.Object({
  ...pageOf(
    Type.Intersect([
      ListedOffer,
      /** Null unless it was accepted; only where the features have `delivery`. */
      Type.Object({ production: Type.Optional(orNull(ProductionStanding)) }),
    ]),
  ),
  counts: OfferCounts,
  /** How many productions wait for whom; only where the features have `delivery`. */
  productions: Type.Optional(Type.Object({ client: count, agency: count })),
  /** Which of the counted hold something unread. */
  unread: Type.Array(Type.String()),
});
export type OfferPage = Static<typeof OfferPage>;

export const OffersQuerystring = Type.Object(
  {
    /** Several, parted by commas: the closed ones are `declined,withdrawn,expired`. */
    status: Type.Optional(Type.String({ maxLength: limits.name })),
    turn: Type.Optional(Type.Enum([...offerTurns])),
    /** Only accepted offers whose production is not approved: `turn` is then its turn, and `status` is not asked. */
    production: Type.Optional(Type.Literal("going")),
    q: Type.Optional(Type.String({ maxLength: limits.offer.search })),
    ...pagingQuery,
  },
  strict,
);

/** How many offers wait for the reader: `turn` for an answer, `waiting` for an answer or unread. */
export const OfferAttention = Type.Object({ turn: count, waiting: count });
export type OfferAttention = Static<typeof OfferAttention>;
