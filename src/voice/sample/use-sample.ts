import { useEffect, useRef, useState } from "react";
import { createAudio } from "#src/lib/browser/sound/create-audio.ts";
import { playableUrl } from "#src/lib/http/api-url.ts";

type SampleStatus = "silent" | "playing" | "failed";

/**
 * One sample's sound. `paint` is called on every frame with the played fraction; `second` is the whole one that is heard.
 * No byte of it is fetched before `prepare`, for a pointer or the focus on its controls.
 */
export function useSample(voiceMp3: string, paint: (fraction: number) => void) {
  const [status, setStatus] = useState<SampleStatus>("silent");
  const [second, setSecond] = useState(0);
  const audio = useRef<HTMLAudioElement>(null);
  const end = useRef<AbortController>(null);

  const show = ({ currentTime, duration }: HTMLAudioElement) => {
    paint(currentTime / (duration || 1));
    setSecond(Math.floor(currentTime));
  };

  const follow = (element: HTMLAudioElement, signal: AbortSignal) => {
    if (signal.aborted || element.paused) return;
    show(element);
    requestAnimationFrame(() => follow(element, signal));
  };

  const make = (): HTMLAudioElement => {
    const element = createAudio(playableUrl(voiceMp3) ?? "");
    const { signal } = (end.current = new AbortController());
    element.addEventListener("playing", () => follow(element, signal), { signal });
    element.addEventListener("pause", () => setStatus("silent"), { signal });
    element.addEventListener("seeked", () => show(element), { signal });
    element.addEventListener(
      "ended",
      () => {
        paint(0);
        setSecond(0);
      },
      { signal },
    );
    element.addEventListener("error", () => setStatus("failed"), { signal });
    return element;
  };

  const prepare = () => {
    audio.current ??= make();
    audio.current.preload = "auto";
  };

  const play = async (from?: number) => {
    if (status === "failed") audio.current = null; // a new element asks again
    prepare();
    if (audio.current && from !== undefined) audio.current.currentTime = from;
    setStatus("playing");
    return audio.current?.play().catch(() => setStatus((now) => (now === "playing" ? "failed" : now)));
  };

  const toggle = () => (status === "playing" ? audio.current?.pause() : void play());

  const playFrom = (time: number) => {
    setSecond(Math.floor(time));
    if (status !== "playing") void play(time);
    else if (audio.current) audio.current.currentTime = time;
  };

  // Stops when the page is left.
  useEffect(
    () => () => {
      end.current?.abort();
      audio.current?.pause();
    },
    [],
  );

  return { status, second, prepare, toggle, playFrom };
}
