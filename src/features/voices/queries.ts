import { queryOptions } from "@tanstack/react-query";
import { filterGroups, filterValues, type FilterGroup } from "#contract/constants/enumerations.ts";
import { limits } from "#contract/constants/limits.ts";
import type { Dropped, UnderstoodWord, VoiceFacets, VoicePage, WayOn } from "#contract/voices/voices.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { readList, readNumber, readRecord, readText } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
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

/** All samples of a voice's artist, in the artist's order. Only on servers with the feature `catalogue`. */
export const sameArtistQuery = (voiceId: string) =>
  queryOptions({
    queryKey: [...keys.voices, "same-artist", voiceId],
    queryFn: async ({ signal }) => {
      const searchParams = { sameArtist: voiceId, size: limits.sample.most };
      const answer = await api.get("api/v1/voices", { searchParams, signal });
      return readVoicePage(await readJson(answer)).content;
    },
    staleTime: 5 * minutes,
  });

function readVoicePage(value: unknown): VoicePage {
  const page = readRecord(value, "voices");
  const { totalElements, facets, understood, text, unknown, waysOn, heardElements } = page;
  return {
    content: readList(page["content"], "voices.content", readVoice),
    totalPages: readNumber(page["totalPages"], "voices.totalPages"),
    ...(typeof totalElements === "number" && { totalElements }),
    ...(typeof facets === "object" && facets !== null && { facets: readFacets(facets) }),
    ...(understood !== undefined && {
      understood: readList(understood, "voices.understood", readUnderstood).flat(),
    }),
    ...(typeof text === "string" && { text }),
    ...(unknown !== undefined && { unknown: readList(unknown, "voices.unknown", readText) }),
    ...(waysOn !== undefined && { waysOn: readList(waysOn, "voices.waysOn", readWayOn).flat() }),
    ...(typeof heardElements === "number" && { heardElements }),
  };
}

/** A word whose meaning this application does not know is left out. */
function readUnderstood(value: unknown, part: string): UnderstoodWord[] {
  const { word, group, value: meaning } = readRecord(value, part);
  const known = filterGroups.find((one) => one === group);
  if (!known || !filterValues[known].some((one) => one === meaning)) return [];
  return [{ word: readText(word, `${part}.word`), group: known, value: meaning } as UnderstoodWord];
}

/** One that drops a group which this application does not know is left out. */
function readWayOn(value: unknown, part: string): WayOn[] {
  const { dropped, count } = readRecord(value, part);
  const read = readList(dropped, `${part}.dropped`, (one, place): Dropped[] => {
    const { group, word } = readRecord(one, place);
    const known = filterGroups.find((other) => other === group);
    return known ? [{ group: known }] : typeof word === "string" ? [{ word }] : [];
  });
  return read.every((one) => one.length > 0)
    ? [{ dropped: read.flat(), count: readNumber(count, `${part}.count`) }]
    : [];
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
