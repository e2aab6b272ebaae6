import { Plural, Trans } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { limits } from "#contract/constants/limits.ts";
import type { RequestPage } from "#contract/voice-requests/requests.ts";
import { noteSeenSpam } from "#src/features/voice-requests/live/seen-spam.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { Status } from "#src/ui/feedback/Status.tsx";
import { ListPager } from "#src/ui/table/ListPager.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";
import { NoRequests } from "./NoRequests.tsx";
import { RequestCards } from "./RequestCards.tsx";
import { RequestTable, type RequestListProps } from "./RequestTable.tsx";
import type { RequestsQuery } from "./requests-query.ts";
import styles from "./FoundRequests.module.css";

interface FoundRequestsProps extends Pick<RequestListProps, "acts"> {
  query: RequestsQuery;
  /** The page, and when it was read. */
  results: UseQueryResult<RequestPage & { readAt: number }>;
  onQueryChange: (query: RequestsQuery, options?: { replace: boolean }) => void;
}

/** What the tab and the search hold: a table, under 700 px cards; or that it loads, is empty, or cannot be shown. */
export function FoundRequests({ query, results, onQueryChange, acts }: FoundRequestsProps) {
  const { data, error, isPlaceholderData, refetch } = results;
  const List = useSmallScreen() ? RequestCards : RequestTable;
  // That another tab is empty says nothing of this one.
  if (!data || (isPlaceholderData && data.content.length === 0))
    return <ListState error={error} onRetry={() => void refetch()} />;
  const { totalElements: count, totalPages } = data;
  return (
    <>
      <ListPager
        query={query}
        totalPages={totalPages}
        isBusy={isPlaceholderData}
        onQueryChange={onQueryChange}
      >
        {data.content.length === 0 ? (
          <NoRequests query={query} />
        ) : (
          <>
            <List requests={data.content} isBusy={isPlaceholderData} now={data.readAt} acts={acts} />
            <p className={styles["order"]}>
              {query.tab === "spam" ? (
                <SpamLine count={data.spamThisWeek} shown={data.content} />
              ) : (
                <span key="order">
                  <Trans comment="Under the list of requests: how it is ordered">
                    The longest wait comes first. Time for an answer is counted in working hours.
                  </Trans>
                </span>
              )}
            </p>
          </>
        )}
      </ListPager>
      <Status>
        {!isPlaceholderData && (
          <span>
            <Plural
              comment="Announced to screen readers after a tab or a search; a whole number"
              value={count}
              one="# voice request found"
              other="# voice requests found"
            />
          </span>
        )}
      </Status>
    </>
  );
}

/** Who reads it has looked at the suspected ones. */
function SpamLine({ count, shown }: { count: number; shown: RequestPage["content"] }) {
  const days = limits.request.spamDays;
  useEffect(() => {
    noteSeenSpam(shown);
  }, [shown]);
  return (
    <span key="spam">
      <Plural
        comment="Under the list of suspected requests; count is a whole number, days after how many days they are deleted"
        value={count}
        _0={`None came in the last seven days. They are deleted after ${days} days.`}
        one={`# came in the last seven days. They are deleted after ${days} days.`}
        other={`# came in the last seven days. They are deleted after ${days} days.`}
      />
    </span>
  );
}
