import { eq, isNull, type SQL } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { lists } from "#server/db/schema/lists.ts";
import { users } from "#server/db/schema/people.ts";
import { type Actor, by, recordHistory } from "#server/history/record.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Caller } from "#server/session/caller.ts";
import { lockOwners } from "#server/team/sql.ts";

/** Whose a list is: the id of a client, or null for the owners together. */
export type Holder = string | null;

/** Who reads or writes lists, and when. */
export interface ListCall {
  holder: Holder;
  /** What the record says of an owner; null for a client, whose lists concern nobody else. */
  owner: Actor | null;
  now: Date;
  /** Where the agency is. */
  today: string;
  /** The catalogue's write generation. */
  generation: number;
}

export const listCallOf = (caller: Caller, now: Date, today: string): ListCall =>
  caller.role === "OWNER"
    ? { holder: null, owner: by(caller), now, today, generation: caller.generation }
    : { holder: caller.userId, owner: null, now, today, generation: caller.generation };

/** Records what an owner did to a list; a client's acts concern nobody else. */
export async function recordAct(
  tx: Db,
  { owner }: ListCall,
  act: "create" | "update" | "delete" | "restore",
  listId: string,
  changes: Record<string, boolean> = {},
): Promise<void> {
  if (owner) await recordHistory(tx, { ...owner, action: `list.${act}`, subjectId: listId, changes });
}

export const isHeldBy = (holder: Holder): SQL =>
  holder === null ? isNull(lists.userId) : eq(lists.userId, holder);

/** Locks whoever gets another list until the transaction ends, so that the count of lists holds; 401 for who is gone. */
export async function lockHolder(tx: Db, holder: Holder): Promise<void> {
  if (holder === null) {
    await lockOwners(tx);
    return;
  }
  const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.id, holder)).for("update");
  if (!row) throw new Problem(401, "session-ended");
}
