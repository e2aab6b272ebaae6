import { useLingui } from "@lingui/react";
import type { Attachment } from "#contract/offers/offer-events.ts";
import { formatSize } from "#src/lib/i18n/format-size.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import styles from "./Attachments.module.css";

/** "halbora-mecra-plani.pdf", under it "PDF · 1.2 MB". */
export function AttachmentName({ attachment }: { attachment: Attachment }) {
  useLingui();
  const size = formatSize(attachment.byteLength, currentLocale());
  return (
    <div className={styles["words"]}>
      <p className={styles["name"]}>{attachment.name}</p>
      <p className={styles["size"]}>
        {attachment.seconds === null ? `${attachment.format.toUpperCase()} · ${size}` : size}
      </p>
    </div>
  );
}
