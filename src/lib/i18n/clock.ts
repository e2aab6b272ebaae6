import type { Locale } from "#contract/constants/site-languages.ts";
import { withClock } from "#contract/constants/wall-clock.ts";

/** A moment of the weeks around in words, in the given time zone: "26 Kasım Perşembe, 18.00". */
export function formatZoned(moment: string, timeZone: string | undefined, locale: Locale): string {
  const at = new Date(moment);
  const day = { weekday: "long", day: "numeric", month: "long", timeZone } as const;
  const time = withClock(new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone }), at, locale);
  return `${new Intl.DateTimeFormat(locale, day).format(at)}, ${time}`;
}

/** A moment in words in a time zone, which is named where the reader's own clock shows another time: "…, 18.00 GMT+3". */
export function formatInZone(moment: string, timeZone: string, locale: Locale): string {
  const words = formatZoned(moment, timeZone, locale);
  if (words === formatZoned(moment, undefined, locale)) return words;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "short" }).formatToParts(
    new Date(moment),
  );
  return `${words} ${parts.find(({ type }) => type === "timeZoneName")?.value}`;
}
