/** Answers that are larger than 512 KB, how large they may be, and why. */
export const largerAnswers: Record<string, { most: number; why: string }> = {
  "GET /api/v1/clients/:id/liked-voices": {
    most: 1_300_000,
    why: "the specification answers all liked voices whole, and there may be a thousand",
  },
  "GET /api/v1/lists": {
    most: 700_000,
    why: "a hundred lists that each hold all hundred voices that were asked for, by their ids",
  },
};

/** Calls that cost more than a hundred pages and are not one at a time, and why. */
export const dearCalls: Record<string, string> = {
  "POST /api/v1/imports/:importId/rows":
    "it judges two thousand rows anew with its import’s row locked, so that one after the other is done; cells that are left quickly must not be refused",
  "GET /api/v1/lists":
    "a hundred full lists that are asked for a hundred voices: a page asks for it with each dialog, so that it is to be made cheaper, not one at a time",
};

const needsAuthenticator = "it needs a passkey or a code of an authenticator, and tells little";
const needsFiles = "it needs files of their own: what they cost is measured by `npm run attack -- content`";
const needsLink = "it needs a link out of a letter, and answers nothing";
const needsState = "the state that it needs ends with its first call";

/** Calls that are refused here, and why none that is taken is measured. */
export const refusedHere: Record<string, string> = {
  "POST /api/v1/auth/second-factor": needsAuthenticator,
  "POST /api/v1/auth/passkeys/login": needsAuthenticator,
  "POST /api/v1/auth/passkeys": needsAuthenticator,
  "POST /api/v1/auth/passkeys/:id": needsAuthenticator,
  "DELETE /api/v1/auth/passkeys/:id": needsAuthenticator,
  "POST /api/v1/auth/totp/confirm": needsAuthenticator,
  "POST /api/v1/auth/totp/recovery-codes": needsAuthenticator,
  "DELETE /api/v1/sessions/:id": needsState,
  "POST /api/v1/auth/reset": needsLink,
  "POST /api/v1/auth/invitation": needsLink,
  "POST /api/v1/auth/confirm-address": needsLink,
  "DELETE /api/v1/account/people/:userName": needsState,
  "GET /api/v1/uploads/:uploadId": needsFiles,
  "PUT /api/v1/uploads/:uploadId": needsFiles,
  "POST /api/v1/uploads/:uploadId/audio": needsFiles,
  "POST /api/v1/imports": needsFiles,
  "POST /api/v1/imports/:importId/start": needsFiles,
  "POST /api/v1/lists/:listId/rooms": "it encodes sound beside the server, which has a test of its own",
  "POST /api/v1/offers/:offerId/brief":
    "it names the newest event: its cost is measured by `npm run attack -- content`, its answer by test/offers/bounds.deep.test.ts",
  "GET /.well-known/security.txt": "there is none without a contact",
};
