import { Trans, useLingui } from "@lingui/react/macro";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import type { Room } from "#contract/rooms.ts";
import { CopyField } from "#src/ui/form/text/CopyField.tsx";
import { roomLink } from "#src/features/rooms/room-link.ts";
import { ShareButtons } from "#src/ui/button/ShareButtons.tsx";
import { EmptyPanel } from "#src/ui/feedback/EmptyPanel.tsx";
import styles from "./RoomPage.module.css";

/** In place of the votes: that none was sent yet, with the link to pass on. */
export function NoAnswers({ room: { state, path, title } }: { room: Room }) {
  const { t } = useLingui();
  return (
    <EmptyPanel
      picture={<MessageCircleQuestionMark size={40} strokeWidth={1.5} aria-hidden="true" />}
      title={
        state === "preparing" ? (
          <Trans>The sound is being prepared</Trans>
        ) : (
          <Trans comment="Heading: guests of a room">No answers yet</Trans>
        )
      }
      action={
        path !== null && (
          <div className={styles["link"]}>
            <CopyField
              label={<Trans comment="Label of a field: the link of a room for guests">Link for guests</Trans>}
              copy={t({ message: "Copy link", comment: "Button" })}
              text={roomLink(path)}
            />
            <ShareButtons text={`${title}\n${roomLink(path)}`} />
          </div>
        )
      }
    />
  );
}
