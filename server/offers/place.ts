import { and, eq } from "drizzle-orm";
import type { OfferDraft } from "#contract/offers/offers.ts";
import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import { isUuid } from "#server/db/uuid.ts";
import { cleanOptionalLine } from "#server/http/clean-text.ts";
import { wrongField } from "#server/http/problems/problem.ts";
import { oweMail } from "#server/mail/owe.ts";
import { noteOfferMade } from "#server/voice-requests/acts/offers-of-client.ts";
import { addEvent } from "./acts/add-event.ts";
import { keepVoices } from "./acts/keep-voices.ts";
import { lockOwnersToTell } from "./acts/lock.ts";
import { moveCount } from "./counts.ts";
import { oweOfferMails } from "./letters/owe.ts";
import { standsToday } from "./standing.ts";
import { cleanBrief } from "./terms/clean-brief.ts";
import { cleanTerms } from "./terms/clean-terms.ts";

/** Who sends an offer, for which account, and when. */
export interface Sender {
  accountId: string;
  userId: string;
  now: Date;
  /** Where the agency is. */
  today: string;
  currency: string;
}

/** The offer that a new one sends again: one of the account that was closed without being accepted; 400 for any other. */
async function cleanAgain(tx: Db, { accountId, today }: Sender, again: string, place: string) {
  const { status, turn, answerBy } = offers;
  const [old] = isUuid(again)
    ? await tx
        .select({ id: offers.id, status, turn, answerBy })
        .from(offers)
        .where(and(eq(offers.id, again), eq(offers.accountId, accountId)))
    : [];
  const stands = old && standsToday(old, today).status;
  if (!old || stands === "open" || stands === "accepted") throw wrongField(place);
  return old.id;
}

/**
 * Places a new offer of a client, whose row is locked, and owes its mail; call it in a transaction. `place` is the
 * draft's path in the body, as `offers/0`. 400 and 422 as `cleanTerms` says.
 */
export async function placeOffer(tx: Db, sender: Sender, draft: OfferDraft, place: string): Promise<string> {
  const { accountId, userId, now, today, currency } = sender;
  const clean = await cleanTerms(tx, { terms: draft, place: `${place}/`, today });
  const title = cleanOptionalLine(draft.title ?? "", `${place}/title`) || clean.terms.platform;
  const brief = cleanBrief(draft.brief, `${place}/brief`);
  const again = draft.again ? await cleanAgain(tx, sender, draft.again, `${place}/again`) : null;
  await lockOwnersToTell(tx);
  const { voiceIds: _, ...columns } = clean.terms;
  const [row] = await tx
    .insert(offers)
    .values({
      ...columns,
      currency,
      accountId,
      userId,
      title,
      brief,
      again,
      turn: "agency",
      createdAt: now,
      changedAt: now,
    })
    .returning({ id: offers.id });
  if (!row) throw new Error("an insert returned no row");
  await keepVoices(tx, row.id, clean);
  const details = { proposal: 1, terms: clean.terms, text: "" };
  await addEvent(tx, { id: row.id, accountId }, { side: "client", userId, kind: "proposed", details }, now);
  await moveCount(tx, accountId, null, "agency");
  await noteOfferMade(tx, accountId, { offerId: row.id, userId, now });
  await oweMail(tx, { kind: "offer", subjectId: row.id, sender: userId });
  await oweOfferMails(tx, { offerId: row.id, kind: "offer-new", side: "client", by: userId });
  return row.id;
}
