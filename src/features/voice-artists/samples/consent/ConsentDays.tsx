import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Checkbox } from "#src/ui/form/choice/Checkbox.tsx";
import { DayInput } from "#src/ui/form/DayInput.tsx";
import styles from "./ConsentDialog.module.css";

/** From a day until another one, or without end; null is not allowed. */
export type Term = { from: string; until: string | null } | null;

interface ConsentDaysProps {
  /** What is allowed. */
  label: ReactNode;
  days: Term;
  today: string;
  onDays: (days: Term) => void;
  /** More of it, shown while it is allowed. */
  children?: ReactNode;
}

/** Whether something is allowed, and for which days. */
export const ConsentDays = ({ label, days, today, onDays, children }: ConsentDaysProps) => (
  <div className={styles["days"]}>
    <Checkbox
      checked={days !== null}
      onChange={({ currentTarget }) => onDays(currentTarget.checked ? { from: today, until: null } : null)}
    >
      {label}
    </Checkbox>
    {days && (
      <>
        <div className={styles["inputs"]}>
          <DayInput
            label={<Trans comment="Label of a date: the first day of a consent">From</Trans>}
            value={days.from}
            onDay={(from) => onDays({ from: from ?? today, until: days.until })}
          />
          <DayInput
            label={<Trans comment="Label of a date: the last day of a consent">Last day</Trans>}
            value={days.until ?? undefined}
            min={days.from}
            onDay={(until) => onDays({ from: days.from, until: until ?? null })}
          />
        </div>
        <p className={styles["hint"]}>
          <Trans>Without a last day it holds without end.</Trans>
        </p>
        {children}
      </>
    )}
  </div>
);
