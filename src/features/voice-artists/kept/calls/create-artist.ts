import { mutationOptions } from "@tanstack/react-query";
import type { VoiceArtistDraft } from "#contract/voice-artists.ts";
import { isSaved } from "#src/features/voice-artists/is-saved.ts";
import { api } from "#src/lib/http/api.ts";
import { writeAndVerify } from "#src/lib/http/lost-answer.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { keyHeader } from "#src/session/sending/use-sending.ts";

/** Creates an artist with all that is said of the samples, where the server keeps many; elsewhere that publishes its sample. */
export const createVoiceArtist = mutationOptions({
  mutationFn: async (draft: VoiceArtistDraft, context) => {
    await writeAndVerify(
      () => api.post("api/v1/voice-artists", { json: draft, headers: keyHeader(context) }),
      () => isSaved(context.client, draft),
    );
  },
  meta: { refreshes: [keys.voiceArtists, keys.voices] },
});
