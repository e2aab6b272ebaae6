import { useEffect, useRef, useState } from "react";
import { keepSole } from "#src/lib/sole-audio.ts";
import type { LandingClip } from "./own-clips.ts";
import { wordAt } from "./spoken.ts";

interface ClipsState {
  /** The clip that was chosen last, and its place among the clips. */
  chosen: number | null;
  clip: LandingClip | null;
  status: "silent" | "playing" | "failed";
  /** The word being spoken; -1 before the first. */
  word: number;
  /** Whether the next clip follows by itself. */
  inTurn: boolean;
}

const silent = { status: "silent", word: -1, inTurn: false } as const;

/** Nothing is fetched before the first press: the element is made then. */
function makeAudio(): HTMLAudioElement {
  const audio = new Audio();
  keepSole(audio);
  return audio;
}

/**
 * Plays built-in clips, which are loaded when the first is asked for. `paint` is called on every frame with the fraction that has been played, so that a
 * moving waveform renders nothing anew.
 */
export function useClips(load: () => Promise<readonly LandingClip[]>, paint: (fraction: number) => void) {
  const [state, setState] = useState<ClipsState>({ ...silent, chosen: null, clip: null });
  const audio = useRef<HTMLAudioElement>(null);
  const run = useRef<AbortController>(null);

  const end = (status: "silent" | "failed") => {
    run.current?.abort();
    setState((now) => ({ ...now, ...silent, status }));
  };

  const sound = (clip: LandingClip, signal: AbortSignal, whenDone: () => void): Promise<void> => {
    const element = (audio.current ??= makeAudio());
    const follow = () => {
      if (signal.aborted) return;
      paint(element.currentTime / (element.duration || clip.seconds));
      const word = wordAt(clip, element.currentTime);
      setState((now) => (now.word === word ? now : { ...now, word }));
      requestAnimationFrame(follow);
    };
    signal.addEventListener("abort", () => paint(0));
    element.addEventListener("playing", follow, { signal, once: true });
    element.addEventListener("ended", whenDone, { signal });
    element.addEventListener("pause", () => element.ended || end("silent"), { signal });
    element.addEventListener("error", () => end("failed"), { signal });
    setState((now) => ({ ...now, clip }));
    element.src = clip.src;
    return element.play();
  };

  const play = async (chosen: number, inTurn = false): Promise<void> => {
    run.current?.abort();
    const { signal } = (run.current = new AbortController());
    setState((now) => ({ ...now, chosen, status: "playing", word: -1, inTurn }));
    try {
      const clips = await load();
      const clip = clips[chosen];
      const hasNext = inTurn && chosen + 1 < clips.length;
      if (clip && !signal.aborted) {
        await sound(clip, signal, () => (hasNext ? void play(chosen + 1, true) : end("silent")));
      }
    } catch {
      if (!signal.aborted) end("failed");
    }
  };

  const stop = () => {
    end("silent");
    audio.current?.pause();
  };

  // A page that is left falls silent.
  useEffect(
    () => () => {
      run.current?.abort();
      audio.current?.pause();
    },
    [],
  );

  return { ...state, play, stop };
}
