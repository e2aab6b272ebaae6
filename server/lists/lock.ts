import { and, eq, sql } from "drizzle-orm";
import { listLimits } from "#contract/constants/list-limits.ts";
import type { Db } from "#server/db/client.ts";
import { lists } from "#server/db/schema/lists.ts";
import { isUuid } from "#server/db/uuid.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { isHeldBy, type ListCall } from "./holder.ts";

/** What was deleted or removed by this moment does not come back. */
export const undoneFrom = (now: Date): Date => new Date(now.getTime() - listLimits.undoHours * 60 * 60_000);

/**
 * Locks a list until the transaction ends, so that its writers queue. 404 for an unknown one, for another's, and for a
 * deleted one, unless that is to be undone and can be.
 */
export async function lockList(
  tx: Db,
  { holder, now }: Pick<ListCall, "holder" | "now">,
  listId: string,
  { alsoDeleted = false } = {},
): Promise<typeof lists.$inferSelect> {
  const [row] = isUuid(listId)
    ? await tx
        .select()
        .from(lists)
        .where(and(eq(lists.id, listId), isHeldBy(holder)))
        .for("update")
    : [];
  const isThere = row && (row.deletedAt === null || (alsoDeleted && row.deletedAt > undoneFrom(now)));
  if (!isThere) throw new Problem(404, "list-not-found");
  return row;
}

/** What a change of a list leaves in its row. */
export const changedAs = (changedAt: Date) => ({ changedAt, version: sql`${lists.version} + 1` });

/** Notes when a list was changed. */
export const touchList = (tx: Db, id: string, changedAt: Date) =>
  tx.update(lists).set(changedAs(changedAt)).where(eq(lists.id, id));
