import { siteLanguages, type Locale } from "#contract/enumerations.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Turkish writes 17.20, which Intl does not know. */
const withClock = (text: string, locale: Locale) =>
  text.replace(/(\d):(?=\d\d)/, `$1${siteLanguages[locale].clock}`);

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
  if (days === 1) {
    const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(then);
    return relative.format(-1, "day") + (yesterday ? `, ${withClock(time, locale)}` : "");
  }
  const year = then.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year }).format(then);
}

/** A moment in full, in the reader's own time zone. */
export const formatMoment = (moment: string, locale: Locale): string =>
  withClock(
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" }).format(new Date(moment)),
    locale,
  );
