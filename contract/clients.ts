import { Type, type Static } from "typebox";
import { limits } from "./limits.ts";
import { Offer, OfferDraft } from "./offers.ts";

const name = Type.String({ minLength: 1, maxLength: limits.name });

export const Client = Type.Object({
  userName: Type.String(),
  name: Type.String(),
  lastName: Type.String(),
  isActive: Type.Boolean(),
  isLocked: Type.Boolean(),
  likedVoiceMp3s: Type.Array(Type.String()),
  offers: Type.Array(Offer),
});
export type Client = Static<typeof Client>;

export const ClientDraft = Type.Object({ name, lastName: name }, { additionalProperties: false });
export type ClientDraft = Static<typeof ClientDraft>;

/** Shown once; the password is never stored or logged. */
export const ClientCredentials = Type.Object({ username: Type.String(), password: Type.String() });
export type ClientCredentials = Static<typeof ClientCredentials>;

/** An offer that exists already, as an earlier answer showed it: it is left alone. */
const KnownOffer = Type.Object(
  { ...Offer.properties, offerId: Type.String() },
  { additionalProperties: false },
);

/** The whole client, as a like or an offer sends it. */
export const ClientUpdate = Type.Object(
  {
    userName: Type.Optional(Type.String({ maxLength: limits.name })),
    name: Type.Optional(name),
    lastName: Type.Optional(name),
    isActive: Type.Optional(Type.Boolean()),
    isLocked: Type.Optional(Type.Boolean()),
    // More than `limits.likes` are refused with a sentence of their own, before any of them is read.
    likedVoiceMp3s: Type.Optional(Type.Array(Type.String({ maxLength: limits.text }))),
    offers: Type.Optional(Type.Array(Type.Union([OfferDraft, KnownOffer]), { maxItems: 200 })),
  },
  { additionalProperties: false },
);
export type ClientUpdate = Static<typeof ClientUpdate>;
