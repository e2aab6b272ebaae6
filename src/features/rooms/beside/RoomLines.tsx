import type { ComponentProps } from "react";
import { AnsweredCount } from "#src/features/rooms/AnsweredCount.tsx";
import { RoomStateTag } from "#src/features/rooms/RoomStateTag.tsx";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import styles from "./RoomsOfList.module.css";

type ListedRoom = { roomId: string; title: string } & ComponentProps<typeof RoomStateTag>["room"] &
  ComponentProps<typeof AnsweredCount>["room"];

/** Rooms in a line each, which leads to the results. */
export const RoomLines = ({ rooms }: { rooms: readonly ListedRoom[] }) => (
  <ul className={styles["list"]}>
    {rooms.map((room) => (
      <li key={room.roomId} className={styles["room"]}>
        <AppLink to="/rooms/$roomId" params={{ roomId: room.roomId }} className={styles["link"]}>
          {room.title}
        </AppLink>
        <RoomStateTag room={room} />
        <span className={styles["count"]}>
          <AnsweredCount room={room} />
        </span>
      </li>
    ))}
  </ul>
);
