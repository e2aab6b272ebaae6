import type { Voice } from "#contract/voices/voices.ts";
import { usePlayer } from "#src/voice/player/store.ts";
import { createAudio } from "#src/lib/browser/sound/create-audio.ts";
import { apiUrl, playableUrl } from "#src/lib/http/api-url.ts";
import { canBeLeveled, giveUpGraph, hasGraphFailed, levelFor, restGraph, runGraph } from "./level-graph.ts";
import type { Track } from "./playlist.ts";

// The site's audio elements: one for samples that are evened out, whose sound no longer reaches the loudspeaker by itself,
// and a plain one for all others. They are made here, outside the lazy PlayerRoot, so that they start within the press.

interface Elements {
  leveled: HTMLAudioElement;
  plain: HTMLAudioElement;
  /** The one that plays, or played last. */
  current: HTMLAudioElement;
}

let elements: Elements | undefined;
let spareElement: HTMLAudioElement | undefined;

function createElement(): HTMLAudioElement {
  const audio = createAudio();
  audio.preload = "none";
  return audio;
}

function allElements(): Elements {
  if (!elements) {
    const plain = createElement();
    elements = { plain, leveled: createElement(), current: plain };
    // Without it the sound of an API elsewhere stays silent in a graph.
    if (new URL(apiUrl()).origin !== location.origin) elements.leveled.crossOrigin = "anonymous";
  }
  return elements;
}

/** The audio element that plays, or played last; `PlayerRoot` puts it into the page. */
export const audioElement = (): HTMLAudioElement => allElements().current;

/** Both of them, for listeners; what the other one says is of no interest. */
export const audioElements = (): HTMLAudioElement[] => [allElements().plain, allElements().leveled];

const elementFor = (voice: Voice) => (canBeLeveled(voice) ? allElements().leveled : allElements().plain);

function setCurrent(audio: HTMLAudioElement): void {
  const { current } = allElements();
  if (audio === current) return;
  current.pause();
  if (current.isConnected) current.replaceWith(audio);
  allElements().current = audio;
}

function load(audio: HTMLAudioElement, url: string): void {
  audio.preload = "auto"; // before `src`, which starts the fetch; audio.load() would abort it
  audio.src = url;
}

/**
 * Fetches a sample's first bytes early, and calls `then` once they are there: what is fetched beside them takes the few
 * connections of HTTP/1.1. While another one plays, a spare silent element fills the browser's cache.
 */
export function preloadSample(voice: Voice, then: () => void): void {
  const url = playableUrl(voice.voiceMp3);
  const own = elementFor(voice);
  if (url === null || url === own.src) return;
  const { track, status } = usePlayer.getState();
  const isOwnFree = !track || status === "idle" || status === "failed";
  const audio = isOwnFree ? own : (spareElement ??= new Audio());
  if (audio.src === url) return;
  audio.crossOrigin = own.crossOrigin; // the cache keeps answers to both kinds of request apart
  audio.addEventListener("loadeddata", then, { once: true });
  load(audio, url);
}

/** Plays a track from a second of it on. Call it within a press: browsers refuse to play without one. */
export function start(track: Track, from = 0): void {
  const url = playableUrl(track.voice.voiceMp3);
  usePlayer.setState({ track, status: "waiting", time: from, duration: track.voice.seconds ?? 0 });
  if (url === null) {
    usePlayer.setState({ status: "failed" });
    return;
  }
  const { leveled } = allElements();
  if (elementFor(track.voice) === leveled) levelFor(leveled, track.voice);
  const audio = elementFor(track.voice); // another one where the graph could not be made
  setCurrent(audio);
  if (audio.src !== url || audio.error) load(audio, url);
  if (audio.currentTime !== from) audio.currentTime = from; // one that is not loaded yet begins there
  audio.volume = usePlayer.getState().volume;
  resume();
}

/** Goes on with the plain element where the other one left off. */
function continuePlainly(): void {
  const { leveled, plain } = allElements();
  setCurrent(plain);
  load(plain, leveled.src);
  plain.currentTime = leveled.currentTime;
  plain.volume = leveled.volume;
}

/** Continues after a pause. */
export function resume(): void {
  const { leveled } = allElements();
  if (audioElement() === leveled && hasGraphFailed()) continuePlainly();
  const audio = audioElement();
  if (audio === leveled) runGraph(audio, () => !audio.paused && audioElement() === audio, resume);
  audio.play().catch((error: unknown) => {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "AbortError" || audio !== audioElement()) return; // another voice was started meanwhile
    if (name === "NotSupportedError" && audio.crossOrigin !== null) {
      giveUpGraph(); // a back end elsewhere need not let pages work on its sound
      resume();
    } else usePlayer.setState({ status: name === "NotAllowedError" ? "paused" : "failed" });
  });
}

/** Stops and drops what was loaded, so that the next start fetches again. */
export function unload(): void {
  spareElement?.removeAttribute("src");
  for (const audio of audioElements()) {
    audio.pause();
    audio.removeAttribute("src");
  }
  restGraph();
}
