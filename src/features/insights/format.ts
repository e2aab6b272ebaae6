import { insightLimits } from "#contract/constants/values/insights.ts";
import { formatCount } from "#src/lib/i18n/format.ts";
import { formatCalendarDay, formatZonedDay } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";

// What calls these also calls `useLingui()`.

/** A calendar day before another one: "25 Ağustos", with its year where that is not the same. */
export const dayWords = (day: string, until: string): string =>
  day.slice(0, 4) === until.slice(0, 4)
    ? formatZonedDay(`${day}T00:00:00Z`, "UTC", currentLocale())
    : formatCalendarDay(day, currentLocale());

/** A month as `2026-08`: "Ağu", or "Ağustos 2026". */
export const monthWords = (month: string, length: "short" | "long"): string =>
  new Intl.DateTimeFormat(currentLocale(), {
    month: length,
    ...(length === "long" && { year: "numeric" }),
    timeZone: "UTC",
  }).format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));

/** A count; one that is too small to be told is `<3`. */
export const countWords = (count: number | null): string =>
  count === null ? `<${insightLimits.leastTold}` : formatCount(count, currentLocale());

/** Without the full stop that Turkish has behind its short words. */
const unit = (value: number, name: "day" | "hour" | "minute") =>
  new Intl.NumberFormat(currentLocale(), { style: "unit", unit: name, unitDisplay: "short" })
    .format(value)
    .replace(/\.$/, "");

/** Minutes in words: "3 sa 40 dk", "2 gün 4 sa". */
export function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes) % 60];
  if (hours === 0) return unit(rest, "minute");
  const [days, hoursLeft] = hours < 48 ? [0, hours] : [Math.floor(hours / 24), hours % 24];
  const parts =
    days > 0
      ? [unit(days, "day"), hoursLeft && unit(hoursLeft, "hour")]
      : [unit(hoursLeft, "hour"), rest && unit(rest, "minute")];
  return parts.filter(Boolean).join(" ");
}
