import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { limits } from "#contract/constants/limits.ts";
import type { Dropped } from "#contract/voices/voices.ts";
import {
  groupsOf,
  selectedValues,
  withoutGroups,
  withUnderstood,
} from "#src/features/voices/filters/filters.ts";
import { libraryKey, withWords, type LibraryQuery } from "#src/features/voices/library-query.ts";
import { voicesQuery } from "#src/features/voices/queries.ts";
import {
  shownSearch,
  withoutWord,
  withoutWords,
  type Answer,
  type SearchChip,
} from "#src/features/voices/search/search-words.ts";
import { countOf } from "./count.ts";

/** What is dropped, as it is called: the words of a search that name filters, values chosen by hand, and other words. */
export interface DroppedNames {
  chips: readonly SearchChip[];
  values: readonly string[];
  words: readonly string[];
}

/** A query without some of its filter groups or words, and how many voices it finds. */
export interface WayOn {
  dropped: DroppedNames;
  query: LibraryQuery;
  count: number;
  /** Whether `count` is a lower bound, because the server sends no total. */
  isAtLeast: boolean;
}

/** The query without these, and what they are called. What a dropped word meant in other groups is chosen by hand then. */
function without(query: LibraryQuery, answer: Answer, dropped: readonly Dropped[]) {
  const { filters, search } = query;
  const { q = "" } = search ?? {};
  const groups = dropped.flatMap((one) => ("group" in one ? one.group : []));
  const words = dropped.flatMap((one) => ("word" in one ? one.word : []));
  const chips = shownSearch(q, answer).chips.filter(({ means }) =>
    means.some(({ group }) => groups.includes(group)),
  );
  const kept = chips.flatMap(({ means }) => means.filter(({ group }) => !groups.includes(group)));
  return {
    dropped: { chips, values: groups.flatMap((group) => selectedValues(filters, group)), words },
    query: {
      filters: withUnderstood(withoutGroups(filters, groups), kept),
      page: 0,
      search: search && withWords(search, words.reduce(withoutWord, withoutWords(q, chips))),
    },
  };
}

/** Asks a server that tells no ways on for the page that each filter group hides. */
async function waysByAsking(queryClient: QueryClient, query: LibraryQuery): Promise<WayOn[]> {
  const chosen = groupsOf(false).filter((group) => selectedValues(query.filters, group).length > 0);
  const ways = chosen.map(async (group) => {
    const way = without(query, { understood: [] }, [{ group }]);
    const page = await queryClient.fetchQuery(voicesQuery(way.query));
    const known = countOf(page);
    const count = known ?? (page.totalPages - 1) * limits.pageSize.default + 1;
    return { ...way, count, isAtLeast: known === undefined };
  });
  const all = await Promise.all(ways);
  return all.filter((way) => way.count > 0).toSorted((one, other) => other.count - one.count);
}

/** What to drop so that something is found, the most voices first; empty where no single group helps and the server tells none. */
export const waysOnQuery = (queryClient: QueryClient, query: LibraryQuery, answer: Answer) =>
  queryOptions({
    queryKey: [...libraryKey(query), "ways on"],
    queryFn: async (): Promise<WayOn[]> =>
      answer.waysOn?.map(({ dropped, count }) => ({
        ...without(query, answer, dropped),
        count,
        isAtLeast: false,
      })) ?? waysByAsking(queryClient, query),
    staleTime: 5 * 60_000,
  });
