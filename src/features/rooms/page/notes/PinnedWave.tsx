import type { CSSProperties } from "react";
import type { RoomNote } from "#contract/rooms.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { useWidth } from "#src/ui/use-width.ts";
import { readPeaks } from "#src/voice/waveform/peaks.ts";
import { WaveformBars } from "#src/voice/waveform/WaveformBars.tsx";
import styles from "./Notes.module.css";

const height = 36;

/** Where the pins stand along the wave, 0 to 1; notes of one second share a pin. */
function pinsOf(notes: readonly RoomNote[], length: number): { key: number; count: string; at: number }[] {
  const places = notes.map((note, index) => ({ second: note.seconds, number: index + 1 }));
  return [...Map.groupBy(places, ({ second }) => second)].map(([second, shared]) => ({
    key: second,
    count: shared.map(({ number }) => number).join(", "),
    at: Math.min(1, second / length),
  }));
}

/** The waveform of the library's sample with the moments of the notes; decorative, the notes stand beside it. */
export function PinnedWave({ voice, notes }: { voice: Voice; notes: readonly RoomNote[] }) {
  const [ref, width] = useWidth("room-wave");
  const peaks = readPeaks(voice.peaks);
  return (
    <div ref={ref} className={styles["wave"]} aria-hidden="true">
      {peaks ? (
        <WaveformBars peaks={peaks} width={width} height={height} />
      ) : (
        <span className={styles["track"]} />
      )}
      <div className={styles["pins"]}>
        {voice.seconds !== undefined &&
          voice.seconds !== null &&
          pinsOf(notes, voice.seconds).map(({ key, count, at }) => (
            <span key={key} className={styles["pin"]} style={{ "--at": at } as CSSProperties}>
              {count}
            </span>
          ))}
      </div>
    </div>
  );
}
