import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { KeyboardEvent, PointerEvent } from "react";
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
  /** In place of `onSeek`, where only a whole press counts: a finger that scrolls the page over the range changes it too, and none clicks it. */
  onPress?: ((time: number) => void) | undefined;
}

/** Where on the range a pointer pressed, in seconds. */
function timeAt({ clientX, currentTarget }: PointerEvent<HTMLInputElement>, duration: number): number {
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
      onChange={(event) => {
        if (!onPress) onSeek(event.target.valueAsNumber);
      }}
      onKeyDown={handleKey}
      onPointerUp={onPress && ((event) => event.button === 0 && onPress(timeAt(event, duration)))}
    />
  );
}
