import { Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { VoiceFilters } from "#contract/voices.ts";
import { ActiveFilters } from "#src/features/voices/filters/ActiveFilters.tsx";
import { FilterPanel } from "#src/features/voices/filters/FilterPanel.tsx";
import type { LibraryQuery } from "#src/features/voices/library-query.ts";
import { voicesQuery } from "#src/features/voices/queries.ts";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { Container } from "#src/ui/Container.tsx";
import { DemoNotice } from "./DemoNotice.tsx";
import type { CardSlots } from "./FoundVoices.tsx";
import { LibraryResults } from "./LibraryResults.tsx";
import { LibraryStatus } from "./LibraryStatus.tsx";
import { VoiceCount } from "./VoiceCount.tsx";
import styles from "./VoiceLibrary.module.css";

export interface VoiceLibraryProps extends CardSlots {
  query: LibraryQuery;
  /** Navigates to another query; `replace` where the current address was invalid. */
  onQueryChange: (query: LibraryQuery, options?: { replace: boolean }) => void;
  /** The multi-select toggle. */
  multiSelect?: ReactNode;
}

/** The library page: filters, results and pager. */
export function VoiceLibrary({ query, onQueryChange, multiSelect, ...slots }: VoiceLibraryProps) {
  const { t } = useLingui();
  usePageTitle(t`Voice library`);
  const results = useQuery({ ...voicesQuery(query), placeholderData: keepPreviousData });
  const { data } = results;
  const apply = (filters: VoiceFilters) => onQueryChange({ ...query, filters, page: 0 });
  return (
    <Container className={styles["library"]}>
      <div className={styles["head"]}>
        <h1>
          <Trans>Voice library</Trans>
        </h1>
        {data && <VoiceCount page={data} />}
        <DemoNotice />
      </div>
      <FilterPanel facets={data?.facets} onApply={apply}>
        {multiSelect}
      </FilterPanel>
      <ActiveFilters onApply={apply} />
      <LibraryStatus query={query} results={results} />
      <LibraryResults query={query} results={results} onQueryChange={onQueryChange} {...slots} />
    </Container>
  );
}
