import type { Db } from "#server/db/client.ts";
import { recordHistory } from "#server/history/record.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { lockOffer } from "#server/offers/acts/lock.ts";
import type { ActCall } from "#server/offers/acts/once.ts";
import { oweOfferMails } from "#server/offers/letters/owe.ts";
import { lockProduction, touchProduction } from "./lock.ts";

const day = 24 * 60 * 60_000;

/** Owes the client a letter about takes that wait for its answer; nothing within a day of the last one. 409 where none wait. */
export const remindClient = (db: Db, call: ActCall): Promise<void> =>
  db.transaction(async (tx) => {
    const offer = await lockOffer(tx, call);
    const row = await lockProduction(tx, offer.id);
    if (row?.state !== "review") throw new Problem(409, "not-your-turn");
    if (row.remindedAt && call.now.getTime() - row.remindedAt.getTime() < day) return;
    await touchProduction(tx, offer.id, { remindedAt: call.now });
    if (call.owner)
      await recordHistory(tx, {
        ...call.owner,
        action: "offer.remind",
        subjectId: offer.id,
        changes: {},
      });
    const { side, userId } = call.reader;
    await oweOfferMails(tx, { offerId: offer.id, kind: "takes-waiting", side, by: userId });
  });
