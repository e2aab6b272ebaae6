import { queryOptions } from "@tanstack/react-query";
import type { FirstOffer } from "#contract/offers/first-offer.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { readNumber, readRecord, readText, readTexts } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { fetchVoicesById } from "#src/voice/voices-by-id.ts";

type Filled = NonNullable<FirstOffer["offer"]>;

function readFilled(value: unknown): Filled {
  const offer = readRecord(value, "offer");
  return {
    platform: readText(offer["platform"], "offer.platform"),
    version: readNumber(offer["version"], "offer.version"),
    voiceIds: readTexts(offer["voiceIds"], "offer.voiceIds"),
    notes: readText(offer["notes"], "offer.notes"),
    requestedAt: readText(offer["requestedAt"], "offer.requestedAt"),
    chosenAt: readText(offer["chosenAt"], "offer.chosenAt"),
  };
}

/** What waits filled for a client, with its voices; null where nothing does. Only on servers with the feature `requests`. */
export const firstOfferQuery = queryOptions({
  queryKey: [...keys.offers, "first"],
  queryFn: async ({ signal }): Promise<(Filled & { voices: Voice[] }) | null> => {
    const { offer } = readRecord(await readJson(await api.get("api/v1/offers/first", { signal })), "first");
    if (offer === null || offer === undefined) return null;
    const filled = readFilled(offer);
    const voices = await fetchVoicesById(filled.voiceIds, signal);
    return voices.length > 0 ? { ...filled, voices } : null;
  },
});
