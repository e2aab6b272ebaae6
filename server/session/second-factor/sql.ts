import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { recoveryCodes, totps } from "#server/db/schema/people.ts";

const confirmed = (userId: string) => and(eq(totps.userId, userId), isNotNull(totps.confirmedAt));
const unconfirmed = (userId: string) => and(eq(totps.userId, userId), isNull(totps.confirmedAt));

/** Whether a user signs in with an authenticator app. */
export const hasTotp = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(totps, confirmed(userId))) > 0;

/** The generator that a user signs in with; its row is locked until the transaction ends. */
export async function lockTotp(tx: Db, userId: string) {
  const [row] = await tx.select().from(totps).where(confirmed(userId)).for("update");
  return row;
}

/** The generator that a user is setting up; its row is locked until the transaction ends. */
export async function lockNewTotp(tx: Db, userId: string) {
  const [row] = await tx.select().from(totps).where(unconfirmed(userId)).for("update");
  return row;
}

/** Stores the secret of a generator that is being set up, in the place of an earlier try; false where one is in use. */
export async function beginTotp(db: Db, userId: string, secret: Buffer): Promise<boolean> {
  const stored = await db
    .insert(totps)
    .values({ userId, secret })
    .onConflictDoUpdate({ target: totps.userId, set: { secret }, setWhere: isNull(totps.confirmedAt) })
    .returning({ userId: totps.userId });
  return stored.length > 0;
}

/** Notes the step whose code was used, and when the generator was first used. */
export async function writeTotp(
  tx: Db,
  userId: string,
  fields: { lastStep: number; confirmedAt?: Date },
): Promise<void> {
  await tx.update(totps).set(fields).where(eq(totps.userId, userId));
}

/** Forgets a user's generator and recovery codes; false where there was no generator. */
export async function deleteTotp(tx: Db, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const deleted = await tx.delete(totps).where(eq(totps.userId, userId)).returning({ userId: totps.userId });
  return deleted.length > 0;
}
