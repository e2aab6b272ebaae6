import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { UnderstoodWord, VoiceFacets, VoiceFilters } from "#contract/voices/voices.ts";
import type { LibraryQuery } from "#src/features/voices/library-query.ts";
import { ApplyButton } from "./ApplyButton.tsx";
import { FilterDropdown } from "./FilterDropdown.tsx";
import styles from "./FilterPanel.module.css";
import { groupsOf } from "./filters.ts";
import { useDraftPage } from "./use-draft-page.ts";

export interface FilterPanelProps {
  query: LibraryQuery;
  /** Of the applied filters. */
  facets: VoiceFacets | undefined;
  /** What a search's words name; it is counted too. */
  understood: readonly UnderstoodWord[];
  onApply: (filters: VoiceFilters) => void;
  /** More controls, at the end of the row. */
  children?: ReactNode;
}

/** The filter groups as dropdowns, and the apply button. A small screen has `FilterSheetButton` for it. */
export function FilterPanel({ query, facets: applied, understood, onApply, children }: FilterPanelProps) {
  const { t } = useLingui();
  const { facets, counted, apply } = useDraftPage({ query, facets: applied, onApply });
  return (
    <div className={styles["panel"]}>
      <div
        className={styles["groups"]}
        role="group"
        aria-label={t({ message: "Filters", comment: "Heading, and button on small screens" })}
      >
        {groupsOf(query.search !== undefined).map((group) => (
          <FilterDropdown key={group} group={group} facets={facets} understood={understood} onApply={apply} />
        ))}
        <ApplyButton counted={counted} onApply={apply} />
      </div>
      {children}
    </div>
  );
}
