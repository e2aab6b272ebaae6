import type { OfferPage, OfferVoice } from "#contract/offers.ts";
import type { Db } from "#server/db/client.ts";
import { totals, type Paging } from "#server/http/paging.ts";
import { findVoicesByIds } from "#server/voices/sql.ts";
import { countOffers, findOffers, type PlacedOffer } from "./sql.ts";

/** The voices of an offer, in the order of the ids. */
export async function findOfferVoices(db: Db, voiceIds: string[]): Promise<OfferVoice[]> {
  const voices = await findVoicesByIds(db, voiceIds);
  return voices.map(({ voiceId, voiceArtistName, voiceMp3 }) => ({ voiceId, voiceArtistName, voiceMp3 }));
}

/** One offer; undefined where there is none of this id. */
export async function findPlacedOffer(db: Db, offerId: string): Promise<PlacedOffer | undefined> {
  const [placed] = await findOffers(db, { offerId, limit: 1 });
  return placed;
}

/** One page of all offers with their clients and voices; past the end it is empty with the true totals. */
export async function readOfferPage(db: Db, paging: Paging): Promise<OfferPage> {
  const placed = await findOffers(db, { limit: paging.size, offset: paging.page * paging.size });
  const voices = await findOfferVoices(db, [...new Set(placed.flatMap(({ offer }) => offer.voiceIds))]);
  const named = new Map(voices.map((voice) => [voice.voiceId, voice]));
  const content = placed.map(({ offer, userName }) => ({
    ...offer,
    userName,
    voices: offer.voiceIds.flatMap((voiceId) => named.get(voiceId) ?? []),
  }));
  return { content, ...totals(await countOffers(db), paging) };
}
