import { Type, type Static } from "typebox";
import { EmailAddress } from "#contract/account.ts";
import { personStates } from "#contract/constants/values/people.ts";
import { limits } from "#contract/constants/limits.ts";
import { Offer, OfferDraft } from "#contract/offers/offers.ts";
import { pageOf } from "#contract/paging.ts";
import { Moment } from "#contract/moment.ts";

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

/** `email` and `company` only where the features have `accounts`; an invitation goes to `email` where they have `mail`. */
export const ClientDraft = Type.Object(
  {
    name,
    lastName: name,
    email: Type.Optional(EmailAddress),
    company: Type.Optional(Type.String({ maxLength: limits.name })),
  },
  { additionalProperties: false },
);
export type ClientDraft = Static<typeof ClientDraft>;

/** Shown once; the password is never stored or logged. */
export const ClientCredentials = Type.Object({ username: Type.String(), password: Type.String() });
export type ClientCredentials = Static<typeof ClientCredentials>;

/** An offer that exists already: it is left alone, whatever else it holds. */
const KnownOffer = Type.Object({ offerId: Type.String() });

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

const orNull = (description: string) => Type.Union([Type.String({ description }), Type.Null()]);

/** A person of a client's account, as owners see it. */
export const ClientPerson = Type.Object({
  userName: Type.String(),
  name: Type.String(),
  lastName: Type.String(),
  email: orNull("the confirmed address, else the one that waits for its link"),
  state: Type.Enum([...personStates]),
  lastSeenAt: Type.Union([Moment, Type.Null()]),
});
export type ClientPerson = Static<typeof ClientPerson>;

/** An account in the owners' list; its first person stands first. */
export const ClientAccount = Type.Object({
  accountId: Type.String(),
  company: Type.Union([Type.String(), Type.Null()]),
  isLocked: Type.Boolean(),
  openOffers: Type.Integer(),
  people: Type.Array(ClientPerson),
});
export type ClientAccount = Static<typeof ClientAccount>;

export const ClientPage = Type.Object(pageOf(ClientAccount));
export type ClientPage = Static<typeof ClientPage>;

/** What an owner changes of an account. */
export const AccountChange = Type.Object(
  {
    company: Type.Optional(Type.String({ maxLength: limits.name })),
    isLocked: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type AccountChange = Static<typeof AccountChange>;
