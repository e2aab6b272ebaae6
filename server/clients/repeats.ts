import { createHash } from "node:crypto";
import { and, eq, gt, lt, lte, or } from "drizzle-orm";
import { Type } from "typebox";
import type { Db } from "#server/db/client.ts";
import { futureFrom } from "#server/db/future.ts";
import { idempotencyKeys } from "#server/db/operations-schema.ts";
import { Problem } from "#server/http/problems/problem.ts";

// Two hashes and an id are kept of a call: 200 offers a day for two days are less than 200 kB a user.
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
const bodyHashOf = (body: unknown) => hashOf(JSON.stringify(body));

/** The header that names a call, so that it does its work once. */
export const idempotencyHeader = {
  "idempotency-key": Type.Optional(Type.String({ minLength: 1, maxLength: 255, pattern: "^[!-~]+$" })),
};

/** A call with an `Idempotency-Key` that makes an offer, or does something to one. */
export interface KeyedCall {
  userId: string;
  key: string;
  /** What came; of a call about one offer, which one as well. */
  body: unknown;
}

/** Whether this call has done its work already; 422 when its key came with another body. Such calls wait for one another. */
export async function isRepeat(tx: Db, { userId, key, body }: KeyedCall, now: Date): Promise<boolean> {
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
  if (first && first.bodyHash !== bodyHashOf(body)) throw new Problem(422, "idempotency-mismatch");
  return first !== undefined;
}

/** Remembers which offer a call was about, for when it comes again; a refused call is not remembered. */
export async function rememberCall(
  tx: Db,
  { userId, key, body }: KeyedCall,
  offerId: string,
  now: Date,
): Promise<void> {
  const made = { bodyHash: bodyHashOf(body), offerId, createdAt: now };
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
