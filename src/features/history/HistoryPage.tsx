import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import Lock from "lucide-react/icons/lock";
import { limits } from "#contract/constants/limits.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { sentenceOfAct } from "#src/session/proof/with-proof.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { ListPage } from "#src/ui/table/ListPage.tsx";
import { ListPager } from "#src/ui/table/ListPager.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";
import { HistoryChips } from "./HistoryChips.tsx";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { HistoryList } from "./HistoryList.tsx";
import styles from "./HistoryPage.module.css";
import type { HistoryQuery } from "./history-query.ts";
import { downloadHistory, historyQuery } from "./queries.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

interface HistoryPageProps {
  query: HistoryQuery;
  /** Navigates to another query; `replace` leaves no step back behind. */
  onQueryChange: (query: HistoryQuery, options?: { replace: boolean }) => void;
}

/** The record: who did what, when and from what kind of device. */
export function HistoryPage({ query, onQueryChange }: HistoryPageProps) {
  const { t } = useLingui();
  const { data, error, isPlaceholderData, refetch } = useQuery(historyQuery(query));
  const file = useSending(downloadHistory);
  const failure = file.error && sentenceOfAct(file.error, msg`Server responded with an error.`);
  const change = (part: Partial<HistoryQuery>) => onQueryChange({ ...query, page: 0, ...part });
  const people = data?.people ?? [];
  const days = limits.historyDays;
  return (
    <ListPage
      title={t({ message: "History", comment: "Link of the second row, and heading" })}
      head={
        <Button
          icon={<Download size={18} aria-hidden="true" />}
          busy={file.isPending}
          onClick={() => file.mutate(query)}
        >
          <Trans comment="Button: the record as a file for spreadsheets">Download CSV</Trans>
        </Button>
      }
    >
      {failure && <Notice kind="danger">{translate(failure)}</Notice>}
      <div className={styles["filters"]}>
        <HistoryFilters query={query} people={people} onChange={change} />
        <HistoryChips query={query} people={people} onChange={change} />
        <p className={styles["rule"]}>
          <Lock size={16} aria-hidden="true" />
          <Trans comment="About the record; days is a whole number">
            Cannot be changed, kept for {days} days
          </Trans>
        </p>
      </div>
      {data ? (
        <ListPager
          query={query}
          totalPages={data.totalPages}
          isBusy={isPlaceholderData}
          onQueryChange={onQueryChange}
        >
          <HistoryList entries={data.content} isBusy={isPlaceholderData} />
        </ListPager>
      ) : (
        <ListState error={error} onRetry={() => void refetch()} />
      )}
    </ListPage>
  );
}
