import { arrayContains, count, eq, or } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { mailOutbox, signIns } from "#server/db/schema/operations.ts";
import {
  knownDevices,
  passkeys,
  recoveryCodes,
  sessions,
  tickets,
  totps,
  type users,
} from "#server/db/schema/people.ts";

type Row = typeof users.$inferSelect;

/** What is held of a person beside the account, for everybody of it. */
export const knownToAll = ({
  userName,
  name,
  lastName,
  email,
  pendingEmail,
  createdAt,
  lastSeenAt,
}: Row) => ({
  userName,
  name,
  lastName,
  email,
  pendingEmail,
  createdAt,
  lastSeenAt,
});

/** All that is held of a person; of passwords, keys and codes only that there are some. */
export async function everythingOf(db: Db, row: Row) {
  const { id, passwordHash: _hash, ...held } = row;
  const [totp] = await db.select({ confirmedAt: totps.confirmedAt }).from(totps).where(eq(totps.userId, id));
  const [codes] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, id));
  return {
    ...held,
    passkeys: await db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, id)),
    totp: totp ?? null,
    recoveryCodes: codes?.left ?? 0,
    sessions: await db
      .select({
        device: sessions.deviceKind,
        browser: sessions.browser,
        system: sessions.system,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, id)),
    knownDevices: await db
      .select({ browser: knownDevices.browser, system: knownDevices.system, lastAt: knownDevices.lastAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, id)),
    // Where from stands there as a hash alone.
    signIns: await db.select({ lastAt: signIns.lastAt }).from(signIns).where(eq(signIns.userId, id)),
    links: await db
      .select({
        kind: tickets.kind,
        email: tickets.email,
        createdAt: tickets.createdAt,
        until: tickets.until,
      })
      .from(tickets)
      .where(eq(tickets.userId, id)),
    letters: await db
      .select({
        kind: mailOutbox.kind,
        email: mailOutbox.email,
        createdAt: mailOutbox.createdAt,
        sentAt: mailOutbox.sentAt,
      })
      .from(mailOutbox)
      .where(or(eq(mailOutbox.sender, id), arrayContains(mailOutbox.subjectIds, [id]))),
  };
}
