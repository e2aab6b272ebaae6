import { queryOptions } from "@tanstack/react-query";
import type { VoiceFacets, VoiceFilters, VoicePage } from "#contract/voices.ts";
import { api, readJson } from "#src/lib/api.ts";
import { readList, readNumber, readRecord } from "#src/lib/parse.ts";
import { keys } from "#src/lib/query-keys.ts";
import { readVoice } from "#src/lib/voice.ts";
import { chosenIn, filterGroups } from "./filters.ts";

/** The size of a page (specification, section 9). */
export const pageSize = 15;

const minutes = 60_000;

/** A page of the library, zero-based. Kept so that pages already seen show at once and are not asked for again. */
export const voicesQuery = (filters: VoiceFilters, page: number) =>
  queryOptions({
    queryKey: [...keys.voices, "page", filters, page],
    queryFn: ({ signal }) => fetchVoicePage(filters, page, signal),
    staleTime: 5 * minutes,
    gcTime: 30 * minutes,
  });

async function fetchVoicePage(filters: VoiceFilters, page: number, signal: AbortSignal): Promise<VoicePage> {
  const chosen = filterGroups.flatMap((group) => chosenIn(filters, group).map((value) => [group, value]));
  const searchParams = new URLSearchParams([...chosen, ["page", `${page}`], ["size", `${pageSize}`]]);
  return readVoicePage(await readJson(await api.get("api/v1/voices", { searchParams, signal })));
}

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

function readFacets(facets: object): VoiceFacets {
  const all = readRecord(facets, "voices.facets");
  const counts = (group: string) =>
    Object.fromEntries(
      Object.entries(readRecord(all[group] ?? {}, `voices.facets.${group}`)).map(([name, count]) => [
        name,
        readNumber(count, `voices.facets.${group}.${name}`),
      ]),
    );
  return {
    gender: counts("gender"),
    voiceColorNames: counts("voiceColorNames"),
    languageNames: counts("languageNames"),
    ageRangeNames: counts("ageRangeNames"),
  };
}
