import { filterValues, type FilterGroup } from "#contract/constants/enumerations.ts";
import type { UnderstoodWord, VoiceFacets } from "#contract/voices/voices.ts";
import { Popover } from "#src/ui/popover/Popover.tsx";
import styles from "./FilterDropdown.module.css";
import { FilterOptions } from "./FilterOptions.tsx";
import { FilterTrigger } from "./FilterTrigger.tsx";

interface FilterDropdownProps {
  group: FilterGroup;
  facets: VoiceFacets | undefined;
  understood: readonly UnderstoodWord[];
  onApply: () => void;
}

/** One filter group on a wide screen. */
export const FilterDropdown = ({ group, facets, understood, onApply }: FilterDropdownProps) => (
  <Popover
    align="start"
    className={filterValues[group].length > 8 ? styles["wide"] : styles["narrow"]}
    trigger={(props) => <FilterTrigger {...props} group={group} understood={understood} />}
  >
    {(close) => (
      <FilterOptions
        group={group}
        facets={facets}
        onEnter={() => {
          close();
          onApply();
        }}
      />
    )}
  </Popover>
);
