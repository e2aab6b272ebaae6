import { siteLanguages, type Locale } from "./site-languages.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, because making one takes 2 ms, and a form asks for five days with every letter that is typed. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
  formats.set(timeZone, format);
  return format;
}

/**
 * What calendar and clock show somewhere at a moment, as ISO 8601 writes them: `2026-11-19` and `18:00:00`. Made from
 * parts, because how a locale puts them together is not the same in every engine.
 */
export function shownIn(timeZone: string, time: Date): { day: string; clock: string } {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value.padStart(2, "0")]),
  );
  const joined = (between: string, ...types: Intl.DateTimeFormatPartTypes[]) =>
    types.map((type) => parts.get(type)).join(between);
  return {
    day: joined("-", "year", "month", "day"),
    clock: joined(":", "hour", "minute", "second"),
  };
}

/** The day that it is somewhere at a moment, as `2026-11-19`. */
export const dayIn = (timeZone: string, time: Date): string => shownIn(timeZone, time).day;

/** A moment in words, with what its language has between hours and minutes: Turkish writes 17.20, which Intl does not know. */
export function withClock(format: Intl.DateTimeFormat, time: Date, locale: Locale): string {
  const parts = format.formatToParts(time);
  const isBetween = (index: number) =>
    parts[index - 1]?.type === "hour" && parts[index + 1]?.type === "minute";
  return parts.map(({ value }, index) => (isBetween(index) ? siteLanguages[locale].clock : value)).join("");
}
