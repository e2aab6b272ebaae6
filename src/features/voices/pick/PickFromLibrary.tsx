import { Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { UnderstoodWord } from "#contract/voices.ts";
import { noFilters, withUnderstood } from "#src/features/voices/filters/filters.ts";
import { noSearch, type LibraryQuery } from "#src/features/voices/library-query.ts";
import { VoiceCount } from "#src/features/voices/library/VoiceCount.tsx";
import { voicesQuery } from "#src/features/voices/queries.ts";
import { SearchField } from "#src/features/voices/search/SearchField.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";
import styles from "./PickFromLibrary.module.css";
import { PickRows, type Picking } from "./PickRows.tsx";

export interface PickFromLibraryProps extends Picking {
  /** What is searched for. */
  q: string;
  onSearch: (q: string) => void;
}

const nothing: readonly UnderstoodWord[] = [];

/** The library as a narrow list: searched, heard and ticked; further pages are added below. */
export function PickFromLibrary({ q, onSearch, ...picking }: PickFromLibraryProps) {
  const { t } = useLingui();
  const [pages, setPages] = useState({ of: q, count: 1 });
  const count = pages.of === q ? pages.count : 1;
  const queryOf = (page: number): LibraryQuery => ({
    filters: noFilters,
    page,
    search: { ...noSearch, q },
  });
  const { data, isPlaceholderData, error, refetch } = useQuery({
    ...voicesQuery(queryOf(0)),
    placeholderData: keepPreviousData,
  });
  const { understood = nothing, text } = data ?? {};
  const applied = useMemo(() => withUnderstood(noFilters, understood), [understood]);
  return (
    <section className={styles["panel"]} aria-label={t`Voice library`}>
      <div className={styles["head"]}>
        <SearchField
          q={q}
          answer={isPlaceholderData || !data ? undefined : { understood, text }}
          filters={applied}
          onSearch={onSearch}
        />
        {data && <VoiceCount page={data} />}
        {data?.totalPages === 0 && (
          <p>
            <Trans>Leave a word of the search out, or clear it to see all voices.</Trans>
          </p>
        )}
      </div>
      {data ? (
        Array.from({ length: count }, (_, page) => (
          <PickRows
            key={page}
            query={queryOf(page)}
            isLast={page === count - 1}
            onMore={() => setPages({ of: q, count: count + 1 })}
            {...picking}
          />
        ))
      ) : (
        <ListState error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}
