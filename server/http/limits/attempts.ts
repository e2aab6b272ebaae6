import { createHash } from "node:crypto";
import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { attempts } from "#server/db/operations-schema.ts";

const minute = 60_000;

/** At most `most` attempts of a bucket in any `minutes`. */
export interface Limit {
  bucket: string;
  most: number;
  minutes: number;
}

/** The stored name of a bucket: a hash, so that no address or user name is kept. */
export const bucketName = (...parts: string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

const windowOf = (now: Date) => new Date(Math.floor(now.getTime() / minute) * minute);
const since = (limit: Limit, now: Date) => new Date(windowOf(now).getTime() - (limit.minutes - 1) * minute);

interface CountedMinute {
  windowStart: Date;
  count: number;
}

const windows = (db: Db, limit: Limit, now: Date): Promise<CountedMinute[]> =>
  db
    .select({ windowStart: attempts.windowStart, count: attempts.count })
    .from(attempts)
    .where(and(eq(attempts.bucket, limit.bucket), gte(attempts.windowStart, since(limit, now))))
    .orderBy(attempts.windowStart);

const total = (rows: CountedMinute[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** Seconds until enough old attempts are out of the window for one more; 0 when it fits now. */
function wait(rows: CountedMinute[], limit: Limit, now: Date): number {
  let over = total(rows) - limit.most + 1;
  for (const { windowStart, count } of rows) {
    if (over <= 0) break;
    over -= count;
    if (over <= 0)
      return Math.max(1, Math.ceil((windowStart.getTime() + limit.minutes * minute - now.getTime()) / 1000));
  }
  return 0;
}

/** Seconds until the limit lets an attempt pass again; 0 when it does now. Counts nothing. */
export const secondsToWait = async (db: Db, limit: Limit, now: Date): Promise<number> =>
  wait(await windows(db, limit, now), limit, now);

/** Counts one attempt; every process sees it. */
export async function countAttempt(db: Db, bucket: string, now: Date): Promise<number> {
  const [row] = await db
    .insert(attempts)
    .values({ bucket, windowStart: windowOf(now), count: 1 })
    .onConflictDoUpdate({
      target: [attempts.bucket, attempts.windowStart],
      set: { count: sql`${attempts.count} + 1` },
    })
    .returning({ count: attempts.count });
  return row?.count ?? 1;
}

/** Counts an attempt and answers 0 where it may pass; else counts nothing and answers the seconds to wait. */
export async function takeAttempt(db: Db, limit: Limit, now: Date): Promise<number> {
  const rows = await windows(db, limit, now);
  const seconds = wait(rows, limit, now);
  if (seconds > 0) return seconds;
  const earlier = total(rows.filter(({ windowStart }) => windowStart < windowOf(now)));
  // The row is locked while it counts, so callers at the same moment get different numbers.
  const mine = await countAttempt(db, limit.bucket, now);
  return earlier + mine > limit.most ? limit.minutes * 60 : 0;
}

export const forgetAttempts = (db: Db, bucket: string) =>
  db.delete(attempts).where(eq(attempts.bucket, bucket));

/** Deletes what no limit looks at any more. */
export const deleteOldAttempts = (db: Db, before: Date) =>
  db.delete(attempts).where(lt(attempts.windowStart, before));
