import { create } from "zustand";
import { whole, type Part } from "./place.ts";

/**
 * What becomes of a voice's sound. `foreign` and `long` are never compared: the first comes from another server, the second
 * lasts more than three minutes.
 */
export type SoundState = "loading" | "ready" | "failed" | "foreign" | "long";

interface SwitchingState {
  /** Whether a page switches between voices now, which has a dock of its own. */
  isVisited: boolean;
  /** By voice; a voice that is missing here has not been begun. */
  sounds: Readonly<Record<string, SoundState>>;
  /** The lengths of what is decoded, in seconds, by voice. */
  lengths: Readonly<Record<string, number>>;
  /** The voice that sounds, or would. */
  current: string | undefined;
  /** Whether it is to sound; a voice that is still loading begins by itself. */
  isPlaying: boolean;
  /** Where it is, as a fraction; while it sounds only as of the last change. */
  place: number;
  /** The part that can be looped; the whole until somebody sets one. */
  part: Part;
  isLooping: boolean;
}

const initialState: SwitchingState = {
  isVisited: false,
  sounds: {},
  lengths: {},
  current: undefined,
  isPlaying: false,
  place: 0,
  part: whole,
  isLooping: false,
};

export const useSwitching = create<SwitchingState>(() => initialState);

/** As before a visit: nothing loaded, nothing set. */
export const resetSwitching = (): void => useSwitching.setState(initialState, true);

/** Whether a voice cannot be heard here, now or ever. */
export const isMute = (state: SoundState | undefined): boolean =>
  state === "failed" || state === "foreign" || state === "long";
