import { Trans, useLingui } from "@lingui/react/macro";
import FileHeadphone from "lucide-react/icons/file-headphone";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { formatSize } from "#src/lib/i18n/format-size.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { isUnderWay, type SentFile } from "#src/session/sending/use-sent-files.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { ProgressBar } from "#src/ui/feedback/loading/ProgressBar.tsx";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import styles from "./Agency.module.css";
import type { WaitingUpload } from "./use-begun-uploads.ts";

/** A file on its way: how far it is, that it waits for the line, or why it was not taken. */
export function UploadRow({ file, onRemove }: { file: SentFile<void>; onRemove: () => void }) {
  const { t } = useLingui();
  const { name, size, phase } = file;
  const held = "fraction" in file ? file.fraction * size : 0;
  return (
    <Row
      name={name}
      act={
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
      onRemove={onRemove}
    >
      {isUnderWay(file) && <Progress name={name} size={size} held={held} />}
      {phase === "failed" ? (
        <p className={styles["problem"]} role="alert">
          {translate(file.sentence)}
        </p>
      ) : (
        <p className={styles["line"]}>
          <Held size={size} held={held} />
          {phase === "lost" && (
            <Spoken as="span" kind="lost connection">
              {" · "}
              <Trans comment="Of an upload">waiting for the connection, will then resume</Trans>
            </Spoken>
          )}
        </p>
      )}
    </Row>
  );
}

/** A file whose beginning has arrived before the page was closed: chosen again, it goes on. */
export function WaitingRow({ file, onRemove }: { file: WaitingUpload; onRemove: () => void }) {
  const { t } = useLingui();
  const { name } = file;
  return (
    <Row
      name={name}
      act={t({
        message: `Cancel upload: ${name}`,
        comment: "Name of a button for screen readers; name of a file",
      })}
      onRemove={onRemove}
    >
      <Progress {...file} />
      <p className={styles["line"]}>
        <Held {...file} />
        {" · "}
        <Trans comment="Of an upload that broke off when its page was closed">
          choose this file again and it goes on where it was
        </Trans>
      </p>
    </Row>
  );
}

interface RowProps {
  name: string;
  /** The name of the button that takes it out. */
  act: string;
  onRemove: () => void;
  children: ReactNode;
}

const Row = ({ name, act, onRemove, children }: RowProps) => (
  <li className={styles["upload"]}>
    <span className={styles["tile"]}>
      <FileHeadphone size={20} aria-hidden="true" />
    </span>
    <div className={styles["about"]}>
      <p className={styles["name"]}>{name}</p>
      {children}
    </div>
    <IconButton label={act} icon={<X size={18} />} onClick={onRemove} />
  </li>
);

interface Sent {
  name: string;
  /** Both in bytes. */
  size: number;
  held: number;
}

function Progress({ name, size, held }: Sent) {
  const { t } = useLingui();
  return (
    <ProgressBar
      className={styles["progress"]}
      max={size}
      value={held}
      label={t({
        message: `Upload: ${name}`,
        comment: "Name of a progress bar for screen readers; name of a file",
      })}
    />
  );
}

const Held = ({ size, held }: Omit<Sent, "name">) =>
  `${formatSize(held, currentLocale())} / ${formatSize(size, currentLocale())}`;
