import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { TeamMember } from "#contract/team.ts";
import { personColumns, showPerson } from "#server/clients/shown-person.ts";
import { fullName } from "#server/db/text/full-name.ts";
import type { Db } from "#server/db/client.ts";
import { passkeys, totps, users } from "#server/db/schema/people.ts";

const isOwner = eq(users.role, "OWNER");

/** Locks the rows of all owners until the transaction ends, so that of two who remove each other one is first. */
export const lockOwners = (tx: Db) =>
  tx
    .select({
      id: users.id,
      userName: users.userName,
      mayEnter: sql<boolean>`${users.isActive} and not ${users.isLocked}`,
    })
    .from(users)
    .where(isOwner)
    .orderBy(users.id)
    .for("update");

/** Deletes an owner; sessions, passkeys, second factor and links go with the row. */
export const deleteOwner = (tx: Db, id: string) => tx.delete(users).where(and(eq(users.id, id), isOwner));

/** All owners as `userId` sees them, whoever has been there longest first. */
export async function findTeam(db: Db, userId: string, now: Date): Promise<TeamMember[]> {
  const withFactor = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .leftJoin(passkeys, eq(passkeys.userId, users.id))
    .leftJoin(totps, eq(totps.userId, users.id))
    .where(and(isOwner, or(isNotNull(passkeys.id), isNotNull(totps.confirmedAt))));
  const ids = new Set(withFactor.map(({ id }) => id));
  const rows = await db
    .select({ id: users.id, ...personColumns(now) })
    .from(users)
    .where(isOwner)
    .orderBy(users.createdAt, users.id);
  return rows.map(({ id, ...row }) => ({
    ...showPerson(row),
    name: fullName(row),
    hasSecondFactor: ids.has(id),
    isYou: id === userId,
  }));
}
