import { useEffect, useRef, type ReactNode } from "react";
import { audioElement } from "#src/features/player/engine/audio.ts";
import { usePlayer } from "#src/features/player/store.ts";
import styles from "./Waveform.module.css";

const fraction = () => {
  const { status, time, duration } = usePlayer.getState();
  if (duration === 0) return 0;
  return Math.min(1, (status === "playing" ? audioElement().currentTime : time) / duration);
};

/** The waveform again, clipped at the current position. A CSS property moves it every frame, so it renders once. */
export function PlayedPart({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      ref.current?.style.setProperty("--played", `${fraction() * 100}%`);
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
  return (
    <div ref={ref} className={styles["live"]} aria-hidden="true">
      <div className={styles["played"]}>{children}</div>
      <span className={styles["needle"]} />
    </div>
  );
}
