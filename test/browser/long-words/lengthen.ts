import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openEmbedded } from "#server/db/client.ts";

/** A Turkish word of seventy letters, which no browser knows where to part. */
const word = "muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine";

/** A word of ninety letters; others have another end. */
export const longWord = (end: string | number = ""): string => word + String(end).padStart(20, "y");

/** A word of ninety letters of a row's own. */
const ofRow = (id: string) => sql.raw(`'${word}' || left(md5(${id}::text), 20)`);
const same = sql.raw(`'${longWord()}'::text`);
const address = sql.raw(`left('${word}', 60) || '@' || left(md5(id::text), 21) || '.example'`);

/** What people typed, by table: names differ from row to row. */
const changes = [
  sql`update voice_artists set name = ${ofRow("id")}, name_key = ${ofRow("id")}`,
  sql`update voices set title = ${same}, transcript_text = ${same}, transcript_language = 'TURKISH'`,
  sql`update audio_files set transcript_text = ${same} where transcript_text is not null`,
  sql`update accounts set company = ${ofRow("id")}`,
  sql`update users set name = ${ofRow("id")}, last_name = ${same}, email = ${address}`,
  sql`update offers set title = ${same}, platform = ${same}, brief = jsonb_build_object('script', ${same}, 'notes', ${same})`,
  sql`update offer_voices set shown = shown || jsonb_build_object('voiceArtistName', ${ofRow("voice_id")}, 'transcript', jsonb_build_object('text', ${same}, 'language', 'tr'))`,
  sql`update offer_events set details = jsonb_set(details, '{text}', to_jsonb(${same})) where details ? 'text'`,
  sql`update offer_events set details = jsonb_set(details, '{terms,platform}', to_jsonb(${same})) where details ? 'terms'`,
  sql`update offer_events set details = details || jsonb_build_object('removed', jsonb_build_array(${same}, ''), 'added', jsonb_build_array(${same}, ${same})) where kind = 'briefChanged'`,
  sql`update offer_attachments set name = ${same} || '.pdf'`,
  sql`update voice_requests set full_name = ${same}, email = ${address}, company_name = ${same}, project_medium = ${same}, project_version = ${same}, budget_range = ${same}, voice_requirements = ${same}`,
];

/** Puts a word of ninety letters into every field of a DATA_DIR that people fill; no server runs over it. */
export async function lengthen(folder: string): Promise<void> {
  const { db, close } = await openEmbedded({
    directory: join(folder, "database"),
  });
  for (const change of changes) await db.execute(change);
  await close();
}
