import { useLingui } from "@lingui/react/macro";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { isDay, isDayWithin, type DayRange } from "#src/lib/i18n/calendar-day.ts";
import { exampleDay, writeDay } from "#src/lib/i18n/typed-day.ts";

/** What is wrong with a day's value that holds what was typed and could not be read; else undefined. */
export function useUnreadDay(value: string): string | undefined {
  const { t } = useLingui();
  if (value === "" || isDay(value)) return undefined;
  const example = exampleDay(currentLocale());
  return t({
    message: `This is not a date; write it as ${example}`,
    comment: "What is wrong with a field; example is a date in figures",
  });
}

/** As `useUnreadDay`; also of a day that is not one of those that the calendar offers. */
export function useDayProblem(value: string, range: DayRange): string | undefined {
  const { t } = useLingui();
  const unread = useUnreadDay(value);
  if (unread !== undefined || value === "" || isDayWithin(value, range)) return unread;
  const { min, max } = range;
  const locale = currentLocale();
  if (min !== undefined && value < min) {
    const first = writeDay(min, locale);
    return t({
      message: `Choose a day from ${first} on`,
      comment: "What is wrong with a field; first is a date in figures, such as 12/31/2026",
    });
  }
  const last = writeDay(max ?? "", locale);
  return t({
    message: `Choose a day up to ${last}`,
    comment: "What is wrong with a field; last is a date in figures, such as 12/31/2026",
  });
}
