import type { Voice } from "#contract/voices/voices.ts";
import { toggle } from "#src/voice/player/engine/commands.ts";
import { PlayFailure } from "#src/voice/player/PlayFailure.tsx";
import { usePlayer } from "#src/voice/player/store.ts";
import { SeekBar } from "#src/voice/player/waveform/SeekBar.tsx";
import { Waveform } from "#src/voice/player/waveform/Waveform.tsx";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import styles from "./PlayerDock.module.css";

/** Current second, waveform and total duration. */
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
