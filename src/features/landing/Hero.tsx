import { Trans } from "@lingui/react/macro";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useRef, type ReactNode } from "react";
import { currentLocale } from "#src/lib/locale.ts";
import { Button } from "#src/ui/Button.tsx";
import { Bars } from "./Bars.tsx";
import { Caption } from "./Caption.tsx";
import { heroClips } from "./clips.ts";
import styles from "./Hero.module.css";
import { LanguagePills } from "./LanguagePills.tsx";
import { paintBars } from "./paint-bars.ts";
import { barsOf } from "./spoken.ts";
import { useClips } from "./use-clips.ts";

const ownClip = () => heroClips.findIndex(({ language }) => language === currentLocale());

/** The first view: what we do, and eighteen voices that prove it. */
export function Hero({ action }: { action: ReactNode }) {
  const bars = useRef<SVGGElement>(null);
  const { chosen, status, word, inTurn, play, stop } = useClips(heroClips, (fraction) =>
    paintBars(bars.current, fraction),
  );
  const shown = chosen ?? ownClip();
  const clip = heroClips[shown];
  const isPlaying = status === "playing";
  return (
    <section className={styles["hero"]}>
      <div className={styles["words"]}>
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
            icon={inTurn ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
            onClick={() => (inTurn ? stop() : play(shown, true))}
          >
            {inTurn ? <Trans>Stop the samples</Trans> : <Trans>Listen to samples</Trans>}
          </Button>
        </div>
      </div>
      <LanguagePills
        playing={isPlaying ? shown : null}
        onPick={(index) => (isPlaying && index === shown ? stop() : play(index))}
      />
      {clip && (
        <div className={styles["sound"]}>
          <Bars bars={barsOf(clip.peaks)} className={styles["wave"]} ref={bars} />
          <Caption clip={clip} word={word} isLit={isPlaying} hasFailed={status === "failed"} />
        </div>
      )}
    </section>
  );
}
