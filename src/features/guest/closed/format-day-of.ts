import { currentLocale } from "#src/lib/i18n/locale.ts";

/** "February 24, 2027". */
export const formatDayOf = (day: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
