import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import { addEvent } from "#server/offers/acts/add-event.ts";
import { keepVoices } from "#server/offers/acts/keep-voices.ts";
import { moveCount } from "#server/offers/counts.ts";
import { findVoicesToKeep } from "#server/offers/terms/clean-terms.ts";

interface StoredOffer {
  userId: string;
  voiceId: string;
  budget: number;
  platform: string;
  createdAt: Date;
}

/** Stores an offer of this client for one voice. */
export async function storeOffer(db: Db, { voiceId, ...offer }: StoredOffer): Promise<void> {
  const { userId, budget, platform, createdAt } = offer;
  const [row] = await db
    .insert(offers)
    .values({ ...offer, changedAt: createdAt, version: 1, title: platform, turn: "agency" })
    .returning({ id: offers.id, accountId: offers.accountId });
  if (!row) throw new Error("an insert returned no row");
  const noDays = { usage: null, deliverBy: null, answerBy: null };
  const terms = { budget, platform, version: 1, voiceIds: [voiceId], ...noDays };
  await keepVoices(db, row.id, {
    terms,
    added: await findVoicesToKeep(db, [voiceId], createdAt.toISOString().slice(0, 10)),
  });
  const details = { proposal: 1, terms, text: "" };
  await addEvent(db, row, { side: "client", userId, kind: "proposed", details }, createdAt);
  await moveCount(db, null, null, "agency");
}
