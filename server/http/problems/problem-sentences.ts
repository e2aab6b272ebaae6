import type { ProblemCode } from "#contract/problem.ts";
import type { Sentence } from "#server/http/language/sentences.ts";

/** One sentence a code; the Turkish ones stand in locales/tr.po. A new code does not compile without one. */
export const problemSentences: Record<ProblemCode, Sentence> = {
  "invalid-credentials": /*i18n*/ {
    id: "problem.invalid-credentials",
    message: "Invalid username or password.",
  },
  "not-signed-in": /*i18n*/ { id: "problem.not-signed-in", message: "Please log in to continue." },
  "session-ended": /*i18n*/ {
    id: "problem.session-ended",
    message: "Your session has ended. Please log in again.",
  },
  forbidden: /*i18n*/ { id: "problem.forbidden", message: "You are not allowed to do this." },
  "not-found": /*i18n*/ { id: "problem.not-found", message: "This address does not exist." },
  "voice-artist-not-found": /*i18n*/ {
    id: "problem.voice-artist-not-found",
    message: "Voice artist not found.",
  },
  "client-not-found": /*i18n*/ { id: "problem.client-not-found", message: "Client not found." },
  "voice-request-not-found": /*i18n*/ {
    id: "problem.voice-request-not-found",
    message: "Voice request not found.",
  },
  "invalid-input": /*i18n*/ {
    id: "problem.invalid-input",
    message: "Some of the data sent is not valid: {where}",
    comment: "where lists fields by their names on the wire, not translated",
  },
  "invalid-page": /*i18n*/ { id: "problem.invalid-page", message: "Page or size is out of range." },
  "invalid-name": /*i18n*/ {
    id: "problem.invalid-name",
    message: "This name contains characters that are not allowed.",
  },
  "invalid-voice-url": /*i18n*/ {
    id: "problem.invalid-voice-url",
    message: "A voice sample needs an http or https URL, or an uploaded file.",
  },
  "name-taken": /*i18n*/ { id: "problem.name-taken", message: "An artist with this name already exists." },
  "unknown-voice": /*i18n*/ {
    id: "problem.unknown-voice",
    message: "One of the voices no longer exists.",
  },
  "unknown-voice-url": /*i18n*/ {
    id: "problem.unknown-voice-url",
    message: "One of the liked voices no longer exists.",
  },
  "too-many-likes": /*i18n*/ {
    id: "problem.too-many-likes",
    message: "You can like at most {most} voices.",
    comment: "most is a whole number",
  },
  "field-not-yours": /*i18n*/ {
    id: "problem.field-not-yours",
    message: "You may not change this field: {field}",
    comment: "field is a name on the wire, not translated",
  },
  stale: /*i18n*/ { id: "problem.stale", message: "This changed while you were working. Please try again." },
  "idempotency-mismatch": /*i18n*/ {
    id: "problem.idempotency-mismatch",
    message: "This form was already sent with other content.",
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
    message: "Please choose a password that only you know.",
  },
  "wrong-password": /*i18n*/ { id: "problem.wrong-password", message: "The current password is wrong." },
  "password-change-needed": /*i18n*/ {
    id: "problem.password-change-needed",
    message: "Please choose your own password first.",
  },
  "second-factor-setup-needed": /*i18n*/ {
    id: "problem.second-factor-setup-needed",
    message: "Please set up two-step verification or a passkey first.",
  },
  "second-factor-needed": /*i18n*/ {
    id: "problem.second-factor-needed",
    message: "Please enter the code of your authenticator app.",
  },
  "wrong-code": /*i18n*/ {
    id: "problem.wrong-code",
    message: "This code is not right, or was already used.",
  },
  "proof-needed": /*i18n*/ {
    id: "problem.proof-needed",
    message: "Please confirm that it is you.",
  },
  "link-invalid": /*i18n*/ { id: "problem.link-invalid", message: "This link is no longer valid." },
  "passkey-refused": /*i18n*/ {
    id: "problem.passkey-refused",
    message: "This passkey could not be checked. Please try again.",
  },
  "passkey-unknown": /*i18n*/ {
    id: "problem.passkey-unknown",
    message: "No account here knows this passkey.",
  },
  "passkey-needed": /*i18n*/ { id: "problem.passkey-needed", message: "Please log in with your passkey." },
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
  "account-not-found": /*i18n*/ { id: "problem.account-not-found", message: "This account was not found." },
  "too-many-attempts": /*i18n*/ {
    id: "problem.too-many-attempts",
    message: "Too many attempts. Please try again later.",
  },
  "too-many-requests": /*i18n*/ {
    id: "problem.too-many-requests",
    message: "Too many requests from your connection. Please try again later.",
  },
  "too-many-writes": /*i18n*/ {
    id: "problem.too-many-writes",
    message: "You have made too many changes in a short time. Please try again later.",
  },
  "body-too-large": /*i18n*/ { id: "problem.body-too-large", message: "The data sent is too large." },
  "unsupported-media-type": /*i18n*/ {
    id: "problem.unsupported-media-type",
    message: "The server does not accept data of this type.",
  },
  "audio-not-recognised": /*i18n*/ {
    id: "problem.audio-not-recognised",
    message:
      "{m4a, select, true {This is not an MP3, WAV, M4A or OGG file.} other {This is not an MP3, WAV or OGG file.}}",
    comment: "m4a says whether M4A files are taken",
  },
  "audio-damaged": /*i18n*/ {
    id: "problem.audio-damaged",
    message: "The audio file is damaged or incomplete.",
  },
  "audio-too-large": /*i18n*/ {
    id: "problem.audio-too-large",
    message: "The audio file can be at most 20 MB.",
  },
  "audio-too-long": /*i18n*/ {
    id: "problem.audio-too-long",
    message: "The audio file is longer than 10 minutes.",
  },
  "audio-too-much-else": /*i18n*/ {
    id: "problem.audio-too-much-else",
    message:
      "Besides its sound, this file holds more than 256 kB, such as a cover picture. Please remove that and upload the file again.",
  },
  "database-away": /*i18n*/ {
    id: "problem.database-away",
    message: "The service is temporarily unavailable. Please try again shortly.",
  },
  "storage-full": /*i18n*/ {
    id: "problem.storage-full",
    message: "Nothing can be saved at the moment. Please try again later.",
  },
  "storage-away": /*i18n*/ {
    id: "problem.storage-away",
    message: "Audio storage is temporarily unavailable. Please try again shortly.",
  },
  overloaded: /*i18n*/ { id: "problem.overloaded", message: "The server is busy. Please try again shortly." },
  unexpected: /*i18n*/ {
    id: "problem.unexpected",
    message: "Something went wrong on the server. Please try again.",
  },
};
