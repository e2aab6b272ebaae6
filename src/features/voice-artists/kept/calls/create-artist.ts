import { mutationOptions } from "@tanstack/react-query";
import type { VoiceArtistDraft } from "#contract/voice-artists.ts";
import { isSaved } from "#src/features/voice-artists/is-saved.ts";
import { api } from "#src/lib/http/api.ts";
import { writeAndVerify } from "#src/lib/http/lost-answer.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { keyHeader } from "#src/session/sending/use-sending.ts";
import { keptFormOf, type KeptForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { keptWriteOf, sentSamples } from "./kept-write.ts";
import { artistIdQuery, keptArtistPath, keptArtistQuery } from "./queries.ts";

interface NewArtist {
  draft: VoiceArtistDraft;
  /** The form that the draft is of, with what the first call cannot say of the samples; undefined where a server keeps one. */
  form: KeptForm | undefined;
}

/**
 * Creates an artist, which publishes its samples, and then says the rest of them: titles, kinds, own values, texts, state
 * and consent. Answers whether the rest was saved too.
 */
export const createVoiceArtist = mutationOptions({
  mutationFn: async ({ draft, form }: NewArtist, context): Promise<boolean> => {
    const { client } = context;
    await writeAndVerify(
      () => api.post("api/v1/voice-artists", { json: draft, headers: keyHeader(context) }),
      () => isSaved(client, draft),
    );
    if (!form || draft.voices.length === 0) return true;
    try {
      const artistId = await client.fetchQuery(artistIdQuery(draft.name));
      const { artist, etag } = await client.fetchQuery(keptArtistQuery(artistId));
      const base = keptFormOf(artist);
      const samples = sentSamples(form).map((sample, place) => {
        const voiceId = base.samples[place]?.voiceId;
        return { ...sample, ...(voiceId !== undefined && { voiceId }) };
      });
      const write = keptWriteOf(base, { ...base, samples });
      if (Object.keys(write).length === 0) return true;
      await api.post(keptArtistPath(artistId), {
        json: write,
        headers: etag === null ? {} : { "if-match": etag },
      });
      return true;
    } catch {
      return false;
    }
  },
  meta: { refreshes: [keys.voiceArtists, keys.voices] },
});
