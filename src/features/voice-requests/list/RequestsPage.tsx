import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { ActToast } from "#src/features/voice-requests/acts/ActToast.tsx";
import { useActs } from "#src/features/voice-requests/acts/use-acts.ts";
import { SoundSwitch } from "#src/features/voice-requests/live/SoundSwitch.tsx";
import { UnseenSpam } from "#src/features/voice-requests/live/UnseenSpam.tsx";
import { requestsQuery } from "#src/features/voice-requests/queries.ts";
import { Switch } from "#src/ui/form/choice/Switch.tsx";
import { SearchInput } from "#src/ui/form/text/SearchInput.tsx";
import { ListPage } from "#src/ui/table/ListPage.tsx";
import { FoundRequests } from "./FoundRequests.tsx";
import { RequestTabs } from "./RequestTabs.tsx";
import type { RequestsQuery } from "./requests-query.ts";
import { useKeptApart } from "./use-kept-apart.ts";
import styles from "./RequestsPage.module.css";

interface RequestsPageProps {
  query: RequestsQuery;
  /** Navigates to another query; `replace` leaves no step back behind. */
  onQueryChange: (query: RequestsQuery, options?: { replace: boolean }) => void;
}

/** Visitors' requests by state, the longest wait first: search, pages, and what was asked lately, every 15 s. */
export function RequestsPage({ query, onQueryChange }: RequestsPageProps) {
  const { t } = useLingui();
  const id = useId();
  const results = useQuery(requestsQuery(query));
  const acts = useActs();
  const { isKeptApart, keepApart } = useKeptApart();
  const change = (part: Partial<RequestsQuery>) =>
    onQueryChange({ ...query, page: 0, ...part }, { replace: "q" in part });
  return (
    <ListPage
      title={t({ message: "Voice requests", comment: "Heading of the owners' list" })}
      head={
        <div className={styles["filters"]}>
          <Switch
            label={<Trans comment="Switch above the list of requests">Assigned to me</Trans>}
            checked={query.isMine}
            onSwitch={(isMine) => change({ isMine })}
          />
          <SoundSwitch />
          <div role="search" className={styles["search"]}>
            <SearchInput
              label={t({ message: "Search requests", comment: "Name of a search field" })}
              value={query.q}
              onSearch={(q) => change({ q })}
            />
          </div>
        </div>
      }
    >
      {query.tab !== "spam" && <UnseenSpam />}
      <div className={styles["tabs"]}>
        <RequestTabs
          id={id}
          tab={query.tab}
          counts={results.data?.counts}
          onChoose={(tab) => change({ tab })}
        />
      </div>
      <div
        id={`${id}-panel`}
        className={styles["panel"]}
        role="tabpanel"
        aria-labelledby={`${id}-${query.tab}`}
      >
        <FoundRequests
          query={query}
          results={results}
          onQueryChange={onQueryChange}
          acts={{
            onContact: (request, by) => acts.act(request, { kind: "contact", by }),
            onMerge: (first, second) => acts.act(first, { kind: "merge", requestId: second.id }),
            isKeptApart,
            onKeepApart: keepApart,
          }}
        />
      </div>
      <ActToast acts={acts} />
    </ListPage>
  );
}
