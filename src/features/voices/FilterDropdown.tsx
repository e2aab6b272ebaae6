import { useState } from "react";
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
export function FilterDropdown({ group, facets }: FilterDropdownProps) {
  const [wasOpened, setOpened] = useState(false); // until then there is nothing in it to keep up to date
  return (
    <Popover
      align="start"
      className={groupValues[group].length > 8 ? styles["wide"] : styles["narrow"]}
      onToggle={() => setOpened(true)}
      trigger={(props) => <FilterTrigger {...props} group={group} />}
    >
      {wasOpened && <FilterOptions group={group} facets={facets} />}
    </Popover>
  );
}
