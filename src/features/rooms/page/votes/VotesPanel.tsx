import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { RoomDetails } from "#contract/rooms.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { Status } from "#src/ui/feedback/Status.tsx";
import { SelectionFrame } from "#src/ui/page/SelectionFrame.tsx";
import { FirstVoices, ShortFirstVoices } from "./FirstVoices.tsx";
import { guestName } from "#src/features/rooms/page/guests/guest-name.ts";
import { OlderNotesButton } from "#src/features/rooms/page/notes/OlderNotesButton.tsx";
import type { RoomNotes } from "#src/features/rooms/page/notes/use-room-notes.ts";
import { TieSentence } from "./words/TieSentence.tsx";
import { VoteCards } from "./VoteCards.tsx";
import { VoteLegend } from "./marks/VoteLegend.tsx";
import { VotesTable } from "./VotesTable.tsx";
import styles from "./VotesPanel.module.css";

interface VotesPanelProps {
  room: RoomDetails;
  notes: RoomNotes;
  /** An offer for these voices; missing for who makes none. */
  offer?: ((voices: Voice[]) => ReactNode) | undefined;
}

/** Every vote that was sent, and what is done with the first voices. */
export function VotesPanel({ room, notes, offer }: VotesPanelProps) {
  const { t } = useLingui();
  const isSmall = useSmallScreen();
  const [wanted, setWanted] = useState(3);
  const [isChanged, setChanged] = useState(false);
  const most = room.voices.length;
  const first = Math.min(wanted, most);
  const guests = room.guests.flatMap((guest, at) =>
    guest.sentAt === null ? [] : { at, guestId: guest.guestId, name: guestName(guest) },
  );
  const votes = { room, guests, first };
  const offered = room.voices.slice(0, first).flatMap(({ voice }) => voice ?? []);
  const stepped = {
    first,
    most,
    onFirst: (next: number) => {
      setWanted(next);
      setChanged(true);
    },
  };
  const action = offer && offered.length > 0 && offer(offered);
  const tie = <TieSentence voices={room.voices} first={first} />;
  const head = (
    <div className={styles["head"]}>
      <h2>
        <Trans comment="Heading and name of a table: guests’ votes on voices">Votes</Trans>
      </h2>
      <VoteLegend />
    </div>
  );
  const status = (
    <Status>
      {isChanged && (
        <span>
          <Plural
            comment="On the line under the first voices of a table, and said when their number changes"
            value={first}
            one="First # voice"
            other="First # voices"
          />
        </span>
      )}
    </Status>
  );
  if (isSmall)
    return (
      <section className={styles["small"]}>
        {head}
        <p className={styles["tie"]}>{tie}</p>
        <VoteCards {...votes} notes={notes} />
        <OlderNotesButton notes={notes} />
        <SelectionFrame
          isShown
          label={t({
            message: "First voices",
            comment: "Name of a bar with a stepper and the offer button",
          })}
          action={action}
        >
          <ShortFirstVoices {...stepped} />
        </SelectionFrame>
        {status}
      </section>
    );
  return (
    <section className={styles["panel"]}>
      {head}
      <VotesTable {...votes} />
      <div className={styles["foot"]}>
        <p className={styles["tie"]}>{tie}</p>
        <div className={styles["acts"]}>
          <FirstVoices {...stepped} />
          {action}
        </div>
      </div>
      {status}
    </section>
  );
}
