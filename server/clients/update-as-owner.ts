import type { ClientUpdate } from "#contract/clients.ts";
import { changedFields, recordAudit } from "#server/audit/record.ts";
import type { Db } from "#server/db/client.ts";
import { cleanName } from "#server/http/clean-text.ts";
import { endSessions } from "#server/session/sql.ts";
import { type ClientRow, writeClient } from "./sql.ts";

/** What an owner may write of a client; never its likes or offers. A client that may not enter loses its sessions. */
export async function updateAsOwner(
  tx: Db,
  ownerId: string,
  row: ClientRow,
  update: ClientUpdate,
): Promise<ClientRow> {
  const after = {
    ...row,
    name: update.name === undefined ? row.name : cleanName(update.name, "name"),
    lastName: update.lastName === undefined ? row.lastName : cleanName(update.lastName, "lastName"),
    isActive: update.isActive ?? row.isActive,
    isLocked: update.isLocked ?? row.isLocked,
  };
  const { name, lastName, isActive, isLocked } = after;
  await writeClient(tx, row.id, { name, lastName, isActive, isLocked });
  if (isLocked || !isActive) await endSessions(tx, row.id);
  const changes = changedFields(row, after);
  await recordAudit(tx, { actorId: ownerId, action: "client.update", subjectId: row.userName, changes });
  return after;
}
