import { and, eq, isNull } from "drizzle-orm";
import type { ListChange } from "#contract/lists.ts";
import type { Db } from "#server/db/client.ts";
import { lists, listVoices } from "#server/db/schema/lists.ts";
import { isUuid } from "#server/db/uuid.ts";
import { cleanLine, cleanOptionalLines } from "#server/http/clean-text.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { refuseOneMore } from "./create.ts";
import { type ListCall, lockHolder, recordAct } from "./holder.ts";
import { changedAs, lockList, touchList } from "./lock.ts";

/** One change of a list, in a transaction; what changes nothing writes nothing. */
export function changeList(tx: Db, call: ListCall, listId: string, change: ListChange): Promise<void> {
  if ("name" in change) return rename(tx, call, listId, cleanLine(change.name, "name"));
  if ("note" in change)
    return writeNote(tx, call, listId, { ...change, note: cleanOptionalLines(change.note, "note") });
  return bringBack(tx, call, listId);
}

async function rename(tx: Db, call: ListCall, listId: string, name: string): Promise<void> {
  const list = await lockList(tx, call, listId);
  if (list.name === name) return;
  await tx
    .update(lists)
    .set({ name, ...changedAs(call.now) })
    .where(eq(lists.id, list.id));
  await recordAct(tx, call, "update", list.id, { name: true });
}

/** Writes the note of a voice; 409 where the voice is not in the list. */
async function writeNote(
  tx: Db,
  call: ListCall,
  listId: string,
  { voiceId, note }: { voiceId: string; note: string },
): Promise<void> {
  const list = await lockList(tx, call, listId);
  const isEntry = and(
    eq(listVoices.listId, list.id),
    eq(listVoices.voiceId, voiceId),
    isNull(listVoices.removedAt),
  );
  const [before] = isUuid(voiceId)
    ? await tx.select({ note: listVoices.note }).from(listVoices).where(isEntry)
    : [];
  if (!before) throw new Problem(409, "not-in-list");
  if (before.note === note) return;
  await tx.update(listVoices).set({ note }).where(isEntry);
  await touchList(tx, list.id, call.now);
  await recordAct(tx, call, "update", list.id, { note: true });
}

/** Undoes the deletion of a list; 422 where there are as many others as may be. */
async function bringBack(tx: Db, call: ListCall, listId: string): Promise<void> {
  await lockHolder(tx, call.holder);
  const list = await lockList(tx, call, listId, { alsoDeleted: true });
  if (list.deletedAt === null) return;
  if (list.requestId === null) await refuseOneMore(tx, call);
  await tx.update(lists).set({ deletedAt: null }).where(eq(lists.id, list.id));
  await recordAct(tx, call, "restore", list.id);
}

/** Deletes a list, which can be undone for a day. */
export const deleteList = (db: Db, call: ListCall, listId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { now } = call;
    const { id } = await lockList(tx, call, listId);
    await tx.update(lists).set({ deletedAt: now }).where(eq(lists.id, id));
    await recordAct(tx, call, "delete", id);
  });
