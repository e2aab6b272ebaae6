import { offerStatuses, offerTurns } from "#contract/constants/values/offers.ts";
import type { RequestDetails } from "#contract/voice-requests/requests.ts";
import { readOne, readRecord, readText } from "#src/lib/http/parse.ts";

/** Reads an offer in a few words, as requests and clients name them. */
export function readShortOffer(value: unknown, part: string): RequestDetails["offers"][number] {
  const offer = readRecord(value, part);
  const turn = offer["turn"] ?? null;
  return {
    offerId: readText(offer["offerId"], `${part}.offerId`),
    title: readText(offer["title"], `${part}.title`),
    status: readOne(offer["status"], `${part}.status`, offerStatuses),
    turn: turn === null ? null : readOne(turn, `${part}.turn`, offerTurns),
  };
}
