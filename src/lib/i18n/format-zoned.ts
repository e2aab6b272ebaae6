import type { Locale } from "#contract/enumerations.ts";
import { withClock } from "./clock.ts";
import { formatClock } from "./format-ago.ts";

/** A moment of the weeks around in words, in the given time zone: "26 Kasım Perşembe, 18.00". */
export function formatZoned(moment: string, timeZone: string, locale: Locale): string {
  const at = new Date(moment);
  const day = { weekday: "long", day: "numeric", month: "long", timeZone } as const;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone }).format(at);
  return `${new Intl.DateTimeFormat(locale, day).format(at)}, ${withClock(time, locale)}`;
}

/** A moment's day without its weekday, in the given time zone: "26 Kasım". */
export const formatZonedDay = (moment: string, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone }).format(new Date(moment));

/** When something happened, with its time, in the reader's own time zone: "bugün 09.12", "22 Kas 16.40". */
export function formatWhen(moment: string, now: Date, locale: Locale): string {
  const then = new Date(moment);
  const daysAgo = [0, 1].find(
    (days) =>
      new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).toDateString() ===
      then.toDateString(),
  );
  const day =
    daysAgo === undefined
      ? new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" }).format(then)
      : new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-daysAgo, "day");
  return `${day} ${formatClock(moment, locale)}`;
}
