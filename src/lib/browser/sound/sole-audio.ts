import { saySilence } from "./output-device.ts";

/** Something that sounds and can be paused: an audio element, or what plays through Web Audio. */
interface Pausable {
  pause: () => void;
}

let playing: Pausable | undefined;

/** Only one sounds at a time: what sounded before is paused, and what was said of a device is over. */
export function pauseOthers(sound: Pausable): void {
  if (playing !== sound) playing?.pause();
  playing = sound;
  saySilence(false);
}
