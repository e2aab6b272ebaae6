import type { ClientUpdate } from "#contract/clients/clients.ts";
import type { OfferDraft } from "#contract/offers/offers.ts";
import type { Db } from "#server/db/client.ts";
import { isUuid } from "#server/db/uuid.ts";
import { countOffer, type WriteLimits } from "#server/http/limits/writes.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { placeOffer, type Sender } from "#server/offers/place.ts";
import { findOwnOfferIds } from "#server/offers/sql.ts";
import { setLikes } from "./likes.ts";

type SentOffer = NonNullable<ClientUpdate["offers"]>[number];

const isNew = (offer: SentOffer): offer is OfferDraft => !("offerId" in offer);

/** Whether an update makes something. */
export const makesOffer = ({ offers = [] }: ClientUpdate): boolean => offers.some(isNew);

/** The one new offer among the sent ones. Known offers are left alone, and leaving one out removes nothing. */
async function newOffer(tx: Db, accountId: string, sent: SentOffer[]): Promise<OfferDraft | undefined> {
  const known = sent.flatMap((offer) => ("offerId" in offer ? [offer.offerId] : []));
  const own = await findOwnOfferIds(tx, accountId, known.filter(isUuid));
  if (!known.every((offerId) => own.has(offerId)))
    throw new Problem(422, "invalid-input", { values: { where: "offers/offerId" } });
  const [draft, ...more] = sent.filter(isNew);
  if (more.length > 0) throw new Problem(422, "invalid-input", { values: { where: "offers" } });
  return draft;
}

/** What a client may write: its account's likes as a set, and one new offer, whose id is the answer. */
export async function updateOwn(
  tx: Db,
  sender: Sender,
  update: ClientUpdate,
  writes: WriteLimits,
): Promise<string | undefined> {
  const draft = await newOffer(tx, sender.accountId, update.offers ?? []);
  if (update.likedVoiceMp3s) await setLikes(tx, sender, update.likedVoiceMp3s);
  if (!draft) return undefined;
  await countOffer(tx, sender.userId, writes, sender.now);
  return placeOffer(tx, sender, draft, `offers/${update.offers?.indexOf(draft)}`);
}
