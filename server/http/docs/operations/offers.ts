import type { Operation } from "./operation.ts";

/** Offers that are answered. */
export const offerOperations: Record<string, Operation> = {
  "get /api/v1/offers": {
    id: "listOffers",
    summary: "A page of offers, newest change first: all for owners, its own for a client",
    refusals: [],
  },
  "get /api/v1/offers/attention": {
    id: "getOfferAttention",
    summary: "How many offers wait for whoever calls",
    refusals: [],
  },
  "get /api/v1/offers/{offerId}": {
    id: "getOffer",
    summary: "One offer with what last happened to it",
    refusals: [404],
  },
  "get /api/v1/offers/{offerId}/events": {
    id: "listOlderEvents",
    summary: "What happened to an offer before one of its events",
    refusals: [404],
  },
  "post /api/v1/offers/{offerId}/events": {
    id: "actOnOffer",
    summary: "Accept, propose, decline, withdraw or send a message; the answer is the offer",
    refusals: [403, 404, 409, 422, 429],
  },
  "post /api/v1/offers/{offerId}/brief": {
    id: "changeBrief",
    summary: "Change the whole brief of an open offer; the answer is the offer",
    refusals: [403, 404, 409, 422, 429],
  },
  "post /api/v1/offers/{offerId}/seen": {
    id: "noteOfferSeen",
    summary: "Note up to which event an offer was read",
    refusals: [404, 429],
    again: "it changes nothing",
  },
  "post /api/v1/offers/{offerId}/attachments": {
    id: "attachFile",
    summary: "Upload one file for a message of an offer",
    refusals: [400, 404, 408, 413, 415, 422, 429],
    again:
      "it stores another file, which nobody sees and which is swept after a day unless a message takes it",
  },
  "get /api/v1/offers/{offerId}/attachments/{id}": {
    id: "getAttachment",
    summary: "A file of an offer, to be saved",
    refusals: [404],
    answers: { 200: "application/octet-stream" },
  },
};
