import { sql } from "drizzle-orm";
import { demandGroups, insightPeriods } from "#contract/constants/values/insights.ts";
import { filterValues } from "#contract/constants/enumerations.ts";
import type { Db } from "#server/db/client.ts";
import { combinationOf } from "#server/insights/combination.ts";
import { Counts } from "#server/insights/counting/counts.ts";
import { lookBack } from "#server/insights/period.ts";
import { CountSums } from "#server/insights/read/count-sums.ts";
import { readInsights } from "#server/insights/read/insights.ts";
import { defaultSettings } from "#server/settings.ts";
import { findVoicePage } from "#server/voices/page-answers.ts";
import { readVoiceIndex } from "#server/voices/sql.ts";
import { numbersFrom } from "#demo/stable.ts";
import { benchDay } from "./fill-library.ts";
import { randomQuery } from "./random-query.ts";
import { inTurn, median } from "./rounds.ts";

const perRound = 20;
const searches = 300;
const clock = () => new Date(`${benchDay}T12:00:00Z`);
const parts = { clock, settings: defaultSettings };

const allCombinations = filterValues.languageNames.flatMap((language) =>
  filterValues.gender.flatMap((gender) =>
    filterValues.ageRangeNames.map((age) =>
      new URLSearchParams(
        demandGroups.slice(0, 3).map((group, place) => [group, [language, gender, age][place] ?? ""]),
      ).toString(),
    ),
  ),
);

/** Counts so many events of a year, one by one: four plays to a search, few voices and combinations much, others now and then. */
export async function fillCounts(db: Db, events: number): Promise<void> {
  const day = sql`${benchDay}::date - floor(random() * 365)::int`;
  await db.execute(sql`
    insert into play_counts (day, voice_id, count)
    select e.day, ids[1 + floor(array_length(ids, 1) * e.far ^ 3)::int], count(*)
    from (select array_agg(id) as ids from voices) v,
      (select ${day} as day, random() as far from generate_series(1, ${Math.round(events * 0.8)})) e
    group by 1, 2`);
  await db.execute(sql`
    insert into search_counts (day, combination, count)
    select e.day, (${JSON.stringify(allCombinations)}::jsonb ->> floor(${allCombinations.length} * e.far ^ 3)::int), count(*)
    from (select ${day} as day, random() as far from generate_series(1, ${Math.round(events * 0.2)})) e
    group by 1, 2`);
  await db.execute(sql`vacuum analyze play_counts`);
  await db.execute(sql`vacuum analyze search_counts`);
}

async function p50(times: number, work: () => Promise<unknown>): Promise<number> {
  const figures: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const start = performance.now();
    await work();
    figures.push(performance.now() - start);
  }
  return median(figures);
}

/** S11, in milliseconds: a year of insights at few and at many counted events; and a search without and with its count. */
export async function measureInsights(few: Db, many: Db, rounds: number) {
  const year = lookBack(parts, insightPeriods[2]);
  const yearOf = async (db: Db) => {
    const index = await readVoiceIndex(db, benchDay);
    const sums = new CountSums(db);
    return () => p50(perRound, () => readInsights({ db, sums, index }, year));
  };
  const index = await readVoiceIndex(few, benchDay);
  const counts = new Counts({ db: few, ...parts });
  const [plain, counting] = [numbersFrom(1), numbersFrom(1)];
  let nth = 0;
  return inTurn(
    {
      few: await yearOf(few),
      many: await yearOf(many),
      search: () => p50(searches, () => findVoicePage(few, index, randomQuery(plain), benchDay)),
      counted: () =>
        p50(searches, async () => {
          const query = randomQuery(counting);
          const page = await findVoicePage(few, index, query, benchDay);
          // Nobody is at the limit of a minute.
          counts.countSearch(
            `client ${(nth += 1)}`,
            combinationOf(query.filters, page.understood ?? []),
            benchDay,
          );
        }),
    },
    rounds,
  );
}
