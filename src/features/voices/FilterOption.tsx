import { clsx } from "clsx";
import { memo, useId } from "react";
import { Checkbox } from "#src/ui/Checkbox.tsx";
import { Radio } from "#src/ui/Radio.tsx";
import styles from "./FilterOptions.module.css";
import type { FilterGroup } from "./filters.ts";
import { chooseValue } from "./store.ts";

interface FilterOptionProps {
  group: FilterGroup;
  /** `undefined` is All. */
  value: string | undefined;
  words: string;
  /** How many voices it would leave, where the server says. */
  count: number | undefined;
  isChosen: boolean;
}

/** One value of a group; one that would leave nothing is muted but can be chosen. */
export const FilterOption = memo(function FilterOption(props: FilterOptionProps) {
  const { group, value, words, count, isChosen } = props;
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
