import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { VoiceRequestStatus } from "#contract/voice-requests/voice-requests.ts";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { ErrorPanel } from "#src/ui/feedback/ErrorPanel.tsx";
import { LoadingWords } from "#src/ui/feedback/loading/LoadingWords.tsx";
import { inboxQuery } from "./inbox-queries.ts";
import { InboxRow } from "./InboxRow.tsx";
import type { Move } from "./UndoMove.tsx";
import { useFocusAfterMove, type MovedRequest } from "./use-focus-after-move.ts";
import styles from "./InboxList.module.css";

interface InboxListProps {
  /** As of its tabs. */
  id: string;
  status: VoiceRequestStatus;
  /** Whether each request has a page. */
  hasRequests: boolean;
  /** Called when a request got another status. */
  onMove: (move: Move) => void;
}

/** The requests of one tab. A request that gets another status leaves it. */
export function InboxList({ id, status, hasRequests, onMove }: InboxListProps) {
  useLingui();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    inboxQuery(status),
  );
  const [moved, setMoved] = useState<MovedRequest>();
  const panel = useRef<HTMLDivElement>(null);
  const [now] = useState(() => new Date());
  const requests = data?.pages.flatMap(({ content }) => content) ?? [];
  useFocusAfterMove(panel, requests, moved);
  return (
    <div
      ref={panel}
      id={`${id}-panel`}
      role="tabpanel"
      aria-labelledby={`${id}-${status}`}
      tabIndex={-1}
      className={styles["list"]}
    >
      {!data && !error && (
        <LoadingWords className={styles["note"]}>
          <Trans>Loading</Trans>
        </LoadingWords>
      )}
      {data && requests.length === 0 && (
        <p className={styles["note"]}>
          <Trans>No voice requests here</Trans>
        </p>
      )}
      <ul>
        {requests.map((request, index) => (
          <InboxRow
            key={request.id}
            request={request}
            hasPage={hasRequests}
            now={now}
            onMoved={(to) => {
              setMoved({ request, index });
              onMove({ request, to });
            }}
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
            {translate(sentenceOf(error, msg`Server responded with an error.`))}
          </ErrorPanel>
        </div>
      )}
    </div>
  );
}
