import type { ClientUpdate } from "#contract/clients.ts";
import { changedFields, recordHistory } from "#server/history/record.ts";
import type { Db } from "#server/db/client.ts";
import { cleanName } from "#server/http/clean-text.ts";
import { endSessions } from "#server/session/sql.ts";
import { type ClientRow, writeClient } from "./sql.ts";

/**
 * What an owner may write of a client; never its likes or offers. Unless the caller's copy is known to be fresh, a save
 * that changes a name leaves locked and active as they are: an old copy of a form must not unlock whom another owner has
 * just locked. A client that may not enter loses its sessions.
 */
export async function updateAsOwner(
  tx: Db,
  row: ClientRow,
  { ownerId, update, isFresh }: { ownerId: string; update: ClientUpdate; isFresh: boolean },
): Promise<ClientRow> {
  const name = update.name === undefined ? row.name : cleanName(update.name, "name");
  const lastName = update.lastName === undefined ? row.lastName : cleanName(update.lastName, "lastName");
  const isRenamed = name !== row.name || lastName !== row.lastName;
  const { isActive = row.isActive, isLocked = row.isLocked } = isRenamed && !isFresh ? row : update;
  const after = { ...row, name, lastName, isActive, isLocked };
  await writeClient(tx, row.id, { name, lastName, isActive, isLocked });
  if (isLocked || !isActive) await endSessions(tx, row.id);
  const changes = changedFields(row, after);
  await recordHistory(tx, { actorId: ownerId, action: "client.update", subjectId: row.userName, changes });
  return after;
}
