import { useEffect, useRef, useState, type RefObject } from "react";
import type { GuestVoice } from "#contract/guest.ts";
import { useSwitching } from "#src/voice/switching/store.ts";
import { currentEngine } from "./engine.ts";

interface Place {
  /** The element whose property `--place` moves line and played part every frame, without drawing anything anew. */
  board: RefObject<HTMLDivElement | null>;
  /** The whole second of the voice that is chosen. */
  second: number;
}

/** Follows the place of the sound, once its engine is there. */
export function usePlace(): Place {
  const board = useRef<HTMLDivElement>(null);
  const [second, setSecond] = useState(0);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const engine = currentEngine();
      const place = engine?.currentPlace() ?? 0;
      board.current?.style.setProperty("--place", `${place * 100}%`);
      setSecond(Math.floor(place * (engine?.currentSeconds() ?? 0)));
      cancelAnimationFrame(frame);
      if (useSwitching.getState().isPlaying) frame = requestAnimationFrame(draw);
    };
    const unsubscribe = useSwitching.subscribe(draw);
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
    };
  }, []);
  return { board, second };
}

/** How long a voice lasts, in seconds: as decoded, or as the room says. */
export const useLength = ({ letter, seconds }: Pick<GuestVoice, "letter" | "seconds">): number =>
  useSwitching(({ lengths }) => lengths[letter] ?? seconds ?? 0);
