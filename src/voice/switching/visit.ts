import { isMute, resetSwitching, useSwitching } from "./store.ts";
import { takeOver } from "./commands.ts";
import { heardVoices, isSounding, setVoices, silence, soundFrom } from "./heard.ts";
import { bufferOf, keepSounds, loadSounds } from "./load.ts";
import { closeOutput } from "./output.ts";
import { prepareParts } from "./prepare-parts.ts";
import type { Sample } from "./sample.ts";

/** Chooses another voice where the chosen one is gone or mute, and begins what was pressed before it was loaded. */
function follow(): void {
  const { sounds, current, isPlaying, place } = useSwitching.getState();
  const audible = heardVoices().filter(({ voiceId }) => !isMute(sounds[voiceId]));
  const [first] = audible;
  if (audible.some(({ voiceId }) => voiceId === current)) {
    if (isPlaying && !isSounding() && bufferOf(current)) soundFrom(place);
  } else if (first || current !== undefined) {
    useSwitching.setState({ current: first?.voiceId, isPlaying: isPlaying && first !== undefined });
  }
}
useSwitching.subscribe(follow);

useSwitching.subscribe((now, before) => {
  if (now.part !== before.part || now.isLooping !== before.isLooping || now.lengths !== before.lengths)
    void prepareParts();
});

/** Loads the sound of these voices, six at most, and lets go of others; the one that sounds goes on. */
export function listenTo(voices: readonly Sample[]): void {
  setVoices(voices);
  keepSounds(new Set(voices.map(({ voiceId }) => voiceId)));
  void loadSounds(voices);
  follow();
}

/** Loads a voice once more that failed. */
export const retry = (voiceId: string): void => void loadSounds(heardVoices(), voiceId);

/** Ends a visit: silence, and the memory is given back. */
export function endVisit(): void {
  silence();
  setVoices([]);
  keepSounds(new Set());
  closeOutput();
  resetSwitching();
}

/** Begins a visit: what sounded elsewhere has no dock here, so it is paused. Returns its end. */
export function beginVisit(): () => void {
  takeOver();
  useSwitching.setState({ isVisited: true });
  return endVisit;
}
