import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { filterGroups, type FilterGroup } from "#contract/constants/enumerations.ts";
import { limits } from "#contract/constants/limits.ts";
import { selectedValues, withGroup, withUnderstood } from "#src/features/voices/filters/filters.ts";
import { libraryKey, withWords, type LibraryQuery } from "#src/features/voices/library-query.ts";
import { voicesQuery } from "#src/features/voices/queries.ts";
import {
  shownSearch,
  withoutWord,
  withoutWords,
  wordsOf,
  type Answer,
} from "#src/features/voices/search/search-words.ts";
import { countOf } from "./count.ts";

/** What is dropped: the values of a filter group, which are joined by OR, so that one of them never finds more; or a word. */
export type Dropped = { group: FilterGroup; values: readonly string[] } | { word: string };

/** A query without one of its filter groups or words, and how many voices it finds. */
export interface WayOn {
  dropped: Dropped;
  query: LibraryQuery;
  count: number;
  /** Whether `count` is a lower bound, because the server sends no total. */
  isAtLeast: boolean;
}

/** Words that are asked for at most: a search may have a hundred. */
const mostWords = 6;

/** The query without what is dropped, for each filter group and each word of the text. */
function shorterQueries(query: LibraryQuery, answer: Answer) {
  const { filters, search } = query;
  const { q = "" } = search ?? {};
  const { chips, text } = shownSearch(q, answer);
  const all = withUnderstood(filters, answer.understood);
  const groups = filterGroups.flatMap((group) => {
    const values = selectedValues(all, group);
    if (values.length === 0) return [];
    const named = chips.filter(({ means }) => means.some((meaning) => meaning.group === group));
    const shorter = {
      filters: withGroup(filters, group, []),
      page: 0,
      search: search && withWords(search, withoutWords(q, named)),
    };
    return [{ dropped: { group, values }, query: shorter }];
  });
  const words = wordsOf(text)
    .slice(0, mostWords)
    .map((word) => ({
      dropped: { word },
      query: { filters, page: 0, search: search && withWords(search, withoutWord(q, word)) },
    }));
  return [...groups, ...words];
}

async function count(queryClient: QueryClient, way: Pick<WayOn, "dropped" | "query">): Promise<WayOn> {
  const page = await queryClient.fetchQuery(voicesQuery(way.query));
  const known = countOf(page);
  return {
    ...way,
    count: known ?? (page.totalPages - 1) * limits.pageSize.default + 1,
    isAtLeast: known === undefined,
  };
}

/**
 * Which filter group or word to drop, the one with the most voices first; empty when no single one helps. Each way loads
 * the page it leads to, so following it makes no request.
 */
export const waysOnQuery = (queryClient: QueryClient, query: LibraryQuery, answer: Answer) =>
  queryOptions({
    queryKey: [...libraryKey(query), "ways on"],
    queryFn: async (): Promise<WayOn[]> => {
      const ways = shorterQueries(query, answer);
      const all = await Promise.all(ways.map((way) => count(queryClient, way)));
      return all.filter((way) => way.count > 0).toSorted((one, other) => other.count - one.count);
    },
    staleTime: 5 * 60_000,
  });
