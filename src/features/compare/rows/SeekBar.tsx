import { seekTo, skip } from "#src/voice/switching/commands.ts";
import { currentSeconds } from "#src/voice/switching/heard.ts";
import { SeekRange } from "#src/voice/waveform/SeekRange.tsx";
import styles from "./Rows.module.css";

/** Seeks in the voice that is chosen; the place is that of all. `second` is the one that sounds. */
export function SeekBar({ second }: { second: number }) {
  const duration = currentSeconds();
  return (
    <SeekRange
      className={styles["seek"]}
      time={second}
      duration={duration}
      onSeek={(time) => seekTo(time / duration)}
      onStep={skip}
    />
  );
}
