import { and, desc, eq, not, or } from "drizzle-orm";
import { readAddress } from "#server/account/address.ts";
import type { Db } from "#server/db/client.ts";
import { nameKey } from "#server/db/text/name-key.ts";
import { accounts, users } from "#server/db/schema/people.ts";

/** What a login needs of a user. */
const entrant = {
  id: users.id,
  accountId: users.accountId,
  userName: users.userName,
  role: users.role,
  email: users.email,
  passwordHash: users.passwordHash,
  isActive: users.isActive,
  isLocked: users.isLocked,
};
export type Entrant = Pick<typeof users.$inferSelect, keyof typeof entrant>;

/**
 * Users of this name or confirmed address, in any letter case and with space around it; a user name, which may look like an
 * address, comes first. User names are made as their own keys, so that no two have one.
 */
export const calledSo = (typed: string) => {
  const isNamed = eq(users.userName, nameKey(typed));
  return { where: or(isNamed, eq(users.email, readAddress(typed) ?? "")), first: desc(isNamed) };
};

/** The user behind what was typed as a login: a user name, or a confirmed address. */
export async function findLogin(db: Db, typed: string): Promise<Entrant | undefined> {
  const { where, first } = calledSo(typed);
  const [user] = await db.select(entrant).from(users).where(where).orderBy(first).limit(1);
  return user;
}

export async function findUser(db: Db, userId: string): Promise<Entrant | undefined> {
  const [user] = await db.select(entrant).from(users).where(eq(users.id, userId));
  return user;
}

/**
 * Locks the row of a user who is about to enter until the transaction ends; undefined where the user may not, or the
 * password is no longer the one whose hash was read. Checking one takes a while, and a login must not survive a change of
 * password that ends all sessions.
 */
export async function lockEntrant(
  tx: Db,
  { id, passwordHash }: { id: string; passwordHash?: string },
): Promise<Entrant | undefined> {
  const isSame = passwordHash === undefined ? undefined : eq(users.passwordHash, passwordHash);
  // The account's row comes first, as for every writer of an account: else two could wait for one another.
  const [account] = await tx
    .select({ isLocked: accounts.isLocked })
    .from(accounts)
    .innerJoin(users, eq(users.accountId, accounts.id))
    .where(eq(users.id, id))
    .for("share", { of: accounts });
  if (account?.isLocked) return undefined;
  const [user] = await tx
    .select(entrant)
    .from(users)
    .where(and(eq(users.id, id), isSame, users.isActive, not(users.isLocked)))
    .for("no key update");
  return user;
}
