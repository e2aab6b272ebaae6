import { clsx } from "clsx";
import { memo, useId } from "react";
import type { FilterGroup } from "#contract/constants/enumerations.ts";
import type { VoiceFilters } from "#contract/voices/voices.ts";
import { selectValue, useVoices } from "#src/features/voices/store.ts";
import { Checkbox } from "#src/ui/form/choice/Checkbox.tsx";
import { Radio } from "#src/ui/form/choice/Radio.tsx";
import styles from "./FilterOptions.module.css";
import { selectedValues } from "./filters.ts";

interface FilterOptionProps {
  group: FilterGroup;
  /** `undefined` means All. */
  value: string | undefined;
  words: string;
  /** How many voices it would leave; `undefined` when the server does not count. */
  count: number | undefined;
}

const isSelectedIn = (filters: VoiceFilters, group: FilterGroup, value: string | undefined) => {
  const selected = selectedValues(filters, group);
  return value === undefined ? selected.length === 0 : selected.includes(value);
};

/** One value of a filter group. A value without voices is muted but can be selected. */
export const FilterOption = memo(function FilterOption(props: FilterOptionProps) {
  const { group, value, words, count } = props;
  // Each option reads the store, so that a press does not render the whole group.
  const isSelected = useVoices(({ draft }) => isSelectedIn(draft, group, value));
  const id = useId();
  const Choice = group === "gender" ? Radio : Checkbox;
  return (
    <Choice
      className={clsx(styles["option"], count === 0 && styles["none"])}
      name={group}
      checked={isSelected}
      aria-labelledby={`${id}words`}
      aria-describedby={count === undefined ? undefined : `${id}count`}
      onChange={() => selectValue(group, value)}
    >
      <span id={`${id}words`}>{words}</span>
      {count !== undefined && (
        <span id={`${id}count`} className={styles["count"]}>
          {count}
        </span>
      )}
    </Choice>
  );
});
