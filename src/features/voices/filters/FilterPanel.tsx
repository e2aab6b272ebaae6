import { useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { FilterGroup } from "#contract/constants/enumerations.ts";
import type { UnderstoodWord, VoiceFacets, VoiceFilters } from "#contract/voices.ts";
import type { LibraryQuery } from "#src/features/voices/library-query.ts";
import { useVoices } from "#src/features/voices/store.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { ApplyButton } from "./ApplyButton.tsx";
import { FilterDropdown } from "./FilterDropdown.tsx";
import styles from "./FilterPanel.module.css";
import { groupsOf, sameFilters } from "./filters.ts";
import { FilterTrigger } from "./FilterTrigger.tsx";
import { useDraftPage } from "./use-draft-page.ts";

const FilterSheet = lazyPart(() => import("./FilterSheet.tsx").then((code) => code.FilterSheet));

interface FilterPanelProps {
  query: LibraryQuery;
  /** Of the applied filters. */
  facets: VoiceFacets | undefined;
  /** What a search's words name; the triggers count it too. */
  understood: readonly UnderstoodWord[];
  onApply: (filters: VoiceFilters) => void;
  /** More controls, at the end of the row. */
  children?: ReactNode;
}

/** The filter groups, as dropdowns or (on small screens) in a sheet, and the apply button. */
export function FilterPanel({ query, facets: applied, understood, onApply, children }: FilterPanelProps) {
  const { t } = useLingui();
  const isSmall = useSmallScreen();
  const groups = groupsOf(query.search !== undefined);
  const [openGroup, setOpenGroup] = useState<FilterGroup | "none">();
  const [isSheetUsed, setSheetUsed] = useState(false);
  const openSheet = (group: FilterGroup) => {
    setOpenGroup(group);
    setSheetUsed(true);
  };
  const handleMissing = () => {
    setOpenGroup(undefined);
    setSheetUsed(false);
  };
  const { facets = applied, counted } = useDraftPage(query);
  const apply = () => {
    const { draft, active } = useVoices.getState();
    if (!sameFilters(draft, active)) onApply(draft);
  };
  return (
    <div className={styles["panel"]}>
      <div
        className={styles["groups"]}
        role="group"
        aria-label={t({ message: "Filters", comment: "Heading, and button on small screens" })}
      >
        {groups.map((group) =>
          isSmall ? (
            <FilterTrigger
              key={group}
              group={group}
              understood={understood}
              aria-haspopup="dialog"
              onPointerEnter={FilterSheet.preload}
              onFocus={FilterSheet.preload}
              onClick={() => openSheet(group)}
            />
          ) : (
            <FilterDropdown
              key={group}
              group={group}
              facets={facets}
              understood={understood}
              onApply={apply}
            />
          ),
        )}
        <ApplyButton counted={counted} onApply={apply} />
      </div>
      {children}
      {isSmall && isSheetUsed && (
        <FilterSheet
          groups={groups}
          open={openGroup}
          onOpen={setOpenGroup}
          facets={facets}
          counted={counted}
          onApply={apply}
          onMissing={handleMissing}
        />
      )}
    </div>
  );
}
