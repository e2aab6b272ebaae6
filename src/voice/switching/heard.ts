import { useSwitching } from "./store.ts";
import { gainFactor, levelOf, useLevelMatching } from "#src/voice/level-matching.ts";
import { bufferOf } from "./load.ts";
import type { Loop } from "./looped-part.ts";
import { currentOutput } from "./output.ts";
import { clampPlace, enterPart, placeAfter, type Part } from "./place.ts";
import type { Sample } from "./sample.ts";
import { startSounding, type Sounding } from "./sounding.ts";

// One source sounds at a time. A switch starts the other voice at the same fraction of its own length while the first fades
// out: all of them running at once would keep seconds together, not fractions, for the lengths differ.

interface Heard extends Sounding {
  voice: Sample;
  /** Where and when (of the context, in seconds) it began. */
  place: number;
  since: number;
}

let heard: Heard | undefined;
let voices: readonly Sample[] = [];

const state = useSwitching.getState;
const loopedShare = (): Part | undefined => (state().isLooping ? state().part : undefined);

/** The voices of the page. */
export const heardVoices = (): readonly Sample[] => voices;

/** Takes other voices; one that sounds and is not among them falls silent. */
export function setVoices(next: readonly Sample[]): void {
  const place = currentPlace();
  voices = next;
  if (heard && !next.some(({ voiceId }) => voiceId === heard?.voice.voiceId)) silence();
  useSwitching.setState({ place });
}

/** The voice that is chosen, whether it sounds or not. */
export const chosenVoice = (current = state().current) => voices.find(({ voiceId }) => voiceId === current);

/** The length of the voice that is chosen, in seconds; 0 while it is unknown. */
export function currentSeconds(): number {
  const voice = chosenVoice();
  return voice ? (state().lengths[voice.voiceId] ?? voice.seconds ?? 0) : 0;
}

const gainOf = (voice: Sample): number => gainFactor(levelOf(voice));
useLevelMatching.subscribe(() => heard?.setGain(gainOf(heard.voice)));

export const isSounding = (): boolean => heard !== undefined;

/** Whether the sound has moved on since it began, in this context. */
export const hasMoved = ({ currentTime }: AudioContext): boolean =>
  heard !== undefined && currentTime > heard.since;

/** The place at this moment, as a fraction. */
export function currentPlace(): number {
  const output = currentOutput();
  const buffer = heard && bufferOf(heard.voice.voiceId);
  if (!heard || !buffer || !output) return state().place;
  const elapsed = Math.max(0, output.context.currentTime - heard.since);
  return placeAfter({ place: heard.place, elapsed, seconds: buffer.duration, part: loopedShare() });
}

export function silence(): void {
  heard?.stop();
  heard = undefined;
}

function handleEnd(): void {
  heard = undefined;
  useSwitching.setState({ isPlaying: false, place: 0 });
}

/** What is looped of a sound; undefined where nothing is. */
export function loopOf({ duration }: AudioBuffer): Loop | undefined {
  const part = loopedShare();
  return part && { start: part.from * duration, end: part.to * duration };
}

/** Starts a voice at a place; undefined while it is not to sound or not loaded. */
function start(place: number, current: string | undefined): Heard | undefined {
  const output = currentOutput();
  const voice = chosenVoice(current);
  const buffer = voice && bufferOf(voice.voiceId);
  if (!state().isPlaying || !output || !buffer) return undefined;
  const { context, node } = output;
  const offset = place * buffer.duration;
  const loop = loopOf(buffer);
  const sounding = startSounding(context, node, {
    buffer,
    offset,
    gain: gainOf(voice),
    loop,
    onEnd: handleEnd,
  });
  return { ...sounding, voice, place, since: context.currentTime };
}

/**
 * Goes on from a place with the chosen voice, or with one that is chosen now; where it is still loading, it begins by itself
 * afterwards. The sound comes first, then what is shown of it.
 */
export function soundFrom(wanted: number, current: string | undefined = state().current): void {
  const part = loopedShare();
  const place = part ? enterPart(wanted, part) : clampPlace(wanted);
  heard?.stop();
  heard = start(place, current);
  useSwitching.setState({ place, current });
}

/** Sets what is looped; the sound goes on where it is, unless that lies outside. */
export function setLoop(part: Part, isLooping: boolean): void {
  const place = currentPlace();
  useSwitching.setState({ part, isLooping });
  soundFrom(place);
}
