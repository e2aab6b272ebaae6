import { sql, type SQL } from "drizzle-orm";
import { type Db, rowsOf } from "#server/db/client.ts";

// Every value of an entry that names a file of ours, before or after it changed; entries of older versions too.
const named = (ofArtist: SQL) => sql`
  select distinct m[1] as name from "history_records" h
  join "voice_artists" a on a."id"::text = h."subject_id"
  cross join lateral regexp_matches(h."changes"::text, '"/audio/([A-Za-z0-9][A-Za-z0-9._-]*)"', 'g') m
  where h."action" like 'voice-artist.%' and ${ofArtist}`;

/** The names of the sound files that entries of the record name, of artists that still are there: a select of one column. */
export const allFilesInHistory: SQL = named(sql`true`);

/** The names of the sound files that the record of one artist names. */
export async function filesInHistory(tx: Db, artistId: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(tx, named(sql`h."subject_id" = ${artistId}`));
  return rows.map(({ name }) => name);
}
