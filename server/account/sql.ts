import { asc, desc, eq } from "drizzle-orm";
import type { Colleague } from "#contract/account.ts";
import type { Db } from "#server/db/client.ts";
import { accounts, passkeys, recoveryCodes, totps, users } from "#server/db/schema/people.ts";

const shown = (time: Date | null) => time?.toISOString() ?? null;

type PersonRow = typeof users.$inferSelect;

/** A client company's people, whoever has been there longest first; with `lock` nobody joins or leaves meanwhile. */
export async function findPeople(db: Db, accountId: string, { lock = false } = {}): Promise<PersonRow[]> {
  if (lock)
    await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for("update");
  return db
    .select()
    .from(users)
    .where(eq(users.accountId, accountId))
    .orderBy(asc(users.createdAt), asc(users.id));
}

/** The person who invites and removes the others: the longest there of those who have not been deactivated. */
export const firstOf = (people: PersonRow[]): PersonRow | undefined =>
  people.find(({ isActive }) => isActive) ?? people[0];

/** A person as the others of the company see them. */
export const showColleague = (person: PersonRow, first: PersonRow | undefined): Colleague => ({
  userName: person.userName,
  name: person.name,
  lastName: person.lastName,
  email: person.email ?? person.pendingEmail,
  isInvited: person.lastSeenAt === null && person.pendingEmail !== null,
  isFirst: person.id === first?.id,
  lastSeenAt: shown(person.lastSeenAt),
});

/** A user with the name of the company. */
export async function findOwn(db: Db, userId: string) {
  const [row] = await db
    .select({ user: users, company: accounts.company })
    .from(users)
    .leftJoin(accounts, eq(accounts.id, users.accountId))
    .where(eq(users.id, userId));
  return row;
}

/** A user's passkeys, the newest first. */
export async function findPasskeys(db: Db, userId: string) {
  const { id, name, createdAt, lastUsedAt } = passkeys;
  const rows = await db
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(createdAt), asc(id));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: shown(row.lastUsedAt),
  }));
}

/** A user's authenticator app that counts, and how many recovery codes are left. */
export async function findTotp(db: Db, userId: string) {
  const [totp] = await db
    .select({ confirmedAt: totps.confirmedAt })
    .from(totps)
    .where(eq(totps.userId, userId));
  if (!totp?.confirmedAt) return null;
  const left = await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
  return { confirmedAt: totp.confirmedAt.toISOString(), recoveryCodes: left };
}
