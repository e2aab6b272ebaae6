import { eq } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "#server/db/client.ts";
import { facts } from "#server/db/schema/operations.ts";

const hour = 60 * 60_000;

interface WatchParts {
  db: Db;
  clock: () => Date;
  /** Milliseconds since this process began, from a clock that nobody can set. */
  uptime?: () => number;
  logger?: FastifyBaseLogger | undefined;
}

/** The row that says when a server was last up: no other row is newer by more than a minute. */
const key = "clock";

/**
 * Says whether the machine's clock may be believed where something would be deleted for good: not in the first hour
 * of a process, and not in the hour after the clock jumped.
 */
export class ClockWatch {
  /** How often the clock jumped since the start. */
  jumps = 0;
  readonly #parts: Required<Omit<WatchParts, "logger">> & Pick<WatchParts, "logger">;
  #trustedFrom = hour;
  #last: { time: number; uptime: number } | undefined;

  constructor(parts: WatchParts) {
    this.#parts = { uptime: () => performance.now(), ...parts };
  }

  /** Whether a jump is less than an hour ago. */
  get hasJumped(): boolean {
    return this.jumps > 0 && !this.#isTrusted;
  }

  get #isTrusted(): boolean {
    return this.#parts.uptime() >= this.#trustedFrom;
  }

  /** Whether something may be deleted because of its age. */
  async mayDestroy(): Promise<boolean> {
    await this.#compare();
    return this.#isTrusted;
  }

  /** Looks for a jump, and writes the row that the next start compares its clock with. */
  async check(): Promise<void> {
    await this.#compare();
    const time = this.#parts.clock().getTime();
    const value = String(time);
    await this.#parts.db
      .insert(facts)
      .values({ key, value })
      .onConflictDoUpdate({ target: facts.key, set: { value } });
  }

  /** Compares the clock with what it must show by now: at first with the newest row, then with the time that passed. */
  async #compare(): Promise<void> {
    const [time, uptime] = [this.#parts.clock().getTime(), this.#parts.uptime()];
    const last = this.#last;
    const expected = last ? last.time + uptime - last.uptime : await this.#readNewest();
    this.#last = { time, uptime };
    if (expected !== undefined && Math.abs(time - expected) > hour) this.#tellJump(time - expected);
  }

  #tellJump(by: number): void {
    this.jumps += 1;
    this.#trustedFrom = Math.max(hour, this.#parts.uptime() + hour);
    this.#parts.logger?.warn(
      { hours: Math.round(by / hour) },
      "the clock jumped against the newest row: for an hour nothing is deleted",
    );
  }

  async #readNewest(): Promise<number | undefined> {
    const [row] = await this.#parts.db.select().from(facts).where(eq(facts.key, key));
    return row && Number(row.value);
  }
}
