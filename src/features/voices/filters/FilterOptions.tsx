import { useLingui } from "@lingui/react/macro";
import { filterValues, type FilterGroup } from "#contract/constants/enumerations.ts";
import type { VoiceFacets } from "#contract/voices/voices.ts";
import { pressedKey } from "#src/lib/browser/pressed-key.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { FilterOption } from "./FilterOption.tsx";
import styles from "./FilterOptions.module.css";
import { groupNames, labelOf } from "#src/voice/filter-words.ts";

interface FilterOptionsProps {
  group: FilterGroup;
  facets: VoiceFacets | undefined;
  /** Enter, on any of the values. */
  onEnter: () => void;
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);

/** The values of a group: radio buttons with All first for gender, checkboxes for the others. */
export function FilterOptions({ group, facets, onEnter }: FilterOptionsProps) {
  const { t, i18n } = useLingui();
  const counts = facets?.[group];
  return (
    // Enter does nothing on a checkbox or radio button by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={styles["options"]}
      data-columns={filterValues[group].length > 8 ? 2 : 1}
      onKeyDown={(event) => {
        if (pressedKey(event) !== "Enter") return;
        event.preventDefault();
        onEnter();
      }}
    >
      <legend>
        <VisuallyHidden>{i18n._(groupNames[group])}</VisuallyHidden>
      </legend>
      {group === "gender" && (
        <FilterOption
          group={group}
          value={undefined}
          words={t({ message: "All", comment: "Choice of the filter for gender: women and men" })}
          count={counts && sum(counts)}
        />
      )}
      {filterValues[group].map((value) => (
        <FilterOption
          key={value}
          group={group}
          value={value}
          words={i18n._(labelOf(value))}
          count={counts && (counts[value] ?? 0)}
        />
      ))}
    </fieldset>
  );
}
