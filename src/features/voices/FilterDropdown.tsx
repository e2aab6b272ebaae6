import type { VoiceFacets } from "#contract/voices.ts";
import { useLater } from "#src/lib/use-later.ts";
import { Awaited } from "#src/ui/Awaited.tsx";
import { Popover } from "#src/ui/Popover.tsx";
import styles from "./FilterDropdown.module.css";
import { FilterTrigger } from "./FilterTrigger.tsx";
import { groupValues, type FilterGroup } from "./filters.ts";

const loadOptions = () => import("./FilterOptions.tsx").then((code) => code.FilterOptions);

interface FilterDropdownProps {
  group: FilterGroup;
  facets: VoiceFacets | undefined;
}

/** A group on a wide screen; the browser keeps only one open. */
export function FilterDropdown({ group, facets }: FilterDropdownProps) {
  const { Loaded: Options, prepare, need } = useLater(loadOptions);
  return (
    <Popover
      align="start"
      className={groupValues[group].length > 8 ? styles["wide"] : styles["narrow"]}
      onOpen={need}
      trigger={(props) => (
        <FilterTrigger {...props} group={group} onPointerEnter={prepare} onFocus={prepare} />
      )}
    >
      {Options ? <Options group={group} facets={facets} /> : <Awaited />}
    </Popover>
  );
}
