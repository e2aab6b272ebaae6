import type { ClientUpdate } from "#contract/clients.ts";
import type { OfferDraft } from "#contract/offers.ts";
import type { Db } from "#server/db/client.ts";
import { isUuid } from "#server/db/uuid.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { placeOffer } from "#server/offers/place.ts";
import { findOwnOfferIds } from "#server/offers/sql.ts";
import { setLikes } from "./likes.ts";

type SentOffer = NonNullable<ClientUpdate["offers"]>[number];

const isNew = (offer: SentOffer): offer is OfferDraft => !("offerId" in offer);

/** The one new offer among the sent ones; the known ones are left alone, and none that is missing is removed. */
async function newOffer(tx: Db, userId: string, sent: SentOffer[]): Promise<OfferDraft | undefined> {
  const known = sent.flatMap((offer) => ("offerId" in offer ? [offer.offerId] : []));
  const own = await findOwnOfferIds(tx, userId, known.filter(isUuid));
  if (!known.every((offerId) => own.has(offerId)))
    throw new Problem(422, "invalid-input", { values: { where: "offers/offerId" } });
  const [draft, ...more] = sent.filter(isNew);
  if (more.length > 0) throw new Problem(422, "invalid-input", { values: { where: "offers" } });
  return draft;
}

/** What a client may write of itself: its likes as a set, and one new offer. */
export async function updateOwn(tx: Db, userId: string, update: ClientUpdate): Promise<void> {
  const draft = await newOffer(tx, userId, update.offers ?? []);
  if (update.likedVoiceMp3s) await setLikes(tx, userId, update.likedVoiceMp3s);
  if (draft) await placeOffer(tx, userId, draft, `offers/${update.offers?.indexOf(draft)}`);
}
