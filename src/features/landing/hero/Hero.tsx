import { Trans } from "@lingui/react/macro";
import { useRef, type ReactNode } from "react";
import { Caption } from "#src/features/landing/clips/Caption.tsx";
import { barsOf } from "#src/features/landing/clips/clip.ts";
import { ClipWaveform, paintPlayed } from "#src/features/landing/clips/ClipWaveform.tsx";
import { PlaybackIcon } from "#src/features/landing/clips/PlaybackIcon.tsx";
import { useClips } from "#src/features/landing/clips/use-clips.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./Hero.module.css";
import { heroClips } from "./clips.ts";
import { LanguagePills } from "./LanguagePills.tsx";

const indexOfPageLanguage = () => heroClips.findIndex(({ language }) => language === currentLocale());

/** The first view: headline, and a sample in each of the 18 languages. */
export function Hero({ action }: { action: ReactNode }) {
  const bars = useRef<SVGGElement>(null);
  const { chosen, clip, status, word, autoAdvance, play, stop } = useClips(heroClips, (fraction) =>
    paintPlayed(bars.current, fraction),
  );
  const shown = chosen ?? indexOfPageLanguage();
  const shownClip = clip ?? heroClips[shown];
  const isPlaying = status === "playing";
  return (
    <section className={styles["hero"]}>
      <div>
        <h1 className={styles["title"]}>
          <Trans>The right voice for your brand is here.</Trans>
        </h1>
        <p className={styles["lead"]}>
          <Trans>
            Voice-over, dubbing and audio production in 18 languages with over 200 local and international
            artists.
          </Trans>
        </p>
        <div className={styles["actions"]}>
          {action}
          <Button
            size="large"
            className={styles["listen"]}
            icon={<PlaybackIcon name={autoAdvance ? "pause" : "play"} size="0.875rem" />}
            onClick={() => (autoAdvance ? stop() : void play(shown, true))}
          >
            {autoAdvance ? <Trans>Stop the samples</Trans> : <Trans>Listen to samples</Trans>}
          </Button>
        </div>
      </div>
      <LanguagePills
        playing={isPlaying ? shown : null}
        onPick={(index) => (isPlaying && index === shown ? stop() : void play(index))}
      />
      <div className={styles["sound"]}>
        {shownClip && (
          <>
            <ClipWaveform bars={barsOf(shownClip.peaks)} className={styles["wave"]} ref={bars} />
            <Caption clip={shownClip} word={word} isLit={isPlaying} hasFailed={status === "failed"} />
          </>
        )}
      </div>
    </section>
  );
}
