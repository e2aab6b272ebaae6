import { createHash } from "node:crypto";
import { and, eq, gt, lt, lte, or } from "drizzle-orm";
import type { ClientUpdate } from "#contract/clients.ts";
import type { Db } from "#server/db/client.ts";
import { futureFrom } from "#server/db/future.ts";
import { idempotencyKeys } from "#server/db/operations-schema.ts";
import { Problem } from "#server/http/problems/problem.ts";

// Two hashes and an id are kept of a call: 200 offers a day for two days are less than 200 kB a user.
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
const bodyHashOf = (update: ClientUpdate) => hashOf(JSON.stringify(update));

/** A call with an `Idempotency-Key` that makes an offer. */
export interface KeyedCall {
  userId: string;
  key: string;
  update: ClientUpdate;
}

/** Whether this call has made its offer already; 422 when its key came with another body. The user's row is locked. */
export async function isRepeat(tx: Db, { userId, key, update }: KeyedCall, now: Date): Promise<boolean> {
  const { bodyHash, createdAt } = idempotencyKeys;
  const [first] = await tx
    .select({ bodyHash })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        eq(idempotencyKeys.key, hashOf(key)),
        lte(createdAt, futureFrom(now)),
      ),
    );
  if (first && first.bodyHash !== bodyHashOf(update)) throw new Problem(422, "idempotency-mismatch");
  return first !== undefined;
}

/** Remembers which offer a call made, for when it comes again; a refused call is not remembered. */
export async function rememberCall(
  tx: Db,
  { userId, key, update }: KeyedCall,
  offerId: string,
  now: Date,
): Promise<void> {
  const made = { bodyHash: bodyHashOf(update), offerId, createdAt: now };
  await tx
    .insert(idempotencyKeys)
    .values({ userId, key: hashOf(key), ...made })
    // One that a wrong clock dated ahead counts no longer.
    .onConflictDoUpdate({ target: [idempotencyKeys.userId, idempotencyKeys.key], set: made });
}

/** Forgets the calls made before a time, which nobody sends again, and those that a wrong clock dated ahead. */
export async function forgetCalls(db: Db, before: Date, now: Date): Promise<void> {
  const { createdAt } = idempotencyKeys;
  await db.delete(idempotencyKeys).where(or(lt(createdAt, before), gt(createdAt, futureFrom(now))));
}
