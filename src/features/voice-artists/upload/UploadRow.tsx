import { Trans, useLingui } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import FileMusic from "lucide-react/icons/file-music";
import WifiOff from "lucide-react/icons/wifi-off";
import X from "lucide-react/icons/x";
import { formatPercent } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { FilePicker } from "./FilePicker.tsx";
import type { SentAudio } from "./upload.ts";
import { ProgressBar } from "#src/ui/feedback/loading/ProgressBar.tsx";
import styles from "./UploadRow.module.css";

const icons = { waiting: FileMusic, sending: FileMusic, lost: WifiOff, failed: CircleAlert };

/** What a row says of a file that is not refused. */
function UploadNote({ item }: { item: Exclude<SentAudio, { phase: "failed" | "stored" }> }) {
  if (item.phase === "waiting")
    return <Trans comment="State of a file that is sent after others">Queued</Trans>;
  const percent = formatPercent(item.fraction, currentLocale());
  if (item.phase === "lost")
    return (
      <Trans comment="State of a file; percent is how much was sent, such as “44%”">
        Connection lost; will resume where it stopped · {percent}
      </Trans>
    );
  const seconds = item.secondsLeft;
  return seconds === null ? (
    <Trans comment="State of a file; percent such as “18%”">Uploading… {percent}</Trans>
  ) : (
    <Trans comment="State of a file; percent such as “62%”, seconds is a whole number">
      Uploading… {percent}, {seconds} s left
    </Trans>
  );
}

interface UploadRowProps {
  item: Exclude<SentAudio, { phase: "stored" }>;
  onCancel: () => void;
  /** Another file in place of a refused one. */
  onOther: (file: File) => void;
}

/** A file on its way to the server, or why it was refused. */
export function UploadRow({ item, onCancel, onOther }: UploadRowProps) {
  const { t } = useLingui();
  const { phase, name } = item;
  const Icon = icons[phase];
  const sent = "fraction" in item ? Math.floor(item.fraction * 100) : undefined;
  return (
    <li className={styles["row"]} data-phase={phase} data-upload={item.id} tabIndex={-1}>
      <Icon className={styles["icon"]} size={20} aria-hidden="true" />
      <div className={styles["words"]}>
        <span className={styles["name"]}>{name}</span>
        {phase === "failed" ? (
          <span className={styles["problem"]} role="alert">
            {translate(item.sentence)}
          </span>
        ) : (
          <span key={phase} className={styles["note"]}>
            <UploadNote item={item} />
          </span>
        )}
        {sent !== undefined && (
          <ProgressBar
            className={styles["progress"]}
            max={100}
            value={sent}
            label={t({
              message: `Upload: ${name}`,
              comment: "Name of a progress bar for screen readers; name of a file",
            })}
          />
        )}
      </div>
      {phase === "failed" && (
        <FilePicker look="quiet" aria-description={name} onFile={onOther}>
          <Trans comment="Button: another file in place of a refused one">Choose another file</Trans>
        </FilePicker>
      )}
      <IconButton
        label={
          phase === "failed"
            ? t({
                message: `Remove file: ${name}`,
                comment: "Name of a button for screen readers; name of a file",
              })
            : t({
                message: `Cancel upload: ${name}`,
                comment: "Name of a button for screen readers; name of a file",
              })
        }
        icon={<X size={18} />}
        onClick={onCancel}
      />
    </li>
  );
}
