import { and, eq, gt, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { futureFrom } from "#server/db/future.ts";
import { accounts, passkeys, sessions, tickets, totps, users } from "#server/db/schema/people.ts";
import { catalogue } from "#server/db/schema/catalogue.ts";
import type { Settings } from "#server/settings.ts";
import { type Device, unknownDevice } from "#server/session/login/device.ts";
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

/** Notes that a session was used, and so that its user was seen. */
export async function touchSession(
  db: Db,
  { tokenHash, userId }: { tokenHash: string; userId: string },
  now: Date,
): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
  await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId));
}

/** Whether a session is still there: what began before its end may not go on after it. */
export const hasSession = async (tx: Db, tokenHash: string): Promise<boolean> =>
  (await tx.$count(sessions, eq(sessions.tokenHash, tokenHash))) > 0;

export const deleteSession = (db: Db, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

/**
 * Ends every session of a user, or every one but `keep`, and every login that waits for its second step; for a lock, a
 * deactivation, a new password.
 */
export async function endSessions(db: Db, userId: string, keep?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keep === undefined ? undefined : ne(sessions.tokenHash, keep)));
  await db.delete(tickets).where(and(eq(tickets.userId, userId), eq(tickets.kind, "second-factor")));
}

/** Deletes the sessions that ended by time (life.ts). */
export function deleteEndedSessions(db: Db, now: Date) {
  const ago = (time: number) => new Date(now.getTime() - time);
  return db
    .delete(sessions)
    .where(
      or(
        lt(sessions.lastUsedAt, ago(sessionLife.idle)),
        lt(sessions.provenAt, ago(sessionLife.absolute)),
        gt(sessions.lastUsedAt, futureFrom(now)),
        gt(sessions.createdAt, futureFrom(now)),
      ),
    );
}

/** Sets a password that its user chose; false when it is no longer the one whose hash was `before`. */
export async function setPassword(
  tx: Db,
  userId: string,
  { before, after }: { before: string; after: string },
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ passwordHash: after, passwordChangedAt: now, mustChangePassword: false })
    .where(and(eq(users.id, userId), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return changed.length > 0;
}
