import { Trans, useLingui } from "@lingui/react/macro";
import type { LucideIcon } from "lucide-react";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import WifiOff from "lucide-react/icons/wifi-off";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { formatPercent } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { formatSize } from "#src/lib/i18n/format-size.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { StateTag } from "#src/ui/tag/StateTag.tsx";
import { ProgressBar } from "#src/ui/feedback/loading/ProgressBar.tsx";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import styles from "./Choose.module.css";
import type { ChosenFile } from "./use-uploads.ts";

interface ChosenFileRowProps extends Pick<ChosenFile, "name" | "size" | "held" | "phase" | "sentence"> {
  icon: LucideIcon;
  /** In place of its size, and before the button that removes it. */
  note?: ReactNode;
  after?: ReactNode;
  onRemove: () => void;
}

/** A chosen file: its name, how far it is, and a button that cancels or removes it. */
export function ChosenFileRow({
  name,
  size,
  held,
  phase,
  sentence,
  icon: Icon,
  ...rest
}: ChosenFileRowProps) {
  const { t } = useLingui();
  const locale = currentLocale();
  const whole = formatSize(size, locale);
  const sent = formatSize(held, locale);
  const percent = formatPercent(size > 0 ? held / size : 0, locale);
  const isUnderWay = phase === "sending" || phase === "lost";
  return (
    <div className={styles["row"]}>
      <Icon className={styles["icon"]} size={20} aria-hidden="true" />
      <div className={styles["about"]}>
        <span className={styles["name"]}>{name}</span>
        <span key={isUnderWay ? "under-way" : "at-rest"} className={styles["note"]}>
          {rest.note ??
            (isUnderWay ? (
              <Trans comment="How far an upload is: 47% · 1.3 GB / 2.8 GB">
                {percent} · {sent} / {whole}
              </Trans>
            ) : (
              whole
            ))}
        </span>
        {isUnderWay && (
          <ProgressBar
            className={styles["progress"]}
            max={size}
            value={held}
            label={t({
              message: `Upload: ${name}`,
              comment: "Name of a progress bar for screen readers; name of a file",
            })}
          />
        )}
        {phase === "lost" && (
          <Spoken as="span" kind="lost connection" className={styles["waiting"]}>
            <WifiOff size={16} aria-hidden="true" />
            <Trans>Waiting for the connection; will then resume</Trans>
          </Spoken>
        )}
        {phase === "failed" && sentence && (
          <span className={styles["problem"]} role="alert">
            <CircleAlert size={16} aria-hidden="true" />
            {translate(sentence)}
          </span>
        )}
      </div>
      {rest.after}
      {phase === "stored" && !rest.after && (
        <StateTag look="success" icon={<CircleCheck size={14} aria-hidden="true" />}>
          <Trans comment="State of a file">Uploaded</Trans>
        </StateTag>
      )}
      <IconButton
        label={t({
          message: `Remove file: ${name}`,
          comment: "Name of a button for screen readers; name of a file",
        })}
        icon={<X size={18} />}
        onClick={rest.onRemove}
      />
    </div>
  );
}
