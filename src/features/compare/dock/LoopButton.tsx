import { useLingui } from "@lingui/react/macro";
import Repeat from "lucide-react/icons/repeat";
import { toggleLoop } from "#src/voice/switching/commands.ts";
import { currentSeconds } from "#src/voice/switching/heard.ts";
import { useSwitching } from "#src/voice/switching/store.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { buttonClass } from "#src/ui/button/button-class.ts";
import { Tooltip } from "#src/ui/button/Tooltip.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import styles from "./CompareDock.module.css";

/** Loops a part, and shows which while it does. */
export function LoopButton() {
  const { t } = useLingui();
  const { part, isLooping } = useSwitching();
  const seconds = currentSeconds();
  const label = t({ message: "Loop a part", comment: "Button: repeats a part of the samples" });
  return (
    <button
      type="button"
      className={buttonClass({ look: "quiet" }, styles["loop"])}
      aria-pressed={isLooping}
      aria-keyshortcuts="R"
      onClick={toggleLoop}
    >
      <Tooltip text={label}>
        <Repeat size={20} />
      </Tooltip>
      <VisuallyHidden>{label} </VisuallyHidden>
      {isLooping && (
        <span className={styles["range"]}>
          {formatTime(part.from * seconds)}–{formatTime(part.to * seconds)}
        </span>
      )}
    </button>
  );
}
