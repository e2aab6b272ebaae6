import { filterValues } from "#contract/constants/enumerations.ts";
import { demandGroups } from "#contract/constants/values/insights.ts";
import type { UnderstoodWord, VoiceFilters } from "#contract/voices/voices.ts";
import { chosenOrNamed } from "#server/voices/library-query.ts";

/**
 * What was looked for as it is counted: the values of the groups that say whom the agency lacks, in the order of the
 * enumerations, as `languageNames=KURDISH&gender=Female`. Empty where none of them was chosen or named by a word.
 */
export function combinationOf(filters: Partial<VoiceFilters>, understood: readonly UnderstoodWord[]): string {
  const params = new URLSearchParams();
  for (const group of demandGroups) {
    const values = chosenOrNamed(filters, understood, group);
    for (const value of filterValues[group]) if (values.includes(value)) params.append(group, value);
  }
  return params.toString();
}
