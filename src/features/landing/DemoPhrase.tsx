import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { Ref } from "react";
import { Bars } from "./Bars.tsx";
import { Caption } from "./Caption.tsx";
import type { LandingClip } from "./own-clips.ts";
import styles from "./DemoPhrases.module.css";
import { SoundSign } from "./SoundSign.tsx";
import { barsOf } from "./spoken.ts";

interface DemoPhraseProps {
  clip: LandingClip;
  word: number;
  isPlaying: boolean;
  hasFailed: boolean;
  /** Where the playing phrase's bars are to be painted. */
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
        aria-label={isPlaying ? t`Pause: ${name}` : t`Play: ${name}`}
        onClick={onPress}
      >
        <SoundSign name={isPlaying ? "pause" : "play"} size="1.125rem" />
      </button>
      <div className={styles["said"]}>
        <Caption
          clip={clip}
          word={word}
          isLit={isPlaying}
          hasFailed={hasFailed}
          className={styles["caption"]}
        />
        {isPlaying && <Bars bars={barsOf(clip.peaks)} className={styles["wave"]} ref={bars} />}
      </div>
    </li>
  );
}
