import { Trans } from "@lingui/react/macro";
import { useRef, type ReactNode } from "react";
import { languages } from "#src/lib/enumerations.ts";
import { currentLocale } from "#src/lib/locale.ts";
import { Button } from "#src/ui/Button.tsx";
import { Bars } from "./Bars.tsx";
import { Caption } from "./Caption.tsx";
import styles from "./Hero.module.css";
import { LanguagePills } from "./LanguagePills.tsx";
import { ownClips } from "./own-clips.ts";
import { paintBars } from "./paint-bars.ts";
import { SoundSign } from "./SoundSign.tsx";
import { barsOf } from "./spoken.ts";
import { useClips } from "./use-clips.ts";

const loadClips = () => import("./clips.ts").then((code) => code.heroClips);
const ownPlace = () => languages.indexOf(currentLocale() === "en" ? "ENGLISH" : "TURKISH");

/** The first view: what we do, and eighteen voices that prove it. */
export function Hero({ action }: { action: ReactNode }) {
  const bars = useRef<SVGGElement>(null);
  const { chosen, clip, status, word, inTurn, play, stop } = useClips(loadClips, (fraction) =>
    paintBars(bars.current, fraction),
  );
  const shown = chosen ?? ownPlace();
  const shownClip = clip ?? ownClips[currentLocale()];
  const warm = () => void loadClips().catch(() => {}); // a press tries again, and says so when it fails
  const isPlaying = status === "playing";
  return (
    <section className={styles["hero"]} onPointerEnter={warm} onFocus={warm}>
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
            icon={<SoundSign name={inTurn ? "pause" : "play"} size="0.875rem" />}
            onClick={() => (inTurn ? stop() : void play(shown, true))}
          >
            {inTurn ? <Trans>Stop the samples</Trans> : <Trans>Listen to samples</Trans>}
          </Button>
        </div>
      </div>
      <LanguagePills
        playing={isPlaying ? shown : null}
        onPick={(index) => (isPlaying && index === shown ? stop() : void play(index))}
      />
      <div className={styles["sound"]}>
        <Bars bars={barsOf(shownClip.peaks)} className={styles["wave"]} ref={bars} />
        <Caption clip={shownClip} word={word} isLit={isPlaying} hasFailed={status === "failed"} />
      </div>
    </section>
  );
}
