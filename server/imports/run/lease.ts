import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { ImportState } from "#contract/constants/values/imports.ts";
import type { Db } from "#server/db/client.ts";
import { imports } from "#server/db/schema/imports.ts";
import { type CheckedImport, withFound } from "#server/imports/check/found.ts";

/** One file is given up before that (audio/analysis/limits.ts). */
const until = sql`now() + interval '60 seconds'`;
/** How often it is renewed at most, in milliseconds. */
const renewedEvery = 5000;

/** An import that one worker has for itself; another one takes it over when it is not renewed for a minute. */
export class Lease {
  readonly held: CheckedImport;
  readonly #db: Db;
  readonly #holder: string;
  #renewedAt = Date.now();

  private constructor(db: Db, holder: string, held: CheckedImport) {
    this.#db = db;
    this.#holder = holder;
    this.held = held;
  }

  /** Takes the oldest import of a state that nobody holds; undefined where there is none. */
  static async take(db: Db, state: Extract<ImportState, "checking" | "running">): Promise<Lease | undefined> {
    const holder = randomUUID();
    const free = db
      .select({ id: imports.id })
      .from(imports)
      .where(and(eq(imports.state, state), or(isNull(imports.heldUntil), lt(imports.heldUntil, sql`now()`))))
      .orderBy(asc(imports.createdAt))
      .limit(1)
      .for("update", { skipLocked: true });
    const [row] = await db
      .update(imports)
      .set({ heldBy: holder, heldUntil: until })
      .where(inArray(imports.id, free))
      .returning();
    return row && new Lease(db, holder, withFound(row));
  }

  #own(state: ImportState = this.held.state) {
    return and(eq(imports.id, this.held.id), eq(imports.heldBy, this.#holder), eq(imports.state, state));
  }

  /** Holds it on; false where it was cancelled, or another worker has it. */
  async renew(): Promise<boolean> {
    if (Date.now() - this.#renewedAt < renewedEvery) return true;
    const renewed = await this.#db
      .update(imports)
      .set({ heldUntil: until })
      .where(this.#own())
      .returning({ id: imports.id });
    this.#renewedAt = Date.now();
    return renewed.length > 0;
  }

  /** Whether it is still held and not cancelled; asked in a transaction, it stays so until that ends. */
  async isHeld(tx: Db): Promise<boolean> {
    const [row] = await tx.select({ id: imports.id }).from(imports).where(this.#own()).for("update");
    return row !== undefined;
  }

  /** Lets another worker go on at once. */
  async release(): Promise<void> {
    await this.#db.update(imports).set({ heldBy: null, heldUntil: null }).where(this.#own());
  }
}

/** Lets imports go on at once that a killed process of this folder held: no other one works on it. */
export const releaseAll = async (db: Db): Promise<void> => {
  await db.update(imports).set({ heldBy: null, heldUntil: null });
};
