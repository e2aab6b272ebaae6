import { mutationOptions } from "@tanstack/react-query";
import type { VoiceArtistDraft, VoiceArtistUpdate } from "#contract/voice-artists.ts";
import { api } from "#src/lib/http/api.ts";
import { writeAndVerify } from "#src/lib/http/lost-answer.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { isSaved } from "./is-saved.ts";
import { artistNamesKey } from "./queries.ts";

export const createVoiceArtist = mutationOptions({
  mutationFn: (draft: VoiceArtistDraft, { client }) =>
    writeAndVerify(
      () => api.post("api/v1/voice-artists", { json: draft }),
      () => isSaved(client, draft),
    ),
  meta: { refreshes: [artistNamesKey, keys.voices] },
});

/** Does not refresh the artist itself: after a renaming its old address answers 404. */
export const updateVoiceArtist = mutationOptions({
  mutationFn: (update: VoiceArtistUpdate, { client }) => {
    const path = `api/v1/voice-artists/update/${encodeURIComponent(update.artistName)}`;
    return writeAndVerify(
      () => api.post(path, { json: update }),
      () => isSaved(client, update),
    );
  },
  meta: { refreshes: [artistNamesKey, keys.voices, keys.likedVoices] },
});
