import { and, asc, eq } from "drizzle-orm";
import type { Passkey } from "#contract/account.ts";
import type { Db } from "#server/db/client.ts";
import { passkeys } from "#server/db/schema/people.ts";

export type StoredPasskey = typeof passkeys.$inferSelect;

const ofUser = (userId: string) => eq(passkeys.userId, userId);
const one = (userId: string, id: string) => and(ofUser(userId), eq(passkeys.id, id));

/** A user's passkeys, the oldest first. */
export const findPasskeys = (db: Db, userId: string): Promise<StoredPasskey[]> =>
  db.select().from(passkeys).where(ofUser(userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export const hasPasskey = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(passkeys, ofUser(userId))) > 0;

/** The passkey of an authenticator's id, whoever it belongs to. */
export async function findCredential(db: Db, credentialId: string): Promise<StoredPasskey | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** A passkey as its user sees it. */
export const showPasskey = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Stores a new passkey; undefined where somebody has it already. */
export async function insertPasskey(
  tx: Db,
  row: typeof passkeys.$inferInsert,
): Promise<StoredPasskey | undefined> {
  const [stored] = await tx
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return stored;
}

/** Notes a use; false where the passkey is gone, or its counter has moved since it was read. */
export async function notePasskeyUse(
  tx: Db,
  { id, counter }: StoredPasskey,
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** Names a passkey of a user; false where the user has none of this id. */
export async function renamePasskey(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const named = await db.update(passkeys).set({ name }).where(one(userId, id)).returning({ id: passkeys.id });
  return named.length > 0;
}

/** Removes a passkey of a user; false where the user has none of this id. */
export async function deletePasskey(tx: Db, userId: string, id: string): Promise<boolean> {
  const gone = await tx.delete(passkeys).where(one(userId, id)).returning({ id: passkeys.id });
  return gone.length > 0;
}
