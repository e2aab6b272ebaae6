import type { Offer } from "#contract/offers.ts";
import { optionalText, readNumber, readRecord, readText, readTexts } from "#src/lib/http/parse.ts";

/** Reads an offer of a profile or of a page of offers; fields that another back end may omit are optional. */
export function readOffer(value: unknown, part: string): Offer {
  const offer = readRecord(value, part);
  const offerId = optionalText(offer["offerId"], `${part}.offerId`);
  const createdAt = optionalText(offer["createdAt"], `${part}.createdAt`);
  return {
    budget: readNumber(offer["budget"], `${part}.budget`),
    platform: readText(offer["platform"], `${part}.platform`),
    version: readNumber(offer["version"] ?? 1, `${part}.version`),
    voiceIds: readTexts(offer["voiceIds"], `${part}.voiceIds`),
    clientName: optionalText(offer["clientName"], `${part}.clientName`) ?? "",
    ...(offerId === undefined ? {} : { offerId }),
    ...(createdAt === undefined ? {} : { createdAt }),
  };
}
