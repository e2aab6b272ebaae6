import { usePlayer } from "#src/features/player/store.ts";
import { pauseOthersOnPlay } from "#src/lib/browser/sole-audio.ts";
import { playableUrl } from "#src/lib/http/api-url.ts";
import type { Track } from "./playlist.ts";

// The site's one audio element. It is created here, outside the lazy PlayerRoot, so that it starts within the press itself.

let element: HTMLAudioElement | undefined;
let spareElement: HTMLAudioElement | undefined;
let loadedUrl = "";

/** The site's audio element; `PlayerRoot` puts it into the page. */
export function audioElement(): HTMLAudioElement {
  if (!element) {
    element = new Audio();
    element.preload = "none";
    pauseOthersOnPlay(element);
  }
  return element;
}

function load(audio: HTMLAudioElement, url: string): void {
  audio.preload = "auto"; // before `src`, which starts the fetch; audio.load() would abort it
  audio.src = url;
}

/** Fetches a sample's first bytes early. While another one plays, a spare silent element fills the browser's cache. */
export function preloadSample(voiceMp3: string): void {
  const url = playableUrl(voiceMp3);
  if (url === null || url === loadedUrl) return;
  const { track, status } = usePlayer.getState();
  if (track && status !== "idle" && status !== "failed") {
    spareElement ??= new Audio();
    if (spareElement.src !== url) load(spareElement, url);
  } else {
    load(audioElement(), url);
    loadedUrl = url;
  }
}

/** Plays a track from its start. Call it within a press: browsers refuse to play without one. */
export function start(track: Track): void {
  const audio = audioElement();
  const url = playableUrl(track.voice.voiceMp3);
  usePlayer.setState({ track, status: "waiting", time: 0, duration: track.voice.seconds ?? 0 });
  if (url === null) {
    usePlayer.setState({ status: "failed" });
    return;
  }
  if (url === loadedUrl && !audio.error) {
    if (audio.currentTime > 0) audio.currentTime = 0;
  } else {
    load(audio, url);
    loadedUrl = url;
  }
  audio.volume = usePlayer.getState().volume;
  resume();
}

/** Continues after a pause. */
export function resume(): void {
  audioElement()
    .play()
    .catch((error: unknown) => {
      const name = error instanceof DOMException ? error.name : "";
      if (name === "AbortError") return; // another voice was started meanwhile
      usePlayer.setState({ status: name === "NotAllowedError" ? "paused" : "failed" });
    });
}

/** Stops and drops what was loaded, so that the next start fetches again. */
export function unload(): void {
  loadedUrl = "";
  spareElement?.removeAttribute("src");
  audioElement().pause();
  audioElement().removeAttribute("src");
}
