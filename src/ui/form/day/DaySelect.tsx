import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, useState } from "react";
import { isDay } from "#src/lib/i18n/typed-day.ts";
import fieldStyles from "#src/ui/form/Field.module.css";
import { DayInput, type DayInputProps } from "./DayInput.tsx";
import styles from "./DaySelect.module.css";
import { useUnreadDay } from "./use-unread-day.ts";

interface DaySelectProps extends Pick<DayInputProps, "min" | "max"> {
  /** Shown before the day; also the accessible name. */
  label: string;
  /** As `2026-11-22`, or what was typed and is none; undefined for none. */
  value: string | undefined;
  /** Called once typing has ended or a day is picked, also with what is no day: whoever does not take it leaves it here. */
  onDay: (value: string | undefined) => void;
}

/** A day that looks like an outlined button: "From  22.11.2026". */
export function DaySelect({ label, value = "", onDay, ...days }: DaySelectProps) {
  const id = useId();
  // What is typed, over the value that holds.
  const [draft, setDraft] = useState<{ typed: string; over: string; isSettled: boolean }>();
  const typed = draft?.over === value ? draft : undefined;
  const shown = typed?.typed ?? value;
  const unread = useUnreadDay(shown);
  const error = typed?.isSettled === false ? undefined : unread;
  const settle = (day: string) => {
    setDraft(day === "" || isDay(day) ? undefined : { typed: day, over: value, isSettled: true });
    if (day !== value) onDay(day || undefined);
  };
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
