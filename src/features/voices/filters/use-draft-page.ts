import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { VoiceFacets, VoiceFilters } from "#contract/voices/voices.ts";
import type { LibraryQuery } from "#src/features/voices/library-query.ts";
import { countOf } from "#src/features/voices/library/count.ts";
import { voicesQuery } from "#src/features/voices/queries.ts";
import { useVoices } from "#src/features/voices/store.ts";
import { sameFilters } from "./filters.ts";

const pause = 150;

/** The draft once nothing of it was pressed for a moment: a press itself draws nothing but its own option. */
function useRestingDraft(): VoiceFilters {
  const [draft, setDraft] = useState(() => useVoices.getState().draft);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = useVoices.subscribe((state, before) => {
      if (state.draft === before.draft) return;
      clearTimeout(timer);
      timer = setTimeout(() => setDraft(state.draft), pause);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return draft;
}

interface DraftPageProps {
  query: LibraryQuery;
  /** Of the applied filters. */
  facets: VoiceFacets | undefined;
  onApply: (filters: VoiceFilters) => void;
}

export interface DraftPage {
  /** What each value would leave under the draft, or under the one before it while that loads. */
  facets: VoiceFacets | undefined;
  /** How many voices these filters show; undefined until that is known. */
  counted: { filters: VoiceFilters; count: number } | undefined;
  /** Applies the draft where it differs from what is applied. */
  apply: () => void;
}

/**
 * The first page of the draft, while it differs from what is applied and where the server searches: its counts, and it
 * is there at once when it is applied.
 */
export function useDraftPage({ query, facets, onApply }: DraftPageProps): DraftPage {
  const filters = useRestingDraft();
  const isOther = query.search !== undefined && !sameFilters(filters, query.filters);
  const { data, isPlaceholderData } = useQuery({
    ...voicesQuery({ ...query, filters, page: 0 }),
    enabled: isOther,
    placeholderData: keepPreviousData,
  });
  const count = data && !isPlaceholderData ? countOf(data) : undefined;
  return {
    facets: (isOther ? data?.facets : undefined) ?? facets,
    counted: isOther && count !== undefined ? { filters, count } : undefined,
    apply: () => {
      const { draft, active } = useVoices.getState();
      if (!sameFilters(draft, active)) onApply(draft);
    },
  };
}
