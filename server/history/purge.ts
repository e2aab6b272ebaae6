import { lt, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { historyRecords, refusedLogins } from "#server/db/schema/operations.ts";

/** Deletes what was recorded before a time. The database refuses what is younger than 400 days by its own clock. */
export async function purgeHistory(db: Db, before: Date): Promise<void> {
  const { createdAt } = historyRecords;
  await db
    .delete(historyRecords)
    .where(lt(createdAt, sql`least(${before.toISOString()}::timestamptz, now() - interval '400 days')`));
  await db.delete(refusedLogins).where(lt(refusedLogins.hour, before));
}
