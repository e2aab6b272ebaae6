import { and, eq, gt, lt, ne, not, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { futureFrom } from "#server/db/future.ts";
import { accounts, passkeys, sessions, totps, users } from "#server/db/people-schema.ts";
import { catalogue } from "#server/db/schema.ts";
import type { Settings } from "#server/settings.ts";
import { type Device, unknownDevice } from "./device.ts";
import { sessionLife } from "./life.ts";

/** Whether a user is an owner who can enter with a password alone; asked only where owners may not. */
const lacksFactor = sql<boolean>`(${users.role} = 'OWNER'
  and not exists (select from ${totps} where ${totps.userId} = ${users.id} and ${totps.confirmedAt} is not null)
  and not exists (select from ${passkeys} where ${passkeys.userId} = ${users.id}))`;

/** The one statement that every signed-in call runs: by primary keys, and prepared. */
export const prepareSession = (
  db: Db,
  { ownersNeedSecondFactor }: Pick<Settings, "ownersNeedSecondFactor">,
) =>
  db
    .select({
      tokenHash: sessions.tokenHash,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      sessionId: sessions.id,
      provenAt: sessions.provenAt,
      deviceKind: sessions.deviceKind,
      browser: sessions.browser,
      userId: users.id,
      accountId: users.accountId,
      mustChangePassword: users.mustChangePassword,
      mustSetUpSecondFactor: ownersNeedSecondFactor ? lacksFactor : sql<boolean>`false`,
      userName: users.userName,
      name: users.name,
      lastName: users.lastName,
      role: users.role,
      isActive: users.isActive,
      isLocked: sql<boolean>`${users.isLocked} or coalesce(${accounts.isLocked}, false)`,
      generation: catalogue.generation,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(accounts, eq(accounts.id, users.accountId))
    .innerJoin(catalogue, eq(catalogue.id, 1))
    .where(eq(sessions.tokenHash, sql.placeholder("tokenHash")))
    .prepare("session_by_token");

/** The user behind a login name. */
export async function findUser(db: Db, userName: string) {
  const [user] = await db.select().from(users).where(eq(users.userName, userName)).limit(1);
  return user;
}

/** A session to begin; the login is its first proof. */
interface NewSession {
  tokenHash: string;
  userId: string;
  now: Date;
  device?: Device;
}

export const insertSession = (db: Db, { tokenHash, userId, now, device = unknownDevice }: NewSession) =>
  db
    .insert(sessions)
    .values({ tokenHash, userId, ...device, createdAt: now, lastUsedAt: now, provenAt: now });

/**
 * Begins a session for a user who was read earlier; false when the password or status has changed since. Checking a
 * password takes a while, and a login must not survive a change of password that ends all sessions.
 */
export const beginSession = (
  db: Db,
  { id, passwordHash }: { id: string; passwordHash: string },
  session: Omit<NewSession, "userId">,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const same = and(
      eq(users.id, id),
      eq(users.passwordHash, passwordHash),
      users.isActive,
      not(users.isLocked),
    );
    const [user] = await tx.select({ id: users.id }).from(users).where(same).for("share");
    if (user) await insertSession(tx, { ...session, userId: user.id });
    return user !== undefined;
  });

/** Notes that a session was used, and so that its user was seen. */
export async function touchSession(
  db: Db,
  { tokenHash, userId }: { tokenHash: string; userId: string },
  now: Date,
): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
  await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId));
}

export const deleteSession = (db: Db, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

/** Ends every session of a user, or every one but `keep`; for a lock, a deactivation, a new password. */
export const endSessions = (db: Db, userId: string, keep?: string) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keep === undefined ? undefined : ne(sessions.tokenHash, keep)));

/** Deletes the sessions that ended by time (life.ts). */
export function deleteEndedSessions(db: Db, now: Date) {
  const ago = (time: number) => new Date(now.getTime() - time);
  return db
    .delete(sessions)
    .where(
      or(
        lt(sessions.lastUsedAt, ago(sessionLife.idle)),
        lt(sessions.createdAt, ago(sessionLife.absolute)),
        gt(sessions.lastUsedAt, futureFrom(now)),
        gt(sessions.createdAt, futureFrom(now)),
      ),
    );
}

/** Sets another password; false when it is no longer the one whose hash was `before`. */
export async function setPassword(
  tx: Db,
  userId: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.id, userId), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return changed.length > 0;
}
