import { sql } from "drizzle-orm";
import { ageRanges, languages, voiceColors } from "#contract/voices.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import type { Db } from "#server/db/client.ts";

/** A few values out of a list, different ones for every row. */
const some = (values: readonly string[], least: number, most: number) => sql`(
  select array_agg(v) from (
    select v from unnest(${sql.raw(`array['${values.join("','")}']`)}) v
    where n > 0 order by random() limit ${sql.raw(`${least} + floor(random() * ${most - least + 1})::int`)}
  ) picked
)`;

/** Fills an empty database with `count` voices of `count / 4` artists, each voice with peaks and a transcript. */
export async function fillLibrary(db: Db, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into voice_artists (name, name_key, age, gender, voice_colors, languages, age_ranges)
      select 'Seslendiren Sanatçı ' || n, 'artist ' || n, 18 + n % 60,
        case when random() < 0.5 then 'Male' else 'Female' end,
        ${some(voiceColors, 1, 4)}, ${some(languages, 1, 2)}, ${some(ageRanges, 1, 2)}
      from generate_series(1, ${count / 4}) n`);
    await tx.execute(sql`
      insert into audio_files
        (name, storage_key, media_type, byte_length, sha256, seconds, peaks, transcript_text, transcript_language)
      select 'sample-' || n || '.mp3', 'sample-' || n, 'audio/mpeg', 25000, repeat('0', 64), 5 + random(),
        (select string_agg(lpad(to_hex((random() * 255)::int), 2, '0'), '') from generate_series(1, 64 + n * 0)),
        'Markanızın sesi, ilk cümlede tanınır.', 'tr'
      from generate_series(1, 200) n`);
    await tx.execute(sql`
      insert into voices (artist_id, url, audio_name)
      select a.id, '/audio/' || a.name_key || '-' || v || '.mp3', 'sample-' || (1 + floor(random() * 200)::int) || '.mp3'
      from voice_artists a, generate_series(1, 4) v`);
    await bumpCatalogue(tx);
  });
  await db.execute(sql`analyze`);
}
