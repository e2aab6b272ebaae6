import { useLingui } from "@lingui/react";
import type { Voice } from "#contract/voices/voices.ts";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { voiceLine } from "#src/voice/words.ts";
import styles from "./CompareDock.module.css";

interface DockVoiceProps {
  voice: Voice;
  /** Its place among those that are compared, from 1 on. */
  number: number;
  count: number;
}

/** The voice that is chosen. */
export function DockVoice({ voice, number, count }: DockVoiceProps) {
  useLingui();
  return (
    <div className={styles["who"]}>
      <Voiceprint name={voice.voiceArtistName} hue={hueOf(voice.voiceColorNames)} />
      <div className={styles["words"]}>
        <p className={styles["name"]}>{voice.voiceArtistName}</p>
        <p className={styles["line"]}>
          {`${number} / ${count} · `}
          {voiceLine(voice)}
        </p>
      </div>
    </div>
  );
}
