import { and, arrayContains, eq, gt, type SQL } from "drizzle-orm";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import { agencyToday, ahead } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import { mailOutbox } from "#server/db/schema/operations.ts";
import { offers } from "#server/db/schema/offers.ts";
import type { Job } from "#server/jobs.ts";
import type { Parts } from "#server/parts.ts";
import { oweOfferMails } from "./owe.ts";
import { findReaders } from "./readers.ts";

type RemindParts = Pick<Parts, "db" | "clock" | "clockWatch" | "settings">;

const day = 24 * 60 * 60_000;

/** Whether somebody of this side was reminded of an offer within a day. */
async function wasReminded(
  tx: Db,
  offer: { offerId: string; turn: OfferTurn; accountId: string | null },
  now: Date,
) {
  const { kind, subjectIds, createdAt } = mailOutbox;
  const readers = await findReaders(tx, offer.turn, offer.accountId);
  const recent = await tx
    .select({ subjectIds })
    .from(mailOutbox)
    .where(
      and(
        eq(kind, "offer-due"),
        arrayContains(subjectIds, [offer.offerId]),
        gt(createdAt, new Date(now.getTime() - day)),
      ),
    );
  return readers.some(({ id }) => recent.some((letter) => letter.subjectIds[0] === id));
}

/** Reminds the side whose turn it is, once; nothing where another process is at it, or the offer was answered. */
const remind = (db: Db, offerId: string, isDue: SQL | undefined, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const { turn, accountId } = offers;
    const [offer] = await tx
      .select({ turn, accountId })
      .from(offers)
      .where(and(eq(offers.id, offerId), isDue))
      .for("update", { skipLocked: true });
    if (!offer?.turn || (await wasReminded(tx, { offerId, ...offer, turn: offer.turn }, now))) return;
    const side = offer.turn === "agency" ? "client" : "agency";
    await oweOfferMails(tx, { offerId, kind: "offer-due", side, by: null });
  });

/** Owes letters to whoever must answer an offer by tomorrow, where the clock is believed. */
export const remindOfAnswers = (parts: RemindParts): Job => ({
  name: "remind of answers",
  everySeconds: 600,
  async run() {
    const { db, clock, clockWatch } = parts;
    if (!(await clockWatch.mayDestroy())) return;
    const tomorrow = ahead(agencyToday(parts), { days: 1 });
    const isDue = and(eq(offers.status, "open"), eq(offers.answerBy, tomorrow));
    const due = await db.select({ id: offers.id }).from(offers).where(isDue).orderBy(offers.position);
    for (const { id } of due) await remind(db, id, isDue, clock());
  },
});
