import { useLingui } from "@lingui/react/macro";
import Captions from "lucide-react/icons/captions";
import Keyboard from "lucide-react/icons/keyboard";
import ListVideo from "lucide-react/icons/list-video";
import { showKeys } from "#src/voice/player/engine/keys.ts";
import { usePlayer } from "#src/voice/player/store.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { VolumeSlider } from "#src/voice/player/VolumeSlider.tsx";
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
      <VolumeSlider className={styles["volume"]} />
    </div>
  );
}
