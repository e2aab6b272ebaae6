import type { Locale } from "#contract/enumerations.ts";

/** A day in words, in the reader's own time zone: "3 Kasım 2026". */
export const formatDate = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(moment));
