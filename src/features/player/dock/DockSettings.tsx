import { useLingui } from "@lingui/react/macro";
import Captions from "lucide-react/icons/captions";
import Keyboard from "lucide-react/icons/keyboard";
import ListVideo from "lucide-react/icons/list-video";
import Volume2 from "lucide-react/icons/volume-2";
import { setVolume } from "#src/features/player/engine/commands.ts";
import { showKeys } from "#src/features/player/engine/keys.ts";
import { usePlayer } from "#src/features/player/store.ts";
import { formatPercent } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { LevelSwitch } from "./DockLevel.tsx";
import styles from "./PlayerDock.module.css";

interface DockSettingsProps {
  /** Whether this server measures how loud samples are. */
  hasLevels: boolean;
  isTextShown: boolean;
  /** Left out without a transcript. */
  onText: (() => void) | undefined;
}

/** Transcript toggle, level, continuous play, the list of keys and volume. */
export function DockSettings({ hasLevels, isTextShown, onText }: DockSettingsProps) {
  const { t } = useLingui();
  const isContinuous = usePlayer((state) => state.isContinuous);
  const volume = usePlayer((state) => state.volume);
  return (
    <div className={styles["settings"]}>
      {onText && (
        <IconButton
          label={
            isTextShown
              ? t({ message: "Hide text", comment: "Button: hides what a recording says" })
              : t({ message: "Show text", comment: "Button: shows what a recording says" })
          }
          icon={<Captions size={20} />}
          aria-expanded={isTextShown}
          onClick={onText}
        />
      )}
      {hasLevels && <LevelSwitch />}
      <IconButton
        label={t({
          message: "Continuous play",
          comment: "Name of a switch: the next voice starts by itself",
        })}
        icon={<ListVideo size={20} />}
        aria-pressed={isContinuous}
        onClick={() => usePlayer.setState({ isContinuous: !isContinuous })}
      />
      <IconButton
        className={styles["keys"]}
        label={t({
          message: "Keyboard shortcuts",
          comment: "Heading of a dialog, and the button that opens it",
        })}
        icon={<Keyboard size={20} />}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={showKeys}
      />
      <label className={styles["volume"]}>
        <Volume2 size={20} aria-hidden="true" />
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={volume}
          aria-label={t({ message: "Volume", comment: "Name of a slider" })}
          aria-valuetext={formatPercent(volume, currentLocale())}
          onChange={(event) => setVolume(event.target.valueAsNumber)}
        />
      </label>
    </div>
  );
}
