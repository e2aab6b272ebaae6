import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import { useId, useState, type ReactNode } from "react";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { sampleLine } from "#src/voice/sample-line.tsx";
import { spokenLanguage } from "#src/voice/spoken-language.ts";
import { TranscriptText, TranscriptToggle } from "#src/voice/transcript/TranscriptToggle.tsx";
import type { ShownVoice } from "#src/voice/voice.ts";
import { voiceLine } from "#src/voice/words.ts";
import styles from "./VoiceCard.module.css";
import { VoiceTags } from "./VoiceTags.tsx";

interface VoiceCardProps {
  voice: ShownVoice;
  /** The row that plays it. */
  player: ReactNode;
  like?: ReactNode;
  /** The way to the artist's other samples. */
  samples?: ReactNode;
  /** The offer button, or the checkbox that replaces it. */
  footer?: ReactNode;
  /** Set only during multi-select: the ring then marks selected, not playing. */
  isSelected?: boolean | undefined;
}

/** A voice: portrait, name, player and tags. */
export function VoiceCard({ voice, player, like, samples, footer, isSelected }: VoiceCardProps) {
  const { i18n } = useLingui();
  const nameId = useId();
  const [transcriptVoice, setTranscriptVoice] = useState<ShownVoice>(); // a card can be reused for another voice
  const { transcript, language, voiceArtistName: name } = voice;
  const sample = sampleLine(voice);
  const sampleLanguage = language ? spokenLanguage(language, i18n.locale) : undefined;
  const isTextShown = transcriptVoice === voice;
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
            <span>{voiceLine(voice)}</span>
            {transcript && (
              <TranscriptToggle
                isShown={isTextShown}
                onToggle={() => setTranscriptVoice(isTextShown ? undefined : voice)}
              />
            )}
          </p>
          {sample && <p className={styles["sample"]}>{sample}</p>}
          {sampleLanguage && (
            <p className={styles["sample"]}>
              <Trans comment="In which language a sample is spoken, such as “Turkish”">
                Sample: {sampleLanguage}
              </Trans>
            </p>
          )}
        </div>
        {like && <div className={styles["like"]}>{like}</div>}
      </div>
      <div className={styles["player"]}>{player}</div>
      <div className={styles["rest"]}>
        {isTextShown && transcript && (
          <div className={styles["text"]}>
            <TranscriptText transcript={transcript} />
          </div>
        )}
        <div className={styles["samples"]}>{samples}</div>
        <div className={styles["tags"]}>
          <VoiceTags voice={voice} />
        </div>
        {footer && (
          <div className={styles["footer"]} data-card-acts="">
            {footer}
          </div>
        )}
      </div>
    </article>
  );
}
