import type { Locale } from "#contract/constants/site-languages.ts";
import { withClock } from "#contract/constants/wall-clock.ts";

const minute = 60_000;
const hour = 60 * minute;

const startOfDay = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** Calendar days between the two; rounded, because days with a clock change have 23 or 25 hours. */
const daysBetween = (earlier: Date, later: Date) =>
  Math.round((startOfDay(later).getTime() - startOfDay(earlier).getTime()) / (24 * hour));

/** How long ago an ISO 8601 moment was: minutes or hours today, then yesterday (with its time on request), then the date. */
export function formatAgo(moment: string, now: Date, locale: Locale, yesterday?: "with time"): string {
  const then = new Date(moment);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "short" });
  const age = Math.max(0, now.getTime() - then.getTime());
  if (age < minute) return relative.format(0, "second");
  if (age < hour) return relative.format(-Math.floor(age / minute), "minute");
  const days = daysBetween(then, now);
  if (days === 0) return relative.format(-Math.floor(age / hour), "hour");
  if (days === 1) return relative.format(-1, "day") + (yesterday ? `, ${formatClock(moment, locale)}` : "");
  const year = then.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year }).format(then);
}

/** A moment in full, in the reader's own time zone. */
export const formatMoment = (moment: string, locale: Locale): string =>
  withClock(
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" }),
    new Date(moment),
    locale,
  );

/** The time of day of a moment, in the reader's own time zone. */
export const formatClock = (moment: string, locale: Locale): string =>
  withClock(new Intl.DateTimeFormat(locale, { timeStyle: "short" }), new Date(moment), locale);

/** The day of a moment: "Today", "Yesterday, Saturday, November 21", then the date alone. */
export function formatDay(moment: string, now: Date, locale: Locale): string {
  const then = new Date(moment);
  const days = daysBetween(then, now);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-days, "day");
  const word = relative.charAt(0).toLocaleUpperCase(locale) + relative.slice(1);
  if (days === 0) return word;
  const year = then.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
  const form = { weekday: "long", day: "numeric", month: "long", ...year } as const;
  const date = new Intl.DateTimeFormat(locale, form).format(then);
  return days === 1 ? `${word}, ${date}` : date;
}

/** The day of a moment in words, in the reader's own time zone: "3 Kasım 2026". */
export const formatDate = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(moment));

/** A calendar day such as `2026-11-22` in words: "22 Nov 2026". */
export const formatCalendarDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));

/** A calendar day of the months ahead in words: "19 Kasım Perşembe". */
export const formatDayAhead = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(day),
  );

/** A moment's day without its weekday, in the given time zone: "26 Kasım". */
export const formatZonedDay = (moment: string, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone }).format(new Date(moment));

/** When something happened, with its time, in the reader's own time zone: "bugün 09.12", "22 Kas 16.40". */
export function formatWhen(moment: string, now: Date, locale: Locale): string {
  const then = new Date(moment);
  const days = daysBetween(then, now);
  const day =
    days === 0 || days === 1
      ? new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-days, "day")
      : new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" }).format(then);
  return `${day} ${formatClock(moment, locale)}`;
}
