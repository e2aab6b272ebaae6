import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { listLimits } from "#contract/constants/list-limits.ts";
import type { ListDraft } from "#contract/lists.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { lists, listVoices } from "#server/db/schema/lists.ts";
import { isUuid, uuidsAmong } from "#server/db/uuid.ts";
import { cleanLine } from "#server/http/clean-text.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { isVisible } from "#server/voices/visible.ts";
import { isHeldBy, type ListCall, lockHolder, recordAct } from "./holder.ts";
import { lockList } from "./lock.ts";

const { most, undoHours } = listLimits;

/**
 * 422 where somebody, who is locked, has as many lists as may be; else how many are stored with the deleted ones. Those of
 * visitors' requests are not among them.
 */
export async function refuseOneMore(tx: Db, { holder }: ListCall): Promise<number> {
  const rows = await tx
    .select({ deletedAt: lists.deletedAt })
    .from(lists)
    .where(and(isHeldBy(holder), isNull(lists.requestId)));
  const live = rows.filter(({ deletedAt }) => deletedAt === null);
  if (live.length >= most) throw new Problem(422, "too-many-lists", { values: { most } });
  return rows.length;
}

/** The ids of voices as they are stored, once each; none of them is erased until the transaction ends. 422 unless all are visible. */
export async function keepVisible(tx: Db, voiceIds: readonly string[], today: string): Promise<string[]> {
  const wanted = uuidsAmong(voiceIds);
  if (!voiceIds.every(isUuid)) throw new Problem(422, "unknown-voice");
  const rows = await tx
    .select({ id: voices.id })
    .from(voices)
    .innerJoin(voiceArtists, eq(voiceArtists.id, voices.artistId))
    .where(and(inArray(voices.id, wanted), isVisible(today)))
    .orderBy(voices.id)
    .for("key share", { of: voices });
  if (rows.length < wanted.length) throw new Problem(422, "unknown-voice");
  return wanted;
}

/** What a list holds, in its order, visible or not; none of it is erased until the transaction ends. */
const keepEntries = (tx: Db, listId: string) =>
  tx
    .select({ voiceId: listVoices.voiceId, note: listVoices.note })
    .from(listVoices)
    .innerJoin(voices, eq(voices.id, listVoices.voiceId))
    .where(and(eq(listVoices.listId, listId), isNull(listVoices.removedAt)))
    .orderBy(asc(listVoices.place))
    .for("key share", { of: voices });

async function entriesOf(tx: Db, call: ListCall, draft: ListDraft) {
  if ("copyOf" in draft) return keepEntries(tx, (await lockList(tx, call, draft.copyOf)).id);
  const { voiceIds = [] } = draft;
  if (voiceIds.length === 0) return [];
  return (await keepVisible(tx, voiceIds, call.today)).map((voiceId) => ({ voiceId, note: "" }));
}

/** Makes a list of voices, or a copy of one, in a transaction; answers its id. */
export async function createList(tx: Db, call: ListCall, draft: ListDraft): Promise<string> {
  await lockHolder(tx, call.holder);
  // Deleted ones are held for a day, too.
  if ((await refuseOneMore(tx, call)) >= 2 * most)
    throw new Problem(429, "too-many-writes", { retryAfterSeconds: undoHours * 3600 });
  const listId = await store(tx, call, draft);
  await recordAct(tx, call, "create", listId);
  return listId;
}

/** Makes a list of voices for a visitor's request, in a transaction, whatever else owners have; answers its id. Not recorded yet. */
export const createListOfRequest = (
  tx: Db,
  call: ListCall,
  draft: { name: string; voiceIds: string[]; requestId: string },
): Promise<string> => store(tx, call, draft, draft.requestId);

async function store(tx: Db, call: ListCall, draft: ListDraft, requestId?: string): Promise<string> {
  const { holder, now } = call;
  const name = cleanLine(draft.name, "name");
  const entries = await entriesOf(tx, call, draft);
  const [row] = await tx
    .insert(lists)
    .values({ userId: holder, requestId, name, createdAt: now, changedAt: now })
    .returning({ id: lists.id });
  if (!row) throw new Error("an insert returned no row");
  if (entries.length > 0)
    await tx.insert(listVoices).values(entries.map((entry, place) => ({ ...entry, listId: row.id, place })));
  return row.id;
}
