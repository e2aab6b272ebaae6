import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import CalendarDays from "lucide-react/icons/calendar-days";
import { useId, useRef, useState } from "react";
import { pressedKey } from "#src/lib/browser/pressed-key.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { isDay, type DayRange } from "#src/lib/i18n/calendar-day.ts";
import { exampleDay, inOrderOf, readDay, writeDay } from "#src/lib/i18n/typed-day.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { TextInput } from "#src/ui/form/text/TextInput.tsx";
import styles from "./DayInput.module.css";

type InputProps = Omit<
  Parameters<typeof TextInput>[0],
  "type" | "ref" | "value" | "min" | "max" | "onChange" | "onKeyDown"
>;

/** `min` and `max` are what the calendar offers; whoever takes the day refuses one that is typed beyond them. */
export interface DayInputProps extends InputProps, DayRange {
  /** What the day is, for the name of the button that opens the calendar. */
  label: string;
  /** As `2026-11-22`; empty for none; what cannot be read as a day, as it was typed. */
  value: string;
  /** Called with every letter. */
  onDay: (value: string) => void;
  /** Called once a day is picked, or typing has ended: by Enter, or by leaving the field. */
  onSettled?: ((value: string) => void) | undefined;
}

/**
 * A day, typed in the order of the page's language or picked in the browser's calendar. A native field shows the order of the
 * browser's own language, whatever the page's is.
 */
export function DayInput({
  label,
  value,
  min,
  max,
  onDay,
  onSettled,
  onBlur,
  className,
  ...rest
}: DayInputProps) {
  const { t } = useLingui();
  const hint = useId();
  const text = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [typing, setTyping] = useState<{ text: string; value: string }>();
  const locale = currentLocale();
  const example = exampleDay(locale);
  const written = isDay(value) ? writeDay(value, locale) : value;
  const placeholder = inOrderOf(locale, {
    day: t({ message: "dd", comment: "In place of the two figures of a day, in an empty field for a date" }),
    month: t({
      message: "mm",
      comment: "In place of the two figures of a month, in an empty field for a date",
    }),
    year: t({
      message: "yyyy",
      comment: "In place of the four figures of a year, in an empty field for a date",
    }),
  });
  const settle = () => {
    setTyping(undefined);
    onSettled?.(value);
  };
  const openCalendar = () => {
    try {
      picker.current?.showPicker();
    } catch {
      // An engine without a calendar of its own: the day is typed.
      text.current?.focus();
    }
  };
  return (
    <TextInput
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      className={clsx(styles["box"], className)}
      ref={text}
      aria-describedby={[rest["aria-describedby"], hint].filter(Boolean).join(" ")}
      value={typing?.value === value ? typing.text : written}
      onChange={({ currentTarget: { value: typed } }) => {
        const day = readDay(typed, locale) ?? typed.trim();
        setTyping({ text: typed, value: day });
        onDay(day);
      }}
      onKeyDown={(event) => {
        if (pressedKey(event) === "Enter") settle();
      }}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      after={
        <span className={styles["pick"]}>
          <span id={hint} hidden>
            {t({ message: `For example ${example}`, comment: "How a date is typed; example is a date" })}
          </span>
          <input
            ref={picker}
            type="date"
            className={styles["native"]}
            tabIndex={-1}
            aria-hidden="true"
            value={isDay(value) ? value : ""}
            min={min}
            max={max}
            onChange={({ currentTarget }) => {
              setTyping(undefined);
              onDay(currentTarget.value);
              onSettled?.(currentTarget.value);
            }}
          />
          <IconButton
            size="small"
            label={t({
              message: `Open the calendar: ${label}`,
              comment: "Name of a button for screen readers; label is the name of a date",
            })}
            icon={<CalendarDays size={18} />}
            disabled={rest.disabled}
            onClick={openCalendar}
          />
        </span>
      }
    />
  );
}
