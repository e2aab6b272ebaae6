import { Plural, Trans, useLingui } from "@lingui/react/macro";
import CalendarClock from "lucide-react/icons/calendar-clock";
import KeyRound from "lucide-react/icons/key-round";
import Lock from "lucide-react/icons/lock";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Unlink from "lucide-react/icons/unlink";
import { useState } from "react";
import type { RoomDetails } from "#contract/rooms.ts";
import { AnsweredCount } from "#src/features/rooms/AnsweredCount.tsx";
import { roomLink } from "#src/features/rooms/room-link.ts";
import { RoomStateTag } from "#src/features/rooms/RoomStateTag.tsx";
import { formatCalendarDay } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { BackLink } from "#src/ui/page/BackLink.tsx";
import { RowAct, RowMenu } from "#src/ui/popover/RowMenu.tsx";
import { CopyLinkButton } from "./acts/CopyLinkButton.tsx";
import { RoomDialogs, type RoomAct, type RoomDialogsProps } from "./acts/RoomDialogs.tsx";
import styles from "./RoomHead.module.css";

interface RoomHeadProps extends Pick<RoomDialogsProps, "readList"> {
  room: RoomDetails;
  onRevoked: () => void;
}

/** The link back to a room's list, or to all where the list is gone. */
export function BackToList({ listId }: { listId: string | null }) {
  return listId === null ? (
    <BackLink to="/lists">
      <Trans comment="Link of the bar: lists of voices">Lists</Trans>
    </BackLink>
  ) : (
    <BackLink to="/lists/$listId" params={{ listId }}>
      <Trans comment="Link: back to the list that a room was made of">Back to the list</Trans>
    </BackLink>
  );
}

/** A room's title and state, what is known of it, and what its maker may do. */
export function RoomHead({ room, readList, onRevoked }: RoomHeadProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<{ act: RoomAct; opening: number }>();
  const [isOpen, setOpen] = useState(false);
  const ask = (act: RoomAct) => {
    setAsked({ act, opening: (asked?.opening ?? 0) + 1 });
    setOpen(true);
  };
  const { title, state, listId, path, isBlind, voiceCount: count, deletedOn } = room;
  const isClosed = state === "closed";
  const day = deletedOn === null ? "" : formatCalendarDay(deletedOn, currentLocale());
  const kind = isBlind
    ? t({ message: "Blind room", comment: "Fact: guests do not see who speaks" })
    : t({ message: "Names shown", comment: "Fact: guests see who speaks" });
  return (
    <header>
      <BackToList listId={listId} />
      <h1 className={styles["title"]}>{title}</h1>
      <div className={styles["line"]}>
        <RoomStateTag room={room} />
        <p className={styles["facts"]}>
          {kind} · <Plural value={count} one="# voice" other="# voices" /> · <AnsweredCount room={room} />
          {deletedOn !== null && (
            <span>
              {" · "}
              <Trans comment="Of a closed room; day is a date">Names and notes are deleted: {day}</Trans>
            </span>
          )}
        </p>
        <div className={styles["acts"]}>
          {path !== null && <CopyLinkButton link={roomLink(path)} />}
          {!isClosed && (
            <Button icon={<Lock size={18} aria-hidden="true" />} onClick={() => ask("close")}>
              <Trans comment="Button: guests can no longer vote">Close the room</Trans>
            </Button>
          )}
          {isClosed && listId !== null && (
            <Button icon={<RotateCcw size={18} aria-hidden="true" />} onClick={() => ask("again")}>
              <Trans comment="Button: makes a new room like a closed one">Open again</Trans>
            </Button>
          )}
          <div className={styles["menu"]}>
            <RowMenu name={title}>
              {(close) => {
                const press = (act: RoomAct) => () => {
                  close();
                  ask(act);
                };
                return (
                  <>
                    {!isClosed && (
                      <>
                        <RowAct Icon={CalendarClock} onPress={press("move")}>
                          <Trans comment="Entry of a menu: until when a room is open">
                            Change the last day
                          </Trans>
                        </RowAct>
                        <RowAct Icon={KeyRound} onPress={press("password")}>
                          <Trans comment="Entry of a menu: of a room for guests">Give a new password</Trans>
                        </RowAct>
                      </>
                    )}
                    <RowAct Icon={Unlink} isDanger onPress={press("revoke")}>
                      <Trans comment="Entry of a menu, and button: a room’s link no longer works">
                        Revoke the room
                      </Trans>
                    </RowAct>
                  </>
                );
              }}
            </RowMenu>
          </div>
        </div>
      </div>
      {asked && (
        <RoomDialogs
          key={asked.opening}
          act={asked.act}
          room={room}
          open={isOpen}
          onClose={() => setOpen(false)}
          readList={readList}
          onRevoked={onRevoked}
        />
      )}
    </header>
  );
}
