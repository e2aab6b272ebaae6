/** What the schemas do not say of a call. */
export interface Operation {
  id: string;
  summary: string;
  /** The statuses of its refusals, beyond those that follow from its schema. */
  refusals: number[];
  /** The content type of an answer that is not JSON, by status. */
  answers?: Record<number, string>;
}

const text = "text/plain";

/** Every call of the document, by method and path; without one that is missing there is no document. */
export const operations: Record<string, Operation> = {
  "post /api/v1/auth/login": {
    id: "logIn",
    summary: "Log in; the answer is the token",
    refusals: [401, 429],
    answers: { 200: text },
  },
  "get /api/v1/auth/me": { id: "getProfile", summary: "The profile of whoever calls", refusals: [] },
  "post /api/v1/auth/logout": { id: "logOut", summary: "End the token", refusals: [] },
  "post /api/v1/auth/password": {
    id: "changePassword",
    summary: "Set a new password and end the other sessions",
    refusals: [422, 429],
  },
  "post /api/v1/auth/forgot": {
    id: "forgetPassword",
    summary: "Have a link sent to whoever has forgotten the password; the answer is the same for everybody",
    refusals: [404, 429],
  },
  "post /api/v1/auth/reset": {
    id: "resetPassword",
    summary: "Set a new password by the link of a letter",
    refusals: [404, 422],
  },
  "post /api/v1/auth/invitation": {
    id: "acceptInvitation",
    summary: "Choose the first password by the link of a letter; the answer is the user name",
    refusals: [404, 422],
  },
  "post /api/v1/auth/confirm-address": {
    id: "confirmAddress",
    summary: "Confirm an e-mail address by the link of a letter",
    refusals: [404, 422],
  },
  "get /api/v1/account": { id: "getAccount", summary: "What is kept of whoever calls", refusals: [403] },
  "post /api/v1/account": {
    id: "updateAccount",
    summary: "Change the language of letters and which of them to get",
    refusals: [403, 429],
  },
  "post /api/v1/account/address": {
    id: "changeAddress",
    summary: "Have a link sent to another e-mail address",
    refusals: [403, 404, 422, 429],
  },
  "post /api/v1/account/people": {
    id: "inviteColleague",
    summary: "Invite a colleague into the own company",
    refusals: [403, 404, 422, 429],
  },
  "delete /api/v1/account/people/{userName}": {
    id: "removeColleague",
    summary: "Remove a colleague from the own company",
    refusals: [403, 404, 429],
  },
  "post /api/v1/auth/second-factor": {
    id: "enterSecondFactor",
    summary: "The second step of a login: a ticket and a code; the answer is the token",
    refusals: [401, 403, 422, 429],
    answers: { 200: text },
  },
  "post /api/v1/auth/passkeys/login-options": {
    id: "getPasskeyLoginOptions",
    summary: "What a browser is asked for to log in with a passkey",
    refusals: [403, 429],
  },
  "post /api/v1/auth/passkeys/login": {
    id: "logInWithPasskey",
    summary: "Log in with a passkey; the answer is the token",
    refusals: [401, 403],
    answers: { 200: text },
  },
  "post /api/v1/auth/passkeys/options": {
    id: "getPasskeyOptions",
    summary: "What a browser is asked for to make a passkey",
    refusals: [403, 422, 429],
  },
  "post /api/v1/auth/passkeys": { id: "addPasskey", summary: "Add a passkey", refusals: [403, 422, 429] },
  "post /api/v1/auth/passkeys/{id}": {
    id: "renamePasskey",
    summary: "Give a passkey another name",
    refusals: [403, 404, 422, 429],
  },
  "delete /api/v1/auth/passkeys/{id}": {
    id: "removePasskey",
    summary: "Remove a passkey",
    refusals: [403, 404, 429],
  },
  "post /api/v1/auth/totp": {
    id: "beginTotp",
    summary: "Begin to set up a code generator",
    refusals: [403, 409, 429],
  },
  "post /api/v1/auth/totp/confirm": {
    id: "confirmTotp",
    summary: "Turn the code generator on; the answer is the recovery codes, shown once",
    refusals: [409, 422, 429],
  },
  "delete /api/v1/auth/totp": {
    id: "turnTotpOff",
    summary: "Turn the code generator off",
    refusals: [403, 429],
  },
  "post /api/v1/auth/totp/recovery-codes": {
    id: "renewRecoveryCodes",
    summary: "New recovery codes, shown once",
    refusals: [403, 409, 429],
  },
  "post /api/v1/auth/proof/options": {
    id: "getProofOptions",
    summary: "What a browser is asked for to show by a passkey who it is",
    refusals: [429],
  },
  "post /api/v1/auth/proof": {
    id: "prove",
    summary: "Show by a password or a passkey who it is, for ten minutes",
    refusals: [422, 429],
  },
  "get /api/v1/sessions": { id: "listSessions", summary: "The caller's sessions", refusals: [403] },
  "delete /api/v1/sessions": {
    id: "endOtherSessions",
    summary: "End the caller's other sessions",
    refusals: [403, 429],
  },
  "delete /api/v1/sessions/{id}": {
    id: "endSession",
    summary: "End one of the caller's sessions",
    refusals: [403, 404, 429],
  },
  "get /api/v1/voices": { id: "listVoices", summary: "A page of the library", refusals: [] },
  "post /api/v1/clients": { id: "createClient", summary: "Create a client", refusals: [403, 422, 429] },
  "post /api/v1/clients/update/{clientName}": {
    id: "updateClient",
    summary: "Change a client, its likes, or add an offer",
    refusals: [403, 404, 412, 422, 429],
  },
  "get /api/v1/clients/{id}/liked-voices": {
    id: "listLikedVoices",
    summary: "The voices that a client likes",
    refusals: [404],
  },
  "get /api/v1/clients": {
    id: "listClients",
    summary: "A page of the clients' accounts with their people",
    refusals: [403],
  },
  "post /api/v1/clients/{userName}/credentials": {
    id: "renewClientCredentials",
    summary: "Give a client a new password and end its sessions, links, passkeys and second factor",
    refusals: [403, 404, 429],
  },
  "post /api/v1/clients/{userName}/invitation": {
    id: "inviteClientAgain",
    summary: "Invite a client once more who has not come in yet",
    refusals: [403, 404, 422, 429],
  },
  "post /api/v1/clients/accounts/{accountId}": {
    id: "changeClientAccount",
    summary: "Change the company of a client's account, or lock it",
    refusals: [403, 404, 422, 429],
  },
  "delete /api/v1/clients/accounts/{accountId}": {
    id: "deleteClientAccount",
    summary: "Delete a client's account with its people",
    refusals: [403, 404, 429],
  },
  "get /api/v1/clients/accounts/{accountId}/export": {
    id: "exportClientAccount",
    summary: "All that is held of a client's account, as a ZIP of JSON",
    refusals: [403, 404],
    answers: { 200: "application/zip" },
  },
  "get /api/v1/account/export": {
    id: "exportOwnData",
    summary: "All that is held of whoever calls, as a ZIP of JSON",
    refusals: [403],
    answers: { 200: "application/zip" },
  },
  "get /api/v1/team": { id: "listTeam", summary: "The owners", refusals: [403] },
  "post /api/v1/team": { id: "addOwner", summary: "Add an owner", refusals: [403, 422, 429] },
  "delete /api/v1/team/{userName}": {
    id: "removeOwner",
    summary: "Remove an owner, but never the last",
    refusals: [403, 404, 422, 429],
  },
  "get /api/v1/history": {
    id: "listHistory",
    summary: "A page of the record, newest first",
    refusals: [403],
  },
  "get /api/v1/history.csv": {
    id: "exportHistory",
    summary: "The record as CSV",
    refusals: [403],
    answers: { 200: "text/csv" },
  },
  "get /api/v1/offers": { id: "listOffers", summary: "A page of all offers", refusals: [403] },
  "post /api/v1/voice-artists": {
    id: "createVoiceArtist",
    summary: "Create a voice artist",
    refusals: [403, 409, 422, 429],
  },
  "post /api/v1/voice-artists/update/{artistName}": {
    id: "updateVoiceArtist",
    summary: "Change a voice artist",
    refusals: [403, 404, 409, 412, 422, 429],
  },
  "get /api/v1/voice-artists/names": {
    id: "listVoiceArtistNames",
    summary: "The names of all voice artists",
    refusals: [403],
  },
  "get /api/v1/voice-artists/names/{name}": {
    id: "getVoiceArtist",
    summary: "A voice artist by name",
    refusals: [403, 404],
  },
  "post /api/voice-request": {
    id: "requestVoice",
    summary: "Send a voice request; the answer is a sentence",
    refusals: [429],
    answers: { 200: text },
  },
  "get /api/v1/voice-requests": { id: "listVoiceRequests", summary: "A page of the inbox", refusals: [403] },
  "post /api/v1/voice-requests/{id}/status": {
    id: "changeVoiceRequestStatus",
    summary: "Change the status of a voice request",
    refusals: [403, 404, 429],
  },
  "post /api/v1/audio": {
    id: "uploadAudio",
    summary: "Upload one audio file",
    refusals: [400, 403, 408, 413, 415, 422, 429],
  },
  "get /audio/{file}": {
    id: "getAudio",
    summary: "A stored audio file, whole or by a range of bytes",
    refusals: [404, 416],
    answers: { 200: "audio/*", 206: "audio/*" },
  },
  "get /healthz": { id: "isUp", summary: "Whether the process is up", refusals: [], answers: { 200: text } },
  "get /readyz": {
    id: "isReady",
    summary: "Whether the database answers",
    refusals: [],
    answers: { 200: text },
  },
};
