import { and, eq, gt, lt, lte, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { futureFrom } from "#server/db/future.ts";
import { signIns } from "#server/db/schema/operations.ts";
import { bucketName } from "#server/http/limits/attempts.ts";

/** How long it is known where a user signed in from; nothing else keeps an address longer, which the privacy notice says. */
export const signInDays = 30;

const before = (now: Date) => new Date(now.getTime() - signInDays * 24 * 60 * 60_000);

/** Notes that a user signed in from an address. The user is part of the hash, so that no list of addresses fits all. */
export async function noteSignIn(db: Db, userId: string, group: string, now: Date): Promise<void> {
  const addressHash = bucketName("sign-in", userId, group);
  await db
    .insert(signIns)
    .values({ userId, addressHash, lastAt: now })
    .onConflictDoUpdate({ target: [signIns.userId, signIns.addressHash], set: { lastAt: now } });
}

/** Whether this user signed in from this address within 30 days. */
export async function hasSignedInFrom(db: Db, userId: string, group: string, now: Date): Promise<boolean> {
  const here = and(
    eq(signIns.userId, userId),
    eq(signIns.addressHash, bucketName("sign-in", userId, group)),
    gt(signIns.lastAt, before(now)),
    lte(signIns.lastAt, futureFrom(now)),
  );
  return (await db.$count(signIns, here)) > 0;
}

/** Whether a user signed in from there lately, as an expression for the user of a row: the hash is made as `bucketName` makes it. */
export function signedInFrom(userId: SQL, group: string, now: Date): SQL {
  const named = sql`'["sign-in","' || ${userId} || '",' || ${JSON.stringify(group)}::text || ']'`;
  const hash = sql`rtrim(translate(encode(sha256(convert_to(${named}, 'UTF8')), 'base64'), '+/', '-_'), '=')`;
  return sql`exists (select from ${signIns} where ${signIns.userId} = ${userId} and ${signIns.addressHash} = ${hash}
    and ${gt(signIns.lastAt, before(now))} and ${lte(signIns.lastAt, futureFrom(now))})`;
}

/** Forgets what is older than 30 days, and what a wrong clock dated ahead. */
export const forgetOldSignIns = (db: Db, now: Date) =>
  db.delete(signIns).where(or(lt(signIns.lastAt, before(now)), gt(signIns.lastAt, futureFrom(now))));
