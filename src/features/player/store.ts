import { create } from "zustand";
import { readStored, writeStored } from "#src/lib/storage.ts";
import type { Place } from "./results.ts";

/** `waiting` is asked to sound but has no data yet; `idle` is silent, at its end or not begun. */
export type PlayStatus = "idle" | "waiting" | "playing" | "paused" | "failed";

interface PlayerState {
  /** What is or was last played, and among which results. */
  place: Place | undefined;
  status: PlayStatus;
  /** Seconds. */
  time: number;
  duration: number;
  /** From 0 to 1, remembered. */
  volume: number;
  /** Whether the next voice starts when one ends; off until chosen. */
  isContinuous: boolean;
}

const volumeKey = "volume";

function rememberedVolume(): number {
  const volume = Number(readStored(volumeKey) ?? 1);
  return volume >= 0 && volume <= 1 ? volume : 1;
}

export const usePlayer = create<PlayerState>(() => ({
  place: undefined,
  status: "idle",
  time: 0,
  duration: 0,
  volume: rememberedVolume(),
  isContinuous: false,
}));

export function rememberVolume(volume: number): void {
  writeStored(volumeKey, String(volume));
  usePlayer.setState({ volume });
}
