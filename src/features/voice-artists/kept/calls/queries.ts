import { queryOptions } from "@tanstack/react-query";
import type { KeptArtist } from "#contract/voice-artists.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { readList, readRecord, readText } from "#src/lib/http/parse.ts";
import { Problem } from "#src/lib/http/problem.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readKeptArtist } from "./read-kept-artist.ts";

/** An artist as its owners keep it, and the ETag that a save sends back. */
export interface StoredKept {
  artist: KeptArtist;
  etag: string | null;
}

export const keptArtistPath = (artistId: string): string =>
  `api/v1/voice-artists/${encodeURIComponent(artistId)}`;

export async function readStored(answer: Response): Promise<StoredKept> {
  return { artist: readKeptArtist(await readJson(answer)), etag: answer.headers.get("etag") };
}

/** One artist with everything. Not cached, so that a reopened form starts from the server's current data. */
export const keptArtistQuery = (artistId: string) =>
  queryOptions({
    queryKey: [...keys.voiceArtists, "kept", artistId],
    queryFn: async ({ signal }) => readStored(await api.get(keptArtistPath(artistId), { signal })),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY, // the form asks again when it has to know
  });

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** The id of the artist that an address names by id or by name; the list of names links by name. */
export const artistIdQuery = (idOrName: string) =>
  queryOptions({
    queryKey: [...keys.voiceArtists, "id", idOrName],
    queryFn: async ({ signal }) => {
      if (isId(idOrName)) return idOrName;
      const searchParams = { q: idOrName.slice(0, 100), size: 100 };
      const page = readRecord(
        await readJson(await api.get("api/v1/voice-artists", { searchParams, signal })),
        "artists",
      );
      const rows = readList(page["content"], "artists", readRecord);
      const found = rows.find(({ name }) => name === idOrName);
      if (!found) throw new Problem({ status: 404, code: "voice-artist-not-found" });
      return readText(found["artistId"], "artists.artistId");
    },
    gcTime: 0,
  });
