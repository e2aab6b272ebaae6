import { useLingui } from "@lingui/react/macro";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { exampleDay, isDay } from "#src/lib/i18n/typed-day.ts";

/** What is wrong with a day's value that holds what was typed and could not be read; else undefined. */
export function useUnreadDay(value: string): string | undefined {
  const { t } = useLingui();
  if (value === "" || isDay(value)) return undefined;
  const example = exampleDay(currentLocale());
  return t({
    message: `This is no date: write it as in ${example}`,
    comment: "What is wrong with a field; example is a date in figures",
  });
}
