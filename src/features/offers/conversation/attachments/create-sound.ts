import { createStore, type StoreApi } from "zustand";
import { createAudio } from "#src/lib/browser/sound/create-audio.ts";
import { fetchAttachment } from "./fetch-attachment.ts";

interface SoundState {
  status: "idle" | "loading" | "playing" | "paused" | "failed";
  /** Seconds. */
  time: number;
}

export interface Sound {
  state: StoreApi<SoundState>;
  toggle: () => void;
  seek: (time: number) => void;
  /** Falls silent and lets go of the file; what is still being fetched never begins. */
  stop: () => void;
}

const sounding = new Set<HTMLAudioElement>();

/** While an attachment sounds the player's dock makes room: it belongs to voices. */
function noteSounding(audio: HTMLAudioElement, sounds: boolean): void {
  if (sounds) sounding.add(audio);
  else sounding.delete(audio);
  document.documentElement.toggleAttribute("data-attachment-sounds", sounding.size > 0);
}

/**
 * Plays a file of an offer: fetched once with the token, then from a Blob URL. Whatever sounded before is paused. The first
 * press may have to wait for the file; browsers keep the press's right to play for a while.
 */
export function createSound(offerId: string, attachmentId: string): Sound {
  const state = createStore<SoundState>(() => ({ status: "idle", time: 0 }));
  let audio: HTMLAudioElement | undefined;
  let use = new AbortController();

  const load = async (signal: AbortSignal): Promise<HTMLAudioElement> => {
    const file = await (await fetchAttachment(offerId, attachmentId, { signal })).blob();
    signal.throwIfAborted();
    const element = createAudio(URL.createObjectURL(file));
    const rest = (next: Partial<SoundState>) => () => {
      noteSounding(element, false);
      state.setState(next);
    };
    const handlers = {
      playing: () => {
        noteSounding(element, true);
        state.setState({ status: "playing" });
      },
      pause: rest({ status: "paused" }),
      ended: rest({ status: "idle", time: 0 }),
      error: rest({ status: "failed" }),
      timeupdate: () => state.setState({ time: element.currentTime }),
    };
    for (const [name, handle] of Object.entries(handlers)) element.addEventListener(name, handle, { signal });
    return element;
  };

  const stop = () => {
    use.abort();
    use = new AbortController();
    if (audio) {
      audio.pause();
      noteSounding(audio, false);
      URL.revokeObjectURL(audio.src);
      audio = undefined;
    }
    state.setState({ status: "idle", time: 0 });
  };

  const play = async () => {
    if (audio?.error) stop();
    const { signal } = use;
    state.setState({ status: "loading" });
    try {
      audio ??= await load(signal);
      await audio.play();
    } catch (error) {
      if (signal.aborted) return;
      const isForbidden = error instanceof DOMException && error.name === "NotAllowedError";
      state.setState({ status: isForbidden ? "paused" : "failed" });
    }
  };

  return {
    state,
    toggle: () => {
      const { status } = state.getState();
      if (status === "playing") audio?.pause();
      else if (status !== "loading") void play();
    },
    seek: (time) => {
      if (!audio) return;
      audio.currentTime = time;
      state.setState({ time });
    },
    stop,
  };
}
