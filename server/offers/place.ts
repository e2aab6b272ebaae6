import type { OfferDraft } from "#contract/offers.ts";
import type { Db } from "#server/db/client.ts";
import { isUuid } from "#server/db/uuid.ts";
import { cleanLine } from "#server/http/clean-text.ts";
import { Problem, wrongField } from "#server/http/problems/problem.ts";
import { oweMail } from "#server/mail/owe.ts";
import { countVoices, insertOffer, type Sender } from "./sql.ts";

/** Whether a number is exact to the cent, so that the database stores what was sent. */
export const isMoney = (budget: number): boolean => /^\d+(\.\d{1,2})?$/.test(String(budget));

/**
 * Places a new offer of a client and owes its mail; call it in a transaction. `place` is the draft's path in the body,
 * as `offers/0`.
 * 400 for a budget of more than two decimals or a doubled voice, 422 for a voice that does not exist.
 */
export async function placeOffer(tx: Db, sender: Sender, draft: OfferDraft, place: string): Promise<string> {
  if (!isMoney(draft.budget)) throw wrongField(`${place}/budget`);
  const platform = cleanLine(draft.platform, `${place}/platform`);
  const voiceIds = draft.voiceIds.map((id) => id.toLowerCase());
  if (new Set(voiceIds).size < voiceIds.length) throw wrongField(`${place}/voiceIds`);
  if (!voiceIds.every(isUuid) || (await countVoices(tx, voiceIds)) < voiceIds.length)
    throw new Problem(422, "unknown-voice");
  const offerId = await insertOffer(tx, sender, { ...draft, platform, voiceIds });
  await oweMail(tx, { kind: "offer", subjectId: offerId, sender: sender.userId });
  return offerId;
}
