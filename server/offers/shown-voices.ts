import { and, asc, eq, inArray, lt, or, sql } from "drizzle-orm";
import { limits } from "#contract/constants/limits.ts";
import type { OfferVoice } from "#contract/offers/offers.ts";
import type { Db } from "#server/db/client.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { offerVoices } from "#server/db/schema/offers.ts";
import { isVisible } from "#server/voices/visible.ts";

/** How many bytes of transcripts one answer holds: a hundred samples of two thousand letters would make it too large. */
const mostWords = 100_000;

/** Lets transcripts into an answer until it is full of them. */
function roomForWords(): (transcript: OfferVoice["transcript"]) => OfferVoice["transcript"] {
  let left = mostWords;
  return (transcript) => {
    left -= Buffer.byteLength(transcript?.text ?? "");
    return left < 0 ? null : transcript;
  };
}

/**
 * The voices of offers by offer, as they were when they were proposed: those of the terms that hold, in their order, and after
 * them those that are named besides, without sound and words. One that clients do not see today is gone. `most` is how many
 * of an offer's are wanted.
 */
export async function findShownVoices(
  db: Db,
  offerIds: string[],
  { today, named = [], most = limits.voicesPerOffer }: { today: string; named?: string[]; most?: number },
): Promise<Map<string, OfferVoice[]>> {
  if (offerIds.length === 0) return new Map();
  const rows = await db
    .select({
      offerId: offerVoices.offerId,
      voiceId: offerVoices.voiceId,
      place: offerVoices.place,
      shown: offerVoices.shown,
      isSeen: sql<boolean | null>`${isVisible(today)}`,
    })
    .from(offerVoices)
    .leftJoin(voices, eq(voices.id, offerVoices.voiceId))
    .leftJoin(voiceArtists, eq(voiceArtists.id, voices.artistId))
    .where(
      and(
        inArray(offerVoices.offerId, offerIds),
        or(lt(offerVoices.place, most), named.length > 0 ? inArray(offerVoices.voiceId, named) : undefined),
      ),
    )
    // Those that only older proposals have come after the others: null is last.
    .orderBy(asc(offerVoices.place), asc(offerVoices.voiceId));
  const room = roomForWords();
  const grouped = Map.groupBy(rows, ({ offerId }) => offerId);
  return new Map(
    [...grouped].map(([offerId, ofOffer]) => [
      offerId,
      ofOffer.map(({ voiceId, place, shown, isSeen }) => ({
        voiceId,
        ...shown,
        ...(place === null && { peaks: null }),
        transcript: place === null ? null : room(shown.transcript ?? null),
        isGone: isSeen !== true,
      })),
    ]),
  );
}
