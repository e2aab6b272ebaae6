import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { artistFields, enumerationFields } from "#contract/constants/artist-fields.ts";
import { filterGroups, filterValues, type FilterGroup } from "#contract/constants/enumerations.ts";
import { type VoiceFilters } from "#contract/voices/voices.ts";
import type { LibraryQuery } from "#server/voices/library-query.ts";
import type { Db } from "#server/db/client.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";

/** Whether a voice has one of the values of a group. */
function hasOne(group: FilterGroup, values: readonly string[]): SQL {
  const field = enumerationFields.find((one) => artistFields[one].group === group);
  const column = field ? voiceArtists[field] : voices.kind;
  const wanted = sql`${sql.param(values)}::text[]`;
  return field && artistFields[field].holds === "several"
    ? sql`${column} && ${wanted}`
    : sql`${column} = any(${wanted})`;
}

const where = (filters: VoiceFilters, leftOut?: FilterGroup): SQL | undefined =>
  and(
    ...filterGroups.flatMap((group) => {
      const chosen = [filters[group] ?? []].flat();
      return group === leftOut || chosen.length === 0 ? [] : [hasOne(group, chosen)];
    }),
  );

const joined = eq(voiceArtists.id, voices.artistId);

async function countVoices(db: Db, condition: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(voices)
    .innerJoin(voiceArtists, joined)
    .where(condition);
  return row?.total ?? 0;
}

/** What the library must answer, asked of the tables in plain SQL: slow and obvious. */
export async function searchBySql(db: Db, { filters, page, size }: LibraryQuery) {
  const listed = await db
    .select({ voiceId: voices.id })
    .from(voices)
    .innerJoin(voiceArtists, joined)
    .where(where(filters))
    .orderBy(desc(voices.position))
    .limit(size)
    .offset(page * size);
  const facets: Record<string, Record<string, number>> = {};
  for (const group of filterGroups) {
    const counts: Record<string, number> = {};
    for (const value of filterValues[group])
      counts[value] = await countVoices(db, and(where(filters, group), hasOne(group, [value])));
    facets[group] = counts;
  }
  return {
    voiceIds: listed.map((row) => row.voiceId),
    total: await countVoices(db, where(filters)),
    facets,
  };
}
