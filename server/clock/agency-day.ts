import type { Settings } from "#server/settings.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that it is somewhere, as 2026-11-19. */
export function dayIn(timeZone: string, time: Date): string {
  let format = formats.get(timeZone);
  if (!format) {
    // Sweden writes days as ISO 8601 does.
    format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
    formats.set(timeZone, format);
  }
  return format.format(time);
}

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
export function ahead(day: string, { days = 0, years = 0 }: { days?: number; years?: number }): string {
  const time = utc(day);
  time.setUTCFullYear(time.getUTCFullYear() + years);
  time.setUTCDate(time.getUTCDate() + days);
  return dayOf(time);
}

const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** What clocks somewhere show at a moment, as if it were UTC. */
function shownIn(timeZone: string, time: number): number {
  let format = wallClocks.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
    wallClocks.set(timeZone, format);
  }
  return Date.parse(`${format.format(time).replace(" ", "T")}Z`);
}

/** The moment when clocks somewhere show a full hour of a day. */
export function timeIn(timeZone: string, day: string, hour: number): Date {
  const wanted = utc(day).getTime() + hour * 60 * 60_000;
  // Once with the offset of about that time, and again with that of the time found: it may have changed in between.
  const about = 2 * wanted - shownIn(timeZone, wanted);
  return new Date(about + wanted - shownIn(timeZone, about));
}
