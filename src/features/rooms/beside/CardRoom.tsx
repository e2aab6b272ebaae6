import { Plural, Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import type { ReactNode } from "react";
import { roomsQuery } from "#src/features/rooms/queries.ts";
import { formatZonedDay } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { useAgencyTimeZone } from "#src/session/use-session.ts";
import styles from "./CardRoom.module.css";

interface CardRoomProps {
  listId: string;
  /** Shown where no room of the list is open. */
  otherwise: ReactNode;
}

/** On a list's card: until when its newest open room is open, and how many have answered. */
export function CardRoom({ listId, otherwise }: CardRoomProps) {
  const timeZone = useAgencyTimeZone();
  const { data } = useQuery(roomsQuery());
  const room = data?.find((one) => one.listId === listId && one.state !== "closed");
  if (!room) return otherwise;
  const { sentCount: answers } = room;
  const day = formatZonedDay(room.closesAt, timeZone, currentLocale());
  return (
    <span className={styles["fact"]}>
      <MessageCircleQuestionMark size={18} aria-hidden="true" />
      <span>
        <Trans comment="On a list’s card; day is such as “November 24”">Open to guests until {day}</Trans> ·{" "}
        <Plural comment="How many guests have answered" value={answers} one="# answer" other="# answers" />
      </span>
    </span>
  );
}
