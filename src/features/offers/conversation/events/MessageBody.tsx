import type { EventOf } from "#src/features/offers/conversation/offer-events.ts";
import { AttachmentList } from "#src/features/offers/conversation/attachments/AttachmentList.tsx";
import styles from "./Events.module.css";

interface MessageBodyProps {
  offerId: string;
  event: Pick<EventOf<"message">, "text" | "attachments">;
}

/** What somebody wrote, and the files they sent with it. */
export const MessageBody = ({ offerId, event: { text, attachments } }: MessageBodyProps) => (
  <>
    {text && (
      <p className={styles["text"]} dir="auto">
        {text}
      </p>
    )}
    {attachments.length > 0 && <AttachmentList offerId={offerId} attachments={attachments} />}
  </>
);
