import type { OfferPage, OfferVoice } from "#contract/offers.ts";
import type { Db } from "#server/db/client.ts";
import type { Paging } from "#server/http/paging.ts";
import { findVoicesByIds } from "#server/voices/sql.ts";
import { countOffers, findOffers } from "./sql.ts";

/** One page of all offers with their clients and voices; past the end it is empty with the true totals. */
export async function readOfferPage(db: Db, { page, size }: Paging): Promise<OfferPage> {
  const totalElements = await countOffers(db);
  const placed = await findOffers(db, { limit: size, offset: page * size });
  const voices = await findVoicesByIds(db, [...new Set(placed.flatMap(({ offer }) => offer.voiceIds))]);
  const named = new Map<string, OfferVoice>(
    voices.map(({ voiceId, voiceArtistName, voiceMp3 }) => [voiceId, { voiceId, voiceArtistName, voiceMp3 }]),
  );
  const content = placed.map(({ offer, userName }) => ({
    ...offer,
    userName,
    voices: offer.voiceIds.flatMap((voiceId) => named.get(voiceId) ?? []),
  }));
  return { content, totalPages: Math.ceil(totalElements / size), totalElements };
}
