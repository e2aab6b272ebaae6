import { mutationOptions } from "@tanstack/react-query";
import type { VoiceArtistDraft, VoiceArtistUpdate } from "#contract/voice-artists.ts";
import { api } from "#src/lib/api.ts";
import { writeAndLook } from "#src/lib/lost-answer.ts";
import { keys } from "#src/lib/query-keys.ts";
import { isSaved } from "./is-saved.ts";
import { artistNamesKey } from "./queries.ts";

export const createVoiceArtist = mutationOptions({
  mutationFn: (draft: VoiceArtistDraft, { client }) =>
    writeAndLook(
      () => api.post("api/v1/voice-artists", { json: draft }),
      () => isSaved(client, draft),
    ),
  meta: { refreshes: [artistNamesKey, keys.voices] },
});

/** The artist itself is not refreshed: after a renaming its old address would answer 404. */
export const updateVoiceArtist = mutationOptions({
  mutationFn: (update: VoiceArtistUpdate, { client }) => {
    const path = `api/v1/voice-artists/update/${encodeURIComponent(update.artistName)}`;
    return writeAndLook(
      () => api.post(path, { json: update }),
      () => isSaved(client, update),
    );
  },
  meta: { refreshes: [artistNamesKey, keys.voices, keys.likedVoices] },
});
