import { useQueries } from "@tanstack/react-query";
import type { Voice } from "#contract/voices.ts";
import { chosenVoiceQuery } from "./chosen-voices.ts";
import { useVoices } from "./store.ts";

/** The chosen voices in the order in which they were chosen. */
export function useChosenVoices(): Voice[] {
  const selection = useVoices((state) => state.selection);
  return useQueries({
    queries: Array.from(selection, chosenVoiceQuery),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
}
