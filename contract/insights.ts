import { Type, type Static, type TSchema } from "typebox";
import { offerStatuses } from "./constants/values/offers.ts";
import {
  type demandGroups,
  funnelSteps,
  insightPeriods,
  voiceRankings,
  type VoiceRanking,
} from "./constants/values/insights.ts";
import { limits } from "./constants/limits.ts";
import { AgeRange, Gender, Language, Voice, VoiceColor } from "./voices/voices.ts";

/** A voice that a client heard for two seconds or more. */
export const Play = Type.Object(
  { voiceId: Type.String({ maxLength: limits.name }) },
  { additionalProperties: false },
);

const strict = { additionalProperties: false };
const Day = Type.String({ format: "date" });

export const InsightsQuerystring = Type.Object(
  { days: Type.Optional(Type.Enum(insightPeriods.map(String))) },
  strict,
);

const orNull = Type.Union([Type.Number(), Type.Null()]);

/** A week of requests, and the median of minutes until their first contact; null where there was none. */
const ContactWeek = Type.Object({ from: Day, contacted: Type.Integer(), minutes: orNull });

/** Minutes until the first contact, the median of the period's requests and of as many days before. */
export const FirstContact = Type.Object({
  minutes: orNull,
  before: orNull,
  contacted: Type.Integer(),
  requests: Type.Integer(),
  weeks: Type.Array(ContactWeek),
});
export type FirstContact = Static<typeof FirstContact>;

/** What offers of one month and status add up to: `unpriced` are those with a budget of 0, which is an unknown one. */
export const OfferSum = Type.Object({
  status: Type.Enum([...offerStatuses]),
  count: Type.Integer(),
  unpriced: Type.Integer(),
  values: Type.Array(Type.Object({ currency: Type.String(), amount: Type.Number() })),
});
export type OfferSum = Static<typeof OfferSum>;

/** The offers that were made in a month, or in the part of it between two days. */
export const OfferMonth = Type.Object({
  month: Type.String(),
  from: Day,
  until: Day,
  isWhole: Type.Boolean(),
  sums: Type.Array(OfferSum),
});
export type OfferMonth = Static<typeof OfferMonth>;

const named = {
  voiceId: Type.String(),
  voiceArtistName: Type.String(),
  title: Type.String(),
  titleLanguage: Voice.properties.titleLanguage,
  voiceColorNames: Type.Array(VoiceColor),
};

/** `count` is null where it is less than three, which is not told. */
export const RankedVoice = Type.Object({ ...named, count: Type.Union([Type.Integer(), Type.Null()]) });
export type RankedVoice = Static<typeof RankedVoice>;
const ranked = Type.Array(RankedVoice);

/** A combination of filters that finds fewer than three voices; `searches` is null where they are less than three. */
export const UnmetDemand = Type.Object({
  filters: Type.Object({
    languageNames: Type.Array(Language),
    gender: Type.Array(Gender),
    ageRangeNames: Type.Array(AgeRange),
    voiceColorNames: Type.Array(VoiceColor),
  } satisfies Record<(typeof demandGroups)[number], TSchema>),
  searches: Type.Union([Type.Integer(), Type.Null()]),
  found: Type.Integer(),
});
export type UnmetDemand = Static<typeof UnmetDemand>;

/**
 * What the agency learns of the days from `from` to `until`, today. Requests are kept for a shorter time than a year may
 * be: `requestsFrom` is the first day of which all are still there. Likes are those of today. `neverHeard` are the voices that
 * clients see and did not play in these days: how many, and the first of them.
 */
export const Insights = Type.Object({
  days: Type.Enum([...insightPeriods]),
  from: Day,
  until: Day,
  requestsFrom: Day,
  funnel: Type.Array(Type.Object({ step: Type.Enum([...funnelSteps]), count: Type.Integer() })),
  firstContact: FirstContact,
  months: Type.Array(OfferMonth),
  rankings: Type.Object(
    Object.fromEntries(voiceRankings.map((ranking) => [ranking, ranked])) as Record<
      VoiceRanking,
      typeof ranked
    >,
  ),
  neverHeard: Type.Object({ total: Type.Integer(), voices: Type.Array(Type.Object(named)) }),
  unmet: Type.Array(UnmetDemand),
});
export type Insights = Static<typeof Insights>;
