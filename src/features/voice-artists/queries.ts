import { queryOptions } from "@tanstack/react-query";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { readTexts } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
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
