import type { VoiceFacets } from "#contract/voices.ts";
import { Popover } from "#src/ui/Popover.tsx";
import styles from "./FilterDropdown.module.css";
import { FilterOptions } from "./FilterOptions.tsx";
import { FilterTrigger } from "./FilterTrigger.tsx";
import { groupValues, type FilterGroup } from "./filters.ts";

interface FilterDropdownProps {
  group: FilterGroup;
  facets: VoiceFacets | undefined;
}

/** A group on a wide screen; the browser keeps only one open. */
export const FilterDropdown = ({ group, facets }: FilterDropdownProps) => (
  <Popover
    align="start"
    className={groupValues[group].length > 8 ? styles["wide"] : styles["narrow"]}
    trigger={(props) => <FilterTrigger {...props} group={group} />}
  >
    <FilterOptions group={group} facets={facets} />
  </Popover>
);
