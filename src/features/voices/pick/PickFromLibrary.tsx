import { i18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { UnderstoodWord } from "#contract/voices/voices.ts";
import { groupsOf, noFilters, selectedValues, withUnderstood } from "#src/features/voices/filters/filters.ts";
import { noSearch, type LibraryQuery } from "#src/features/voices/library-query.ts";
import { NoMatch } from "#src/features/voices/library/NoMatch.tsx";
import { VoiceCount } from "#src/features/voices/library/VoiceCount.tsx";
import { voicesQuery } from "#src/features/voices/queries.ts";
import { answerOf } from "#src/features/voices/search/search-words.ts";
import { SearchField } from "#src/features/voices/search/SearchField.tsx";
import { labelOf } from "#src/voice/filter-words.ts";
import { ListState } from "#src/ui/table/ListState.tsx";
import styles from "./PickFromLibrary.module.css";
import { PickRows, type Picking } from "./PickRows.tsx";

export interface PickFromLibraryProps extends Picking {
  /** What is searched for. */
  q: string;
  onSearch: (q: string) => void;
}

const nothing: readonly UnderstoodWord[] = [];

/** A search with the filters beside it as words of it: what else a dropped word meant stands nowhere else here. */
function inWords({ filters, search }: LibraryQuery): string {
  const values = groupsOf(true).flatMap((group) => selectedValues(filters, group));
  const words = values.flatMap((value) => i18n._(labelOf(value)).split(" (", 1));
  return [search?.q ?? "", ...words].filter(Boolean).join(" ");
}

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
  const answer = isPlaceholderData || !data ? undefined : answerOf(data);
  const understood = data?.understood ?? nothing;
  const applied = useMemo(() => withUnderstood(noFilters, understood), [understood]);
  return (
    <section className={styles["panel"]} aria-label={t`Voice library`}>
      <div className={styles["head"]}>
        <SearchField q={q} answer={answer} filters={applied} onSearch={onSearch} />
        {data && <VoiceCount page={data} />}
        {data?.totalPages === 0 && (
          <NoMatch
            query={queryOf(0)}
            answer={answerOf(data)}
            isBusy={isPlaceholderData}
            onQueryChange={(way) => onSearch(inWords(way))}
          />
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
