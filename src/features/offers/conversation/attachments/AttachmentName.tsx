import { useLingui } from "@lingui/react";
import type { Attachment } from "#contract/offer-events.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import styles from "./Attachments.module.css";
import { formatBytes } from "./file-size.ts";

/** "halbora-mecra-plani.pdf", under it "PDF · 1.2 MB". */
export function AttachmentName({ attachment }: { attachment: Attachment }) {
  useLingui();
  const size = formatBytes(attachment.byteLength, currentLocale());
  return (
    <div className={styles["words"]}>
      <p className={styles["name"]}>{attachment.name}</p>
      <p className={styles["size"]}>
        {attachment.seconds === null ? `${attachment.format.toUpperCase()} · ${size}` : size}
      </p>
    </div>
  );
}
