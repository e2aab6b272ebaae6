import { useMemo, type Ref } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { isMute, type SoundState } from "#src/voice/switching/store.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { readPeaks } from "#src/voice/waveform/peaks.ts";
import { WaveRow } from "#src/voice/waveform/WaveRow.tsx";
import { MuteReason } from "./MuteReason.tsx";
import styles from "./Rows.module.css";
import { SeekBar } from "./SeekBar.tsx";

interface RowSoundProps {
  voice: Voice;
  sound: SoundState | undefined;
  isCurrent: boolean;
  second: number;
  /** Where what is said stands, and whether as a whole. */
  textBox: Ref<HTMLParagraphElement>;
  isTextWhole: boolean;
}

const heights = { large: 72, small: 36 };

/** The waveform with the looped part and the place line; below it what is said, or why nothing is heard. */
export function RowSound({ voice, sound, isCurrent, second, textBox, isTextWhole }: RowSoundProps) {
  const isSmall = useSmallScreen();
  const peaks = useMemo(() => readPeaks(voice.peaks), [voice.peaks]);
  const { transcript } = voice;
  return (
    <div className={styles["sound"]} data-mute={isMute(sound) || undefined}>
      <span className={styles["band"]} />
      <WaveRow
        kind="waveform-compare"
        peaks={peaks}
        height={isSmall ? heights.small : heights.large}
        isPlayed={isCurrent}
        className={styles["waveform"]}
      >
        <span className={styles["placeLine"]} />
        {isCurrent && <SeekBar second={second} />}
      </WaveRow>
      {isMute(sound) ? (
        <MuteReason voiceId={voice.voiceId} sound={sound} />
      ) : (
        transcript && (
          <p
            ref={textBox}
            className={styles["text"]}
            data-whole={isTextWhole || undefined}
            lang={transcript.language}
            dir="auto"
          >
            {transcript.text}
          </p>
        )
      )}
    </div>
  );
}
