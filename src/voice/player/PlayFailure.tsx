import { Trans, useLingui } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import styles from "./PlayFailure.module.css";

/** Replaces the waveform when a sample cannot be played, with a button to try again. */
export function PlayFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles["failure"]}>
      <CircleAlert size={18} aria-hidden="true" />
      <p role="alert">
        <Trans>Audio could not be loaded</Trans>
      </p>
      <IconButton label={t`Try again`} icon={<RotateCcw size={18} />} onClick={onRetry} />
    </div>
  );
}
