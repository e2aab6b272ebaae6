import { Type, type Static } from "typebox";
import { PasskeyAnswer } from "./account.ts";
import { Client } from "./clients/clients.ts";
import { audioFormats, features } from "./constants/enumerations.ts";
import { deviceKinds } from "./constants/values/people.ts";
import { limits } from "./constants/limits.ts";
import { Moment } from "./moment.ts";
import { Offer } from "./offers/offers.ts";

const strict = { additionalProperties: false };
const text = Type.String({ minLength: 1, maxLength: limits.password.most });

const secret = Type.String({ minLength: 1, maxLength: limits.name });

/** The login form, sent form-encoded; `username` is a user name or an address. */
export const Credentials = Type.Object(
  { username: Type.String({ minLength: 1, maxLength: limits.login }), password: text },
  strict,
);
export type Credentials = Static<typeof Credentials>;

/** `currentPassword` may be left out where the profile says `mustChangePassword`. */
export const PasswordChange = Type.Object(
  { currentPassword: Type.Optional(text), newPassword: text },
  strict,
);
export type PasswordChange = Static<typeof PasswordChange>;

/**
 * The second step of a login: the ticket of its refusal (`second-factor-needed`, header `second-factor-ticket`), and a
 * code of the generator or a recovery code. The answer is a token in plain text, as the login's.
 */
export const SecondFactor = Type.Object(
  { ticket: secret, code: Type.String({ minLength: 1, maxLength: limits.factorCode }) },
  strict,
);
export type SecondFactor = Static<typeof SecondFactor>;

/** Who it is, once more: a password, or the answer of a passkey. */
export const Proof = Type.Union([Type.Object({ password: text }, strict), PasskeyAnswer]);

/** Name or address of who has forgotten a password. */
export const Forgotten = Type.Object(
  { username: Type.String({ minLength: 1, maxLength: limits.login }) },
  strict,
);
export type Forgotten = Static<typeof Forgotten>;

/** A link of a mail, and the password that its reader chose: `/auth/reset` and `/auth/invitation`. */
export const LinkPassword = Type.Object({ token: secret, newPassword: text }, strict);
export type LinkPassword = Static<typeof LinkPassword>;

/** A link that confirms an address. */
export const AddressLink = Type.Object({ token: secret }, strict);
export type AddressLink = Static<typeof AddressLink>;

/** A live session, as its own user sees it; browser and system are names, empty where they are not known. */
export const LiveSession = Type.Object({
  id: Type.String(),
  device: Type.Enum([...deviceKinds]),
  browser: Type.String(),
  system: Type.String(),
  createdAt: Moment,
  lastUsedAt: Moment,
  isCurrent: Type.Boolean(),
});
export type LiveSession = Static<typeof LiveSession>;

export const Feature = Type.Enum([...features]);
export type Feature = (typeof features)[number];

const shared = {
  roleNames: Type.Array(Type.String()),
  features: Type.Array(Feature),
  /** An own password is to be chosen before anything else. */
  mustChangePassword: Type.Optional(Type.Boolean()),
  /** A second factor or a passkey is to be set up before anything else. */
  mustSetUpSecondFactor: Type.Optional(Type.Boolean()),
  /** Where the agency's days begin and end, such as `Europe/Istanbul`; our server's own. */
  timeZone: Type.Optional(Type.String()),
  /** What budgets of new offers are in, by ISO 4217; our server's own, without it dollars. */
  currency: Type.Optional(Type.String()),
  /**
   * Seconds until the session ends when nobody uses it, and however much it is used; our server's own. Nothing else says when
   * a session ends.
   */
  sessionSeconds: Type.Optional(Type.Object({ idle: Type.Integer(), absolute: Type.Integer() })),
  /** The sounds that our own server takes, as samples where the features have `upload` and as files of offers; without it all. */
  audioFormats: Type.Optional(Type.Array(Type.Enum([...audioFormats]))),
};

/** An owner: `roleNames` contains OWNER; `offers` are the newest hundred of all clients. */
export const OwnerProfile = Type.Object({
  userName: Type.String(),
  name: Type.String(),
  ...shared,
  offers: Type.Array(Offer),
});
export type OwnerProfile = Static<typeof OwnerProfile>;

/** `company` is our server's own; null where there is none. */
export const ClientProfile = Type.Object({
  ...Client.properties,
  ...shared,
  company: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
export type ClientProfile = Static<typeof ClientProfile>;

export const Profile = Type.Union([ClientProfile, OwnerProfile]);
export type Profile = OwnerProfile | ClientProfile;
