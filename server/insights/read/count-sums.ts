import { sql } from "drizzle-orm";
import { ahead } from "#server/clock/agency-day.ts";
import { rowsOf, type Db } from "#server/db/client.ts";
import type { LookBack } from "#server/insights/period.ts";

/** Sums of counts, by a voice's id or a combination of filters. */
export type Sums = ReadonlyMap<string, number>;

const tables = {
  plays: { table: sql`"play_counts"`, what: sql`"voice_id"::text` },
  searches: { table: sql`"search_counts"`, what: sql`"combination"` },
};
type Counted = keyof typeof tables;

/** The sums of the days from the first on and before the other one. */
async function readSums(db: Db, counted: Counted, from: string, before: string): Promise<Sums> {
  const { table, what } = tables[counted];
  const rows = await rowsOf<{ what: string; sum: number }>(
    db,
    sql`select ${what} as what, sum("count")::float8 as sum from ${table}
      where "day" >= ${from}::date and "day" < ${before}::date group by 1`,
  );
  return new Map(rows.map((row) => [row.what, row.sum]));
}

/**
 * Sums of a period's counts. Nobody writes to a day once the next one is over: the sums of such days are kept in memory until
 * the agency's day ends.
 */
export class CountSums {
  readonly #db: Db;
  readonly #kept = new Map<string, Promise<Sums>>();
  #until = "";

  constructor(db: Db) {
    this.#db = db;
  }

  async of(counted: Counted, { from, until }: LookBack): Promise<Sums> {
    if (this.#until !== until) this.#kept.clear();
    this.#until = until;
    const yesterday = ahead(until, { days: -1 });
    const sums = new Map(
      await this.#past(`${counted} ${from}`, () => readSums(this.#db, counted, from, yesterday)),
    );
    const tomorrow = ahead(until, { days: 1 });
    for (const [what, sum] of await readSums(this.#db, counted, yesterday, tomorrow))
      sums.set(what, (sums.get(what) ?? 0) + sum);
    return sums;
  }

  #past(key: string, read: () => Promise<Sums>): Promise<Sums> {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const reading = read();
    this.#kept.set(key, reading);
    reading.catch(() => this.#kept.delete(key));
    return reading;
  }
}
