import { Plural, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { roomsQuery } from "#src/features/rooms/queries.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { RoomLines } from "./RoomLines.tsx";
import styles from "./RoomsOfList.module.css";

/** How many stand there before all are asked for. */
const few = 3;

/** The rooms of a list, newest first, each a link to its results; nothing where there is none. */
export function RoomsOfList({ listId }: { listId: string }) {
  const { t } = useLingui();
  const { data: rooms = [] } = useQuery(roomsQuery(listId));
  const [isWhole, setWhole] = useState(false);
  if (rooms.length === 0) return null;
  const shown = isWhole ? rooms : rooms.slice(0, few);
  const more = rooms.length - shown.length;
  return (
    <section
      className={styles["rooms"]}
      aria-label={t({ message: "Rooms", comment: "Name of a list: rooms for guests" })}
    >
      <RoomLines rooms={shown} />
      {more > 0 && (
        <Button size="small" look="quiet" onClick={() => setWhole(true)}>
          <Plural
            comment="Button: shows all rooms for guests that were made of a list"
            value={more}
            one="# more room"
            other="# more rooms"
          />
        </Button>
      )}
    </section>
  );
}
