import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { listLimits } from "#contract/constants/list-limits.ts";
import { type VoiceList, VoiceListDetails, VoiceLists } from "#contract/lists.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { lists, listVoices } from "#server/db/schema/lists.ts";
import { isUuid, uuidsAmong } from "#server/db/uuid.ts";
import { contentTag } from "#server/http/etag.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { ownOr } from "#server/voices/own-values.ts";
import { fitVoices } from "#server/voices/fit-voices.ts";
import { findVoicesByIds } from "#server/voices/sql.ts";
import { isVisible } from "#server/voices/visible.ts";
import { type Holder, isHeldBy, type ListCall } from "./holder.ts";

type ListRow = typeof lists.$inferSelect;

// A deployed change of an answer's fields must not be answered with 304.
const shape = contentTag([VoiceLists, VoiceListDetails]);

/** The ETag of lists as somebody reads them: of what was written of them and of the catalogue, so that a 304 builds no answer. */
export const tagOf = ({ generation, today }: ListCall, rows: ListRow[]): string =>
  contentTag([shape, generation, today, rows.map(({ id, version }) => [id, version])]);

const shown = ({ id, userId, name, changedAt }: ListRow) => ({
  listId: id,
  name,
  changedAt: changedAt.toISOString(),
  visibleTo: userId === null ? ("owners" as const) : ("you" as const),
});

const isThere = isNull(listVoices.removedAt);

/** The first visible voices of each of these lists. */
async function findPortraits(db: Db, ids: string[], today: string) {
  const first = db
    .select({
      voiceId: listVoices.voiceId,
      place: listVoices.place,
      voiceArtistName: voiceArtists.name,
      own: voices.voiceColors,
      ofArtist: sql<typeof voiceArtists.$inferSelect.voiceColors>`${voiceArtists.voiceColors}`.as(
        "of_artist",
      ),
    })
    .from(listVoices)
    .innerJoin(voices, eq(voices.id, listVoices.voiceId))
    .innerJoin(voiceArtists, eq(voiceArtists.id, voices.artistId))
    .where(and(eq(listVoices.listId, lists.id), isThere, isVisible(today)))
    .orderBy(listVoices.place)
    .limit(listLimits.portraits)
    .as("first");
  const rows = await db
    .select({
      listId: lists.id,
      voiceId: first.voiceId,
      voiceArtistName: first.voiceArtistName,
      own: first.own,
      ofArtist: first.ofArtist,
    })
    .from(lists)
    .crossJoinLateral(first)
    .where(inArray(lists.id, ids))
    .orderBy(first.place);
  return Map.groupBy(rows, ({ listId }) => listId);
}

/** How many voices each of these lists has, and how many of the asked ones. */
async function countVoices(db: Db, ids: string[], asked: string[]) {
  const rows = await db
    .select({
      listId: listVoices.listId,
      count: sql<number>`count(*)::int`,
      holds: sql<number>`count(*) filter (where ${listVoices.voiceId} = any(${sql.param(asked)}::uuid[]))::int`,
    })
    .from(listVoices)
    .where(and(inArray(listVoices.listId, ids), isThere))
    .groupBy(listVoices.listId);
  return new Map(rows.map((row) => [row.listId, row]));
}

/** The rows of somebody's lists, newest change first: of those of visitors' requests as many as of others at most. */
export async function findLists(db: Db, holder: Holder): Promise<ListRow[]> {
  const { changedAt, deletedAt, id, requestId } = lists;
  const newest = (which: SQL) =>
    db
      .select()
      .from(lists)
      .where(and(isHeldBy(holder), isNull(deletedAt), which))
      .orderBy(desc(changedAt), id)
      .limit(listLimits.most);
  const own = await newest(isNull(requestId));
  // Clients have none of requests.
  const ofRequests = holder === null ? await newest(isNotNull(requestId)) : [];
  return [...own, ...ofRequests].toSorted((one, other) => Number(other.changedAt) - Number(one.changedAt));
}

/** Lists with their portraits; `asked` are ids of voices, of which each list then tells how many it holds. */
export async function showLists(
  db: Db,
  rows: ListRow[],
  today: string,
  asked?: readonly string[],
): Promise<VoiceList[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const portraits = await findPortraits(db, ids, today);
  const counts = await countVoices(db, ids, uuidsAmong(asked ?? []));
  return rows.map((row) => ({
    ...shown(row),
    count: counts.get(row.id)?.count ?? 0,
    portraits: (portraits.get(row.id) ?? []).map(({ voiceId, voiceArtistName, own, ofArtist }) => ({
      voiceId,
      voiceArtistName,
      voiceColorNames: ownOr(own, ofArtist),
    })),
    ...(asked ? { holds: counts.get(row.id)?.holds ?? 0 } : {}),
  }));
}

/** How many bytes of a list's voices and notes an answer holds. */
const mostBytes = 500_000;

/** The row of a list; 404 for an unknown one, another's and a deleted one. */
export async function findList(db: Db, holder: Holder, listId: string): Promise<ListRow> {
  const [row] = isUuid(listId)
    ? await db
        .select()
        .from(lists)
        .where(and(eq(lists.id, listId), isHeldBy(holder), isNull(lists.deletedAt)))
    : [];
  if (!row) throw new Problem(404, "list-not-found");
  return row;
}

/** A list with its voices in their order. */
export async function showList(db: Db, row: ListRow, today: string): Promise<VoiceListDetails> {
  const entries = await db
    .select({ voiceId: listVoices.voiceId, note: listVoices.note })
    .from(listVoices)
    .where(and(eq(listVoices.listId, row.id), isThere))
    .orderBy(listVoices.place);
  const visible = fitVoices(
    await findVoicesByIds(
      db,
      entries.map(({ voiceId }) => voiceId),
      today,
    ),
    mostBytes - Buffer.byteLength(JSON.stringify(entries)),
  );
  const voiceOf = new Map(visible.map((voice) => [voice.voiceId, voice]));
  return {
    ...shown(row),
    entries: entries.map((entry) => ({ ...entry, voice: voiceOf.get(entry.voiceId) ?? null })),
  };
}
