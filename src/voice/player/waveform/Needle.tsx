import { useEffect, useRef } from "react";
import { audioElement } from "#src/voice/player/engine/audio.ts";
import { usePlayer } from "#src/voice/player/store.ts";
import styles from "./Waveform.module.css";

const fraction = () => {
  const { status, time, duration } = usePlayer.getState();
  if (duration === 0) return 0;
  return Math.min(1, (status === "playing" ? audioElement().currentTime : time) / duration);
};

/** Stands where the player is. A CSS property of the waveform moves it and the played part every frame: it renders once. */
export function Needle() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      ref.current?.parentElement?.style.setProperty("--place", `${fraction() * 100}%`);
      cancelAnimationFrame(frame);
      if (usePlayer.getState().status === "playing") frame = requestAnimationFrame(draw);
    };
    draw();
    const unsubscribe = usePlayer.subscribe(draw);
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
    };
  }, []);
  return <span ref={ref} className={styles["needle"]} aria-hidden="true" />;
}
