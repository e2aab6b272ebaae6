import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { RoomDetails } from "#contract/rooms.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { roomQuery } from "#src/features/rooms/queries.ts";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { Problem } from "#src/lib/http/problem.ts";
import { refreshing } from "#src/lib/http/refreshing.ts";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { GonePanel } from "#src/ui/feedback/GonePanel.tsx";
import { Container } from "#src/ui/page/Container.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";
import { GuestsPanel } from "./guests/GuestsPanel.tsx";
import { NoAnswers } from "./NoAnswers.tsx";
import { NotesPanel } from "./notes/NotesPanel.tsx";
import { useRoomNotes } from "./notes/use-room-notes.ts";
import { BackToList, RoomHead } from "./RoomHead.tsx";
import styles from "./RoomPage.module.css";
import { VotesPanel } from "./votes/VotesPanel.tsx";

interface RoomSlots {
  /** An offer for the first voices; missing for who makes none. */
  offer?: ((voices: Voice[]) => ReactNode) | undefined;
}

interface RoomPageProps extends RoomSlots {
  roomId: string;
  /** The ids of the voices that a list holds now. */
  readList: (listId: string) => Promise<readonly string[]>;
  /** The room is no more; its list may be there. */
  onRevoked: (listId: string | null) => void;
}

/** What guests answered in a room. It asks for what is new every 15 s while in view, and at once when it is looked at. */
export function RoomPage({ roomId, readList, onRevoked, ...slots }: RoomPageProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({
    ...roomQuery(roomId),
    ...refreshing,
  });
  // A room that was revoked elsewhere is no longer shown.
  const isGone = error instanceof Problem && error.status === 404;
  const heading = t({ message: "Results", comment: "Heading: of a room for guests" });
  usePageTitle(data && !isGone ? data.title : heading);
  return (
    <Container className={styles["page"]}>
      {data && !isGone ? (
        <>
          <RoomHead room={data} readList={readList} onRevoked={() => onRevoked(data.listId)} />
          <RoomResults room={data} {...slots} />
        </>
      ) : (
        <div>
          <BackToList listId={null} />
          <h1>{heading}</h1>
          {isGone ? (
            <GonePanel error={error}>
              <LinkButton to="/lists" look="primary">
                <Trans comment="Link: leads to all lists of voices">Go to lists</Trans>
              </LinkButton>
            </GonePanel>
          ) : (
            <ListState error={error} onRetry={() => void refetch()} />
          )}
        </div>
      )}
    </Container>
  );
}

function RoomResults({ room, offer }: RoomSlots & { room: RoomDetails }) {
  const isSmall = useSmallScreen();
  const notes = useRoomNotes(room);
  const hasNotes = room.voices.some(({ noteCount }) => noteCount > 0);
  return (
    <>
      {room.sentCount === 0 ? (
        <NoAnswers room={room} />
      ) : (
        <VotesPanel room={room} notes={notes} offer={offer} />
      )}
      <div className={styles["columns"]} data-notes={(hasNotes && !isSmall) || undefined}>
        {!isSmall && <NotesPanel room={room} notes={notes} />}
        <GuestsPanel room={room} />
      </div>
    </>
  );
}
