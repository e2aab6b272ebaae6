import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import { seek } from "#src/features/player/engine/commands.ts";
import { usePlayer } from "#src/features/player/store.ts";
import styles from "./SeekBar.module.css";

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

/** An invisible native range over the waveform of the current voice. */
export function SeekBar() {
  const { t } = useLingui();
  const time = usePlayer((state) => state.time);
  const duration = usePlayer((state) => state.duration);
  const second = Math.floor(time);
  const total = Math.round(duration);
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    seek(time + step);
  };
  return (
    <input
      type="range"
      className={styles["seek"]}
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
      onChange={(event) => seek(event.target.valueAsNumber)}
      onKeyDown={handleKey}
    />
  );
}
