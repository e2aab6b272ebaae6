import { Type, type Static } from "typebox";
import { EmailAddress } from "./account.ts";
import { ClientCredentials } from "./clients/clients.ts";
import { personStates } from "./constants/values/people.ts";
import { limits } from "./constants/limits.ts";
import { Moment } from "./moment.ts";

const orNull = Type.Union([Type.String(), Type.Null()]);

/** An owner, as the others see it. */
export const TeamMember = Type.Object({
  userName: Type.String(),
  name: Type.String(),
  email: orNull,
  state: Type.Enum([...personStates]),
  hasSecondFactor: Type.Boolean(),
  lastSeenAt: Type.Union([Moment, Type.Null()]),
  isYou: Type.Boolean(),
});
export type TeamMember = Static<typeof TeamMember>;

/** With an address, and where letters can be sent, an invitation goes out. */
export const TeamDraft = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: limits.name }), email: Type.Optional(EmailAddress) },
  { additionalProperties: false },
);
export type TeamDraft = Static<typeof TeamDraft>;

/** The credentials of a new owner, shown once. */
export const TeamCredentials = ClientCredentials;
