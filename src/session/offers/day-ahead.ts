import { dayIn } from "#contract/constants/wall-clock.ts";

interface Ahead {
  days?: number;
  years?: number;
}

/** A day so far ahead of the agency’s today, as `2026-11-22`. */
export function dayAhead(timeZone: string, { days = 0, years = 0 }: Ahead = {}): string {
  const day = new Date(`${dayIn(timeZone, new Date())}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
