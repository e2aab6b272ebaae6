import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { OfferVoice } from "#contract/offers.ts";
import type { Db } from "#server/db/client.ts";
import { voiceArtists, voices } from "#server/db/catalogue-schema.ts";
import { offerVoices } from "#server/db/offers-schema.ts";
import { isVisible } from "#server/voices/visible.ts";

/**
 * The voices of offers by offer, as they were when they were proposed: those of the terms that hold, in their order. One
 * that clients do not see today is gone.
 */
export async function findShownVoices(
  db: Db,
  offerIds: string[],
  { today, older = false }: { today: string; older?: boolean },
): Promise<Map<string, OfferVoice[]>> {
  if (offerIds.length === 0) return new Map();
  const rows = await db
    .select({
      offerId: offerVoices.offerId,
      voiceId: offerVoices.voiceId,
      shown: offerVoices.shown,
      isSeen: sql<boolean | null>`${isVisible(today)}`,
    })
    .from(offerVoices)
    .leftJoin(voices, eq(voices.id, offerVoices.voiceId))
    .leftJoin(voiceArtists, eq(voiceArtists.id, voices.artistId))
    .where(and(inArray(offerVoices.offerId, offerIds), older ? undefined : isNotNull(offerVoices.place)))
    // Those that only older proposals have come after the others: null is last.
    .orderBy(asc(offerVoices.place), asc(offerVoices.voiceId));
  const grouped = Map.groupBy(rows, ({ offerId }) => offerId);
  return new Map(
    [...grouped].map(([offerId, ofOffer]) => [
      offerId,
      ofOffer.map(({ voiceId, shown, isSeen }) => ({ voiceId, ...shown, isGone: isSeen !== true })),
    ]),
  );
}
