import type { QueryClient } from "@tanstack/react-query";
import { queryOptions } from "@tanstack/react-query";
import type { VoiceFilters } from "#contract/voices.ts";
import { keys } from "#src/lib/query-keys.ts";
import { countOf } from "./count.ts";
import { chosenIn, filterGroups, withGroup, type FilterGroup } from "./filters.ts";
import { pageSize, voicesQuery } from "./queries.ts";

/** Letting go of one group, and what that would give. */
export interface Suggestion {
  group: FilterGroup;
  /** Its chosen values: within a group they are joined by OR, so one alone never gives more. */
  values: readonly string[];
  filters: VoiceFilters;
  count: number;
  /** Whether there are more than `count`: the server did not say how many. */
  isAtLeast: boolean;
}

async function suggest(
  queryClient: QueryClient,
  filters: VoiceFilters,
  group: FilterGroup,
): Promise<Suggestion> {
  const without = withGroup(filters, group, []);
  const page = await queryClient.fetchQuery(voicesQuery(without, 0));
  const known = countOf(page);
  return {
    group,
    values: chosenIn(filters, group),
    filters: without,
    count: known ?? (page.totalPages - 1) * pageSize + 1,
    isAtLeast: known === undefined,
  };
}

/**
 * Which one filter to let go of, the most fruitful first; nothing where no single one helps. Each is the very page
 * that following it would show, so following it costs no call.
 */
export const suggestionsQuery = (queryClient: QueryClient, filters: VoiceFilters) =>
  queryOptions({
    queryKey: [...keys.voices, "suggestions", filters],
    queryFn: async (): Promise<Suggestion[]> => {
      const groups = filterGroups.filter((group) => chosenIn(filters, group).length > 0);
      const all = await Promise.all(groups.map((group) => suggest(queryClient, filters, group)));
      return all.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
    },
    staleTime: 5 * 60_000,
  });
