import { siteLanguages, type Locale } from "#contract/enumerations.ts";

/** Turkish writes 17.20, which Intl does not know. */
export const withClock = (text: string, locale: Locale): string =>
  text.replace(/(\d):(?=\d\d)/, `$1${siteLanguages[locale].clock}`);

/**
 * A moment on the clock of a time zone: "26 Kasım Perşembe, 18.00". Where the reader's own clock shows another time, the zone
 * is named.
 */
export function formatInZone(moment: string, timeZone: string, locale: Locale): string {
  const at = new Date(moment);
  const time = { hour: "numeric", minute: "2-digit" } as const;
  const clock = new Intl.DateTimeFormat(locale, { ...time, timeZone }).format(at);
  const isOwn = clock === new Intl.DateTimeFormat(locale, time).format(at);
  const day = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone,
  }).format(at);
  const named = isOwn
    ? clock
    : new Intl.DateTimeFormat(locale, { ...time, timeZone, timeZoneName: "short" }).format(at);
  return withClock(`${day}, ${named}`, locale);
}
