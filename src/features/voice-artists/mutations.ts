import { mutationOptions } from "@tanstack/react-query";
import type { VoiceArtistDraft, VoiceArtistUpdate } from "#contract/voice-artists.ts";
import { api } from "#src/lib/api.ts";
import { keys } from "#src/lib/query-keys.ts";
import { artistNamesKey } from "./queries.ts";

export const createVoiceArtist = mutationOptions({
  mutationFn: async (draft: VoiceArtistDraft) =>
    void (await api.post("api/v1/voice-artists", { json: draft })),
  meta: { refreshes: [artistNamesKey, keys.voices] },
});

/** The artist itself is not refreshed: after a renaming its old address would answer 404. */
export const updateVoiceArtist = mutationOptions({
  mutationFn: async (update: VoiceArtistUpdate) => {
    const path = `api/v1/voice-artists/update/${encodeURIComponent(update.artistName)}`;
    await api.post(path, { json: update });
  },
  meta: { refreshes: [artistNamesKey, keys.voices, keys.likedVoices] },
});
