import type { OfferDetails, OlderEvents } from "#contract/offer-events.ts";
import { optionalText, readList, readRecord } from "#src/lib/http/parse.ts";
import { readEvents } from "./read-event.ts";
import { readListedOffer, readOfferVoice, type AnsweredOffer } from "./read-listed-offer.ts";
import { readBrief, readUsage } from "./read-terms.ts";

/** A single offer with its newest events. */
export type ReadOfferDetails = OfferDetails & AnsweredOffer;

/** Reads one offer: the answer of `GET /offers/{offerId}`, and of every act. */
export function readOfferDetails(value: unknown): ReadOfferDetails {
  const offer = readRecord(value, "offer");
  return {
    ...readListedOffer(offer, "offer"),
    usage: readUsage(offer["usage"], "offer.usage"),
    deliverBy: optionalText(offer["deliverBy"], "offer.deliverBy") ?? null,
    again: optionalText(offer["again"], "offer.again") ?? null,
    brief: readBrief(offer["brief"], "offer.brief"),
    events: readEvents(offer["events"], "offer.events"),
    hasOlder: offer["hasOlder"] === true,
  };
}

/** Reads the events before one of them: the answer of `GET /offers/{offerId}/events`. */
export function readOlderEvents(value: unknown): OlderEvents {
  const older = readRecord(value, "older");
  return {
    events: readEvents(older["events"], "older.events"),
    hasOlder: older["hasOlder"] === true,
    voices: readList(older["voices"], "older.voices", readOfferVoice),
  };
}
