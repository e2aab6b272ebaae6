import { dayIn } from "#contract/constants/wall-clock.ts";
import type { Db } from "#server/db/client.ts";
import { combinationOf } from "#server/insights/combination.ts";
import { addPlays, addSearches } from "#server/insights/counting/sql.ts";
import { defaultSettings } from "#server/settings.ts";
import { demoCounts } from "#demo/customers/counts.ts";

const minutesADay = 24 * 60;

/** Stores what the demo's clients played and looked for in a year. */
export async function fillCounts(tx: Db, when: (minutesAgo: number) => Date): Promise<void> {
  const days = demoCounts().map((counts) => ({
    ...counts,
    day: dayIn(defaultSettings.agencyTimeZone, when(counts.daysAgo * minutesADay)),
  }));
  await addPlays(
    tx,
    days.flatMap(({ day, plays }) => plays.map(({ voiceId, count }) => ({ day, what: voiceId, count }))),
  );
  await addSearches(
    tx,
    days.flatMap(({ day, searches }) =>
      searches.map(({ filters, count }) => ({ day, what: combinationOf(filters, []), count })),
    ),
  );
}
