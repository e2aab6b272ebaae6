import { useEffect, useRef, useState } from "react";
import { createAudio } from "#src/lib/browser/sound/create-audio.ts";
import { wordAt, type LandingClip } from "./clip.ts";

interface ClipsState {
  /** The index of the clip that was started last; `clip` follows once it plays. */
  chosen: number | null;
  clip: LandingClip | null;
  status: "silent" | "playing" | "failed";
  /** The index of the word that is being spoken; -1 before the first. */
  word: number;
  /** Whether the next clip starts when one ends. */
  autoAdvance: boolean;
}

const silent = { status: "silent", word: -1, autoAdvance: false } as const;

/**
 * Plays built-in clips. `paint` is called on every frame with the played fraction, so that a waveform can move without
 * rendering.
 */
export function useClips(clips: readonly LandingClip[], paint: (fraction: number) => void) {
  const [state, setState] = useState<ClipsState>({ ...silent, chosen: null, clip: null });
  const audio = useRef<HTMLAudioElement>(null);
  const playback = useRef<AbortController>(null);

  const end = (status: "silent" | "failed") => {
    playback.current?.abort();
    setState((now) => ({ ...now, ...silent, status }));
  };

  const playClip = (clip: LandingClip, signal: AbortSignal, whenDone: () => void): Promise<void> => {
    const element = (audio.current ??= createAudio());
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

  const play = async (chosen: number, autoAdvance = false): Promise<void> => {
    playback.current?.abort();
    const { signal } = (playback.current = new AbortController());
    setState((now) => ({ ...now, chosen, status: "playing", word: -1, autoAdvance }));
    try {
      const clip = clips[chosen];
      const hasNext = autoAdvance && chosen + 1 < clips.length;
      if (clip) await playClip(clip, signal, () => (hasNext ? void play(chosen + 1, true) : end("silent")));
    } catch {
      if (!signal.aborted) end("failed");
    }
  };

  const stop = () => {
    end("silent");
    audio.current?.pause();
  };

  // Stops when the page is left.
  useEffect(
    () => () => {
      playback.current?.abort();
      audio.current?.pause();
    },
    [],
  );

  return { ...state, play, stop };
}
