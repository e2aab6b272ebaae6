import { mutationOptions } from "@tanstack/react-query";
import type { VoiceArtistUpdate } from "#contract/voice-artists.ts";
import { api } from "#src/lib/http/api.ts";
import { writeAndVerify } from "#src/lib/http/lost-answer.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { isSaved } from "./is-saved.ts";
import { artistNamesKey } from "./queries.ts";

interface ArtistSave {
  update: VoiceArtistUpdate;
  /** Of the copy that was changed, where the server gave one: it refuses the save when its own is another by now. */
  etag: string | null;
}

/** Gives the ETag of the saved artist where known. Does not refresh it: after a renaming its old address answers 404. */
export const updateVoiceArtist = mutationOptions({
  mutationFn: async ({ update, etag }: ArtistSave, { client }) => {
    const path = `api/v1/voice-artists/update/${encodeURIComponent(update.artistName)}`;
    const headers = etag === null ? {} : { "if-match": etag };
    const answer = await writeAndVerify(
      () => api.post(path, { json: update, headers }),
      () => isSaved(client, update),
    );
    return answer?.headers.get("etag") ?? null;
  },
  meta: { refreshes: [artistNamesKey, keys.voices, keys.likedVoices] },
});
