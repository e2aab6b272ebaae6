import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { takes } from "#server/db/schema/productions.ts";

type Take = typeof takes.$inferSelect;

// As exact as a date of JavaScript, which tells a lease from another one.
const until = sql`date_trunc('milliseconds', now() + interval '60 seconds')`;
/** How often it is renewed, in milliseconds. */
const renewedEvery = 15_000;

const isPreparing = eq(takes.state, "preparing");
const lock = sql`select pg_advisory_xact_lock(hashtext('takes that are prepared'))`;

/** The only take that is prepared, over all processes; another one has it when it was not renewed for a minute. */
export class TakeLease {
  readonly take: Take;
  readonly #db: Db;
  readonly #lost = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #until: Date | null;

  private constructor(db: Db, take: Take) {
    this.#db = db;
    this.take = take;
    this.#until = take.leasedUntil;
    this.#timer = setInterval(() => {
      // Without the database it is renewed later.
      this.#set(until).catch(() => undefined);
    }, renewedEvery);
  }

  /** Has the oldest take that waits, those that could not be read for a while last; undefined while any is had. */
  static async take(db: Db): Promise<TakeLease | undefined> {
    const take = await db.transaction(async (tx) => {
      await tx.execute(lock);
      const isLeased = and(isPreparing, gt(takes.leasedUntil, sql`now()`));
      const leased = await tx.select({ id: takes.id }).from(takes).where(isLeased).limit(1);
      if (leased.length > 0) return undefined;
      const [next] = await tx
        .select({ id: takes.id })
        .from(takes)
        .where(isPreparing)
        .orderBy(sql`${takes.leasedUntil} nulls first`, asc(takes.createdAt), asc(takes.id))
        .limit(1);
      if (!next) return undefined;
      const [row] = await tx
        .update(takes)
        .set({ leasedUntil: until })
        .where(and(eq(takes.id, next.id), isPreparing))
        .returning();
      return row;
    });
    return take && new TakeLease(db, take);
  }

  /** Aborted when the take is gone, or when another process has it. */
  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  async #set(leasedUntil: typeof until | null): Promise<void> {
    const isOwn = this.#until === null ? sql`false` : eq(takes.leasedUntil, this.#until);
    const [row] = await this.#db
      .update(takes)
      .set({ leasedUntil })
      .where(and(eq(takes.id, this.take.id), isPreparing, isOwn))
      .returning({ leasedUntil: takes.leasedUntil });
    this.#until = row?.leasedUntil ?? null;
    if (!row) this.#lost.abort();
  }

  /**
   * Gives it back: to be prepared first by whoever comes next, or behind the others where it failed. False where it waits no
   * more, or another process has it.
   */
  async release({ hasFailed }: { hasFailed: boolean }): Promise<boolean> {
    clearInterval(this.#timer);
    await this.#set(hasFailed ? sql`now()` : null);
    return !this.lost.aborted;
  }
}

/** Lets the take go on at once that a killed process of this folder had: no other one works on it. */
export const releaseTakes = async (db: Db): Promise<void> => {
  await db.update(takes).set({ leasedUntil: null }).where(isPreparing);
};
