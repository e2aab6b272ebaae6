import type { ReactNode } from "react";
import type { GuestVoice } from "#contract/guest.ts";
import { withEngine } from "#src/features/guest/sound/engine.ts";
import { useLength } from "#src/features/guest/sound/use-place.ts";
import { useWaves } from "#src/features/guest/sound/wave-store.ts";
import { SeekRange } from "#src/voice/waveform/SeekRange.tsx";
import { WaveRow } from "#src/voice/waveform/WaveRow.tsx";
import styles from "./RowWave.module.css";

interface RowWaveProps {
  voice: GuestVoice;
  isCurrent: boolean;
  /** The whole second of the voice that is chosen. */
  second: number;
  height: number;
}

/** The waveform, a plain line until the sound is decoded; in the voice that is chosen the place is seen, and sought. */
export function RowWave({ voice, isCurrent, second, height }: RowWaveProps): ReactNode {
  const peaks = useWaves((waves) => waves[voice.letter]);
  const duration = useLength(voice);
  return (
    <WaveRow
      kind={`room-wave-${height}`}
      peaks={peaks}
      height={height}
      isPlayed={isCurrent}
      className={styles["wave"]}
      style={{ height }}
    >
      {isCurrent && (
        <>
          <span className={styles["place"]} aria-hidden="true" />
          {duration > 0 && (
            <SeekRange
              time={second}
              duration={duration}
              onSeek={(time) => withEngine(({ seekTo }) => seekTo(time / duration))}
              onStep={(seconds) => withEngine(({ skip }) => skip(seconds))}
            />
          )}
        </>
      )}
    </WaveRow>
  );
}
