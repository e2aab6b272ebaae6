import { Checkbox } from "#src/ui/form/choice/Checkbox.tsx";
import styles from "./ChoiceFilter.module.css";
import { FilterButton } from "./FilterButton.tsx";
import { Popover } from "./Popover.tsx";

interface ChoiceFilterProps<Value extends string> {
  /** The words of the button. */
  words: string;
  /** All values in the order shown; `count` is how many there are of each, where that is known. */
  options: readonly { value: Value; words: string; count?: string | undefined }[];
  chosen: readonly Value[];
  /** Is given the chosen values in the order shown. */
  onChange: (chosen: Value[]) => void;
}

/** "Subject · 2": a filter of which several values can be chosen; none means all. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { words, options, chosen, onChange } = props;
  const choose = (changed: Value, isChosen: boolean) =>
    onChange(
      options
        .map(({ value }) => value)
        .filter((value) => (value === changed ? isChosen : chosen.includes(value))),
    );
  return (
    <Popover
      align="start"
      trigger={(trigger) => <FilterButton {...trigger} words={words} count={chosen.length} />}
    >
      <fieldset className={styles["values"]} aria-label={words}>
        {options.map(({ value, words: name, count }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) => choose(value, checked)}
          >
            {name}
            {count !== undefined && <span className={styles["count"]}>{count}</span>}
          </Checkbox>
        ))}
      </fieldset>
    </Popover>
  );
}
