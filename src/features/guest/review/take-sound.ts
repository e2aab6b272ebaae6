import { create } from "zustand";
import { callAddress } from "#src/features/guest/room-address.ts";
import { createAudio } from "#src/lib/browser/sound/create-audio.ts";
import type { PlayStatus } from "#src/voice/player/store.ts";

interface TakeSound {
  /** The take that sounds, or sounded last. */
  takeId: string | undefined;
  status: PlayStatus;
  /** Seconds. */
  time: number;
}

const silent: TakeSound = { takeId: undefined, status: "idle", time: 0 };

/** What sounds of the takes of a review: one at a time. */
export const useTakeSound = create<TakeSound>(() => silent);

/** By whose link a take is heard: the token of the page's address, and whom it means. */
interface Listener {
  token: string;
  mark: string;
}

let audio: HTMLAudioElement | undefined;
let end = new AbortController();

/** Falls silent, and lets go of what was loaded. */
export function endSound(): void {
  end.abort();
  end = new AbortController();
  audio?.pause();
  audio?.removeAttribute("src");
  audio = undefined;
  useTakeSound.setState(silent);
}

/** Makes a take the one that is heard, from a second on; what sounded before falls silent. */
function load({ token, mark }: Listener, takeId: string, time: number): HTMLAudioElement {
  endSound();
  const made = createAudio(callAddress(token, `/takes/${encodeURIComponent(takeId)}/audio`, mark));
  const { signal } = end;
  const on = (type: string, change: () => Partial<TakeSound>) =>
    made.addEventListener(type, () => useTakeSound.setState(change()), { signal });
  on("playing", () => ({ status: "playing" }));
  on("waiting", () => ({ status: "waiting" }));
  on("pause", () => ({ status: "paused", time: made.currentTime }));
  on("ended", () => ({ status: "idle", time: 0 }));
  on("timeupdate", () => ({ time: made.currentTime }));
  on("error", () => ({ status: "failed" }));
  made.currentTime = time;
  audio = made;
  useTakeSound.setState({ takeId, status: "idle", time });
  return made;
}

/** Plays a take from where it is, or pauses it. */
export function toggleTake(listener: Listener, takeId: string): void {
  const { takeId: current, status, time } = useTakeSound.getState();
  const isCurrent = current === takeId;
  if (isCurrent && audio && (status === "playing" || status === "waiting")) return audio.pause();
  const playing =
    isCurrent && audio && status !== "failed" ? audio : load(listener, takeId, isCurrent ? time : 0);
  const { signal } = end;
  useTakeSound.setState({ status: "waiting" });
  playing.play().catch((error: unknown) => {
    if (signal.aborted || (error instanceof DOMException && error.name === "AbortError")) return;
    const isForbidden = error instanceof DOMException && error.name === "NotAllowedError";
    useTakeSound.setState({ status: isForbidden ? "paused" : "failed" });
  });
}

/** Goes to a second of a take; one that is not heard yet waits there. */
export function seekTake(listener: Listener, takeId: string, seconds: number): void {
  const time = Math.max(0, seconds);
  const isCurrent = useTakeSound.getState().takeId === takeId && audio;
  const sounding = isCurrent ? audio : load(listener, takeId, time);
  if (sounding) sounding.currentTime = time;
  useTakeSound.setState(({ status }) => ({ time, status: status === "idle" ? "paused" : status }));
}

/** Where a take is, in seconds, to the frame. */
export function secondsOf(takeId: string): number {
  const { takeId: current, status, time } = useTakeSound.getState();
  if (current !== takeId) return 0;
  return status === "playing" ? (audio?.currentTime ?? time) : time;
}
