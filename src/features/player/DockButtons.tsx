import { useLingui } from "@lingui/react/macro";
import SkipBack from "lucide-react/icons/skip-back";
import SkipForward from "lucide-react/icons/skip-forward";
import { IconButton } from "#src/ui/IconButton.tsx";
import { playNext, playPrevious, toggle } from "./commands.ts";
import styles from "./PlayerDock.module.css";
import { PlayButton } from "./PlayButton.tsx";
import { hasNext, hasPrevious, type Place } from "./results.ts";
import { usePlayer } from "./store.ts";

/** Previous, play, next. At an end of the results a button keeps the focus and does nothing. */
export function DockButtons({ place }: { place: Place }) {
  const { t } = useLingui();
  const status = usePlayer((state) => state.status);
  return (
    <div className={styles["buttons"]}>
      <IconButton
        className={styles["previous"]}
        label={t`Previous voice`}
        icon={<SkipBack size={18} fill="currentColor" />}
        aria-disabled={!hasPrevious(place)}
        aria-keyshortcuts="K"
        onClick={() => void playPrevious()}
      />
      <PlayButton artist={place.voice.voiceArtistName} status={status} onClick={toggle} />
      <IconButton
        label={t`Next voice`}
        icon={<SkipForward size={18} fill="currentColor" />}
        aria-disabled={!hasNext(place)}
        aria-keyshortcuts="J"
        onClick={() => void playNext()}
      />
    </div>
  );
}
