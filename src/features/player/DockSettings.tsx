import { useLingui } from "@lingui/react/macro";
import Captions from "lucide-react/icons/captions";
import ListVideo from "lucide-react/icons/list-video";
import Volume2 from "lucide-react/icons/volume-2";
import { currentLocale } from "#src/lib/locale.ts";
import { formatPercent } from "#src/lib/format.ts";
import { IconButton } from "#src/ui/IconButton.tsx";
import { setVolume } from "./commands.ts";
import styles from "./PlayerDock.module.css";
import { usePlayer } from "./store.ts";

interface DockSettingsProps {
  isTextShown: boolean;
  /** Left out where there is no text. */
  onText: (() => void) | undefined;
}

/** The text of what is said, continuous play, and the volume. */
export function DockSettings({ isTextShown, onText }: DockSettingsProps) {
  const { t } = useLingui();
  const isContinuous = usePlayer((state) => state.isContinuous);
  const volume = usePlayer((state) => state.volume);
  return (
    <div className={styles["settings"]}>
      {onText && (
        <IconButton
          label={isTextShown ? t`Hide text` : t`Show text`}
          icon={<Captions size={20} />}
          aria-expanded={isTextShown}
          onClick={onText}
        />
      )}
      <IconButton
        label={t`Continuous play`}
        icon={<ListVideo size={20} />}
        aria-pressed={isContinuous}
        onClick={() => usePlayer.setState({ isContinuous: !isContinuous })}
      />
      <label className={styles["volume"]}>
        <Volume2 size={20} aria-hidden="true" />
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={volume}
          aria-label={t`Volume`}
          aria-valuetext={formatPercent(volume, currentLocale())}
          onChange={(event) => setVolume(event.target.valueAsNumber)}
        />
      </label>
    </div>
  );
}
