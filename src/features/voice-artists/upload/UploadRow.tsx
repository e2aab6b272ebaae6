import { useLingui } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import FileChartColumn from "lucide-react/icons/file-chart-column";
import X from "lucide-react/icons/x";
import { translate } from "#src/lib/i18n/sentence.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import type { UploadState } from "./use-upload.ts";
import styles from "./UploadRow.module.css";

interface UploadRowProps {
  state: Exclude<UploadState, { phase: "idle" }>;
  onRemove: () => void;
}

const icons = { sending: FileChartColumn, failed: CircleAlert, stored: CircleCheck };

/** An upload: file name, progress or outcome, and a button that cancels or removes it. */
export function UploadRow({ state, onRemove }: UploadRowProps) {
  const { t } = useLingui();
  const { phase, fileName } = state;
  const Icon = icons[phase];
  const percent = phase === "sending" ? Math.floor(state.fraction * 100) : 0;
  return (
    <div className={styles["row"]} data-phase={phase}>
      <Icon className={styles["icon"]} size={20} aria-hidden="true" />
      <div className={styles["words"]}>
        <span className={styles["name"]}>{fileName}</span>
        {phase === "sending" && <span className={styles["note"]}>{t`Uploading… ${percent}%`}</span>}
        {phase === "stored" && <span className={styles["note"]}>{t`Uploaded`}</span>}
        {phase === "sending" && (
          <progress
            className={styles["progress"]}
            max={100}
            value={percent}
            aria-label={t({
              message: `Upload: ${fileName}`,
              comment: "Name of a progress bar for screen readers; fileName as on the owner's computer",
            })}
          />
        )}
        {phase === "failed" && (
          <span className={styles["problem"]} role="alert">
            {translate(state.sentence)}
          </span>
        )}
      </div>
      <IconButton
        label={
          phase === "sending"
            ? t({
                message: `Cancel upload: ${fileName}`,
                comment: "Name of a button for screen readers; fileName as on the owner's computer",
              })
            : t({
                message: `Remove file: ${fileName}`,
                comment: "Name of a button for screen readers; fileName as on the owner's computer",
              })
        }
        icon={<X size={18} />}
        onClick={onRemove}
      />
    </div>
  );
}
