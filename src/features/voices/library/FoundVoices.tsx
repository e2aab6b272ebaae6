import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { Voice, VoicePage } from "#contract/voices/voices.ts";
import type { LibraryQuery } from "#src/features/voices/library-query.ts";
import { voicesQuery } from "#src/features/voices/queries.ts";
import { answerOf } from "#src/features/voices/search/search-words.ts";
import { Pager } from "#src/ui/page/Pager.tsx";
import { HeardFirst } from "./HeardFirst.tsx";
import { playlistOf } from "./playlist.ts";
import { searchedWords } from "./searched-words.ts";
import styles from "./VoiceLibrary.module.css";

/** The slots of the cards; pass stable functions. */
export interface CardSlots {
  actions?: ((voice: Voice) => ReactNode) | undefined;
  /** Fills the room after the last card; gets what was searched, in words. */
  filler?: ((searched: string) => ReactNode) | undefined;
  /** Stands where nothing was found; gets what was searched, in words. */
  request?: ((searched: string) => ReactNode) | undefined;
}

interface FoundVoicesProps extends CardSlots {
  query: LibraryQuery;
  data: VoicePage;
  /** Whether `data` belongs to the previous query while the results load. */
  isBusy: boolean;
  onQueryChange: (query: LibraryQuery, options?: { replace: boolean }) => void;
}

/** A query together with its own data: the previous pair while new data loads. Changes only with `data`. */
function useSettledResults<T extends { data: unknown }>(latest: T, isBusy: boolean): T {
  const [settled, setSettled] = useState(latest);
  if (!isBusy && settled.data !== latest.data) {
    setSettled(latest);
    return latest;
  }
  return settled;
}

/** A list, and a function that gives it the focus as soon as other results than these are shown. */
function useFocusOnResults(isBusy: boolean, data: VoicePage) {
  const list = useRef<HTMLUListElement>(null);
  const awaited = useRef<VoicePage>(undefined);
  useEffect(() => {
    if (isBusy || !awaited.current || awaited.current === data) return;
    awaited.current = undefined;
    list.current?.focus({ preventScroll: true }); // the router scrolls to the top of a new page
  }, [isBusy, data]);
  return [list, () => void (awaited.current = data)] as const;
}

/** A page of cards and the pager; prefetches the next page. */
export function FoundVoices({ query, data, isBusy, onQueryChange, actions, filler }: FoundVoicesProps) {
  const queryClient = useQueryClient();
  const { totalPages } = data;
  const lastPage = totalPages - 1;
  useEffect(() => {
    if (isBusy) return;
    if (query.page > lastPage) onQueryChange({ ...query, page: lastPage }, { replace: true });
    else if (query.page < lastPage)
      void queryClient.prefetchQuery(voicesQuery({ ...query, page: query.page + 1 }));
  }, [queryClient, isBusy, query, lastPage, onQueryChange]);

  const settled = useSettledResults({ query, data }, isBusy);
  const playlist = useMemo(
    () => playlistOf(queryClient, settled.query, settled.data),
    [queryClient, settled],
  );
  const [results, focusWhenShown] = useFocusOnResults(isBusy, data);
  const showPage = (number: number, isByKey: boolean) => {
    if (isByKey) focusWhenShown();
    onQueryChange({ ...query, page: Math.min(Math.max(0, number - 1), lastPage) });
  };
  return (
    <div className={styles["results"]}>
      <HeardFirst
        ref={results}
        query={settled.query}
        data={settled.data}
        playlist={playlist}
        hasSamples
        actions={actions}
        isBusy={isBusy}
        keepsCards
        filler={filler?.(searchedWords(settled.query, answerOf(settled.data)))}
      />
      <Pager page={Math.min(query.page, lastPage) + 1} total={totalPages} onPage={showPage} />
      {query.search && (
        <p className={styles["unpaid"]}>
          <Trans>Results are not ranked by payment</Trans>
        </p>
      )}
    </div>
  );
}
