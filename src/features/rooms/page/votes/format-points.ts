import type { Locale } from "#contract/constants/site-languages.ts";
import { formatCount } from "#src/lib/i18n/format.ts";

/** A sum of points with a real minus: `9`, `−3`. */
export const formatPoints = (points: number, locale: Locale): string =>
  formatCount(points, locale).replace("-", "−");
