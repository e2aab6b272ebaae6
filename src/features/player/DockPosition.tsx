import type { Voice } from "#contract/voices.ts";
import { formatTime } from "#src/lib/format-time.ts";
import { toggle } from "./commands.ts";
import { PlayFailure } from "./PlayFailure.tsx";
import styles from "./PlayerDock.module.css";
import { SeekBar } from "./SeekBar.tsx";
import { usePlayer } from "./store.ts";
import { Waveform } from "./Waveform.tsx";

/** Where the sound is: seconds, waveform and how long it is in all. */
export function DockPosition({ voice }: { voice: Voice }) {
  const second = usePlayer((state) => Math.floor(state.time));
  const duration = usePlayer((state) => state.duration);
  const hasFailed = usePlayer((state) => state.status === "failed");
  if (hasFailed) return <PlayFailure onRetry={toggle} />;
  return (
    <div className={styles["position"]}>
      <span className={styles["time"]}>{formatTime(second)}</span>
      <Waveform peaks={voice.peaks} kind="dock" isCurrent>
        <SeekBar />
      </Waveform>
      <span className={styles["time"]}>{duration > 0 ? formatTime(duration) : ""}</span>
    </div>
  );
}
