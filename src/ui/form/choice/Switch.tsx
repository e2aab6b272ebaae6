import Check from "lucide-react/icons/check";
import { useId, type ReactNode } from "react";
import styles from "./Switch.module.css";

interface SwitchProps {
  label: ReactNode;
  /** One line of explanation. */
  hint?: ReactNode;
  checked: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** A switch that acts at once, 44 × 26 px, right of its words; all of it can be pressed. */
export function Switch({ label, hint, checked, onSwitch }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles["switch"]}>
      <span className={styles["words"]}>
        <span className={styles["label"]} id={`${id}-label`}>
          {label}
        </span>
        {hint && (
          <span className={styles["hint"]} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <span className={styles["track"]}>
        <input
          type="checkbox"
          role="switch"
          className={styles["input"]}
          checked={checked}
          aria-checked={checked}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
        />
        <span className={styles["thumb"]}>
          <Check size={14} strokeWidth={3} aria-hidden="true" />
        </span>
      </span>
    </label>
  );
}
