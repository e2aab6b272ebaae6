import { createHash } from "node:crypto";
import { and, eq, gt, gte, lt, lte, or, sql } from "drizzle-orm";
import type { ProblemCode } from "#contract/problem.ts";
import type { Db } from "#server/db/client.ts";
import { futureFrom } from "#server/db/future.ts";
import { attempts } from "#server/db/schema/operations.ts";
import { Problem } from "#server/http/problems/problem.ts";

/** At most `most` attempts of a bucket in any `minutes`. */
export interface Limit {
  bucket: string;
  most: number;
  minutes: number;
}

/** The stored name of a bucket: a hash, so that no address or user name is kept. */
export const bucketName = (...parts: string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

const minute = 60_000;

/** A limit's time is counted in sixty windows, so that a day is sixty rows; none of a login's is under a minute. */
const windowLength = ({ minutes }: Limit) => (minutes > 1 ? Math.max(minute, (minutes * minute) / 60) : 1000);

const windowOf = (limit: Limit, now: Date) => {
  const length = windowLength(limit);
  return new Date(Math.floor(now.getTime() / length) * length);
};

/** The first window that still counts. */
const since = (limit: Limit, now: Date) =>
  new Date(windowOf(limit, now).getTime() - limit.minutes * minute + windowLength(limit));

interface CountedWindow {
  bucket: string;
  windowStart: Date;
  count: number;
}

/** What counts for these limits, the oldest first; by one statement. */
const countedWindows = (db: Db, limits: Limit[], now: Date): Promise<CountedWindow[]> =>
  db
    .select({ bucket: attempts.bucket, windowStart: attempts.windowStart, count: attempts.count })
    .from(attempts)
    .where(
      and(
        or(
          ...limits.map((limit) =>
            and(eq(attempts.bucket, limit.bucket), gte(attempts.windowStart, since(limit, now))),
          ),
        ),
        lte(attempts.windowStart, futureFrom(now)),
      ),
    )
    .orderBy(attempts.windowStart);

const total = (rows: CountedWindow[]) => rows.reduce((sum, { count }) => sum + count, 0);

const ofLimit = (rows: CountedWindow[], { bucket }: Limit) => rows.filter((row) => row.bucket === bucket);

/** Seconds until enough old attempts are out of the limit's time for one more; 0 when it fits now. */
function wait(all: CountedWindow[], limit: Limit, now: Date): number {
  const rows = ofLimit(all, limit);
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
  wait(await countedWindows(db, [limit], now), limit, now);

/** How many attempts of a limit's time are counted. */
export const countOf = async (db: Db, limit: Limit, now: Date): Promise<number> =>
  total(await countedWindows(db, [limit], now));

/** Counts one attempt for each limit; every process sees it. Answers what this window of each has now. */
async function countOne(db: Db, limits: Limit[], now: Date): Promise<Map<string, number>> {
  const rows = await db
    .insert(attempts)
    .values(
      limits.map((limit) => {
        const windowStart = windowOf(limit, now);
        const until = new Date(windowStart.getTime() + limit.minutes * minute + windowLength(limit));
        return { bucket: limit.bucket, windowStart, until, count: 1 };
      }),
    )
    .onConflictDoUpdate({
      target: [attempts.bucket, attempts.windowStart],
      set: { count: sql`${attempts.count} + 1` },
    })
    .returning({ bucket: attempts.bucket, count: attempts.count });
  return new Map(rows.map(({ bucket, count }) => [bucket, count]));
}

/** Counts one attempt. */
export async function countAttempt(db: Db, limit: Limit, now: Date): Promise<void> {
  await countOne(db, [limit], now);
}

/**
 * Counts an attempt where all of these limits let it pass, and answers 0; else counts nothing and answers the seconds
 * to wait.
 */
export async function takeAttempts(db: Db, limits: Limit[], now: Date): Promise<number> {
  const rows = await countedWindows(db, limits, now);
  const seconds = Math.max(...limits.map((limit) => wait(rows, limit, now)));
  if (seconds > 0) return seconds;
  // The rows are locked while they count, so callers at the same moment get different numbers.
  const counted = await countOne(db, limits, now);
  const isOver = (limit: Limit) => {
    const earlier = ofLimit(rows, limit).filter(({ windowStart }) => windowStart < windowOf(limit, now));
    return total(earlier) + (counted.get(limit.bucket) ?? 1) > limit.most;
  };
  return Math.max(...limits.map((limit) => (isOver(limit) ? limit.minutes * 60 : 0)));
}

/** Counts an attempt where its one limit lets it pass, and answers 0; else the seconds to wait. */
export const takeAttempt = (db: Db, limit: Limit, now: Date): Promise<number> =>
  takeAttempts(db, [limit], now);

type TooMany = Extract<
  ProblemCode,
  "too-many-attempts" | "too-many-downloads" | "too-many-requests" | "too-many-writes"
>;

/** Throws 429 with the seconds to wait, if there are any. */
export function refuseWhileWaiting(seconds: number, code: TooMany): void {
  if (seconds > 0) throw new Problem(429, code, { retryAfterSeconds: seconds });
}

export const forgetAttempts = (db: Db, bucket: string) =>
  db.delete(attempts).where(eq(attempts.bucket, bucket));

/** Deletes what no limit looks at any more, and what a wrong clock dated ahead. */
export const deleteOldAttempts = (db: Db, now: Date) =>
  db.delete(attempts).where(or(lt(attempts.until, now), gt(attempts.windowStart, futureFrom(now))));
