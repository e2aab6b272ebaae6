import { mutationOptions } from "@tanstack/react-query";
import { isStale } from "#src/features/voice-artists/artist-sentence.ts";
import { api } from "#src/lib/http/api.ts";
import { keys } from "#src/lib/http/query-keys.ts";

interface Restoring {
  artistId: string;
  /** Of the entry whose values are to be had again. */
  entryId: string;
  /** Of the copy that the owner saw: another one on the server refuses, and is shown. */
  etag: string | null;
}

/** Gives an artist the values of an entry of its history again, as a new change; 409 where its name is taken by now. */
export const restoreArtist = mutationOptions({
  mutationFn: async ({ artistId, entryId, etag }: Restoring) => {
    const headers = etag === null ? {} : { "if-match": etag };
    const path = `api/v1/voice-artists/${encodeURIComponent(artistId)}/restore`;
    await api.post(path, { json: { entryId }, headers });
  },
  onError: (error, _restoring, _before, { client }) => {
    if (isStale(error)) void client.invalidateQueries({ queryKey: keys.voiceArtists });
  },
  meta: { refreshes: [keys.voiceArtists, keys.voices, keys.likedVoices] },
});
