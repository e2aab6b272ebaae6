import { filterValues } from "#contract/constants/enumerations.ts";
import { demandGroups, insightLimits } from "#contract/constants/values/insights.ts";
import type { UnmetDemand } from "#contract/insights.ts";
import type { VoiceIndex } from "#server/voices/voice-index.ts";
import type { Sums } from "./count-sums.ts";
import { toldOf } from "./voices.ts";

/** The values of a counted combination, by group. */
function filtersIn(combination: string): UnmetDemand["filters"] {
  const params = new URLSearchParams(combination);
  return Object.fromEntries(
    demandGroups.map((group) => [group, filterValues[group].filter((value) => params.has(group, value))]),
  ) as UnmetDemand["filters"];
}

/** What clients looked for in the period that finds too few voices today, the most frequent first. */
export function findUnmet(searches: Sums, index: VoiceIndex): UnmetDemand[] {
  const most = [...searches]
    .toSorted(([one, often], [other, oftener]) => oftener - often || (one < other ? -1 : 1))
    .slice(0, insightLimits.combinations);
  const unmet: UnmetDemand[] = [];
  for (const [combination, times] of most) {
    if (unmet.length === insightLimits.unmet) break;
    const filters = filtersIn(combination);
    const found = index.count(filters);
    if (found < insightLimits.enoughVoices) unmet.push({ filters, searches: toldOf(times), found });
  }
  return unmet;
}
