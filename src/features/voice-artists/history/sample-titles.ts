import { createContext, use } from "react";
import type { ArtistHistoryEntry } from "#contract/voice-artists.ts";
import type { Sample } from "#contract/samples.ts";

/** Titles by the samples' ids. */
type Titles = ReadonlyMap<string, string>;

/** What the samples of a history are called. */
export const SampleTitles = createContext<Titles>(new Map());

export const useSampleTitles = () => use(SampleTitles);

/** The titles of the samples that are there, and of others as the history called them last. */
export function titlesOf(
  samples: readonly Pick<Sample, "voiceId" | "title">[],
  entries: readonly ArtistHistoryEntry[],
): Titles {
  const told = entries
    .flatMap(({ changes }) => changes)
    .flatMap(({ voiceId, sample }) =>
      voiceId !== null && sample !== null ? [[voiceId, sample] as const] : [],
    );
  // The newest entry stands first, and the last one of a key counts.
  return new Map([...told.toReversed(), ...samples.map(({ voiceId, title }) => [voiceId, title] as const)]);
}
