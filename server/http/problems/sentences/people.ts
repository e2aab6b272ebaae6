import type { ProblemCode } from "#contract/problem.ts";
import type { Sentence } from "#server/http/language/sentences.ts";

/** Logins, accounts and who may do what. */
export const people = {
  "invalid-credentials": /*i18n*/ {
    id: "problem.invalid-credentials",
    message: "Invalid username or password.",
  },
  "not-signed-in": /*i18n*/ { id: "problem.not-signed-in", message: "Log in to continue." },
  "session-ended": /*i18n*/ {
    id: "problem.session-ended",
    message: "Your session has ended. Please log in again.",
  },
  forbidden: /*i18n*/ { id: "problem.forbidden", message: "You are not allowed to do this." },
  "client-not-found": /*i18n*/ { id: "problem.client-not-found", message: "Client not found." },
  "field-not-yours": /*i18n*/ {
    id: "problem.field-not-yours",
    message: "You cannot change this field: {field}",
    comment: "field is a name on the wire, not translated",
  },
  "password-too-weak": /*i18n*/ {
    id: "problem.password-too-weak",
    message: "The new password needs at least {least} characters.",
    comment: "least is a whole number",
  },
  "password-too-common": /*i18n*/ {
    id: "problem.password-too-common",
    message: "This password is too common. Please choose another one.",
  },
  "password-has-name": /*i18n*/ {
    id: "problem.password-has-name",
    message: "The password must not contain your name or the name of this site.",
  },
  "password-not-own": /*i18n*/ {
    id: "problem.password-not-own",
    message: "Choose a password that only you know.",
  },
  "wrong-password": /*i18n*/ { id: "problem.wrong-password", message: "The current password is wrong." },
  "password-change-needed": /*i18n*/ {
    id: "problem.password-change-needed",
    message: "Choose your own password first.",
  },
  "second-factor-setup-needed": /*i18n*/ {
    id: "problem.second-factor-setup-needed",
    message: "Set up two-step verification or add a passkey first.",
  },
  "second-factor-needed": /*i18n*/ {
    id: "problem.second-factor-needed",
    message: "Enter the code from your authenticator app.",
  },
  "wrong-code": /*i18n*/ {
    id: "problem.wrong-code",
    message: "This code is wrong or has already been used.",
  },
  "proof-needed": /*i18n*/ {
    id: "problem.proof-needed",
    message: "Confirm that it’s you.",
  },
  "link-invalid": /*i18n*/ { id: "problem.link-invalid", message: "This link is no longer valid." },
  "passkey-refused": /*i18n*/ {
    id: "problem.passkey-refused",
    message: "This passkey could not be checked. Please try again.",
  },
  "passkey-unknown": /*i18n*/ {
    id: "problem.passkey-unknown",
    message: "This passkey doesn’t belong to any account here.",
  },
  "passkey-needed": /*i18n*/ { id: "problem.passkey-needed", message: "Log in with your passkey." },
  "too-many-passkeys": /*i18n*/ {
    id: "problem.too-many-passkeys",
    message: "You can have at most {most} passkeys.",
    comment: "most is a whole number",
  },
  "invalid-email": /*i18n*/ { id: "problem.invalid-email", message: "This is not a valid e-mail address." },
  "too-many-people": /*i18n*/ {
    id: "problem.too-many-people",
    message: "A company can have at most {most} people.",
    comment: "most is a whole number",
  },
  "last-owner": /*i18n*/ {
    id: "problem.last-owner",
    message: "The last owner cannot be removed.",
  },
  "person-not-found": /*i18n*/ { id: "problem.person-not-found", message: "This person was not found." },
  "password-replaced": /*i18n*/ {
    id: "problem.password-replaced",
    message: "This was already done, and the password has been changed since.",
  },
  "account-not-found": /*i18n*/ { id: "problem.account-not-found", message: "This account was not found." },
} satisfies Partial<Record<ProblemCode, Sentence>>;
