/** Something that sounds and can be paused: an audio element, or what plays through Web Audio. */
interface Pausable {
  pause: () => void;
}

let playing: Pausable | undefined;

/** Only one sounds at a time: what sounded before is paused. */
export function pauseOthers(sound: Pausable): void {
  if (playing !== sound) playing?.pause();
  playing = sound;
}

/** As `pauseOthers`, whenever this element starts. */
export function pauseOthersOnPlay(element: HTMLMediaElement): void {
  element.addEventListener("play", () => pauseOthers(element));
}
