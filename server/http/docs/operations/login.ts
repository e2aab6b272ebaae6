import { text, type Operation } from "./operation.ts";

/** Logging in, passwords, sessions, and the own account. */
export const loginOperations: Record<string, Operation> = {
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
  "get /api/v1/account/export": {
    id: "exportOwnData",
    summary: "All that is held of whoever calls, as a ZIP of JSON",
    refusals: [403],
    answers: { 200: "application/zip" },
  },
};
