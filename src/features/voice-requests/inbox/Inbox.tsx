import { Trans } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { VoiceRequestStatus } from "#contract/voice-requests/voice-requests.ts";
import { UnseenSpam } from "#src/features/voice-requests/live/UnseenSpam.tsx";
import { inboxQuery } from "./inbox-queries.ts";
import { InboxList } from "./InboxList.tsx";
import { InboxTabs } from "./InboxTabs.tsx";
import { UndoMove, type Move } from "./UndoMove.tsx";
import styles from "./Inbox.module.css";

interface InboxProps {
  /** Whether the server works on requests, each of which has a page then. */
  hasRequests: boolean;
}

/** The voice requests of visitors: one tab per status, with its count. */
export function Inbox({ hasRequests }: InboxProps) {
  const id = useId();
  const [status, setStatus] = useState<VoiceRequestStatus>("new");
  const { data } = useInfiniteQuery(inboxQuery(status));
  const [counts, setCounts] = useState(data?.pages[0]?.counts);
  const [move, setMove] = useState<Move>();
  const newest = data?.pages[0]?.counts;
  if (newest && newest !== counts) setCounts(newest); // keeps the last counts while a tab loads
  return (
    <section className={styles["panel"]} aria-labelledby={`${id}-title`}>
      <div className={styles["head"]}>
        <h2 id={`${id}-title`}>
          <Trans comment="Heading of the owners' list">Voice requests</Trans>
        </h2>
        <InboxTabs id={id} status={status} counts={counts} onChoose={setStatus} />
      </div>
      {hasRequests && (
        <div className={styles["notice"]}>
          <UnseenSpam />
        </div>
      )}
      <InboxList key={status} id={id} status={status} hasRequests={hasRequests} onMove={setMove} />
      <UndoMove move={move} onClose={() => setMove(undefined)} />
    </section>
  );
}
