import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { RequestEvent } from "#contract/voice-requests/request-events.ts";
import { olderEvents } from "#src/features/voice-requests/acts/mutations.ts";
import type { Acts } from "#src/features/voice-requests/acts/use-acts.ts";
import { undoneEvents } from "#src/features/voice-requests/events.ts";
import pageStyles from "#src/features/voice-requests/page/RequestPage.module.css";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { joinEvents, withOlder, type SomeEvents } from "#src/lib/join-events.ts";
import { useAllEvents } from "#src/session/sending/use-all-events.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { EventRow } from "./EventRow.tsx";
import styles from "./Events.module.css";
import { NoteForm } from "./NoteForm.tsx";

interface EventsPanelProps {
  request: ReadRequest & { readAt: number };
  acts: Acts;
}

/** What happened to a request, the newest first, and the form of a note. Older events come on request. */
export function EventsPanel({ request, acts }: EventsPanelProps) {
  const { whole, isLoading, isFailed, loadOlder } = useAllEvents<
    SomeEvents<RequestEvent>,
    SomeEvents<RequestEvent>
  >(request, { ask: olderEvents(request.id), join: joinEvents, add: withOlder });
  const { events, hasOlder } = whole;
  const undone = undoneEvents(events);
  return (
    <section className={clsx(pageStyles["panel"], styles["panel"])} aria-labelledby="happened">
      <h2 id="happened">
        <Trans comment="Heading: the events of a voice request">What happened</Trans>
      </h2>
      <ol className={styles["events"]}>
        {events.toReversed().map((event) => (
          <EventRow
            key={event.eventId}
            event={event}
            request={request}
            undoes={
              event.kind === "undone" ? events.find(({ eventId }) => eventId === event.undoes) : undefined
            }
            isUndone={undone.has(event.eventId)}
          />
        ))}
      </ol>
      {hasOlder && (
        <Button size="small" busy={isLoading} onClick={() => loadOlder()}>
          <Trans comment="Button: shows the older part of a conversation">Older</Trans>
        </Button>
      )}
      {isFailed && (
        <p role="alert">
          <Trans>The older part could not be loaded. Please try again.</Trans>
        </p>
      )}
      <NoteForm request={request} acts={acts} />
    </section>
  );
}
