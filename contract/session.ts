import { Type, type Static } from "typebox";
import { Client } from "./clients.ts";
import { audioFormats, features } from "./enumerations.ts";
import { limits } from "./limits.ts";
import { Offer } from "./offers.ts";

const strict = { additionalProperties: false };
const text = Type.String({ minLength: 1, maxLength: limits.password.most });

/** The login form, sent form-encoded. */
export const Credentials = Type.Object({ username: text, password: text }, strict);
export type Credentials = Static<typeof Credentials>;

export const PasswordChange = Type.Object({ currentPassword: text, newPassword: text }, strict);
export type PasswordChange = Static<typeof PasswordChange>;

export const Feature = Type.Enum([...features]);
export type Feature = (typeof features)[number];

const shared = { roleNames: Type.Array(Type.String()), features: Type.Array(Feature) };

/**
 * An owner: `roleNames` contains OWNER; `offers` are the newest hundred of all clients; `audioFormats` is what may be
 * uploaded where the features have `upload`, and all of them where it is missing.
 */
export const OwnerProfile = Type.Object({
  userName: Type.String(),
  name: Type.String(),
  ...shared,
  audioFormats: Type.Optional(Type.Array(Type.Enum([...audioFormats]))),
  offers: Type.Array(Offer),
});
export type OwnerProfile = Static<typeof OwnerProfile>;

export const ClientProfile = Type.Object({ ...Client.properties, ...shared });
export type ClientProfile = Static<typeof ClientProfile>;

export const Profile = Type.Union([ClientProfile, OwnerProfile]);
export type Profile = OwnerProfile | ClientProfile;
