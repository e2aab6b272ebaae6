import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { refusedLogins } from "#server/db/schema/operations.ts";

const hour = 60 * 60_000;

/** Counts a refused login for the record, by user and hour; `undefined` is a name that nobody has. */
export async function countRefusedLogin(db: Db, userId: string | undefined, now: Date): Promise<void> {
  const startOfHour = new Date(Math.floor(now.getTime() / hour) * hour);
  await db
    .insert(refusedLogins)
    .values({ userId: userId ?? "", hour: startOfHour, count: 1 })
    .onConflictDoUpdate({
      target: [refusedLogins.userId, refusedLogins.hour],
      set: { count: sql`${refusedLogins.count} + 1` },
    });
}
