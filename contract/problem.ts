import { Type, type Static } from "typebox";

/** Every problem a program can tell apart; the server sends one in the header `problem-code`. */
export const problemCodes = [
  "invalid-credentials",
  "not-signed-in",
  "session-ended",
  "forbidden",
  "not-found",
  "voice-artist-not-found",
  "client-not-found",
  "voice-request-not-found",
  "offer-not-found",
  "offer-changed",
  "not-your-turn",
  "offer-closed",
  "terms-unchanged",
  "budget-unknown",
  "list-not-found",
  "too-many-lists",
  "list-full",
  "not-in-list",
  "attachments-full",
  "attachment-type",
  "attachment-too-large",
  "too-many-attachments",
  "invalid-input",
  "invalid-page",
  "invalid-name",
  "invalid-voice-url",
  "name-taken",
  "unknown-voice",
  "unknown-voice-url",
  "too-many-likes",
  "field-not-yours",
  "stale",
  "idempotency-mismatch",
  "password-too-weak",
  "password-too-common",
  "password-has-name",
  "password-not-own",
  "wrong-password",
  "password-change-needed",
  "second-factor-setup-needed",
  "second-factor-needed",
  "wrong-code",
  "proof-needed",
  "link-invalid",
  "passkey-refused",
  "passkey-unknown",
  "passkey-needed",
  "too-many-passkeys",
  "invalid-email",
  "too-many-people",
  "last-owner",
  "person-not-found",
  "account-not-found",
  "too-many-attempts",
  "too-many-requests",
  "too-many-writes",
  "body-too-large",
  "unsupported-media-type",
  "audio-not-recognised",
  "audio-damaged",
  "audio-too-large",
  "audio-too-long",
  "audio-too-much-else",
  "sample-not-found",
  "sample-in-offers",
  "too-many-samples",
  "consent-missing",
  "not-shareable",
  "artist-archived",
  "artist-not-archived",
  "artist-in-offers",
  "nothing-to-restore",
  "consent-file-type",
  "consent-file-too-large",
  "upload-not-found",
  "upload-not-next",
  "upload-not-whole",
  "import-not-found",
  "import-running",
  "import-not-ready",
  "import-no-sheet",
  "import-unreadable",
  "import-too-many-rows",
  "import-too-many-files",
  "import-too-large",
  "zip-refused",
  "database-away",
  "storage-full",
  "storage-away",
  "overloaded",
  "unexpected",
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** Why the contract refuses a field; a refusal of our own says its `ProblemCode` instead. */
export const fieldFaults = ["required", "too-long", "out-of-range", "malformed"] as const;
export type FieldFault = (typeof fieldFaults)[number];

/**
 * One wrong field of a refused body: `pointer` is a JSON pointer into it, as `#/offers/0/budget` (RFC 9457). The header
 * `problem-errors` is a JSON list of them, because the body is the sentence.
 */
export interface FieldProblem {
  pointer: string;
  code: FieldFault | ProblemCode;
}

/** The answer of a refused client update; every other call answers the sentence as plain text. */
export const ClientUpdateProblem = Type.Object({ code: Type.String(), message: Type.String() });
export type ClientUpdateProblem = Static<typeof ClientUpdateProblem>;
