import { useLingui } from "@lingui/react/macro";
import SkipBack from "lucide-react/icons/skip-back";
import SkipForward from "lucide-react/icons/skip-forward";
import { playNext, playPrevious, toggle } from "#src/voice/player/engine/commands.ts";
import { hasNext, hasPrevious, type Track } from "#src/voice/player/engine/playlist.ts";
import { PlayButton } from "#src/voice/player/PlayButton.tsx";
import { usePlayer } from "#src/voice/player/store.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import styles from "./PlayerDock.module.css";

/** Previous, play, next. At an end of the playlist a button is `aria-disabled`, so that it keeps the focus. */
export function DockButtons({ track }: { track: Track }) {
  const { t } = useLingui();
  const status = usePlayer((state) => state.status);
  return (
    <div className={styles["buttons"]}>
      <IconButton
        className={styles["previous"]}
        label={t({ message: "Previous voice", comment: "Name of a button of the player" })}
        icon={<SkipBack size={18} fill="currentColor" />}
        aria-disabled={!hasPrevious(track)}
        aria-keyshortcuts="K"
        onClick={() => void playPrevious()}
      />
      <PlayButton artist={track.voice.voiceArtistName} status={status} onClick={toggle} />
      <IconButton
        label={t({ message: "Next voice", comment: "Name of a button of the player" })}
        icon={<SkipForward size={18} fill="currentColor" />}
        aria-disabled={!hasNext(track)}
        aria-keyshortcuts="J"
        onClick={() => void playNext()}
      />
    </div>
  );
}
