import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { OpenedRoom, Room } from "#contract/rooms.ts";
import { CopyField } from "#src/ui/form/text/CopyField.tsx";
import { roomLink } from "#src/features/rooms/room-link.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { roomsQuery } from "#src/features/rooms/queries.ts";
import { ShareButtons } from "#src/ui/button/ShareButtons.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { FocusedWords } from "#src/ui/feedback/FocusedWords.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import styles from "./RoomOpened.module.css";
import { unfitWords } from "./unfit-words.ts";

/** How often it is asked whether the sound is ready, ms. */
const askAgain = 2_000;

interface RoomOpenedProps {
  opened: OpenedRoom;
  /** What guests give; null where none is asked for. */
  password: string | null;
  onClose: () => void;
}

/** The link of a room that was just opened, its password, and which voices are not in it. */
export function RoomOpened({ opened: { room, leftOut }, password, onClose }: RoomOpenedProps) {
  const { t } = useLingui();
  const stateIn = (all: readonly Room[] = []) =>
    (all.find(({ roomId }) => roomId === room.roomId) ?? room).state;
  const news = useRef<HTMLDivElement>(null);
  // The form unmounted with the focused button, so the focus moves here.
  useEffect(() => {
    news.current?.focus();
  }, []);
  // Asked of the list's rooms: the results are to be read anew when their page opens.
  const { data: rooms } = useQuery({
    ...roomsQuery(room.listId ?? undefined),
    refetchInterval: ({ state }) => (stateIn(state.data) === "preparing" ? askAgain : false),
  });
  const isReady = stateIn(rooms) === "open";
  const count = leftOut.length;
  const missing = t({
    message: "Not available",
    comment: "In place of the name of a voice that is not shown today",
  });
  return (
    <>
      <DialogBody className={styles["body"]}>
        <FocusedWords ref={news} className={styles["news"]}>
          <Notice kind="success" isRead>
            {isReady ? (
              <span key="ready">
                <Trans>The room is open, and its sound is ready.</Trans>
              </span>
            ) : (
              <span key="preparing">
                <Trans>The room is open. Its sound is being prepared and can be heard in a moment.</Trans>
              </span>
            )}
          </Notice>
        </FocusedWords>
        {room.path !== null && (
          <CopyField
            label={<Trans comment="Label of a field: the link of a room for guests">Link for guests</Trans>}
            copy={t({ message: "Copy link", comment: "Button" })}
            text={roomLink(room.path)}
          />
        )}
        {room.path !== null && <ShareButtons text={`${room.title}\n${roomLink(room.path)}`} />}
        {password !== null && (
          <CopyField
            label={
              <Trans comment="Label of a field: what guests of a room have to give">
                Password of the room
              </Trans>
            }
            copy={t({ message: "Copy the password", comment: "Name of a button" })}
            text={password}
            hint={<Trans>Send the password separately from the link; we cannot show it again.</Trans>}
          />
        )}
        {leftOut.length > 0 && (
          <Notice kind="warning">
            <p>
              <Plural
                comment="Before the names of voices that are not in a room for guests"
                value={count}
                one="# voice was left out:"
                other="# voices were left out:"
              />
            </p>
            <ul>
              {leftOut.map(({ voiceId, name, reason }) => (
                <li key={voiceId}>
                  {name ?? missing}: {translate(unfitWords[reason])}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <LinkButton to="/rooms/$roomId" params={{ roomId: room.roomId }} look="primary" onClick={onClose}>
          <Trans comment="Link: to the results of a room for guests">Go to the results</Trans>
        </LinkButton>
      </DialogFooter>
    </>
  );
}
