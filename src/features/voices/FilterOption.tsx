import { clsx } from "clsx";
import { memo, useId } from "react";
import type { VoiceFilters } from "#contract/voices.ts";
import { Checkbox } from "#src/ui/Checkbox.tsx";
import { Radio } from "#src/ui/Radio.tsx";
import styles from "./FilterOptions.module.css";
import { chosenIn, type FilterGroup } from "./filters.ts";
import { chooseValue, useVoices } from "./store.ts";

interface FilterOptionProps {
  group: FilterGroup;
  /** `undefined` is All. */
  value: string | undefined;
  words: string;
  /** How many voices it would leave, where the server says. */
  count: number | undefined;
}

const isIn = (filters: VoiceFilters, group: FilterGroup, value: string | undefined) => {
  const chosen = chosenIn(filters, group);
  return value === undefined ? chosen.length === 0 : chosen.includes(value);
};

/** One value of a group; one that would leave nothing is muted but can be chosen. */
export const FilterOption = memo(function FilterOption(props: FilterOptionProps) {
  const { group, value, words, count } = props;
  // Each looks for itself, so that a press renders one option and not its whole group.
  const isChosen = useVoices(({ draft }) => isIn(draft, group, value));
  const id = useId();
  const Choice = group === "gender" ? Radio : Checkbox;
  return (
    <Choice
      className={clsx(styles["option"], count === 0 && styles["none"])}
      name={group}
      checked={isChosen}
      aria-labelledby={`${id}words`}
      aria-describedby={count === undefined ? undefined : `${id}count`}
      onChange={() => chooseValue(group, value)}
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
