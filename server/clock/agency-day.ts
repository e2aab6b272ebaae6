import { dayIn, shownIn } from "#contract/constants/wall-clock.ts";
import type { Settings } from "#server/settings.ts";

interface AgencyClock {
  clock: () => Date;
  settings: Pick<Settings, "agencyTimeZone">;
}

/** Today where the agency is: days of offers and of consent end there. */
export const agencyToday = ({ clock, settings }: AgencyClock): string =>
  dayIn(settings.agencyTimeZone, clock());

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** Whether a text is a day of the calendar; `2026-02-30` is none. */
export function isDay(text: string): boolean {
  const time = utc(text);
  return !Number.isNaN(time.getTime()) && dayOf(time) === text;
}

/** The day that lies so far ahead; 29 February and some years later is 1 March. */
export function ahead(
  day: string,
  { days = 0, months = 0, years = 0 }: { days?: number; months?: number; years?: number },
): string {
  const time = utc(day);
  time.setUTCFullYear(time.getUTCFullYear() + years, time.getUTCMonth() + months);
  time.setUTCDate(time.getUTCDate() + days);
  return dayOf(time);
}

/** What clocks somewhere show at a moment, as if it were UTC. */
function asUtc(timeZone: string, time: number): number {
  const { day, clock } = shownIn(timeZone, new Date(time));
  return Date.parse(`${day}T${clock}Z`);
}

/** The moment when clocks somewhere show a full hour of a day. */
export function timeIn(timeZone: string, day: string, hour: number): Date {
  const wanted = utc(day).getTime() + hour * 60 * 60_000;
  // Once with the offset of about that time, and again with that of the time found: it may have changed in between.
  const about = 2 * wanted - asUtc(timeZone, wanted);
  return new Date(about + wanted - asUtc(timeZone, about));
}
