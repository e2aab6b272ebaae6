import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { agencyToday } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import { productions, takeParts, takes } from "#server/db/schema/productions.ts";
import { removeUnnamedBytes } from "#server/housekeeping/sweep-audio.ts";
import type { Parts } from "#server/parts.ts";
import { isOver } from "./over.ts";

const atOnce = 100;

/** Forgets where the files of an offer's takes lie that are kept no longer; answers their keys. The takes themselves stay. */
const forgetFiles = (db: Db, offerId: string, which: SQL | undefined, now: Date): Promise<string[]> =>
  db.transaction(async (tx) => {
    // As those do who act on the offer: nothing is reopened meanwhile.
    await tx.select({ id: offers.id }).from(offers).where(eq(offers.id, offerId)).for("update");
    const over = await tx
      .select({ id: takes.id, copyKey: takes.copyKey })
      .from(takes)
      .innerJoin(productions, eq(productions.offerId, takes.offerId))
      .where(and(eq(takes.offerId, offerId), which));
    if (over.length === 0) return [];
    const ids = over.map(({ id }) => id);
    const parts = await tx.delete(takeParts).where(inArray(takeParts.takeId, ids)).returning();
    await tx
      .update(takes)
      .set({ forgottenAt: now, copyKey: null, copyBytes: null })
      .where(inArray(takes.id, ids));
    await tx
      .update(productions)
      .set({ version: sql`${productions.version} + 1` })
      .where(eq(productions.offerId, offerId));
    return [...parts.map(({ key }) => key), ...over.flatMap(({ copyKey }) => copyKey ?? [])];
  });

/** Deletes the files of takes that are kept no longer. What a killed process leaves of them is swept. */
export async function forgetOldFiles(
  parts: Pick<Parts, "db" | "audio" | "clock" | "settings">,
): Promise<void> {
  const { db, clock } = parts;
  const now = clock();
  const which = isOver(now, agencyToday(parts));
  const rows = await db
    .selectDistinct({ offerId: takes.offerId })
    .from(takes)
    .innerJoin(productions, eq(productions.offerId, takes.offerId))
    .where(which)
    .limit(atOnce);
  for (const { offerId } of rows) await removeUnnamedBytes(parts, await forgetFiles(db, offerId, which, now));
}
