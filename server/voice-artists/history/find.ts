import { and, desc, eq, like } from "drizzle-orm";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { ArtistHistoryPage } from "#contract/voice-artists.ts";
import type { Db } from "#server/db/client.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { showRows } from "#server/history/show.ts";
import { type Paging, totals } from "#server/http/paging.ts";
import { findNamesByIds } from "./names.ts";
import type { ArtistValues } from "./record.ts";
import { type Changes, nameIdsIn, shownChanges } from "./show.ts";

const ofArtist = (artistId: string) =>
  and(eq(historyRecords.subjectId, artistId), like(historyRecords.action, "voice-artist.%"));

/** A page of what was done to an artist, the newest first, with the changed values. */
export async function findVersions(
  db: Db,
  artistId: string,
  paging: Paging,
  locale: Locale,
): Promise<ArtistHistoryPage> {
  const rows = await db
    .select()
    .from(historyRecords)
    .where(ofArtist(artistId))
    .orderBy(desc(historyRecords.id))
    .limit(paging.size)
    .offset(paging.page * paging.size);
  const changesOf = new Map(rows.map(({ id, changes }) => [String(id), changes as Changes]));
  const shown = await showRows(
    db,
    rows.map(({ changes: _changes, createdAt, ...row }) => ({
      ...row,
      at: createdAt,
      fields: [],
      state: null,
      count: null,
    })),
    locale,
  );
  const names = await findNamesByIds(db, [...changesOf.values()].flatMap(nameIdsIn));
  const content = shown.map(({ id, at, action, actor }) => {
    const changes = changesOf.get(id) ?? {};
    return {
      id,
      at,
      action,
      actor,
      changes: shownChanges(changes, names),
      canBeRestored: "values" in changes,
    };
  });
  return { content, ...totals(await db.$count(historyRecords, ofArtist(artistId)), paging) };
}

/** All values of an artist that an entry of its record holds; undefined where there is no such entry. */
export async function findValues(
  db: Db,
  artistId: string,
  entryId: string,
): Promise<ArtistValues | undefined> {
  if (!/^\d{1,15}$/.test(entryId)) return undefined;
  const [entry] = await db
    .select({ changes: historyRecords.changes })
    .from(historyRecords)
    .where(and(ofArtist(artistId), eq(historyRecords.id, Number(entryId))));
  const values = (entry?.changes as { values?: ArtistValues } | undefined)?.values;
  if (!values) return undefined;
  const names = await findNamesByIds(db, [values.name]);
  return { ...values, name: names.get(values.name) ?? values.name };
}
