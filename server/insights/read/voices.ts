import { sql, type SQL } from "drizzle-orm";
import { insightLimits, type VoiceRanking } from "#contract/constants/values/insights.ts";
import type { Insights, RankedVoice } from "#contract/insights.ts";
import { rowsOf, type Db } from "#server/db/client.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import type { LookBack } from "#server/insights/period.ts";
import type { Sums } from "./count-sums.ts";
import { isVisible } from "#server/voices/visible.ts";

const named = sql`${voices.id}::text as "voiceId", ${voiceArtists.name} as "voiceArtistName", ${voices.title} as "title",
  ${voices.titleLanguage} as "titleLanguage",
  case when cardinality(${voices.voiceColors}) > 0 then ${voices.voiceColors} else ${voiceArtists.voiceColors} end
    as "voiceColorNames"`;
const listed = sql`${voices} join ${voiceArtists} on ${voiceArtists.id} = ${voices.artistId}`;

/** How often each voice was chosen in the period, by its id. */
const counts: Record<Exclude<VoiceRanking, "played">, (period: LookBack) => SQL> = {
  liked: () => sql`select "voice_id", count(*)::int as count from "likes" group by 1`,
  offered: ({ since }) => sql`select ov."voice_id", count(*)::int as count from "offer_voices" ov
    join "offers" o on o."id" = ov."offer_id"
    where ov."place" is not null and o."created_at" >= ${since.toISOString()}::timestamptz group by 1`,
  inRooms: ({ since }) => sql`select rv."voice_id", count(*)::int as count from "room_voices" rv
    join "rooms" r on r."id" = rv."room_id"
    where r."created_at" >= ${since.toISOString()}::timestamptz group by 1`,
};

/** The voices that were counted most, by name where as often. */
const rank = (db: Db, counted: SQL) =>
  rowsOf<RankedVoice>(
    db,
    sql`select ${named}, c."count" as "count" from (${counted}) c
      join ${listed} on ${voices.id} = c."voice_id"
      order by c."count" desc, ${voiceArtists.name}, ${voices.position} limit ${insightLimits.ranked}`,
  );

/** All rankings. Few plays are not told, as few searches are not. */
export async function readRankings(db: Db, period: LookBack, plays: Sums): Promise<Insights["rankings"]> {
  const most = [...plays].toSorted(([, one], [, other]) => other - one).slice(0, 10 * insightLimits.ranked);
  const played = await rank(
    db,
    sql`select "key"::uuid as "voice_id", "value"::int as count
      from jsonb_each_text(${JSON.stringify(Object.fromEntries(most))}::jsonb)`,
  );
  return {
    played: played.map((row) => ({ ...row, count: toldOf(row.count ?? 0) })),
    liked: await rank(db, counts.liked(period)),
    offered: await rank(db, counts.offered(period)),
    inRooms: await rank(db, counts.inRooms(period)),
  };
}

/** A sum of what single people did, null where it is too small to be told. */
export const toldOf = (sum: number): number | null => (sum < insightLimits.leastTold ? null : sum);

/** The voices that clients see today and did not play in the period. */
export async function readNeverHeard(
  db: Db,
  { until }: LookBack,
  plays: Sums,
): Promise<Insights["neverHeard"]> {
  const rows = await rowsOf<Insights["neverHeard"]["voices"][number] & { total: number }>(
    db,
    sql`select ${named}, count(*) over ()::int as "total" from ${listed}
      where ${isVisible(until)} and ${voices.id} not in (
        select heard::uuid from jsonb_array_elements_text(${JSON.stringify([...plays.keys()])}::jsonb) heard)
      order by ${voiceArtists.name}, ${voices.place} limit ${insightLimits.unheard}`,
  );
  return { total: rows[0]?.total ?? 0, voices: rows.map(({ total: _total, ...voice }) => voice) };
}
