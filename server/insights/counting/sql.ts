import { lt, sql } from "drizzle-orm";
import { insightLimits } from "#contract/constants/values/insights.ts";
import { ahead } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import { playCounts, searchCounts } from "#server/db/schema/insights.ts";
import { facts } from "#server/db/schema/operations.ts";

/** How often something was done on a day: a voice's id, or a combination of filters. */
export interface Counted {
  day: string;
  what: string;
  count: number;
}

/** Adds plays to what is stored; those of a voice that is gone are nobody's. */
export async function addPlays(tx: Db, plays: Counted[]): Promise<void> {
  if (plays.length === 0) return;
  await tx.execute(sql`
    insert into "play_counts" ("day", "voice_id", "count")
    select c."day", v."id", c."count"
    from jsonb_to_recordset(${JSON.stringify(plays)}::jsonb) as c("day" date, "what" uuid, "count" integer)
    join "voices" v on v."id" = c."what"
    order by c."day", v."id"
    on conflict ("day", "voice_id") do update set "count" = "play_counts"."count" + excluded."count"`);
}

/** Adds searches to what is stored. */
export async function addSearches(tx: Db, searches: Counted[]): Promise<void> {
  if (searches.length === 0) return;
  await tx.execute(sql`
    insert into "search_counts" ("day", "combination", "count")
    select c."day", c."what", c."count"
    from jsonb_to_recordset(${JSON.stringify(searches)}::jsonb) as c("day" date, "what" text, "count" integer)
    order by c."day", c."what"
    on conflict ("day", "combination") do update set "count" = "search_counts"."count" + excluded."count"`);
}

/** The row whose number every write of counts raises, for the ETag of what is told of them. */
export const countedKey = "insights";

export const raiseCounted = (tx: Db) =>
  tx
    .insert(facts)
    .values({ key: countedKey, value: "1" })
    .onConflictDoUpdate({ target: facts.key, set: { value: sql`(${facts.value}::bigint + 1)::text` } });

/** Deletes the counts of days that are longer ago than they are kept. */
export async function forgetCounts(db: Db, today: string): Promise<void> {
  const first = ahead(today, { months: -insightLimits.keptMonths });
  await db.delete(playCounts).where(lt(playCounts.day, first));
  await db.delete(searchCounts).where(lt(searchCounts.day, first));
}
