import type { Operation } from "./operation.ts";

/** Clients, owners and the record of what they did. */
export const peopleOperations: Record<string, Operation> = {
  "post /api/v1/clients": {
    id: "createClient",
    summary: "Create a client",
    refusals: [403, 404, 409, 422, 429],
  },
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
    refusals: [403, 404, 409, 422, 429],
  },
  "post /api/v1/clients/{userName}/invitation": {
    id: "inviteClientAgain",
    summary: "Invite a client once more who has not come in yet",
    refusals: [403, 404, 422, 429],
    again: "it sends another letter, whose link replaces the one before",
  },
  "post /api/v1/clients/accounts/{accountId}": {
    id: "changeClientAccount",
    summary: "Change the company of a client's account, or lock it",
    refusals: [403, 404, 422, 429],
    again: "it changes nothing",
  },
  "delete /api/v1/clients/accounts/{accountId}": {
    id: "deleteClientAccount",
    summary: "Delete a client's account with its people",
    refusals: [403, 404, 429],
  },
  "get /api/v1/clients/accounts/{accountId}/export": {
    id: "exportClientAccount",
    summary: "All that is held of a client's account, as a ZIP of JSON",
    refusals: [403, 404, 429],
    answers: { 200: "application/zip" },
  },
  "get /api/v1/team": { id: "listTeam", summary: "The owners", refusals: [403] },
  "post /api/v1/team": { id: "addOwner", summary: "Add an owner", refusals: [403, 404, 409, 422, 429] },
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
    refusals: [403, 429],
    answers: { 200: "text/csv" },
  },
};
