import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { VoiceRequestStatus } from "#contract/voice-requests.ts";
import { sentenceOf } from "#src/lib/problem.ts";
import { say } from "#src/lib/sentence.ts";
import { Button } from "#src/ui/Button.tsx";
import { ErrorPanel } from "#src/ui/ErrorPanel.tsx";
import { Status } from "#src/ui/Status.tsx";
import { inboxQuery } from "./inbox-queries.ts";
import { InboxRow } from "./InboxRow.tsx";
import { statusNames } from "./request-statuses.ts";
import { useFocusAfterMove, type Moved } from "./use-focus-after-move.ts";
import styles from "./InboxList.module.css";

/** The requests of one tab. A request that is moved leaves it. */
export function InboxList({ status }: { status: VoiceRequestStatus }) {
  const { i18n } = useLingui();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    inboxQuery(status),
  );
  const [moved, setMoved] = useState<Moved & { to: VoiceRequestStatus }>();
  const panel = useRef<HTMLDivElement>(null);
  const [now] = useState(() => new Date());
  const requests = data?.pages.flatMap(({ content }) => content) ?? [];
  useFocusAfterMove(panel, requests, moved);
  return (
    <div ref={panel} tabIndex={-1} className={styles["list"]}>
      {!data && !error && (
        <p className={styles["note"]} role="status">
          <Trans>Loading</Trans>
        </p>
      )}
      {data && requests.length === 0 && (
        <p className={styles["note"]}>
          <Trans>No voice requests here</Trans>
        </p>
      )}
      <ul>
        {requests.map((request, place) => (
          <InboxRow
            key={request.id}
            request={request}
            now={now}
            onMoved={(to) => setMoved({ request, place, to })}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles["foot"]}>
          <Button look="quiet" wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
      {error && (
        <div className={styles["failed"]}>
          <ErrorPanel onRetry={() => void refetch()}>
            {say(sentenceOf(error, msg`Server responded with an error.`))}
          </ErrorPanel>
        </div>
      )}
      <Status>{moved && `${moved.request.fullName}: ${i18n._(statusNames[moved.to])}`}</Status>
    </div>
  );
}
