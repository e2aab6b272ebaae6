import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#server/db/client.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { once } from "#server/repeats/once.ts";

/** A call that does something to what has events. */
export interface Acting {
  /** The call as its idempotency key names it, where it came with one. */
  keyed: KeyedCall | undefined;
  now: Date;
}

/** Does something to what `lock` finds and locks, in one transaction; nothing where the same call has done it already. */
export const actOnce = <Locked extends { id: string }>(
  db: Db,
  { keyed, now }: Acting,
  lock: (tx: Db) => Promise<Locked>,
  work: (tx: Db, locked: Locked) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await lock(tx);
    await once(tx, keyed, now, async () => {
      await work(tx, locked);
      return { id: locked.id };
    });
  });

/** Ids of the newest event, and of the newest that changed something; 0 where there is none. */
export interface Newest {
  newest: number;
  newestChange: number;
}

/** Whether more has happened than the sender of an act had seen, or what they name never did. */
export const hasChanged = ({ newest, newestChange }: Newest, seen: number): boolean =>
  seen < newestChange || seen > newest;

/** The newest events of something whose row is locked; those of the kind `quiet` change nothing. */
export async function readNewest(
  tx: Db,
  events: PgTable & Record<"id" | "kind", AnyPgColumn>,
  { isOf, quiet }: { isOf: SQL; quiet: string },
): Promise<Newest> {
  const { id, kind } = events;
  const [ids] = await tx
    .select({
      newest: sql<number>`coalesce(max(${id}), 0)::float8`,
      newestChange: sql<number>`coalesce(max(${id}) filter (where ${kind} <> ${quiet}), 0)::float8`,
    })
    .from(events as PgTable)
    .where(isOf);
  return ids ?? { newest: 0, newestChange: 0 };
}
