import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { offerVoices } from "#server/db/schema/offers.ts";
import type { CleanTerms } from "#server/offers/terms/clean-terms.ts";

/** Makes these terms' voices those that hold; the others stay for older proposals. */
export async function keepVoices(tx: Db, offerId: string, { terms, added }: CleanTerms): Promise<void> {
  if (added.length > 0)
    await tx
      .insert(offerVoices)
      .values(added.map(({ voiceId, ...shown }) => ({ offerId, voiceId, place: null, shown })));
  const place = sql`array_position(${sql.param(terms.voiceIds)}::uuid[], ${offerVoices.voiceId})`;
  await tx
    .update(offerVoices)
    .set({ place: sql`${place} - 1` })
    .where(eq(offerVoices.offerId, offerId));
}
