import { useEffect, useRef, type ReactNode } from "react";
import { audioElement } from "./audio.ts";
import { usePlayer } from "./store.ts";
import styles from "./Waveform.module.css";

const fraction = () => {
  const { status, time, duration } = usePlayer.getState();
  if (duration === 0) return 0;
  return Math.min(1, (status === "playing" ? audioElement().currentTime : time) / duration);
};

/** The same picture again, cut off where the sound is; it moves with every frame and renders once. */
export function Played({ children }: { children: ReactNode }) {
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
