import { useLingui } from "@lingui/react/macro";
import { useEffect, useState, type ReactNode } from "react";
import { voiceLine } from "#src/lib/voice-line.ts";
import { hueOf } from "#src/lib/voice-hue.ts";
import { useReservedHeight } from "#src/ui/use-reserved-height.ts";
import { Voiceprint } from "#src/ui/Voiceprint.tsx";
import { DockButtons } from "./DockButtons.tsx";
import { DockPosition } from "./DockPosition.tsx";
import { DockSettings } from "./DockSettings.tsx";
import styles from "./PlayerDock.module.css";
import type { Place } from "./results.ts";
import { Transcript } from "./Transcript.tsx";

interface PlayerDockProps {
  place: Place;
  like: ReactNode;
}

/** Floats at the foot of every page after the first play; the page leaves room for it. */
export function PlayerDock({ place, like }: PlayerDockProps) {
  const { t } = useLingui();
  const [isTextShown, showText] = useState(false);
  const height = useReservedHeight("--dock-height");
  const { voice } = place;
  useEffect(() => {
    document.documentElement.dataset["dock"] = "";
    return () => void delete document.documentElement.dataset["dock"];
  }, []);
  return (
    <section ref={height} className={styles["place"]} aria-label={t`Player`} data-player-keys>
      <div className={styles["dock"]} data-voice={voice.voiceId}>
        <Voiceprint name={voice.voiceArtistName} hue={hueOf(voice.voiceColorNames)} />
        <div className={styles["who"]}>
          <p className={styles["name"]}>{voice.voiceArtistName}</p>
          <p className={styles["line"]}>{voiceLine(voice)}</p>
        </div>
        <div className={styles["like"]} data-slot="like">
          {like}
        </div>
        <DockButtons place={place} />
        <DockPosition voice={voice} />
        <DockSettings
          isTextShown={isTextShown}
          onText={voice.transcript ? () => showText(!isTextShown) : undefined}
        />
        {isTextShown && voice.transcript && <Transcript transcript={voice.transcript} />}
      </div>
    </section>
  );
}
