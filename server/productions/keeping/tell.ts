import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { productionLimits } from "#contract/constants/production-limits.ts";
import { agencyToday, ahead } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import { productions } from "#server/db/schema/productions.ts";
import { oweOfferMails } from "#server/offers/letters/owe.ts";
import type { Parts } from "#server/parts.ts";

const atOnce = 100;

// Names by hand: Drizzle leaves out the table inside an expression.
const hasFiles = sql`exists (select from "takes" t
  where t."offer_id" = "productions"."offer_id" and t."forgotten_at" is null)`;

/** Approved productions whose files go by a day, of which nobody was told. */
const goBy = (last: string) =>
  and(
    eq(productions.state, "approved"),
    isNull(productions.toldAt),
    lte(productions.keptUntil, last),
    hasFiles,
  );

/** Tells both sides of an offer until when its files are kept, once; who is told late has as many days from then on. */
const tell = (db: Db, offerId: string, last: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.select({ id: offers.id }).from(offers).where(eq(offers.id, offerId)).for("update");
    const told = await tx
      .update(productions)
      .set({ toldAt: now, keptUntil: last, version: sql`${productions.version} + 1` })
      .where(and(eq(productions.offerId, offerId), goBy(last)))
      .returning();
    if (told.length === 0) return;
    for (const side of ["client", "agency"] as const)
      await oweOfferMails(tx, { offerId, kind: "offer-files", side, by: null });
  });

/** Owes letters about files that will be deleted in some days. */
export async function tellOfDeletion(parts: Pick<Parts, "db" | "clock" | "settings">): Promise<void> {
  const { db, clock } = parts;
  const last = ahead(agencyToday(parts), { days: productionLimits.tellDays });
  const rows = await db
    .select({ offerId: productions.offerId })
    .from(productions)
    .where(goBy(last))
    .orderBy(productions.keptUntil)
    .limit(atOnce);
  for (const { offerId } of rows) await tell(db, offerId, last, clock());
}
