import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { sampleKindNames } from "#src/voice/sample-kind-names.ts";
import styles from "./Showcase.module.css";

interface SampleLineProps {
  voice: Voice;
  /** The button that plays it. */
  player: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** A sample in a row: portrait, artist, title and kind. */
export function SampleLine({ voice, player, children }: SampleLineProps) {
  const { i18n } = useLingui();
  const { voiceArtistName: name, voiceColorNames, title, kind } = voice;
  return (
    <>
      <Voiceprint name={name} hue={hueOf(voiceColorNames)} size={40} />
      <span className={styles["who"]}>
        <strong>{name}</strong>
        <span>{[title, kind && i18n._(sampleKindNames[kind])].filter(Boolean).join(" · ")}</span>
      </span>
      <span className={styles["acts"]}>
        {player}
        {children}
      </span>
    </>
  );
}
