import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { KeyboardEvent, MouseEvent } from "react";
import styles from "./SeekRange.module.css";

/** Seconds that a key moves; the native steps of a range would be tenths of its length. */
const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -3,
  PageUp: 3,
  Home: -Infinity,
  End: Infinity,
};

interface SeekRangeProps {
  className?: string | undefined;
  /** Where it is, and the whole, in seconds. */
  time: number;
  duration: number;
  onSeek: (time: number) => void;
  /** Moves by so many seconds; without an end to one of the ends. */
  onStep: (seconds: number) => void;
  /** A press of pointer or finger, also where it stands already: browsers report no change there, nor at every touch. */
  onPress?: ((time: number) => void) | undefined;
}

/** Where on the range a pointer pressed, in seconds. */
function timeAt({ clientX, currentTarget }: MouseEvent<HTMLInputElement>, duration: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return width > 0 ? Math.min(1, Math.max(0, (clientX - left) / width)) * duration : 0;
}

/** An invisible native range over a waveform. */
export function SeekRange({ className, time, duration, onSeek, onStep, onPress }: SeekRangeProps) {
  const { t } = useLingui();
  const second = Math.floor(time);
  const total = Math.round(duration);
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <input
      type="range"
      className={clsx(styles["seek"], className)}
      min={0}
      max={duration}
      step="any"
      value={time}
      aria-label={t({
        message: "Position",
        comment: "Name of the player's seek bar: where in the recording",
      })}
      aria-valuetext={t({
        message: `${second} / ${total} seconds`,
        comment: "Place of the seek bar for screen readers; both are whole seconds",
      })}
      onChange={(event) => onSeek(event.target.valueAsNumber)}
      onKeyDown={handleKey}
      onClick={onPress && ((event) => onPress(timeAt(event, duration)))}
    />
  );
}
