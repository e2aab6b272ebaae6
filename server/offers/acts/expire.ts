import { eq } from "drizzle-orm";
import { agencyToday } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import type { Job } from "#server/jobs.ts";
import { isOverdue, standsToday } from "#server/offers/standing.ts";
import type { Parts } from "#server/parts.ts";
import { writeEvent } from "./write.ts";

const atOnce = 500;

/** Writes that an offer has expired; nothing where another process has, or where it was answered or proposed anew. */
const expire = (db: Db, offerId: string, today: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(offers).where(eq(offers.id, offerId)).for("update");
    if (!row || row.status !== "open" || standsToday(row, today).status === "open") return;
    const event = { side: "system", userId: null, kind: "expired", details: {} } as const;
    await writeEvent(tx, row, event, { to: { status: "expired", turn: null }, now });
  });

/**
 * Closes offers that nobody answered in time, for good, so only while the clock is believed. Reads and acts treat them as
 * expired before that.
 */
export const expireOffers = (parts: Pick<Parts, "db" | "clock" | "clockWatch" | "settings">): Job => ({
  name: "expire offers",
  everySeconds: 600,
  async run() {
    const { db, clock, clockWatch } = parts;
    if (!(await clockWatch.mayDestroy())) return;
    const today = agencyToday(parts);
    const overdue = await db
      .select({ id: offers.id })
      .from(offers)
      .where(isOverdue(today))
      .orderBy(offers.answerBy)
      .limit(atOnce);
    for (const { id } of overdue) await expire(db, id, today, clock());
  },
});
