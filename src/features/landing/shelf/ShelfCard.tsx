import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { useId, useMemo, useRef, useState } from "react";
import type { ShowcaseVoice } from "#contract/showcase.ts";
import { ClipWaveform, paintPlayed } from "#src/features/landing/clips/ClipWaveform.tsx";
import { PlaybackIcon } from "#src/features/landing/clips/PlaybackIcon.tsx";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { sampleKindNames } from "#src/voice/sample-kind-names.ts";
import { spokenLanguage } from "#src/voice/spoken-language.ts";
import { TranscriptText, TranscriptToggle } from "#src/voice/transcript/TranscriptToggle.tsx";
import { readPeaks, resample } from "#src/voice/waveform/peaks.ts";
import { SeekRange } from "#src/voice/waveform/SeekRange.tsx";
import styles from "./Shelf.module.css";
import { useSample } from "#src/voice/sample/use-sample.ts";
import { playLabel } from "#src/lib/i18n/play-label.ts";

interface ShelfCardProps {
  voice: ShowcaseVoice;
  /** Opens the voice request for this voice. */
  onRequest: (voice: ShowcaseVoice) => void;
}

const bars = 44;
/** Keeps loud bars apart, and pauses low. */
const contrast = 3;

function barsOf(peaks: string | null | undefined): number[] {
  const shown = resample(readPeaks(peaks) ?? [0.5], bars);
  const loudest = Math.max(...shown, 0.01);
  return shown.map((height) => Math.max(0.04, (height / loudest) ** contrast));
}

/** A voice of the shelf: who, what is heard, its sound, and the way to ask for it. */
export function ShelfCard({ voice, onRequest }: ShelfCardProps) {
  const { i18n } = useLingui();
  const { name, title, peaks, transcript } = voice;
  const [isTextShown, setTextShown] = useState(false);
  const wave = useRef<SVGGElement>(null);
  const heights = useMemo(() => barsOf(peaks), [peaks]);
  const nameId = useId();
  const { status, second, prepare, toggle, playFrom } = useSample(voice.voiceMp3, (fraction) =>
    paintPlayed(wave.current, fraction),
  );
  const isPlaying = status === "playing";
  const length = voice.seconds ?? 0;
  const heard = voice.language ? spokenLanguage(voice.language, i18n.locale) : undefined;
  const kind = i18n._(sampleKindNames[voice.kind]);
  return (
    <article className={styles["card"]} aria-labelledby={nameId}>
      <div className={styles["head"]}>
        <Voiceprint name={name} hue={hueOf(voice.voiceColorNames ?? [])} />
        <div className={styles["who"]}>
          <h3 className={styles["name"]} id={nameId}>
            {name}
          </h3>
          <p className={styles["line"]}>
            <span>{[heard, kind].filter(Boolean).join(" · ")}</span>
            {transcript && (
              <TranscriptToggle isShown={isTextShown} onToggle={() => setTextShown(!isTextShown)} />
            )}
          </p>
        </div>
      </div>
      <p className={styles["sample"]} title={title} lang={voice.titleLanguage ?? undefined}>
        {title}
      </p>
      <div className={styles["player"]}>
        <button
          type="button"
          className={styles["play"]}
          data-playing={isPlaying || undefined}
          aria-label={playLabel(name, isPlaying)}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={toggle}
        >
          <PlaybackIcon name={isPlaying ? "pause" : "play"} size="1.25rem" />
        </button>
        <div className={styles["sound"]} onPointerEnter={prepare} onFocus={prepare}>
          <ClipWaveform bars={heights} className={styles["wave"]} ref={wave} />
          {length > 0 && (
            <SeekRange
              time={second}
              duration={length}
              onSeek={playFrom}
              onStep={(by) => playFrom(Math.max(0, Math.min(second + by, length - 1)))}
              onPress={isPlaying ? undefined : playFrom}
            />
          )}
        </div>
        {voice.seconds ? <span className={styles["time"]}>{formatTime(voice.seconds)}</span> : null}
      </div>
      {isTextShown && transcript && <TranscriptText transcript={transcript} />}
      {status === "failed" && (
        <p className={styles["failed"]} role="alert">
          <Trans>This sample cannot be played now.</Trans>
        </p>
      )}
      <Button
        className={styles["request"]}
        wide
        aria-haspopup="dialog"
        aria-describedby={nameId}
        onClick={() => onRequest(voice)}
      >
        <Trans comment="Button under a voice: asks the agency for it">Request this voice</Trans>
      </Button>
    </article>
  );
}
