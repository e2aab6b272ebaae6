import type { Locale } from "#contract/constants/site-languages.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something takes, in ms, by its largest unit: "14 dk", "5 sa", and from a day on with the hours: "1 gün 3 sa". */
export function formatSpan(span: number, locale: Locale): string {
  const words = (unit: "minute" | "hour" | "day", count: number) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(Math.floor(count));
  if (span < hour) return words("minute", Math.max(0, span) / minute);
  if (span < day) return words("hour", span / hour);
  const hours = Math.floor((span % day) / hour);
  return hours === 0 ? words("day", span / day) : `${words("day", span / day)} ${words("hour", hours)}`;
}
