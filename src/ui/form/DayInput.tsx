import type { ReactNode } from "react";
import styles from "./DayInput.module.css";

interface DayInputProps {
  /** Shown before the day; also the accessible name. */
  label: ReactNode;
  /** As `2026-11-22`; undefined for none. */
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onDay: (day: string | undefined) => void;
}

/** A native date that looks like an outlined button: "From  22.11.2026". */
export const DayInput = ({ label, value, min, max, onDay }: DayInputProps) => (
  <label className={styles["field"]}>
    <span className={styles["label"]}>{label}</span>
    <input
      type="date"
      className={styles["input"]}
      value={value ?? ""}
      min={min}
      max={max}
      onChange={({ currentTarget }) => onDay(currentTarget.value || undefined)}
    />
  </label>
);
