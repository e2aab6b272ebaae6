import type { ClientUpdate } from "#contract/clients/clients.ts";
import type { HistoryAction } from "#contract/constants/history-actions.ts";
import type { Db } from "#server/db/client.ts";
import { type Actor, recordHistory } from "#server/history/record.ts";
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
  { owner, update, isFresh }: { owner: Actor; update: ClientUpdate; isFresh: boolean },
): Promise<ClientRow> {
  const name = update.name === undefined ? row.name : cleanName(update.name, "name");
  const lastName = update.lastName === undefined ? row.lastName : cleanName(update.lastName, "lastName");
  const isRenamed = name !== row.name || lastName !== row.lastName;
  const { isActive = row.isActive, isLocked = row.isLocked } = isRenamed && !isFresh ? row : update;
  const after = { ...row, name, lastName, isActive, isLocked };
  await writeClient(tx, row.id, { name, lastName, isActive, isLocked });
  if (isLocked || !isActive) await endSessions(tx, row.id);
  for (const what of changesBetween(row, after))
    await recordHistory(tx, { ...owner, ...what, subjectId: row.id });
  return after;
}

/** What a save did, a record each; one that changed nothing is an update of no field. */
function changesBetween(
  before: ClientRow,
  after: ClientRow,
): { action: HistoryAction; changes: Record<string, true> }[] {
  const renamed = (["name", "lastName"] as const).filter((field) => before[field] !== after[field]);
  const states: HistoryAction[] = [
    ...(before.isLocked === after.isLocked
      ? []
      : ([after.isLocked ? "client.lock" : "client.unlock"] as const)),
    ...(before.isActive === after.isActive
      ? []
      : ([after.isActive ? "client.activate" : "client.deactivate"] as const)),
  ];
  const changes = Object.fromEntries(renamed.map((field) => [field, true as const]));
  const isUpdate = renamed.length > 0 || states.length === 0;
  return [
    ...(isUpdate ? [{ action: "client.update" as const, changes }] : []),
    ...states.map((action) => ({ action, changes: {} })),
  ];
}
