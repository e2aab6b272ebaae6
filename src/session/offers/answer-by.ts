import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Locale } from "#contract/constants/site-languages.ts";
import { dayIn } from "#contract/constants/wall-clock.ts";
import { formatDayAhead } from "#src/lib/i18n/format-ago.ts";

const day = 24 * 60 * 60_000;

/** How many days from the agency's today to this day: 0 today, 1 tomorrow. */
export const daysUntil = (answerBy: string, now: Date, timeZone: string): number =>
  Math.round((Date.parse(answerBy) - Date.parse(dayIn(timeZone, now))) / day);

/** Until when an answer may come, in words; `isSoon` today and tomorrow, which is shown as a warning. */
export function answerByWords(
  answerBy: string,
  { now, timeZone, locale }: { now: Date; timeZone: string; locale: Locale },
): { words: MessageDescriptor; isSoon: boolean } {
  const days = daysUntil(answerBy, now, timeZone);
  if (days === 0) return { words: msg`Answer by today`, isSoon: true };
  if (days === 1) return { words: msg`Answer by tomorrow`, isSoon: true };
  const date = formatDayAhead(answerBy, locale);
  const words = msg({
    message: `Answer by ${date}`,
    comment: "The last day for an answer to an offer; date is such as “Thursday, November 19”",
  });
  return { words, isSoon: days < 0 };
}
