import { queryOptions } from "@tanstack/react-query";
import { filterGroups, type FilterGroup } from "#contract/enumerations.ts";
import type { VoiceFacets, VoicePage } from "#contract/voices.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { readList, readNumber, readRecord } from "#src/lib/http/parse.ts";
import { readVoice } from "#src/voice/voice.ts";
import { searchParamsOf, libraryKey, type LibraryQuery } from "./library-query.ts";

const minutes = 60_000;

/** A page of the library, cached so that pages already seen are shown at once. */
export const voicesQuery = (query: LibraryQuery) =>
  queryOptions({
    queryKey: libraryKey(query),
    queryFn: async ({ signal }) =>
      readVoicePage(
        await readJson(await api.get("api/v1/voices", { searchParams: searchParamsOf(query), signal })),
      ),
    staleTime: 5 * minutes,
    gcTime: 30 * minutes,
  });

function readVoicePage(value: unknown): VoicePage {
  const page = readRecord(value, "voices");
  const { totalElements, facets } = page;
  return {
    content: readList(page["content"], "voices.content", readVoice),
    totalPages: readNumber(page["totalPages"], "voices.totalPages"),
    ...(typeof totalElements === "number" && { totalElements }),
    ...(typeof facets === "object" && facets !== null && { facets: readFacets(facets) }),
  };
}

/** Reads how many voices each filter value would leave; groups that the server does not count are empty. */
function readFacets(value: object): VoiceFacets {
  const facets = readRecord(value, "voices.facets");
  const readCounts = (group: FilterGroup) => {
    const counts = readRecord(facets[group] ?? {}, `voices.facets.${group}`);
    return Object.entries(counts).map(
      ([name, count]) => [name, readNumber(count, `voices.facets.${group}.${name}`)] as const,
    );
  };
  return Object.fromEntries(
    filterGroups.map((group) => [group, Object.fromEntries(readCounts(group))]),
  ) as VoiceFacets;
}
