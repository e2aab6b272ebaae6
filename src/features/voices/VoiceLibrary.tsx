import { Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, type ReactNode } from "react";
import type { Voice, VoiceFilters } from "#contract/voices.ts";
import { DemoNotice } from "#src/features/session/DemoNotice.tsx";
import { usePageTitle } from "#src/lib/page-title.ts";
import { Container } from "#src/ui/Container.tsx";
import type { Around } from "./around.ts";
import { FilterChips } from "./FilterChips.tsx";
import { FilterPanel } from "./FilterPanel.tsx";
import { LibraryResults } from "./LibraryResults.tsx";
import { LibraryStatus } from "./LibraryStatus.tsx";
import { voicesQuery } from "./queries.ts";
import { VoiceCount } from "./VoiceCount.tsx";
import styles from "./VoiceLibrary.module.css";

export interface VoiceLibraryProps {
  filters: VoiceFilters;
  /** Zero-based. */
  page: number;
  /** Asks for another address; `replace` where the present one was wrong. */
  onShow: (filters: VoiceFilters, page: number, options?: { replace: boolean }) => void;
  /** The slots of the cards; functions that stay the same. */
  player: (voice: Voice, around: Around) => ReactNode;
  like?: ((voice: Voice) => ReactNode) | undefined;
  actions?: ((voice: Voice) => ReactNode) | undefined;
  /** The switch to multi-select. */
  multiSelect?: ReactNode;
}

/** The library: what was asked for, what was found, and the ways on. */
export function VoiceLibrary({ filters, page, onShow, multiSelect, ...slots }: VoiceLibraryProps) {
  const { t } = useLingui();
  usePageTitle(t`Voice library`);
  const query = useQuery({ ...voicesQuery(filters, page), placeholderData: keepPreviousData });
  const { data } = query;
  const apply = useCallback((chosen: VoiceFilters) => onShow(chosen, 0), [onShow]);
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
      <FilterChips onApply={apply} />
      <LibraryStatus query={query} page={page} />
      <LibraryResults query={query} filters={filters} page={page} onShow={onShow} {...slots} />
    </Container>
  );
}
