import { useEffect, useRef, useState, type RefObject } from "react";
import { currentPlace, currentSeconds } from "./heard.ts";
import { useSwitching } from "./store.ts";

interface PlaceLine {
  /** The element whose property `--place` moves line and played part every frame, without drawing anything anew. */
  board: RefObject<HTMLDivElement | null>;
  /** The whole second of the voice that is chosen. */
  second: number;
}

/** Follows the place of the sound. */
export function usePlaceLine(): PlaceLine {
  const board = useRef<HTMLDivElement>(null);
  const [second, setSecond] = useState(0);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const place = currentPlace();
      board.current?.style.setProperty("--place", `${place * 100}%`);
      setSecond(Math.floor(place * currentSeconds()));
      cancelAnimationFrame(frame);
      if (useSwitching.getState().isPlaying) frame = requestAnimationFrame(draw);
    };
    draw();
    const unsubscribe = useSwitching.subscribe(draw);
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
    };
  }, []);
  return { board, second };
}
