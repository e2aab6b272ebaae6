import { useLingui } from "@lingui/react/macro";
import X from "lucide-react/icons/x";
import { useState } from "react";
import type { Transcript, Voice } from "#contract/voices/voices.ts";
import { stopPlayer } from "#src/voice/player/engine/commands.ts";
import type { Track } from "#src/voice/player/engine/playlist.ts";
import { useServerHas } from "#src/session/use-session.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { Dock } from "#src/ui/page/Dock.tsx";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { LikeButton } from "#src/voice/likes/LikeButton.tsx";
import { voiceLine } from "#src/voice/words.ts";
import { DockButtons } from "./DockButtons.tsx";
import { ForeignNote, LevelText } from "./DockLevel.tsx";
import { DockPlace } from "./DockPlace.tsx";
import { DockPosition } from "./DockPosition.tsx";
import { DockSettings } from "./DockSettings.tsx";
import styles from "./PlayerDock.module.css";

const TranscriptText = ({ transcript: { text, language } }: { transcript: Transcript }) => (
  <p className={styles["transcript"]} lang={language} dir="auto">
    {text}
  </p>
);

/** The focus goes back to the card that plays, else to the page. */
function closePlayer({ voiceId }: Voice): void {
  stopPlayer();
  const main = document.getElementById("main");
  (main?.querySelector<HTMLElement>(`[data-voice="${voiceId}"] [data-play]`) ?? main)?.focus();
}

/** Fixed at the foot of every page after the first play; the page leaves room for it. */
export function PlayerDock({ track }: { track: Track }) {
  const { t } = useLingui();
  const [isTextShown, setTextShown] = useState(false);
  const hasLevels = useServerHas("search");
  const { voice } = track;
  return (
    <Dock
      placeClassName={styles["place"]}
      className={styles["dock"]}
      data-player-keys
      data-voice={voice.voiceId}
    >
      <Voiceprint name={voice.voiceArtistName} hue={hueOf(voice.voiceColorNames)} />
      <div className={styles["who"]}>
        <p className={styles["name"]}>{voice.voiceArtistName}</p>
        <p className={styles["line"]}>
          <DockPlace track={track} className={styles["place-in-line"]} />
          <span className={styles["words"]}>{voiceLine(voice)}</span>
        </p>
      </div>
      <div className={styles["like"]}>
        <LikeButton voice={voice} />
      </div>
      <DockButtons track={track} />
      <DockPosition voice={voice} />
      <div className={styles["facts"]}>
        <DockPlace track={track} className={undefined} />
        {hasLevels && (
          <span>
            <LevelText voice={voice} />
          </span>
        )}
      </div>
      <DockSettings
        hasLevels={hasLevels}
        isTextShown={isTextShown}
        onText={voice.transcript ? () => setTextShown(!isTextShown) : undefined}
      />
      <IconButton
        label={t({ message: "Close player", comment: "Button, for screen readers" })}
        icon={<X size={20} />}
        onClick={() => closePlayer(voice)}
      />
      {hasLevels && <ForeignNote voice={voice} />}
      {isTextShown && voice.transcript && <TranscriptText transcript={voice.transcript} />}
    </Dock>
  );
}
