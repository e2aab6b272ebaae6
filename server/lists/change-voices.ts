import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { listLimits } from "#contract/constants/list-limits.ts";
import type { ListVoicesChange } from "#contract/lists.ts";
import type { Db } from "#server/db/client.ts";
import { listVoices } from "#server/db/schema/lists.ts";
import { uuidsAmong } from "#server/db/uuid.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { keepVisible } from "./create.ts";
import { type ListCall, recordAct } from "./holder.ts";
import { lockList, touchList, undoneFrom } from "./lock.ts";

type Entry = Pick<typeof listVoices.$inferSelect, "voiceId" | "place" | "removedAt">;

/** A list whose row is locked, with all its voices in their order, removed ones among them. */
interface LockedList {
  tx: Db;
  listId: string;
  entries: Entry[];
  call: ListCall;
}

/** One change of a list's voices, in a transaction; what changes nothing writes nothing. */
export async function changeVoices(
  tx: Db,
  call: ListCall,
  listId: string,
  change: ListVoicesChange,
): Promise<void> {
  const { id } = await lockList(tx, call, listId);
  const { voiceId, place, removedAt } = listVoices;
  const entries = await tx
    .select({ voiceId, place, removedAt })
    .from(listVoices)
    .where(eq(listVoices.listId, id))
    .orderBy(asc(place));
  if (!(await apply({ tx, listId: id, entries, call }, change))) return;
  await touchList(tx, id, call.now);
  await recordAct(tx, call, "update", id, { voices: true });
}

/** Whether it changed something. */
function apply(list: LockedList, change: ListVoicesChange): Promise<boolean> {
  if ("add" in change) return add(list, change.add);
  if ("remove" in change) return remove(list, change.remove);
  if ("restore" in change) return restore(list, change.restore);
  return move(list, change.move, change.before);
}

const isThere = ({ removedAt }: Entry) => removedAt === null;

function refuseMore(entries: readonly Entry[], more: number): void {
  const most = listLimits.voices;
  if (entries.filter(isThere).length + more > most) throw new Problem(422, "list-full", { values: { most } });
}

/** Puts those at the end that are not there yet; one that was removed comes back as a new one. */
async function add({ tx, listId, entries, call }: LockedList, voiceIds: string[]): Promise<boolean> {
  const known = new Set(entries.filter(isThere).map(({ voiceId }) => voiceId));
  const wanted = voiceIds.filter((voiceId) => !known.has(voiceId.toLowerCase()));
  if (wanted.length === 0) return false;
  refuseMore(entries, wanted.length);
  const from = (entries.at(-1)?.place ?? -1) + 1;
  const fresh = await keepVisible(tx, wanted, call.today);
  await tx
    .insert(listVoices)
    .values(fresh.map((voiceId, nth) => ({ listId, voiceId, place: from + nth })))
    .onConflictDoUpdate({
      target: [listVoices.listId, listVoices.voiceId],
      set: { place: sql`excluded.place`, note: "", removedAt: null },
    });
  return true;
}

/** Which rows of the list are these voices'. */
const rowsOf = ({ listId }: LockedList, voiceIds: string[]) =>
  and(eq(listVoices.listId, listId), inArray(listVoices.voiceId, voiceIds));

/** Removes those that are there. Of removed ones as many are held as a list has voices. */
async function remove(list: LockedList, voiceIds: string[]): Promise<boolean> {
  const { tx, listId, call } = list;
  const gone = await tx
    .update(listVoices)
    .set({ removedAt: call.now })
    .where(and(rowsOf(list, uuidsAmong(voiceIds)), isNull(listVoices.removedAt)))
    .returning({ voiceId: listVoices.voiceId });
  const old = await tx
    .select({ voiceId: listVoices.voiceId })
    .from(listVoices)
    .where(and(eq(listVoices.listId, listId), isNotNull(listVoices.removedAt)))
    .orderBy(desc(listVoices.removedAt), listVoices.place)
    .offset(listLimits.voices);
  const oldIds = old.map(({ voiceId }) => voiceId);
  if (oldIds.length > 0) await tx.delete(listVoices).where(rowsOf(list, oldIds));
  return gone.length > 0;
}

/** Brings voices back that were removed within a day; 409 where one of them was not. */
async function restore(list: LockedList, voiceIds: string[]): Promise<boolean> {
  const { tx, entries, call } = list;
  const from = undoneFrom(call.now);
  const wanted = new Set(voiceIds.map((voiceId) => voiceId.toLowerCase()));
  const found = entries.filter(
    ({ voiceId, removedAt }) => wanted.has(voiceId) && (removedAt === null || removedAt > from),
  );
  if (found.length < wanted.size) throw new Problem(409, "not-in-list");
  const removed = found.filter((entry) => !isThere(entry)).map(({ voiceId }) => voiceId);
  if (removed.length === 0) return false;
  refuseMore(entries, removed.length);
  await tx.update(listVoices).set({ removedAt: null }).where(rowsOf(list, removed));
  return true;
}

/**
 * Puts a voice before another one, or at the end. 409 where the voice is not there; the other one may have been removed
 * meanwhile, and keeps its place for a while.
 */
async function move({ tx, listId, entries }: LockedList, voiceId: string, before: string | null) {
  const [moved, next] = [voiceId.toLowerCase(), before?.toLowerCase() ?? null];
  if (!entries.some((entry) => entry.voiceId === moved && isThere(entry)))
    throw new Problem(409, "not-in-list");
  if (moved === next) return false;
  const order = entries.map((entry) => entry.voiceId);
  const others = order.filter((id) => id !== moved);
  const at = next === null ? others.length : others.indexOf(next);
  if (at === -1) throw new Problem(409, "not-in-list");
  const after = others.toSpliced(at, 0, moved);
  if (after.join() === order.join()) return false;
  const place = sql`array_position(${sql.param(after)}::uuid[], ${listVoices.voiceId})`;
  await tx.update(listVoices).set({ place }).where(eq(listVoices.listId, listId));
  return true;
}
