import { create } from "zustand";
import { createAudio } from "#src/lib/browser/sound/create-audio.ts";
import { api } from "#src/lib/http/api.ts";
import { playableUrl } from "#src/lib/http/api-url.ts";
import type { Take } from "#contract/productions/productions.ts";
import { offerPath, takePath } from "#src/features/productions/queries.ts";

interface TakeSound {
  /** The take that sounds, or sounded last. */
  takeId: string | undefined;
  status: "idle" | "loading" | "playing" | "paused" | "failed";
  /** Seconds. */
  time: number;
}

const silent: TakeSound = { takeId: undefined, status: "idle", time: 0 };

/** What sounds of the production in view: one take at a time. */
export const useTakeSound = create<TakeSound>(() => silent);

type Playable = Pick<Take, "takeId">;

const elements = new Map<string, HTMLAudioElement>();
let listening: { offerId: string; allowed: Promise<unknown> } | undefined;
let end = new AbortController();

/** While a take sounds the player's dock makes room: it belongs to voices. */
const noteSounding = (sounds: boolean) =>
  document.documentElement.toggleAttribute("data-attachment-sounds", sounds);

/** Has the server set the cookie with which an audio element may fetch the takes of an offer: no token stands in an address. */
function allowListening(offerId: string): Promise<unknown> {
  if (listening?.offerId !== offerId)
    listening = { offerId, allowed: api.post(`${offerPath(offerId)}/listen`) };
  return listening.allowed;
}

const isCurrent = (takeId: string) => useTakeSound.getState().takeId === takeId;

function elementOf(offerId: string, takeId: string): HTMLAudioElement {
  const made = elements.get(takeId);
  if (made && !made.error) return made;
  const audio = createAudio(playableUrl(`/${takePath(offerId, takeId)}/audio`) ?? "");
  const { signal } = end;
  const on = (type: string, change: () => Partial<TakeSound>) =>
    audio.addEventListener(
      type,
      () => {
        if (isCurrent(takeId)) useTakeSound.setState(change());
      },
      { signal },
    );
  on("playing", () => ({ status: "playing" }));
  on("waiting", () => ({ status: "loading" }));
  on("pause", () => ({ status: "paused", time: audio.currentTime }));
  on("ended", () => ({ status: "idle", time: 0 }));
  on("timeupdate", () => ({ time: audio.currentTime }));
  elements.set(takeId, audio);
  return audio;
}

/** Where a take is, in seconds: of the one that sounds to the frame. */
export function secondsOf(takeId: string): number {
  const { takeId: current, time, status } = useTakeSound.getState();
  if (current !== takeId) return 0;
  return status === "playing" ? (elements.get(takeId)?.currentTime ?? time) : time;
}

async function start(offerId: string, takeId: string, from: number, volume: number): Promise<void> {
  const { signal } = end;
  await allowListening(offerId);
  if (signal.aborted || !isCurrent(takeId)) return;
  const audio = elementOf(offerId, takeId);
  audio.volume = volume;
  if (Math.abs(audio.currentTime - from) > 0.05) audio.currentTime = from;
  await audio.play();
}

/** Plays a take from a second on; what sounded before is paused. `volume` is from 0 to 1. */
export async function playTake(
  offerId: string,
  { takeId }: Playable,
  from: number,
  volume = 1,
): Promise<void> {
  const { takeId: before } = useTakeSound.getState();
  if (before !== undefined && before !== takeId) elements.get(before)?.pause();
  const { signal } = end;
  useTakeSound.setState({ takeId, status: "loading", time: from });
  try {
    await start(offerId, takeId, from, volume);
  } catch (error) {
    // Another press came meanwhile.
    if (
      signal.aborted ||
      !isCurrent(takeId) ||
      (error instanceof DOMException && error.name === "AbortError")
    )
      return;
    const isForbidden = error instanceof DOMException && error.name === "NotAllowedError";
    // What was allowed may be over: the next press asks anew.
    listening = undefined;
    useTakeSound.setState({ status: isForbidden ? "paused" : "failed" });
  }
}

export function pauseTake(): void {
  const { takeId } = useTakeSound.getState();
  if (takeId !== undefined) elements.get(takeId)?.pause();
  useTakeSound.setState(({ status }) => ({ status: status === "loading" ? "paused" : status }));
}

/** Moves the take that is heard or paused; another one becomes the current one, and does not play yet. */
export function seekTake(takeId: string, seconds: number): void {
  const time = Math.max(0, seconds);
  if (!isCurrent(takeId)) {
    pauseTake();
    useTakeSound.setState({ takeId, status: "paused", time });
    return;
  }
  const audio = elements.get(takeId);
  if (audio) audio.currentTime = time;
  useTakeSound.setState(({ status }) => ({ time, status: status === "idle" ? "paused" : status }));
}

/** Falls silent, and lets go of what was loaded. */
export function endListening(): void {
  end.abort();
  end = new AbortController();
  for (const audio of elements.values()) {
    audio.pause();
    audio.removeAttribute("src");
  }
  elements.clear();
  listening = undefined;
  useTakeSound.setState(silent);
}

useTakeSound.subscribe(({ status }, before) => {
  if (status !== before.status) noteSounding(status === "playing");
});
