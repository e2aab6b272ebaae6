import { useEffect, useRef, useState, type RefObject } from "react";
import { pauseOthersOnPlay } from "#src/lib/browser/sole-audio.ts";
import { fetchAttachment } from "./fetch-attachment.ts";

export type SoundStatus = "idle" | "loading" | "playing" | "paused" | "failed";

interface Sound {
  status: SoundStatus;
  /** Seconds. */
  time: number;
  audio: RefObject<HTMLAudioElement | null>;
  toggle: () => void;
  seek: (time: number) => void;
}

/** While an attachment sounds the player's dock makes room: it belongs to voices. */
function hideDock(isHidden: boolean): void {
  document.documentElement.toggleAttribute("data-attachment-sounds", isHidden);
}

/**
 * Plays a file of an offer: fetched once with the token, then from a Blob URL. Whatever sounded before is paused. The first
 * press may have to wait for the file; browsers keep the press's right to play for a while.
 */
export function useSound(offerId: string, attachmentId: string): Sound {
  const [status, setStatus] = useState<SoundStatus>("idle");
  const [time, setTime] = useState(0);
  const audio = useRef<HTMLAudioElement>(null);
  const url = useRef<string>(undefined);
  // What is left while its file is on the way must not begin to sound, for nothing could pause it.
  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      if (audio.current && !audio.current.paused) hideDock(false);
      audio.current?.pause();
      if (url.current) URL.revokeObjectURL(url.current);
    };
  }, []);

  const stop = (next: SoundStatus) => () => {
    hideDock(false);
    setStatus(next);
  };

  const create = async (): Promise<HTMLAudioElement | undefined> => {
    const response = await fetchAttachment(offerId, attachmentId);
    const file = await response.blob();
    if (isLeft.current) return undefined;
    url.current = URL.createObjectURL(file);
    const element = new Audio(url.current);
    pauseOthersOnPlay(element);
    element.addEventListener("playing", () => {
      hideDock(true);
      setStatus("playing");
    });
    element.addEventListener("pause", stop("paused"));
    element.addEventListener("ended", () => {
      stop("idle")();
      setTime(0);
    });
    element.addEventListener("error", stop("failed"));
    element.addEventListener("timeupdate", () => setTime(element.currentTime));
    audio.current = element;
    return element;
  };

  const play = async () => {
    setStatus("loading");
    try {
      const element = audio.current?.error ? await create() : (audio.current ?? (await create()));
      await element?.play();
    } catch (error) {
      setStatus(error instanceof DOMException && error.name === "NotAllowedError" ? "paused" : "failed");
    }
  };

  return {
    status,
    time,
    audio,
    toggle: () => {
      if (status === "playing") audio.current?.pause();
      else if (status !== "loading") void play();
    },
    seek: (next) => {
      if (!audio.current) return;
      audio.current.currentTime = next;
      setTime(next);
    },
  };
}
