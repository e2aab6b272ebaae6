import FileText from "lucide-react/icons/file-text";
import Image from "lucide-react/icons/image";
import type { Attachment } from "#contract/offers/offer-events.ts";
import styles from "./Attachments.module.css";
import { AttachmentName } from "./AttachmentName.tsx";
import { DownloadButton } from "./DownloadButton.tsx";

interface FileAttachmentProps {
  offerId: string;
  attachment: Attachment;
}

/** A file that makes no sound: name, kind, size, and a button that saves it. */
export function FileAttachment({ offerId, attachment }: FileAttachmentProps) {
  const Icon = attachment.format === "png" || attachment.format === "jpeg" ? Image : FileText;
  return (
    <div className={styles["file"]}>
      <Icon className={styles["icon"]} size={22} strokeWidth={1.75} aria-hidden="true" />
      <AttachmentName attachment={attachment} />
      <DownloadButton offerId={offerId} attachment={attachment} />
    </div>
  );
}
