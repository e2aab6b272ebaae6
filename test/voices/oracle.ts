import { and, arrayOverlaps, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { ageRanges, genders, languages, sampleKinds, voiceColors } from "#contract/constants/enumerations.ts";
import { type VoiceFilters } from "#contract/voices.ts";
import type { LibraryQuery } from "#server/voices/library-query.ts";
import type { Db } from "#server/db/client.ts";
import { voiceArtists, voices } from "#server/db/catalogue-schema.ts";

type Group = keyof VoiceFilters;

function where(filters: VoiceFilters, leftOut?: Group): SQL | undefined {
  const { gender, voiceColorNames, ageRangeNames, languageNames, kind } = filters;
  const conditions: Partial<Record<Group, SQL>> = {};
  if (gender) conditions.gender = eq(voiceArtists.gender, gender);
  if (voiceColorNames.length > 0)
    conditions.voiceColorNames = arrayOverlaps(voiceArtists.voiceColors, voiceColorNames);
  if (ageRangeNames.length > 0)
    conditions.ageRangeNames = arrayOverlaps(voiceArtists.ageRanges, ageRangeNames);
  if (languageNames.length > 0)
    conditions.languageNames = arrayOverlaps(voiceArtists.languages, languageNames);
  if (kind.length > 0) conditions.kind = inArray(voices.kind, kind);
  if (leftOut) delete conditions[leftOut];
  return and(...Object.values(conditions));
}

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
  const facet = async (group: Group, values: readonly string[], has: (value: string) => SQL) => {
    const rest = where(filters, group);
    const counts: Record<string, number> = {};
    for (const value of values) counts[value] = await countVoices(db, and(rest, has(value)));
    return counts;
  };
  return {
    voiceIds: listed.map((row) => row.voiceId),
    total: await countVoices(db, where(filters)),
    facets: {
      gender: await facet("gender", genders, (value) => sql`${voiceArtists.gender} = ${value}`),
      voiceColorNames: await facet(
        "voiceColorNames",
        voiceColors,
        (value) => sql`${value} = any(${voiceArtists.voiceColors})`,
      ),
      ageRangeNames: await facet(
        "ageRangeNames",
        ageRanges,
        (value) => sql`${value} = any(${voiceArtists.ageRanges})`,
      ),
      languageNames: await facet(
        "languageNames",
        languages,
        (value) => sql`${value} = any(${voiceArtists.languages})`,
      ),
      kind: await facet("kind", sampleKinds, (value) => sql`${voices.kind} = ${value}`),
    },
  };
}
