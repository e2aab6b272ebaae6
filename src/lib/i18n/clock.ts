import { siteLanguages, type Locale } from "#contract/constants/site-languages.ts";

/** Turkish writes 17.20, which Intl does not know. */
export const withClock = (text: string, locale: Locale): string =>
  text.replace(/(\d):(?=\d\d)/, `$1${siteLanguages[locale].clock}`);

/** A moment of the weeks around in words, in the given time zone: "26 Kasım Perşembe, 18.00". */
export function formatZoned(moment: string, timeZone: string | undefined, locale: Locale): string {
  const at = new Date(moment);
  const day = { weekday: "long", day: "numeric", month: "long", timeZone } as const;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone }).format(at);
  return `${new Intl.DateTimeFormat(locale, day).format(at)}, ${withClock(time, locale)}`;
}

/** The same, with the zone named where the reader's own clock shows another time: "…, 18.00 GMT+3". */
export function formatInZone(moment: string, timeZone: string, locale: Locale): string {
  const words = formatZoned(moment, timeZone, locale);
  if (words === formatZoned(moment, undefined, locale)) return words;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "short" }).formatToParts(
    new Date(moment),
  );
  return `${words} ${parts.find(({ type }) => type === "timeZoneName")?.value}`;
}
