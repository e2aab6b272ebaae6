import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import { stringifySearch } from "#src/lib/browser/search.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { readTexts } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readHistoryPage } from "./history/read-history.ts";
import { artistFilters, type ArtistsQuery } from "./list/artists-query.ts";
import { readArtistPage } from "./list/read-artists.ts";
import { readArtist } from "./read-artist.ts";

export const artistNamesKey = [...keys.voiceArtists, "names"];
export const artistKey = (name: string) => [...keys.voiceArtists, "artist", name];

/** The names of all artists, in the server's order. */
export const artistNamesQuery = queryOptions({
  queryKey: artistNamesKey,
  queryFn: async ({ signal }) =>
    readTexts(await readJson(await api.get("api/v1/voice-artists/names", { signal })), "names"),
});

/** An artist as the server has it, and the answer's ETag where it could be read. */
export interface StoredArtist {
  artist: VoiceArtist;
  etag: string | null;
}

/** One artist. Not cached, so that a reopened form starts from the server's current data. */
export const artistQuery = (name: string) =>
  queryOptions({
    queryKey: artistKey(name),
    queryFn: async ({ signal }): Promise<StoredArtist> => {
      const path = `api/v1/voice-artists/names/${encodeURIComponent(name)}`;
      const answer = await api.get(path, { signal });
      return { artist: readArtist(await readJson(answer)), etag: answer.headers.get("etag") };
    },
    gcTime: 0,
  });

/** How many artists a page of the owners' table has. */
const artistsPerPage = 50;

/** A page of the owners' table. Only on servers with the feature `catalogue`. */
export const artistsQuery = (query: ArtistsQuery) =>
  queryOptions({
    queryKey: [...keys.voiceArtists, "page", query],
    queryFn: async ({ signal }) => {
      const { order, page } = query;
      const given = { ...artistFilters(query), order, page, size: artistsPerPage };
      const searchParams = stringifySearch(given);
      return readArtistPage(await readJson(await api.get("api/v1/voice-artists", { searchParams, signal })));
    },
    placeholderData: keepPreviousData,
  });

/** How many entries of a history are loaded at once. */
const entriesPerPage = 20;

/** What was done to an artist, the newest first, page by page. Only on servers with the feature `catalogue`. */
export const artistHistoryQuery = (artistId: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.voiceArtists, "history", artistId],
    queryFn: async ({ pageParam, signal }) => {
      const path = `api/v1/voice-artists/${encodeURIComponent(artistId)}/history`;
      const searchParams = { page: pageParam, size: entriesPerPage };
      return readHistoryPage(await readJson(await api.get(path, { searchParams, signal })));
    },
    initialPageParam: 0,
    getNextPageParam: ({ totalPages }, pages) => (pages.length < totalPages ? pages.length : undefined),
  });
