import { sql } from "drizzle-orm";
import { ageRanges, languages, voiceColors } from "#contract/constants/enumerations.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { demoClips } from "#demo/clips.ts";
import { names } from "#demo/roster/names.ts";

/** A day on which every voice is visible. */
export const benchDay = "2026-11-23";

/** SQL for a random choice of `least` to `most` values, different for every row. */
const some = (values: readonly string[], least: number, most: number) => sql`(
  select array_agg(v) from (
    select v from unnest(${sql.raw(`array['${values.join("','")}']`)}) v
    where n > 0 order by random() limit ${sql.raw(`${least} + floor(random() * ${most - least + 1})::int`)}
  ) picked
)`;

/** SQL for one random item, different for every row. */
const one = (list: unknown[]) =>
  sql`(${JSON.stringify(list)}::jsonb -> floor(random() * ${list.length}::int)::int)`;

const roster = Object.values(names).flatMap(({ Female, Male }) => [...Female, ...Male]);
const firstNames = roster.map((name) => name.split(" ")[0]);
const lastNames = roster.map((name) => name.slice(name.indexOf(" ") + 1));

/**
 * Fills an empty database with `count` voices of `count / 4` artists, in random order. Names and clips are those of the
 * demo catalogue; the peaks start at a random bar, so that few voices have the same.
 */
export async function fillLibrary(db: Db, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into voice_artists (name, name_key, age, gender, voice_colors, languages, age_ranges)
      select (${one(firstNames)} #>> '{}') || ' ' || (${one(lastNames)} #>> '{}'), 'artist ' || n, 18 + n % 60,
        case when random() < 0.5 then 'Male' else 'Female' end,
        ${some(voiceColors, 1, 4)}, ${some(languages, 1, 2)}, ${some(ageRanges, 1, 2)}
      from generate_series(1, ${count / 4}) n`);
    await tx.execute(sql`
      with made as (
        select gen_random_uuid() as id, a.id as artist_id, ${one(demoClips)} as clip,
          floor(random() * 128)::int as first_bar
        from voice_artists a, generate_series(1, 4)
      ), stored as (
        insert into audio_files
          (name, storage_key, media_type, byte_length, sha256, seconds, peaks, transcript_text, transcript_language,
            loudness, true_peak, is_measured)
        select id || '.mp3', id || '.mp3', 'audio/mpeg', 25000, repeat('0', 64), (clip ->> 'seconds')::real,
          substr((clip ->> 'peaks') || (clip ->> 'peaks'), 1 + 2 * first_bar, 256),
          clip #>> '{transcript,text}', clip #>> '{transcript,language}',
          (clip ->> 'loudness')::real, (clip ->> 'truePeak')::real, true
        from made
      )
      insert into voices (id, artist_id, url, audio_name, published_at, publish_from)
      select id, artist_id, '/audio/' || id || '.mp3', id || '.mp3', now(), '2020-01-01' from made order by random()`);
    await bumpCatalogue(tx);
  });
  await db.execute(sql`analyze`);
}
