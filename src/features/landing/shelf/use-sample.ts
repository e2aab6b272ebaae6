import { useEffect, useRef, useState } from "react";
import { createAudio } from "#src/lib/browser/sound/create-audio.ts";
import { playableUrl } from "#src/lib/http/api-url.ts";

type SampleStatus = "silent" | "playing" | "failed";

/**
 * One sample's sound. `paint` is called on every frame with the played fraction. No byte of it is fetched before
 * `prepare`, for a pointer or the focus on its button.
 */
export function useSample(voiceMp3: string, paint: (fraction: number) => void) {
  const [status, setStatus] = useState<SampleStatus>("silent");
  const audio = useRef<HTMLAudioElement>(null);
  const end = useRef<AbortController>(null);

  const follow = (element: HTMLAudioElement, signal: AbortSignal) => {
    if (signal.aborted || element.paused) return;
    paint(element.currentTime / (element.duration || 1));
    requestAnimationFrame(() => follow(element, signal));
  };

  const make = (): HTMLAudioElement => {
    const element = createAudio(playableUrl(voiceMp3) ?? "");
    const { signal } = (end.current = new AbortController());
    element.addEventListener("playing", () => follow(element, signal), { signal });
    element.addEventListener("pause", () => setStatus("silent"), { signal });
    element.addEventListener("ended", () => paint(0), { signal });
    element.addEventListener("error", () => setStatus("failed"), { signal });
    return element;
  };

  const prepare = () => {
    audio.current ??= make();
    audio.current.preload = "auto";
  };

  const toggle = async () => {
    if (status === "failed") audio.current = null; // a new element asks again
    prepare();
    if (status === "playing") return audio.current?.pause();
    setStatus("playing");
    return audio.current?.play().catch(() => setStatus((now) => (now === "playing" ? "failed" : now)));
  };

  // Stops when the page is left.
  useEffect(
    () => () => {
      end.current?.abort();
      audio.current?.pause();
    },
    [],
  );

  return { status, prepare, toggle };
}
