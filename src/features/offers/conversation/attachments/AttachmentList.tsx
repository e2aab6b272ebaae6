import type { Attachment } from "#contract/offers/offer-events.ts";
import styles from "./Attachments.module.css";
import { FileAttachment } from "./FileAttachment.tsx";
import { SoundAttachment } from "./SoundAttachment.tsx";

interface AttachmentListProps {
  offerId: string;
  attachments: readonly Attachment[];
}

/** The files of a message: what sounds plays in place. */
export const AttachmentList = ({ offerId, attachments }: AttachmentListProps) => (
  <ul className={styles["list"]}>
    {attachments.map((attachment) => (
      <li key={attachment.attachmentId} className={styles["item"]}>
        {attachment.seconds === null ? (
          <FileAttachment offerId={offerId} attachment={attachment} />
        ) : (
          <SoundAttachment offerId={offerId} attachment={attachment} />
        )}
      </li>
    ))}
  </ul>
);
