import CircleAlert from "lucide-react/icons/circle-alert";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { isDayWithin } from "#src/lib/i18n/calendar-day.ts";
import fieldStyles from "#src/ui/form/Field.module.css";
import { DayInput, type DayInputProps } from "./DayInput.tsx";
import styles from "./DaySelect.module.css";
import { useDayProblem } from "./use-day-problem.ts";

interface DaySelectProps extends Pick<DayInputProps, "min" | "max"> {
  /** Shown before the day; also the accessible name. */
  label: string;
  /** As `2026-11-22`, or what was typed and is none or beyond the range; undefined for none. */
  value: string | undefined;
  /**
   * Called once typing has ended or a day is picked, also with what is no day or beyond the range: whoever does not take it
   * leaves it here. It is called again once the range has it.
   */
  onDay: (value: string | undefined) => void;
}

/** A day that looks like an outlined button: "From  22.11.2026". */
export function DaySelect({ label, value = "", onDay, ...days }: DaySelectProps) {
  const id = useId();
  // What is typed, over the value that holds.
  const [draft, setDraft] = useState<{ typed: string; over: string; isSettled: boolean }>();
  const typed = draft?.over === value ? draft : undefined;
  const shown = typed?.typed ?? value;
  const problem = useDayProblem(shown, days);
  const error = typed?.isSettled === false ? undefined : problem;
  const settle = (day: string) => {
    const isTaken = day === "" || isDayWithin(day, days);
    setDraft(isTaken ? undefined : { typed: day, over: value, isSettled: true });
    if (day !== value) onDay(day || undefined);
  };
  const isNowTaken = typed?.isSettled === true && problem === undefined;
  const settleTyped = useEffectEvent(() => typed && onDay(typed.typed || undefined));
  useEffect(() => {
    if (isNowTaken) settleTyped();
  }, [isNowTaken]);
  return (
    <div className={styles["select"]}>
      <DayInput
        {...days}
        id={id}
        className={styles["box"]}
        label={label}
        before={<label htmlFor={id}>{label}</label>}
        value={shown}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onDay={(day) => setDraft({ typed: day, over: value, isSettled: false })}
        onSettled={settle}
      />
      {error && (
        <p className={fieldStyles["error"]} id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
