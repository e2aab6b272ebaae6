import { useId, type ReactNode } from "react";
import { ChoiceKey } from "./ChoiceKey.tsx";
import styles from "./Segments.module.css";

interface SegmentsProps<Value extends string> {
  label: ReactNode;
  value: Value;
  /** All values with their texts, in the order shown; `lang` where a text is in a language of its own. */
  options: readonly { value: Value; words: string; lang?: string }[];
  onSelect: (value: Value) => void;
}

/** Radio buttons side by side in one bar, for a few short texts; a choice acts at once. */
export function Segments<Value extends string>({ label, value, options, onSelect }: SegmentsProps<Value>) {
  const id = useId();
  return (
    <div className={styles["field"]} role="radiogroup" aria-labelledby={id}>
      <span className={styles["label"]} id={id}>
        {label}
      </span>
      <div className={styles["group"]}>
        {options.map((option) => (
          <ChoiceKey
            key={option.value}
            type="radio"
            name={id}
            className={styles["segment"]}
            lang={option.lang}
            checked={option.value === value}
            onChange={() => onSelect(option.value)}
          >
            {option.words}
          </ChoiceKey>
        ))}
      </div>
    </div>
  );
}
