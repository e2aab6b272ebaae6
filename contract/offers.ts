import { Type, type Static } from "typebox";
import { limits } from "./limits.ts";
import { pageOf } from "./paging.ts";

const budget = Type.Number({ minimum: 0, maximum: limits.budget });
const platform = Type.String({ minLength: 1, maxLength: limits.name });
const version = Type.Integer({ minimum: limits.version.least, maximum: limits.version.most });
const voiceIds = Type.Array(Type.String({ minLength: 1, maxLength: limits.name }), {
  minItems: 1,
  maxItems: limits.voicesPerOffer,
  uniqueItems: true,
});

/** A new offer: exactly these four fields; the server adds the client and the time. */
export const OfferDraft = Type.Object(
  { budget, platform, version, voiceIds },
  { additionalProperties: false },
);
export type OfferDraft = Static<typeof OfferDraft>;

/** An offer as it is read; `offerId` and `createdAt` (ISO 8601, UTC) are our server's own. */
export const Offer = Type.Object({
  budget,
  platform,
  version: Type.Integer(),
  voiceIds: Type.Array(Type.String(), { maxItems: limits.voicesPerOffer }),
  clientName: Type.String(),
  offerId: Type.Optional(Type.String()),
  createdAt: Type.Optional(Type.String()),
});
export type Offer = Static<typeof Offer>;

/** One voice of an offer, as the owner's list names it. */
export const OfferVoice = Type.Object({
  voiceId: Type.String(),
  voiceArtistName: Type.String(),
  voiceMp3: Type.String(),
});
export type OfferVoice = Static<typeof OfferVoice>;

/** A page of all offers for owners, newest first. */
export const OfferPage = Type.Object(
  pageOf(Type.Intersect([Offer, Type.Object({ userName: Type.String(), voices: Type.Array(OfferVoice) })])),
);
export type OfferPage = Static<typeof OfferPage>;
