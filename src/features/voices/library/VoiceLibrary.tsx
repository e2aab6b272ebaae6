import { Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { UnderstoodWord, VoiceFilters } from "#contract/voices/voices.ts";
import { ActiveFilters } from "#src/features/voices/filters/ActiveFilters.tsx";
import { FilterPanel } from "#src/features/voices/filters/FilterPanel.tsx";
import { withUnderstood } from "#src/features/voices/filters/filters.ts";
import {
  noSearch,
  withWords,
  type LibraryQuery,
  type LibrarySearch,
} from "#src/features/voices/library-query.ts";
import { voicesQuery } from "#src/features/voices/queries.ts";
import { filtersButtonId, MultiSelectToggle } from "#src/features/voices/selection/MultiSelectToggle.tsx";
import { useVoices } from "#src/features/voices/store.ts";
import { OrderSelect } from "#src/features/voices/search/OrderSelect.tsx";
import { SearchField } from "#src/features/voices/search/SearchField.tsx";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { Container } from "#src/ui/page/Container.tsx";
import { PlayAllButton } from "#src/voice/player/PlayAllButton.tsx";
import { DemoNotice } from "./DemoNotice.tsx";
import type { CardSlots } from "./FoundVoices.tsx";
import { LibraryResults } from "./LibraryResults.tsx";
import { LibraryStatus } from "./LibraryStatus.tsx";
import { playlistFromStart } from "./playlist.ts";
import { UnknownWords } from "./UnknownWords.tsx";
import { VoiceCount } from "./VoiceCount.tsx";
import styles from "./VoiceLibrary.module.css";

export interface VoiceLibraryProps extends CardSlots {
  query: LibraryQuery;
  /** Navigates to another query; `replace` where the current address was invalid. */
  onQueryChange: (query: LibraryQuery, options?: { replace: boolean }) => void;
  /** Whether several voices can be chosen: there is something to do with them. */
  hasMultiSelect: boolean;
}

/** Only small screens have it. */
const FilterSheetButton = lazyPart(() =>
  import("#src/features/voices/filters/FilterSheetButton.tsx").then((code) => code.FilterSheetButton),
);

const nothing: readonly UnderstoodWord[] = [];

/** The library page: search, filters, results and pager. */
export function VoiceLibrary({ query, onQueryChange, hasMultiSelect, ...slots }: VoiceLibraryProps) {
  const { t } = useLingui();
  const { filters, search } = query;
  const words = search?.q;
  usePageTitle(
    words
      ? t({
          message: `“${words}” in the voice library`,
          comment: "Title of the page; words are what is searched for",
        })
      : t`Voice library`,
  );
  const isSmall = useSmallScreen();
  const queryClient = useQueryClient();
  const results = useQuery({ ...voicesQuery(query), placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = results;
  const { understood = nothing, text } = data ?? {};
  const applied = useMemo(() => withUnderstood(filters, understood), [filters, understood]);
  const apply = (next: VoiceFilters) => onQueryChange({ ...query, filters: next, page: 0 });
  const searchFor = (change: Partial<LibrarySearch>) => {
    const next = { ...noSearch, ...search, ...change };
    onQueryChange({ filters, page: 0, search: withWords(next, next.q) });
  };
  // Of words that are all understood none matches better than another.
  const hasNoBest = search?.order === "best" && !isPlaceholderData && text === "";
  useEffect(() => {
    if (hasNoBest)
      onQueryChange({ filters, page: 0, search: { ...search, order: noSearch.order } }, { replace: true });
  }, [hasNoBest, filters, search, onQueryChange]);
  const order = search && <OrderSelect search={search} hasText={Boolean(text)} onOrder={searchFor} />;
  const playAll = (onPlay?: () => void) =>
    search && (
      <PlayAllButton
        queue={() => playlistFromStart(queryClient, query)}
        disabled={!data?.totalPages}
        onPlay={onPlay}
      />
    );
  const isSelecting = useVoices(({ multiSelect }) => multiSelect);
  const panel = { query, facets: data?.facets, understood, onApply: apply };
  return (
    <Container className={styles["library"]}>
      <div className={styles["head"]}>
        <h1>
          <Trans>Voice library</Trans>
        </h1>
        {data && <VoiceCount page={data} />}
        <DemoNotice />
      </div>
      {(search || isSmall) && (
        <div className={styles["searchRow"]}>
          {search && (
            <SearchField
              q={search.q}
              answer={isPlaceholderData || !data ? undefined : { understood, text }}
              filters={applied}
              onSearch={(q) => searchFor({ q })}
            />
          )}
          {isSmall ? (
            <FilterSheetButton
              {...panel}
              id={filtersButtonId}
              loading={<span className={styles["filters"]} />}
            >
              {(close) => (
                <>
                  {order}
                  {playAll(close)}
                  {hasMultiSelect && !isSelecting && <MultiSelectToggle onStart={close} />}
                </>
              )}
            </FilterSheetButton>
          ) : (
            order
          )}
        </div>
      )}
      {isSmall && isSelecting && (
        <div className={styles["exit"]}>
          <MultiSelectToggle onExit={() => document.getElementById(filtersButtonId)?.focus()} />
        </div>
      )}
      {!isSmall && (
        <FilterPanel {...panel}>
          <div className={styles["controls"]}>
            {playAll()}
            {hasMultiSelect && <MultiSelectToggle />}
          </div>
        </FilterPanel>
      )}
      <ActiveFilters onApply={apply} />
      {data?.unknown && data.unknown.length > 0 && <UnknownWords words={data.unknown} />}
      <LibraryStatus query={query} results={results} />
      <LibraryResults query={query} results={results} onQueryChange={onQueryChange} {...slots} />
    </Container>
  );
}
