import { insightLimits } from "#contract/constants/values/insights.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import type { Settings } from "#server/settings.ts";
import { MinuteLimit } from "./minute-limit.ts";
import { addPlays, addSearches, raiseCounted, type Counted } from "./sql.ts";

interface CountsParts {
  db: Db;
  clock: () => Date;
  settings: Pick<Settings, "agencyTimeZone">;
}

/** Counts by day and by what was played or looked for. */
class Tally {
  readonly #counts = new Map<string, Counted>();

  add({ day, what, count }: Counted): void {
    const key = `${day} ${what}`;
    const counted = this.#counts.get(key);
    if (counted) counted.count += count;
    else this.#counts.set(key, { day, what, count });
  }

  /** All of them, in an order in which no two processes wait for each other; nothing is left. */
  take(): Counted[] {
    const keys = [...this.#counts.keys()].toSorted();
    const taken = keys.flatMap((key) => this.#counts.get(key) ?? []);
    this.#counts.clear();
    return taken;
  }
}

/**
 * Counts what clients play and look for, in memory until a job writes it: at most once in ten seconds, so that a crash
 * loses these seconds. Who it was is known for the limit of one minute alone, and never written.
 */
export class Counts {
  readonly #parts: CountsParts;
  readonly #plays = new Tally();
  readonly #searches = new Tally();
  readonly #playLimit: MinuteLimit;
  readonly #searchLimit: MinuteLimit;
  /** The combinations that were looked for today. */
  #known = { day: "", combinations: new Set<string>() };

  constructor(parts: CountsParts) {
    this.#parts = parts;
    this.#playLimit = new MinuteLimit(parts.clock, insightLimits.countedAMinute);
    this.#searchLimit = new MinuteLimit(parts.clock, insightLimits.countedAMinute);
  }

  /** Seconds until a client's next play is counted; 0 when it is counted now. */
  secondsToWait(userId: string): number {
    return this.#playLimit.take(userId);
  }

  countPlay(voiceId: string): void {
    this.#plays.add({ day: agencyToday(this.#parts), what: voiceId, count: 1 });
  }

  /** Past its client's limit, and past the day's combinations, a search is not counted. */
  countSearch(userId: string, combination: string, today: string): void {
    if (combination === "" || this.#searchLimit.take(userId) > 0) return;
    if (this.#known.day !== today) this.#known = { day: today, combinations: new Set() };
    const { combinations } = this.#known;
    if (combinations.size >= insightLimits.combinationsADay && !combinations.has(combination)) return;
    combinations.add(combination);
    this.#searches.add({ day: today, what: combination, count: 1 });
  }

  /** Writes what was counted since the last time, in one transaction; what cannot be written is kept for the next time. */
  async write(): Promise<void> {
    const [plays, searches] = [this.#plays.take(), this.#searches.take()];
    if (plays.length + searches.length === 0) return;
    try {
      await this.#parts.db.transaction(async (tx) => {
        await addPlays(tx, plays);
        await addSearches(tx, searches);
        await raiseCounted(tx);
      });
    } catch (error) {
      for (const counted of plays) this.#plays.add(counted);
      for (const counted of searches) this.#searches.add(counted);
      throw error;
    }
  }
}
