import { useLingui } from "@lingui/react";
import { clsx } from "clsx";
import type { Ref } from "react";
import { Caption } from "#src/features/landing/clips/Caption.tsx";
import { barsOf, type LandingClip } from "#src/features/landing/clips/clip.ts";
import { ClipWaveform } from "#src/features/landing/clips/ClipWaveform.tsx";
import { PlaybackIcon } from "#src/features/landing/clips/PlaybackIcon.tsx";
import styles from "./DemoPhrase.module.css";
import { playLabel } from "#src/lib/i18n/play-label.ts";

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
  useLingui();
  const name = clip.text;
  return (
    <li className={clsx(styles["phrase"], isPlaying && styles["playing"])}>
      <button
        type="button"
        className={styles["play"]}
        aria-label={playLabel(name, isPlaying)}
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
