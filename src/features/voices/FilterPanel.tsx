import { useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { VoiceFacets, VoiceFilters } from "#contract/voices.ts";
import { useSmallScreen } from "#src/lib/small-screen.ts";
import { useLater } from "#src/lib/use-later.ts";
import { ApplyButton } from "./ApplyButton.tsx";
import { FilterDropdown } from "./FilterDropdown.tsx";
import styles from "./FilterPanel.module.css";
import { FilterTrigger } from "./FilterTrigger.tsx";
import { filterGroups, type FilterGroup } from "./filters.ts";
import { useVoices } from "./store.ts";

const loadSheet = () => import("./FilterSheet.tsx").then((code) => code.FilterSheet);

interface FilterPanelProps {
  facets: VoiceFacets | undefined;
  onApply: (filters: VoiceFilters) => void;
  /** The switch to multi-select, at the end of the row. */
  children?: ReactNode;
}

/** The four groups, as dropdowns or in a sheet, and the button that applies what was chosen. */
export function FilterPanel({ facets, onApply, children }: FilterPanelProps) {
  const { t } = useLingui();
  const isSmall = useSmallScreen();
  const [openGroup, open] = useState<FilterGroup | "none">();
  const { Loaded: Sheet, prepare, need } = useLater(loadSheet);
  const show = (group: FilterGroup) => {
    open(group);
    need(() => open(undefined));
  };
  const apply = () => onApply(useVoices.getState().draft);
  return (
    <div className={styles["panel"]}>
      <div className={styles["groups"]} role="group" aria-label={t`Filters`}>
        {filterGroups.map((group) =>
          isSmall ? (
            <FilterTrigger
              key={group}
              group={group}
              aria-haspopup="dialog"
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => show(group)}
            />
          ) : (
            <FilterDropdown key={group} group={group} facets={facets} />
          ),
        )}
        <ApplyButton onApply={apply} />
      </div>
      {children}
      {isSmall && Sheet && <Sheet open={openGroup} onOpen={open} facets={facets} onApply={apply} />}
    </div>
  );
}
