import type { OfferDetails, OfferEvent, OlderEvents } from "#contract/offers/offer-events.ts";
import { optionalText, readList, readNumber, readRecord } from "#src/lib/http/parse.ts";
import { joinEvents, withOlder } from "#src/lib/join-events.ts";
import { readEvents } from "./read-event.ts";
import { readListedOffer, readOfferVoice, type AnsweredOffer } from "./read-listed-offer.ts";
import { readProduction } from "./read-production.ts";
import { readBrief, readUsage } from "./read-terms.ts";

/** A single offer with its newest events. */
export type ReadOfferDetails = OfferDetails & AnsweredOffer & Required<Pick<OfferDetails, "production">>;

/** Reads one offer: the answer of `GET /offers/{offerId}`. */
export function readOfferDetails(value: unknown): ReadOfferDetails {
  const offer = readRecord(value, "offer");
  return {
    ...readListedOffer(offer, "offer"),
    usage: readUsage(offer["usage"], "offer.usage"),
    deliverBy: optionalText(offer["deliverBy"], "offer.deliverBy") ?? null,
    ...(offer["rounds"] !== undefined && { rounds: readNumber(offer["rounds"], "offer.rounds") }),
    again: optionalText(offer["again"], "offer.again") ?? null,
    brief: readBrief(offer["brief"], "offer.brief"),
    production: readProduction(offer["production"], "offer.production"),
    events: readEvents(offer["events"], "offer.events"),
    hasOlder: offer["hasOlder"] === true,
  };
}

/** An offer with voices beside its own: those that only events name which it does not hold. */
function withVoices(offer: ReadOfferDetails, more: OlderEvents["voices"]): ReadOfferDetails {
  const ids = new Set(offer.voices.map(({ voiceId }) => voiceId));
  return { ...offer, voices: [...offer.voices, ...more.filter(({ voiceId }) => !ids.has(voiceId))] };
}

/** An offer as it is answered, with the older events that are known of it and the voices that they name. */
export function joinOffer(known: ReadOfferDetails, offer: ReadOfferDetails): ReadOfferDetails {
  const all = joinEvents(known, offer);
  return all.events === offer.events ? offer : { ...withVoices(offer, known.voices), ...all };
}

/** An offer with older events and the voices that they name. */
export const withOlderEvents = (offer: ReadOfferDetails, older: OlderEvents): ReadOfferDetails => ({
  ...withVoices(offer, older.voices),
  ...withOlder(offer, older),
});

/** Reads what an act answers: the offer, or what is new of the one that was known when it was sent, with that. */
export function readOfferNews(value: unknown, known: ReadOfferDetails | undefined): ReadOfferDetails {
  const answer = readOfferDetails(value);
  const since = optionalText(readRecord(value, "offer")["since"], "offer.since");
  if (!known || since === undefined) return answer;
  const tells = (kind: OfferEvent["kind"]) => answer.events.some((event) => event.kind === kind);
  const before = known.events.filter(({ eventId }) => Number(eventId) <= Number(since));
  return {
    ...withVoices(answer, known.voices),
    brief: tells("briefChanged") ? answer.brief : known.brief,
    events: [...before, ...answer.events],
    hasOlder: known.hasOlder,
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
