import { Type, type Static } from "typebox";
import { locales } from "./constants/site-languages.ts";
import { limits } from "./constants/limits.ts";
import { Moment } from "./moment.ts";

const strict = { additionalProperties: false };
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

export const EmailAddress = Type.String({ minLength: 3, maxLength: limits.email });
const personName = Type.String({ minLength: 1, maxLength: limits.name });

export const Passkey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  createdAt: Moment,
  lastUsedAt: orNull(Moment),
});
export type Passkey = Static<typeof Passkey>;

/** A person of the same client company; the first one invites and removes the others. */
export const Colleague = Type.Object({
  userName: Type.String(),
  name: Type.String(),
  lastName: Type.String(),
  email: orNull(Type.String()),
  isInvited: Type.Boolean(),
  isFirst: Type.Boolean(),
  lastSeenAt: orNull(Moment),
});
export type Colleague = Static<typeof Colleague>;

/** Everything of `/account` but its sessions. `people` is empty for owners, the caller's own entry is among them. */
export const OwnAccount = Type.Object({
  userName: Type.String(),
  company: orNull(Type.String()),
  email: orNull(Type.String()),
  emailConfirmedAt: orNull(Moment),
  pendingEmail: orNull(Type.String()),
  passwordChangedAt: orNull(Moment),
  locale: orNull(Type.Enum([...locales])),
  mails: Type.Object({ offers: Type.Boolean(), rooms: Type.Boolean() }),
  passkeys: Type.Array(Passkey),
  /** Null without an authenticator app. */
  totp: orNull(Type.Object({ confirmedAt: Moment, recoveryCodes: Type.Integer() })),
  people: Type.Array(Colleague),
});
export type OwnAccount = Static<typeof OwnAccount>;

/** Language of the letters, and which of them to get. */
export const AccountUpdate = Type.Object(
  {
    locale: Type.Optional(Type.Enum([...locales])),
    mails: Type.Optional(Type.Object({ offers: Type.Boolean(), rooms: Type.Boolean() }, strict)),
  },
  strict,
);
export type AccountUpdate = Static<typeof AccountUpdate>;

export const AddressChange = Type.Object({ email: EmailAddress }, strict);
export type AddressChange = Static<typeof AddressChange>;

export const ColleagueDraft = Type.Object(
  { name: personName, lastName: personName, email: EmailAddress },
  strict,
);
export type ColleagueDraft = Static<typeof ColleagueDraft>;

export const PasskeyName = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: limits.passkeyName }) },
  strict,
);
export type PasskeyName = Static<typeof PasskeyName>;

/** What a browser's authenticator answers (WebAuthn, as JSON); the server's library checks it. */
export const PasskeyAnswer = Type.Object(
  { response: Type.Object({}, { additionalProperties: true }) },
  strict,
);

/** What a browser is asked for (WebAuthn, as JSON), to make a passkey or to use one. */
export const PasskeyOptions = Type.Object({ challenge: Type.String() }, { additionalProperties: true });
export type PasskeyOptions = Static<typeof PasskeyOptions>;

/** A passkey that the caller's browser made (WebAuthn, as JSON), and what it is to be called. */
export const PasskeyDraft = Type.Object({ ...PasskeyAnswer.properties, ...PasskeyName.properties }, strict);
export type PasskeyDraft = Static<typeof PasskeyDraft>;

/** An authenticator app being set up: the secret in base 32 and the address that a QR code holds. */
export const TotpSetup = Type.Object({ secret: Type.String(), uri: Type.String() });
export type TotpSetup = Static<typeof TotpSetup>;

export const TotpCode = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: limits.factorCode }) },
  strict,
);
export type TotpCode = Static<typeof TotpCode>;

/** Shown once. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;
