import { and, desc, eq, gt, inArray, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { futureFrom } from "#server/db/future.ts";
import { idempotencyKeys } from "#server/db/schema/operations.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { bodyHashOf, type KeyedCall, nameOf } from "./keyed-call.ts";

/** What is remembered of what a call made: an id, and what else its answer cannot read anew. */
export type Remembered = Record<string, unknown>;

/** How many calls are remembered of one user: with the longest of them less than 10 MB. */
export const mostRemembered = 10_000;

/** Makes deliveries of the same call queue until the transaction ends. */
const waitForSame = (tx: Db, call: KeyedCall) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(('x' || ${nameOf(call, bodyHashOf(call)).toString("hex", 0, 8)})::bit(64)::bigint)`,
  );

/** What the same call made before; undefined for one that is new. 422 where its key came with something else. */
export async function findMade<Made extends Remembered>(
  db: Db,
  call: KeyedCall,
  now: Date,
): Promise<Made | undefined> {
  const { name, bodyHash, made, createdAt } = idempotencyKeys;
  const [first] = await db
    .select({ bodyHash, made })
    .from(idempotencyKeys)
    .where(and(eq(name, nameOf(call)), lte(createdAt, futureFrom(now))));
  if (first && Buffer.compare(first.bodyHash, bodyHashOf(call)) !== 0)
    throw new Problem(422, "idempotency-mismatch");
  return first?.made as Made | undefined;
}

/** Forgets the oldest calls of a user who made more than are remembered. */
async function forgetOldest(tx: Db, userId: string): Promise<void> {
  const { name, createdAt } = idempotencyKeys;
  const tooMany = tx
    .select({ name })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.userId, userId))
    .orderBy(desc(createdAt))
    .offset(mostRemembered)
    .for("update", { skipLocked: true });
  await tx.delete(idempotencyKeys).where(inArray(name, tooMany));
}

async function remember(tx: Db, call: KeyedCall, made: Remembered, now: Date): Promise<void> {
  const { name, createdAt } = idempotencyKeys;
  const row = { bodyHash: bodyHashOf(call), made, createdAt: now };
  const stored = await tx
    .insert(idempotencyKeys)
    .values({ name: nameOf(call), userId: call.userId, ...row })
    // One that a wrong clock dated ahead counts no longer.
    .onConflictDoUpdate({ target: name, set: row, setWhere: gt(createdAt, futureFrom(now)) })
    .returning({ name });
  // Another call came under this key meanwhile.
  if (stored.length === 0) throw new Problem(422, "idempotency-mismatch");
  if (call.userId !== null) await forgetOldest(tx, call.userId);
}

/**
 * Does a call's work, in its transaction, and answers what that made; for a call that has done it already, what it made then.
 * Of deliveries at once the others wait for the first. A refused call is not remembered; one without a key always works.
 */
export async function once<Made extends Remembered>(
  tx: Db,
  call: KeyedCall | undefined,
  now: Date,
  make: () => Promise<Made>,
): Promise<Made> {
  if (!call) return make();
  await waitForSame(tx, call);
  const earlier = await findMade<Made>(tx, call, now);
  if (earlier) return earlier;
  const made = await make();
  await remember(tx, call, made, now);
  return made;
}

/** Forgets the calls made before a time, which nobody sends again, and those that a wrong clock dated ahead. */
export async function forgetCalls(db: Db, before: Date, now: Date): Promise<void> {
  const { createdAt } = idempotencyKeys;
  await db.delete(idempotencyKeys).where(or(lt(createdAt, before), gt(createdAt, futureFrom(now))));
}
