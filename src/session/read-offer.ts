import { usualCurrency } from "#contract/constants/agency.ts";
import { offerStatuses, offerTurns } from "#contract/constants/values/offers.ts";
import type { Offer } from "#contract/offers/offers.ts";
import { optionalText, readNumber, readRecord, readText, readTexts } from "#src/lib/http/parse.ts";

const optionalNumber = (value: unknown, part: string): number | undefined =>
  value === undefined || value === null ? undefined : readNumber(value, part);

/** Whose turn it is; anything else, as for an offer that is not open, is null. */
const readTurn = (value: unknown): Offer["turn"] => offerTurns.find((turn) => turn === value) ?? null;

/** What only servers with the feature `negotiation` send; nothing of it where the status is missing or unknown. */
function readState(offer: Record<string, unknown>, part: string): Partial<Offer> {
  const status = offerStatuses.find((one) => one === offer["status"]);
  if (!status) return {};
  const changedAt = optionalText(offer["changedAt"], `${part}.changedAt`);
  const title = optionalText(offer["title"], `${part}.title`);
  const proposal = optionalNumber(offer["proposal"], `${part}.proposal`);
  return {
    status,
    turn: readTurn(offer["turn"]),
    answerBy: optionalText(offer["answerBy"], `${part}.answerBy`) ?? null,
    ...(changedAt === undefined ? {} : { changedAt }),
    ...(title === undefined ? {} : { title }),
    ...(proposal === undefined ? {} : { proposal }),
  };
}

/** A currency by its code; dollars where there is none, or nonsense. */
export const readCurrency = (value: unknown): string =>
  typeof value === "string" && /^[A-Z]{3}$/.test(value) ? value : usualCurrency;

/** Reads an offer of a profile or of a page of offers; fields that another back end may omit are optional. */
export function readOffer(value: unknown, part: string): Offer & { currency: string } {
  const offer = readRecord(value, part);
  const offerId = optionalText(offer["offerId"], `${part}.offerId`);
  const createdAt = optionalText(offer["createdAt"], `${part}.createdAt`);
  return {
    budget: readNumber(offer["budget"], `${part}.budget`),
    currency: readCurrency(offer["currency"]),
    platform: readText(offer["platform"], `${part}.platform`),
    version: readNumber(offer["version"] ?? 1, `${part}.version`),
    voiceIds: readTexts(offer["voiceIds"], `${part}.voiceIds`),
    clientName: optionalText(offer["clientName"], `${part}.clientName`) ?? "",
    ...(offerId === undefined ? {} : { offerId }),
    ...(createdAt === undefined ? {} : { createdAt }),
    ...readState(offer, part),
  };
}
