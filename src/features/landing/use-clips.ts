import { useEffect, useRef, useState } from "react";
import { keepSole } from "#src/lib/sole-audio.ts";
import type { LandingClip } from "./clips.ts";
import { wordAt } from "./spoken.ts";

interface ClipsState {
  /** The clip that was chosen last. */
  chosen: number | null;
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
 * Plays built-in clips. `paint` is called on every frame with the fraction that has been played, so that a
 * moving waveform renders nothing anew.
 */
export function useClips(clips: readonly LandingClip[], paint: (fraction: number) => void) {
  const [state, setState] = useState<ClipsState>({ ...silent, chosen: null });
  const audio = useRef<HTMLAudioElement>(null);
  const run = useRef<AbortController>(null);

  const end = (status: "silent" | "failed") => {
    run.current?.abort();
    setState((now) => ({ ...now, ...silent, status }));
  };

  const play = (chosen: number, inTurn = false): void => {
    const clip = clips[chosen];
    if (!clip) return end("silent");
    run.current?.abort();
    const { signal } = (run.current = new AbortController());
    const element = (audio.current ??= makeAudio());
    const whenStill = (act: () => void) => () => signal.aborted || act();
    const follow = whenStill(() => {
      paint(element.currentTime / (element.duration || clip.seconds));
      const word = wordAt(clip, element.currentTime);
      setState((now) => (now.word === word ? now : { ...now, word }));
      requestAnimationFrame(follow);
    });
    signal.addEventListener("abort", () => paint(0));
    element.addEventListener("playing", follow, { signal, once: true });
    element.addEventListener("ended", () => (inTurn ? play(chosen + 1, true) : end("silent")), { signal });
    element.addEventListener("pause", () => element.ended || end("silent"), { signal });
    element.addEventListener("error", () => end("failed"), { signal });
    setState({ chosen, status: "playing", word: -1, inTurn });
    element.src = clip.src;
    element.play().catch(whenStill(() => end("failed")));
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
