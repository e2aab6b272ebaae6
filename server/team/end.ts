import type { Db } from "#server/db/client.ts";
import { nameKey } from "#server/db/text/name-key.ts";
import { recordHistory } from "#server/history/record.ts";
import { deleteOwner, lockOwners } from "./sql.ts";

/**
 * Ends an owner from outside, be it the last one; all its sessions end with it. The name may be in any letter case. False
 * where nobody is called so.
 */
export const endOwner = (db: Db, userName: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const owner = (await lockOwners(tx)).find((one) => one.userName === nameKey(userName));
    if (!owner) return false;
    await deleteOwner(tx, owner.id);
    await recordHistory(tx, { actorId: null, action: "owner.end", subjectId: owner.id, changes: {} });
    return true;
  });
