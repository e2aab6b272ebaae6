import { sql } from "drizzle-orm";
import { filterValues } from "#contract/constants/enumerations.ts";
import { demandGroups, insightLimits } from "#contract/constants/insight-values.ts";
import type { UnmetDemand } from "#contract/insights.ts";
import { rowsOf, type Db } from "#server/db/client.ts";
import type { LookBack } from "#server/insights/period.ts";
import type { VoiceIndex } from "#server/voices/voice-index.ts";
import { toldOf } from "./voices.ts";

/** The values of a counted combination, by group. */
function filtersIn(combination: string): UnmetDemand["filters"] {
  const params = new URLSearchParams(combination);
  return Object.fromEntries(
    demandGroups.map((group) => [group, filterValues[group].filter((value) => params.has(group, value))]),
  ) as UnmetDemand["filters"];
}

/** What clients looked for in the period that finds too few voices today, the most frequent first. */
export async function readUnmet(db: Db, { from }: LookBack, index: VoiceIndex): Promise<UnmetDemand[]> {
  const rows = await rowsOf<{ combination: string; searches: number }>(
    db,
    sql`select "combination", sum("count")::int as searches from "search_counts" where "day" >= ${from}::date
      group by 1 order by 2 desc, 1 limit ${insightLimits.combinations}`,
  );
  const unmet: UnmetDemand[] = [];
  for (const { combination, searches } of rows) {
    if (unmet.length === insightLimits.unmet) break;
    const filters = filtersIn(combination);
    const found = index.count(filters);
    if (found < insightLimits.enoughVoices) unmet.push({ filters, searches: toldOf(searches), found });
  }
  return unmet;
}
