import { offers, offerVoices } from "#server/db/schema.ts";
import type { Db } from "#server/db/client.ts";

interface StoredOffer {
  userId: string;
  voiceId: string;
  budget: number;
  platform: string;
  createdAt: Date;
}

/** Stores an offer of this client for one voice. */
export async function storeOffer(db: Db, { voiceId, ...offer }: StoredOffer): Promise<void> {
  const [row] = await db
    .insert(offers)
    .values({ ...offer, version: 1 })
    .returning({ id: offers.id });
  if (!row) throw new Error("an insert returned no row");
  await db.insert(offerVoices).values({ offerId: row.id, voiceId, place: 0 });
}
