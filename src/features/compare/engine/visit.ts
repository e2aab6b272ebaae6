import type { Voice } from "#contract/voices.ts";
import { isMute, resetCompare, useCompare } from "#src/features/compare/store.ts";
import { takeOver } from "./commands.ts";
import { comparedVoices, isSounding, setVoices, silence, soundFrom } from "./heard.ts";
import { bufferOf, keepSounds, loadSounds } from "./load.ts";
import { closeOutput } from "./output.ts";

/** Chooses another voice where the chosen one is gone or mute, and begins what was pressed before it was loaded. */
function follow(): void {
  const { sounds, current, isPlaying, place } = useCompare.getState();
  const audible = comparedVoices().filter(({ voiceId }) => !isMute(sounds[voiceId]));
  const [first] = audible;
  if (audible.some(({ voiceId }) => voiceId === current)) {
    if (isPlaying && !isSounding() && bufferOf(current)) soundFrom(place);
  } else if (first || current !== undefined) {
    useCompare.setState({ current: first?.voiceId, isPlaying: isPlaying && first !== undefined });
  }
}
useCompare.subscribe(follow);

/** Loads the sound of these voices and lets go of others; the one that sounds goes on. */
export function compare(voices: readonly Voice[]): void {
  setVoices(voices);
  keepSounds(new Set(voices.map(({ voiceId }) => voiceId)));
  void loadSounds(voices);
  follow();
}

/** Loads a voice once more that failed. */
export const retry = (voiceId: string): void => void loadSounds(comparedVoices(), voiceId);

/** Ends a visit: silence, and the memory is given back. */
export function leaveCompare(): void {
  silence();
  setVoices([]);
  keepSounds(new Set());
  closeOutput();
  resetCompare();
}

/** Begins a visit: what sounded elsewhere has no dock here, so it is paused. Returns its end. */
export function enterCompare(): () => void {
  takeOver();
  return leaveCompare;
}
