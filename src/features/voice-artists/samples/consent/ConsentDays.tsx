import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { limits } from "#contract/constants/limits.ts";
import { Checkbox } from "#src/ui/form/choice/Checkbox.tsx";
import { isDay, isDayWithin } from "#src/lib/i18n/calendar-day.ts";
import { DaySelect } from "#src/ui/form/day/DaySelect.tsx";
import styles from "./ConsentDialog.module.css";

/** From a day until another one, or no end date; null is not allowed. A day may be what was typed and is none. */
export type Term = { from: string; until: string | null } | null;

const firstDay = { min: limits.consentFrom };
/** Those of its last day. */
const lastDays = (from: string) => ({ min: isDay(from) ? from : limits.consentFrom });

/** Whether a day of it was typed so that it cannot be read, or the last one lies before the first. */
export const hasWrongDay = (days: Term): boolean =>
  days !== null &&
  !(
    isDayWithin(days.from, firstDay) &&
    (days.until === null || isDayWithin(days.until, lastDays(days.from)))
  );

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
export function ConsentDays({ label, days, today, onDays, children }: ConsentDaysProps) {
  const { t } = useLingui();
  return (
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
            <DaySelect
              label={t({ message: "From", comment: "Label of a date: the first day of a consent" })}
              {...firstDay}
              value={days.from}
              onDay={(from) => onDays({ from: from ?? today, until: days.until })}
            />
            <DaySelect
              label={t({ message: "Last day", comment: "Label of a date: the last day of a consent" })}
              value={days.until ?? undefined}
              {...lastDays(days.from)}
              onDay={(until) => onDays({ from: days.from, until: until ?? null })}
            />
          </div>
          <p className={styles["hint"]}>
            <Trans>Without a last day, there is no end date.</Trans>
          </p>
          {children}
        </>
      )}
    </div>
  );
}
