import { useMemo, type CSSProperties } from "react";
import { readPeaks } from "#src/voice/waveform/peaks.ts";
import { SeekRange } from "#src/voice/waveform/SeekRange.tsx";
import { WaveRow } from "#src/voice/waveform/WaveRow.tsx";
import styles from "./Attachments.module.css";

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
  const peaks = useMemo(() => readPeaks(hex), [hex]);
  const place = { "--place": `${seconds > 0 ? Math.min(100, (time / seconds) * 100) : 0}%` } as CSSProperties;
  return (
    <WaveRow
      kind="waveform-attachment"
      peaks={peaks}
      height={40}
      isPlayed
      className={styles["wave"]}
      style={place}
    >
      {onSeek && (
        <SeekRange
          time={time}
          duration={seconds}
          onSeek={onSeek}
          onStep={(step) => onSeek(Math.min(seconds, Math.max(0, time + step)))}
        />
      )}
    </WaveRow>
  );
}
