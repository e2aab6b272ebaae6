import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import styles from "./Select.module.css";

interface SelectProps<Value extends string> {
  /** Shown before the selected option; also the accessible name. */
  label: ReactNode;
  value: Value;
  /** All values with their texts, in the order shown. */
  options: readonly { value: Value; words: string }[];
  onSelect: (value: Value) => void;
  className?: string | undefined;
}

/** A native select that looks like an outlined button: "Order  Newest first". */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onSelect, className } = props;
  const select = (selectedValue: string) => {
    const selected = options.find((option) => option.value === selectedValue);
    if (selected) onSelect(selected.value);
  };
  return (
    <label className={clsx(styles["field"], className)}>
      <span className={styles["label"]}>{label}</span>
      <select
        className={styles["select"]}
        value={value}
        onChange={({ currentTarget }) => select(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
      <ChevronDown className={styles["chevron"]} size={18} aria-hidden="true" />
    </label>
  );
}
