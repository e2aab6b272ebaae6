import { ahead, timeIn } from "./agency-day.ts";
import { dayIn } from "#contract/constants/wall-clock.ts";

const opensAt = 9;
const closesAt = 18;
const hour = 60 * 60_000;

/** Monday to Friday; holidays are not known. */
const isWorkingDay = (day: string) => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};

/** The moment when so many working hours somewhere have passed since another: Monday to Friday from 9 to 18. */
export function afterWorkingHours(timeZone: string, since: Date, hours: number): Date {
  let left = hours * hour;
  for (let day = dayIn(timeZone, since); ; day = ahead(day, { days: 1 })) {
    if (!isWorkingDay(day)) continue;
    const from = Math.max(since.getTime(), timeIn(timeZone, day, opensAt).getTime());
    const most = timeIn(timeZone, day, closesAt).getTime() - from;
    if (left <= most) return new Date(from + left);
    left -= Math.max(0, most);
  }
}
