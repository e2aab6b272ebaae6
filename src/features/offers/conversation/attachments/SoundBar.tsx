import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useWidth } from "#src/ui/use-width.ts";
import { readPeaks } from "#src/voice/waveform/peaks.ts";
import { WaveformBars } from "#src/voice/waveform/WaveformBars.tsx";
import styles from "./SoundBar.module.css";

interface SoundBarProps {
  peaks: string | null;
  /** Seconds. */
  time: number;
  seconds: number;
  /** Left out before the file was played. */
  onSeek: ((time: number) => void) | undefined;
}

/** The waveform of a file with its played part, and a native range over it. */
export function SoundBar({ peaks: hex, time, seconds, onSeek }: SoundBarProps) {
  const { t } = useLingui();
  const peaks = useMemo(() => readPeaks(hex), [hex]);
  const [ref, width] = useWidth("waveform-attachment");
  const picture = peaks ? (
    <WaveformBars peaks={peaks} width={width} height={40} />
  ) : (
    <span className={styles["track"]} />
  );
  const played = seconds > 0 ? Math.min(100, (time / seconds) * 100) : 0;
  const second = Math.floor(time);
  const total = Math.round(seconds);
  return (
    <div ref={ref} className={styles["bar"]}>
      {picture}
      <div
        className={styles["played"]}
        style={{ clipPath: `inset(0 ${100 - played}% 0 0)` }}
        aria-hidden="true"
      >
        {picture}
      </div>
      {onSeek && (
        <input
          type="range"
          className={styles["seek"]}
          min={0}
          max={Math.ceil(seconds)}
          step={1}
          value={second}
          aria-label={t({
            message: "Position",
            comment: "Name of the player's seek bar: where in the recording",
          })}
          aria-valuetext={t({
            message: `${second} / ${total} seconds`,
            comment: "Place of the seek bar for screen readers; both are whole seconds",
          })}
          onChange={(event) => onSeek(event.target.valueAsNumber)}
        />
      )}
    </div>
  );
}
