import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { filterGroups, type FilterGroup } from "#contract/enumerations.ts";
import { limits } from "#contract/limits.ts";
import { selectedValues, withGroup } from "#src/features/voices/filters/filters.ts";
import { libraryKey, type LibraryQuery } from "#src/features/voices/library-query.ts";
import { voicesQuery } from "#src/features/voices/queries.ts";
import { countOf } from "./count.ts";

/** A query without one of its filter groups, and how many voices it finds. */
export interface Suggestion {
  group: FilterGroup;
  /** The group's selected values. They are joined by OR, so removing a single one never finds more. */
  values: readonly string[];
  query: LibraryQuery;
  count: number;
  /** Whether `count` is a lower bound, because the server sends no total. */
  isAtLeast: boolean;
}

async function suggest(
  queryClient: QueryClient,
  { filters, ...rest }: LibraryQuery,
  group: FilterGroup,
): Promise<Suggestion> {
  const query = { ...rest, filters: withGroup(filters, group, []), page: 0 };
  const page = await queryClient.fetchQuery(voicesQuery(query));
  const known = countOf(page);
  return {
    group,
    values: selectedValues(filters, group),
    query,
    count: known ?? (page.totalPages - 1) * limits.pageSize.default + 1,
    isAtLeast: known === undefined,
  };
}

/**
 * Which filter group to remove, the one with the most voices first; empty when no single one helps. Each suggestion loads
 * the page it leads to, so following it makes no request.
 */
export const suggestionsQuery = (queryClient: QueryClient, query: LibraryQuery) =>
  queryOptions({
    queryKey: [...libraryKey(query), "suggestions"],
    queryFn: async (): Promise<Suggestion[]> => {
      const groups = filterGroups.filter((group) => selectedValues(query.filters, group).length > 0);
      const all = await Promise.all(groups.map((group) => suggest(queryClient, query, group)));
      return all.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
    },
    staleTime: 5 * 60_000,
  });
