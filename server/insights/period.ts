import type { InsightPeriod } from "#contract/constants/values/insights.ts";
import { agencyToday, ahead, timeIn } from "#server/clock/agency-day.ts";
import type { Settings } from "#server/settings.ts";

/** The days that the agency looks back over, today among them, and when they began; as many days before them too. */
export interface LookBack {
  days: InsightPeriod;
  from: string;
  until: string;
  since: Date;
  before: Date;
  timeZone: string;
}

/** The last days where the agency is. */
export function lookBack(
  parts: { clock: () => Date; settings: Pick<Settings, "agencyTimeZone"> },
  days: InsightPeriod,
): LookBack {
  const timeZone = parts.settings.agencyTimeZone;
  const until = agencyToday(parts);
  const from = ahead(until, { days: 1 - days });
  return {
    days,
    from,
    until,
    since: timeIn(timeZone, from, 0),
    before: timeIn(timeZone, ahead(from, { days: -days }), 0),
    timeZone,
  };
}
