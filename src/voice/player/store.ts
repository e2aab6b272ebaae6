import { create } from "zustand";
import { readStored, writeStored } from "#src/lib/browser/storage.ts";
import type { Track } from "./engine/playlist.ts";

/** `waiting`: started, but audio data is missing. `idle`: not started or ended. */
export type PlayStatus = "idle" | "waiting" | "playing" | "paused" | "failed";

interface PlayerState {
  /** The track that plays or was played last. */
  track: Track | undefined;
  status: PlayStatus;
  /** Seconds. */
  time: number;
  duration: number;
  /** 0 to 1, remembered. */
  volume: number;
  /** Whether the next voice starts when one ends. */
  isContinuous: boolean;
  /** Whether the list of keys is open; undefined until it was first. */
  areKeysShown: boolean | undefined;
}

const volumeKey = "volume";

function readVolume(): number {
  const volume = Number(readStored(volumeKey) ?? 1);
  return volume >= 0 && volume <= 1 ? volume : 1;
}

export const usePlayer = create<PlayerState>(() => ({
  track: undefined,
  status: "idle",
  time: 0,
  duration: 0,
  volume: readVolume(),
  isContinuous: false,
  areKeysShown: undefined,
}));

export function storeVolume(volume: number): void {
  writeStored(volumeKey, String(volume));
  usePlayer.setState({ volume });
}
