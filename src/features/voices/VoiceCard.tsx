import { useLingui } from "@lingui/react";
import { clsx } from "clsx";
import { useId, useState, type ReactNode } from "react";
import { hueOf } from "#src/lib/voice-hue.ts";
import type { ShownVoice } from "#src/lib/voice.ts";
import { voiceLine } from "#src/lib/voice-line.ts";
import { Voiceprint } from "#src/ui/Voiceprint.tsx";
import { TextToggle } from "./TextToggle.tsx";
import styles from "./VoiceCard.module.css";
import { VoiceTags } from "./VoiceTags.tsx";

interface VoiceCardProps {
  voice: ShownVoice;
  /** The row that plays it. */
  player: ReactNode;
  like?: ReactNode;
  /** The offer button, or the checkbox that takes its place. */
  footer?: ReactNode;
  /** Given only while several are being selected: then the ring says selected, not playing. */
  isSelected?: boolean | undefined;
}

/** A voice: portrait, name, what plays it, and its tags. */
export function VoiceCard({ voice, player, like, footer, isSelected }: VoiceCardProps) {
  useLingui();
  const nameId = useId();
  const [readVoice, read] = useState<ShownVoice>(); // a card may take another voice
  const { transcript, voiceArtistName: name } = voice;
  const isTextShown = readVoice === voice;
  const ring = isSelected === undefined ? styles["ringsWhenPlaying"] : isSelected && styles["selected"];
  return (
    <article className={clsx(styles["card"], ring)} aria-labelledby={nameId} data-voice={voice.voiceId}>
      <div className={styles["head"]}>
        <Voiceprint name={name} hue={hueOf(voice.voiceColorNames)} />
        <div className={styles["who"]}>
          <h2 className={styles["name"]} id={nameId}>
            {name}
          </h2>
          <p className={styles["line"]}>
            {voiceLine(voice)}
            {transcript && (
              <TextToggle isShown={isTextShown} onToggle={() => read(isTextShown ? undefined : voice)} />
            )}
          </p>
        </div>
        {like && (
          <div className={styles["like"]} data-slot="like">
            {like}
          </div>
        )}
      </div>
      {player}
      {isTextShown && transcript && (
        <p className={styles["text"]} lang={transcript.language} dir="auto">
          {transcript.text}
        </p>
      )}
      <VoiceTags voice={voice} />
      {footer}
    </article>
  );
}
