import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { Ref } from "react";
import { Caption } from "#src/features/landing/clips/Caption.tsx";
import { barsOf, type LandingClip } from "#src/features/landing/clips/clip.ts";
import { ClipWaveform } from "#src/features/landing/clips/ClipWaveform.tsx";
import { PlaybackIcon } from "#src/features/landing/clips/PlaybackIcon.tsx";
import styles from "./DemoPhrase.module.css";

interface DemoPhraseProps {
  clip: LandingClip;
  word: number;
  isPlaying: boolean;
  hasFailed: boolean;
  /** The bars of the playing phrase, for `paintPlayed`. */
  bars: Ref<SVGGElement>;
  onPress: () => void;
}

export function DemoPhrase({ clip, word, isPlaying, hasFailed, bars, onPress }: DemoPhraseProps) {
  const { t } = useLingui();
  const name = clip.text;
  return (
    <li className={clsx(styles["phrase"], isPlaying && styles["playing"])}>
      <button
        type="button"
        className={styles["play"]}
        aria-label={
          isPlaying
            ? t({
                message: `Pause: ${name}`,
                comment: "Name of a button for screen readers; name is a language or a phrase",
              })
            : t({
                message: `Play: ${name}`,
                comment: "Name of a button for screen readers; name is a language or a phrase",
              })
        }
        onClick={onPress}
      >
        <PlaybackIcon name={isPlaying ? "pause" : "play"} size="1.125rem" />
      </button>
      <div className={styles["said"]}>
        <Caption
          clip={clip}
          word={word}
          isLit={isPlaying}
          hasFailed={hasFailed}
          className={styles["caption"]}
        />
        {isPlaying && <ClipWaveform bars={barsOf(clip.peaks)} className={styles["wave"]} ref={bars} />}
      </div>
    </li>
  );
}
