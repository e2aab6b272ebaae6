import { useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { filterGroups, type FilterGroup } from "#contract/enumerations.ts";
import type { VoiceFacets, VoiceFilters } from "#contract/voices.ts";
import { useVoices } from "#src/features/voices/store.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { ApplyButton } from "./ApplyButton.tsx";
import { FilterDropdown } from "./FilterDropdown.tsx";
import styles from "./FilterPanel.module.css";
import { FilterSheet } from "./FilterSheet.tsx";
import { FilterTrigger } from "./FilterTrigger.tsx";

interface FilterPanelProps {
  facets: VoiceFacets | undefined;
  onApply: (filters: VoiceFilters) => void;
  /** More controls, at the end of the row. */
  children?: ReactNode;
}

/** The four filter groups, as dropdowns or (on small screens) in a sheet, and the apply button. */
export function FilterPanel({ facets, onApply, children }: FilterPanelProps) {
  const { t } = useLingui();
  const isSmall = useSmallScreen();
  const [openGroup, setOpenGroup] = useState<FilterGroup | "none">();
  const apply = () => onApply(useVoices.getState().draft);
  return (
    <div className={styles["panel"]}>
      <div
        className={styles["groups"]}
        role="group"
        aria-label={t({ message: "Filters", comment: "Heading, and button on small screens" })}
      >
        {filterGroups.map((group) =>
          isSmall ? (
            <FilterTrigger
              key={group}
              group={group}
              aria-haspopup="dialog"
              onClick={() => setOpenGroup(group)}
            />
          ) : (
            <FilterDropdown key={group} group={group} facets={facets} />
          ),
        )}
        <ApplyButton onApply={apply} />
      </div>
      {children}
      {isSmall && <FilterSheet open={openGroup} onOpen={setOpenGroup} facets={facets} onApply={apply} />}
    </div>
  );
}
