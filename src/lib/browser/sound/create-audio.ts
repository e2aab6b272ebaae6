import { isWithoutOutput, saySilence } from "./output-device.ts";
import { pauseOthers } from "./sole-audio.ts";

/** How long a sample that stalled is paused, in milliseconds: it goes on after less at times, and at times not. */
const rest = 100;

const hide = (event: Event): void => event.stopImmediatePropagation();

/**
 * WebKitGTK 2.50 waits at times for ever for a sample that is all there, where it is led through Web Audio; it says after three
 * seconds that it has stalled, and paused for a moment it goes on, with which whoever listens is not troubled. What is not
 * there yet comes by itself.
 */
function beginAnew(audio: HTMLAudioElement): void {
  const { buffered, duration, paused, ended } = audio;
  const isWhole = buffered.length === 1 && buffered.start(0) === 0 && buffered.end(0) >= duration;
  if (paused || ended || !isWhole) return;
  const resting = new AbortController();
  const { signal } = resting;
  audio.addEventListener("pause", hide, { capture: true, signal });
  audio.pause();
  const end = () => {
    resting.abort();
    Reflect.deleteProperty(audio, "pause");
  };
  const notePause = () => audio.paused && audio.dispatchEvent(new Event("pause"));
  const timer = setTimeout(() => {
    end();
    audio.play().catch(notePause);
  }, rest);
  // Whoever pauses it meanwhile means it.
  audio.pause = () => {
    clearTimeout(timer);
    end();
    notePause();
    audio.pause();
  };
}

/** An element with an error plays no more: it is loaded anew, and goes on where it was with the next press. */
function pauseWithoutOutput(audio: HTMLAudioElement): void {
  const { currentTime } = audio;
  const loadAnew = () => {
    audio.load();
    audio.currentTime = currentTime;
  };
  audio.addEventListener("pause", loadAnew, { capture: true, once: true });
  audio.pause();
  saySilence(true);
}

/**
 * An audio element as all of the site's are: what sounded before is paused when it starts, a start that stalls is begun anew,
 * and without a device to play on it pauses, which is said.
 */
export function createAudio(url?: string): HTMLAudioElement {
  const audio = new Audio(url);
  audio.addEventListener("play", () => pauseOthers(audio));
  audio.addEventListener("stalled", () => beginAnew(audio));
  audio.addEventListener("error", (event) => {
    const { error, paused } = audio;
    if (paused || error?.code !== error?.MEDIA_ERR_DECODE || !isWithoutOutput()) return;
    event.stopImmediatePropagation();
    pauseWithoutOutput(audio);
  });
  return audio;
}
