import { queryOptions, skipToken, type QueryClient } from "@tanstack/react-query";
import type { Voice } from "#contract/voices.ts";
import { keys } from "#src/lib/query-keys.ts";
import { toggleVoice } from "./store.ts";

/** A voice as it was when it was chosen: put into the cache then, because no call asks for a single voice. */
export const chosenVoiceQuery = (voiceId: string) =>
  queryOptions<Voice>({
    queryKey: [...keys.voices, "chosen", voiceId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Chooses a voice, or lets go of it. The store keeps its id and the cache what is shown of it, on every page. */
export function chooseVoice(queryClient: QueryClient, voice: Voice): void {
  queryClient.setQueryData(chosenVoiceQuery(voice.voiceId).queryKey, voice);
  toggleVoice(voice.voiceId);
}
