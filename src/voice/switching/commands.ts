import { msg } from "@lingui/core/macro";
import { announce } from "#src/lib/browser/spoken/announce.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { isMute, useSwitching } from "./store.ts";
import { pauseOthers } from "#src/lib/browser/sound/sole-audio.ts";
import { currentPlace, currentSeconds, hasMoved, setLoop, silence, soundFrom } from "./heard.ts";
import { openOutput, restOutput } from "./output.ts";
import { isWhole, partFrom, withEdge, type Part } from "./place.ts";

// Commands of the rows, the dock and the keys.

const state = useSwitching.getState;

const looped = msg`A part is looped`;
const notLooped = msg`The part is no longer looped`;

/** Stops where it is. */
export function pause(): void {
  const place = currentPlace();
  silence();
  useSwitching.setState({ isPlaying: false, place });
  restOutput(() => state().isPlaying);
}

const self = { pause };

/** What sounds elsewhere on the site is paused. */
export const takeOver = (): void => pauseOthers(self);

/** A context that was only made or woken has not moved on yet, so that nothing was taken from it. */
const handleTaken = (context: AudioContext) => {
  if (hasMoved(context)) pause();
};

/** Plays or pauses. Call it within a press: browsers refuse to play without one. */
export function toggle(): void {
  const { current, isPlaying, sounds } = state();
  if (isPlaying) {
    pause();
    return;
  }
  if (current === undefined || isMute(sounds[current])) return;
  takeOver();
  openOutput({ onTaken: handleTaken, isToSound: () => state().isPlaying, pause });
  useSwitching.setState({ isPlaying: true });
}

/** Switches to a voice, at the same fraction of its own length. */
export function switchTo(voiceId: string | undefined): void {
  const { current, sounds } = state();
  if (voiceId === undefined || voiceId === current || isMute(sounds[voiceId])) return;
  soundFrom(currentPlace(), voiceId);
}

/** Moves to a place, as a fraction. */
export const seekTo = (place: number): void => soundFrom(place);

/** Moves by seconds of the voice that is chosen. */
export function skip(seconds: number): void {
  const length = currentSeconds();
  if (length > 0) seekTo(currentPlace() + seconds / length);
}

/** Loops the part that is set, or one from the place on; pressed again it plays on. */
export function toggleLoop(): void {
  const { part, isLooping } = state();
  const seconds = currentSeconds();
  setLoop(!isLooping && isWhole(part) && seconds > 0 ? partFrom(currentPlace(), seconds) : part, !isLooping);
}

/** Turns the loop on or off by a key: no button with the focus says what became of it. */
export function toggleLoopByKey(): void {
  toggleLoop();
  announce(translate(state().isLooping ? looped : notLooped), "loop");
}

/** Moves an edge of the part, which is looped from then on. */
export const moveEdge = (edge: keyof Part, value: number): void =>
  setLoop(withEdge(state().part, edge, value, currentSeconds() || 1), true);
