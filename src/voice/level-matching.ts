import { create } from "zustand";
import type { Voice } from "#contract/voices/voices.ts";
import { readStored, writeStored } from "#src/lib/browser/storage.ts";
import { isFromApi } from "#src/lib/http/api-url.ts";
import { matchingGain } from "./level.ts";

const storageKey = "sound-level";
const asRecorded = "recorded";

/** Whether samples are evened out, as they are unless somebody chose to hear them as recorded; remembered. */
export const useLevelMatching = create<{ isMatched: boolean }>(() => ({
  isMatched: readStored(storageKey) !== asRecorded,
}));

export function setLevelMatched(isMatched: boolean): void {
  writeStored(storageKey, isMatched ? "matched" : asRecorded);
  useLevelMatching.setState({ isMatched });
}

/**
 * How a sample's level can be evened out: by so many decibels, not before it is measured, or never, because it comes from
 * elsewhere: the browser may not touch the sound of another site.
 */
export type Level = { kind: "known"; decibels: number } | { kind: "measuring" } | { kind: "foreign" };

export function levelOf(voice: Pick<Voice, "voiceMp3" | "loudness" | "truePeak">): Level {
  if (!isFromApi(voice.voiceMp3)) return { kind: "foreign" };
  const decibels = matchingGain(voice);
  return decibels === undefined ? { kind: "measuring" } : { kind: "known", decibels };
}

/** What a gain node is to multiply a sample by: 1 where its level is not known, or is wanted as recorded. */
export function gainFactor(level: Level): number {
  const isEvenedOut = level.kind === "known" && useLevelMatching.getState().isMatched;
  return isEvenedOut ? 10 ** (level.decibels / 20) : 1;
}
