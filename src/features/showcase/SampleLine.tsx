import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { hueOf } from "#src/voice/hue.ts";
import { ChipPlayer } from "#src/voice/player/ChipPlayer.tsx";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { sampleLine } from "#src/voice/sample-line.tsx";
import styles from "./Showcase.module.css";

interface SampleLineProps {
  voice: Voice;
  /** The voices of its list, which next and previous move among. */
  all: readonly Voice[];
  /** What can be done with it. */
  children: ReactNode;
}

/** A sample in a row: portrait, artist, title and kind. */
export function SampleLine({ voice, all, children }: SampleLineProps) {
  useLingui();
  const { voiceArtistName: name, voiceColorNames } = voice;
  return (
    <>
      <Voiceprint name={name} hue={hueOf(voiceColorNames)} size={40} />
      <span className={styles["who"]}>
        <strong>{name}</strong>
        <span>{sampleLine(voice)}</span>
      </span>
      <span className={styles["acts"]}>
        <ChipPlayer voice={voice} all={all} inRow />
        {children}
      </span>
    </>
  );
}
