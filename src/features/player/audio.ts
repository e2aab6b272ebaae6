import { playableUrl } from "#src/lib/api-url.ts";
import { keepSole } from "#src/lib/sole-audio.ts";
import type { Place } from "./results.ts";
import { usePlayer } from "./store.ts";

/**
 * All of the player that comes before its first use: the one element, and how it is warmed and started in the very
 * press that asks for it. The rest (want-player.ts) follows and takes over its events.
 */
let element: HTMLAudioElement | undefined;
let spare: HTMLAudioElement | undefined;
let loaded = "";

/** The one sounding element of the site; the player's root puts it into the page. */
export function audioElement(): HTMLAudioElement {
  if (!element) {
    element = new Audio();
    element.preload = "none";
    keepSole(element);
  }
  return element;
}

function load(audio: HTMLAudioElement, url: string): void {
  audio.preload = "auto"; // before `src`, which begins the fetch; a call of load() would abort it (performance.md)
  audio.src = url;
}

/** Fetches the first bytes of what may be played next. While something is on, a silent spare fills the cache. */
export function warm(voiceMp3: string): void {
  const url = playableUrl(voiceMp3);
  if (url === null || url === loaded) return;
  const { place, status } = usePlayer.getState();
  if (place && status !== "idle" && status !== "failed") {
    spare ??= new Audio();
    if (spare.src !== url) load(spare, url);
  } else {
    load(audioElement(), url);
    loaded = url;
  }
}

/** Sounds from the start. Call it in the press itself: browsers refuse to play without one. */
export function start(place: Place): void {
  const audio = audioElement();
  const url = playableUrl(place.voice.voiceMp3);
  usePlayer.setState({ place, status: "waiting", time: 0, duration: place.voice.seconds ?? 0 });
  if (url === null) {
    usePlayer.setState({ status: "failed" });
    return;
  }
  if (url === loaded && !audio.error) {
    if (audio.currentTime > 0) audio.currentTime = 0;
  } else {
    load(audio, url);
    loaded = url;
  }
  audio.volume = usePlayer.getState().volume;
  resume();
}

/** Goes on where it was paused. */
export function resume(): void {
  audioElement()
    .play()
    .catch((error: unknown) => {
      const name = error instanceof DOMException ? error.name : "";
      if (name === "AbortError") return; // another voice was started meanwhile
      usePlayer.setState({ status: name === "NotAllowedError" ? "paused" : "failed" });
    });
}

/** Forgets what was loaded, so that the next start fetches again. */
export function unload(): void {
  loaded = "";
  spare?.removeAttribute("src");
  audioElement().pause();
  audioElement().removeAttribute("src");
}
