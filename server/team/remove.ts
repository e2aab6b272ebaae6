import type { Db } from "#server/db/client.ts";
import { by, recordHistory } from "#server/history/record.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Caller } from "#server/session/caller.ts";
import { deleteOwner, lockOwners } from "./sql.ts";

/**
 * Removes an owner, or oneself; all sessions end with it. Never the last who may enter (422): of two owners who remove
 * each other at once the second is no owner any more when its turn comes (401).
 */
export async function removeOwner(
  db: Db,
  caller: Pick<Caller, "userId" | "deviceKind" | "browser">,
  userName: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    if (!owners.some(({ id, mayEnter }) => id === caller.userId && mayEnter))
      throw new Problem(401, "session-ended");
    const gone = owners.find((owner) => owner.userName === userName);
    if (!gone) throw new Problem(404, "person-not-found");
    if (!owners.some(({ id, mayEnter }) => id !== gone.id && mayEnter)) throw new Problem(422, "last-owner");
    await deleteOwner(tx, gone.id);
    await recordHistory(tx, { ...by(caller), action: "owner.remove", subjectId: gone.id, changes: {} });
  });
}
