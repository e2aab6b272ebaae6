import { queryOptions } from "@tanstack/react-query";
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

/** One artist. Not cached, so that a reopened form starts from the server's current data. */
export const artistQuery = (name: string) =>
  queryOptions({
    queryKey: artistKey(name),
    queryFn: async ({ signal }) => {
      const path = `api/v1/voice-artists/names/${encodeURIComponent(name)}`;
      return readArtist(await readJson(await api.get(path, { signal })));
    },
    gcTime: 0,
  });
