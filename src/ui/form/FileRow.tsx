import { useLingui } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import type { LucideIcon } from "lucide-react";
import X from "lucide-react/icons/x";
import { translate, type Sentence } from "#src/lib/i18n/sentence.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { ProgressBar } from "#src/ui/feedback/loading/ProgressBar.tsx";
import styles from "./FileRow.module.css";

/** How far the upload of a file is; `fraction` is the sent part, 0 to 1. */
export type FileState =
  | { phase: "waiting" }
  | { phase: "sending" | "lost"; fraction: number }
  | { phase: "failed"; sentence: Sentence }
  | { phase: "stored" };

interface FileRowProps {
  name: string;
  state: FileState;
  /** The file's icon while it is sent. */
  icon: LucideIcon;
  onRemove: () => void;
}

/** An upload: the file's name, progress or outcome, and a button that cancels or removes it. */
export function FileRow({ name, state, icon, onRemove }: FileRowProps) {
  const { t } = useLingui();
  const { phase } = state;
  const isUnderWay = phase !== "failed" && phase !== "stored";
  const Icon = isUnderWay ? icon : { failed: CircleAlert, stored: CircleCheck }[phase];
  const percent = "fraction" in state ? Math.floor(state.fraction * 100) : 0;
  return (
    <div className={styles["row"]} data-phase={phase}>
      <Icon className={styles["icon"]} size={20} aria-hidden="true" />
      <div className={styles["words"]}>
        <span className={styles["name"]}>{name}</span>
        {isUnderWay && <span className={styles["note"]}>{t`Uploading… ${percent}%`}</span>}
        {phase === "stored" && <span className={styles["note"]}>{t`Uploaded`}</span>}
        {isUnderWay && (
          <ProgressBar
            className={styles["progress"]}
            max={100}
            value={percent}
            label={t({
              message: `Upload: ${name}`,
              comment: "Name of a progress bar for screen readers; name of a file",
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
          isUnderWay
            ? t({
                message: `Cancel upload: ${name}`,
                comment: "Name of a button for screen readers; name of a file",
              })
            : t({
                message: `Remove file: ${name}`,
                comment: "Name of a button for screen readers; name of a file",
              })
        }
        icon={<X size={18} />}
        onClick={onRemove}
      />
    </div>
  );
}
