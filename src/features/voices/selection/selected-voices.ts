import { queryOptions, skipToken, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { toggleVoice, useVoices } from "#src/features/voices/store.ts";
import { keepData } from "#src/lib/http/keep-data.ts";
import { keys } from "#src/lib/http/query-keys.ts";

/** A selected voice. Selecting puts it into the cache, because the API has no call for a single voice. */
export const selectedVoiceQuery = (voiceId: string) =>
  queryOptions<Voice>({
    queryKey: [...keys.voices, "selected", voiceId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Selects or deselects a voice. The store holds its id, the cache the voice itself. */
export function toggleSelectedVoice(queryClient: QueryClient, voice: Voice): void {
  keepData(queryClient, selectedVoiceQuery(voice.voiceId), voice);
  toggleVoice(voice.voiceId);
}

/** The selected voices, in the order of selection. */
export function useSelectedVoices(): Voice[] {
  const client = useQueryClient();
  const selection = useVoices((state) => state.selection);
  return useMemo(
    () => Array.from(selection).flatMap((id) => client.getQueryData(selectedVoiceQuery(id).queryKey) ?? []),
    [client, selection],
  );
}
