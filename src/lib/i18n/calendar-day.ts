/** Whether this is a day of the calendar, as `2026-11-27`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** The first and the last day that may be chosen. */
export interface DayRange {
  min?: string | undefined;
  max?: string | undefined;
}

/** Whether this is a day of the calendar, and one of the range; an end that is no day itself bounds nothing. */
export const isDayWithin = (text: string, { min = "", max = "" }: DayRange): boolean =>
  isDay(text) && (!isDay(min) || text >= min) && (!isDay(max) || text <= max);
