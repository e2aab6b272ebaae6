import { eq } from "drizzle-orm";
import type { AccountChange } from "#contract/clients/clients.ts";
import type { Db } from "#server/db/client.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { isUuid } from "#server/db/uuid.ts";
import { type Actor, recordHistory } from "#server/history/record.ts";
import { cleanName } from "#server/http/clean-text.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { leaveOffers } from "#server/offers/acts/leave.ts";
import { endSessions } from "#server/session/sql.ts";

/** A company's name; null where nothing was typed. */
export const cleanCompany = (company: string): string | null =>
  company.trim() === "" ? null : cleanName(company, "company");

/** Locks an account's row until the transaction ends, which its writers queue on; 404 for an unknown one. */
async function lockAccount(tx: Db, accountId: string) {
  const [row] = isUuid(accountId)
    ? await tx.select().from(accounts).where(eq(accounts.id, accountId)).for("update")
    : [];
  if (!row) throw new Problem(404, "account-not-found");
  return row;
}

async function endSessionsOf(tx: Db, accountId: string): Promise<void> {
  const people = await tx.select({ id: users.id }).from(users).where(eq(users.accountId, accountId));
  for (const { id } of people) await endSessions(tx, id);
}

/** Changes the company of an account, or locks it: then nobody of it may enter, and all its sessions end. */
export async function changeAccount(
  db: Db,
  owner: Actor,
  accountId: string,
  change: AccountChange,
): Promise<void> {
  const company = change.company === undefined ? undefined : cleanCompany(change.company);
  await db.transaction(async (tx) => {
    const before = await lockAccount(tx, accountId);
    const after = {
      company: company === undefined ? before.company : company,
      isLocked: change.isLocked ?? before.isLocked,
    };
    await tx.update(accounts).set(after).where(eq(accounts.id, before.id));
    if (after.isLocked) await endSessionsOf(tx, before.id);
    const isLockChanged = after.isLocked !== before.isLocked;
    const isRenamed = after.company !== before.company;
    const record = { ...owner, subjectId: before.id };
    if (isRenamed || !isLockChanged)
      await recordHistory(tx, {
        ...record,
        action: "account.update",
        changes: isRenamed ? { company: true } : {},
      });
    if (isLockChanged)
      await recordHistory(tx, {
        ...record,
        action: after.isLocked ? "account.lock" : "account.unlock",
        changes: {},
      });
  });
}

/**
 * Deletes an account with its people, their sessions and its likes. Its offers stay as work that was asked for, and
 * belong to nobody: open ones are withdrawn, and what was written about those that were never accepted is emptied.
 */
export async function deleteAccount(db: Db, owner: Actor, accountId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await lockAccount(tx, accountId);
    await leaveOffers(tx, id, now);
    await tx.delete(accounts).where(eq(accounts.id, id));
    await recordHistory(tx, { ...owner, action: "account.delete", subjectId: id, changes: {} });
  });
}
