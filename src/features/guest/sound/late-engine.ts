import { limits } from "#contract/constants/limits.ts";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { GuestRoom, GuestVoice } from "#contract/guest.ts";
import { callAddress } from "#src/features/guest/room-address.ts";
import { seekTo, switchTo, toggle } from "#src/voice/switching/commands.ts";
import { currentSeconds } from "#src/voice/switching/heard.ts";
import type { Sample } from "#src/voice/switching/sample.ts";
import { useSwitching } from "#src/voice/switching/store.ts";
import { beginVisit, listenTo } from "#src/voice/switching/visit.ts";
import { canBeHeard } from "./can-be-heard.ts";
import { holdLetters } from "./held-letters.ts";
import { followWaves } from "./waves.ts";

let samples: readonly Sample[] = [];
let held: readonly string[] = [];

/** Copies of a room begin later than their samples, and are padded. */
const mostSeconds = limits.compared.seconds + roomLimits.leadSeconds + 1;

/** A voice of a room as the switching knows it: level matched already, and at an address of its own. */
const sampleOf = (token: string, mark: string, { letter, seconds }: GuestVoice): Sample => ({
  voiceId: letter,
  voiceMp3: callAddress(token, `/audio/${letter}`, mark),
  seconds,
  loudness: null,
  truePeak: null,
  mostSeconds,
});

function hold(chosen?: string): void {
  const letters = samples.map(({ voiceId }) => voiceId);
  const next = holdLetters(held, letters, chosen);
  held = next;
  listenTo(samples.filter(({ voiceId }) => next.includes(voiceId)));
}

/** Loads the first voices of a room; those that are gone fall silent. */
export function hearRoom(token: string, { mark, voices }: Pick<GuestRoom, "mark" | "voices">): void {
  samples = voices.filter(canBeHeard).map((voice) => sampleOf(token, mark, voice));
  hold(useSwitching.getState().current);
}

/** Switches to a voice, at the same place; one that is not held is loaded first. */
export function choose(letter: string): void {
  if (!held.includes(letter)) hold(letter);
  else held = holdLetters(held, [...held], letter);
  switchTo(letter);
}

/** Plays a voice from the same place on, or pauses the one that plays. */
export function pressPlay(letter: string): void {
  const isOther = useSwitching.getState().current !== letter;
  choose(letter);
  if (!isOther || !useSwitching.getState().isPlaying) toggle();
}

/** Goes to a second of a voice. */
export function goTo(letter: string, second: number): void {
  choose(letter);
  const length = currentSeconds();
  if (length > 0) seekTo(second / length);
}

/** Begins to hear a room. Returns the end: silence, and nothing is kept. */
export function beginRoom(): () => void {
  const endVisit = beginVisit();
  const endWaves = followWaves();
  return () => {
    endVisit();
    endWaves();
    samples = [];
    held = [];
  };
}

export { seekTo, skip, toggle, toggleLoop, toggleLoopByKey } from "#src/voice/switching/commands.ts";
export { currentPlace, currentSeconds } from "#src/voice/switching/heard.ts";
export { retry } from "#src/voice/switching/visit.ts";
