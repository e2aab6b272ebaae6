import { Trans, useLingui } from "@lingui/react/macro";
import FileHeadphone from "lucide-react/icons/file-headphone";
import X from "lucide-react/icons/x";
import { formatSize } from "#src/lib/i18n/format-size.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { isUnderWay, type SentFile } from "#src/session/sending/use-sent-files.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { ProgressBar } from "#src/ui/feedback/loading/ProgressBar.tsx";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import styles from "./Agency.module.css";

/** A file on its way: how far it is, that it waits for the line, or why it was not taken. */
export function UploadRow({ file, onRemove }: { file: SentFile<void>; onRemove: () => void }) {
  const { t } = useLingui();
  const { name, size, phase } = file;
  const locale = currentLocale();
  const held = "fraction" in file ? file.fraction * size : 0;
  const sent = formatSize(held, locale);
  const whole = formatSize(size, locale);
  return (
    <li className={styles["upload"]}>
      <span className={styles["tile"]}>
        <FileHeadphone size={20} aria-hidden="true" />
      </span>
      <div className={styles["about"]}>
        <p className={styles["name"]}>{name}</p>
        {isUnderWay(file) && (
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
        {phase === "failed" ? (
          <p className={styles["problem"]} role="alert">
            {translate(file.sentence)}
          </p>
        ) : (
          <p className={styles["line"]}>
            {sent} / {whole}
            {phase === "lost" && (
              <Spoken as="span" kind="lost connection">
                {" · "}
                <Trans comment="Of an upload">waiting for the connection, will then resume</Trans>
              </Spoken>
            )}
          </p>
        )}
      </div>
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
        onClick={onRemove}
      />
    </li>
  );
}
