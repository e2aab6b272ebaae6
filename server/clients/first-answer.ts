import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import type { ClientUpdate } from "#contract/clients.ts";
import type { Db } from "#server/db/client.ts";
import { idempotencyKeys } from "#server/db/operations-schema.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { ShownClient } from "./sql.ts";

const hashOf = (update: ClientUpdate) => createHash("sha256").update(JSON.stringify(update)).digest("hex");

const row = (userId: string, key: string) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/** The answer to the first call with this key; 422 when its body was another. The user's row is locked. */
export async function findFirstAnswer(
  tx: Db,
  userId: string,
  key: string,
  update: ClientUpdate,
): Promise<ShownClient | undefined> {
  const [first] = await tx.select().from(idempotencyKeys).where(row(userId, key));
  if (!first) return undefined;
  if (first.bodyHash !== hashOf(update)) throw new Problem(422, "idempotency-mismatch");
  return first.answer as ShownClient;
}

/** Keeps the answer for when the same call comes again; a refusal is never kept. */
export async function keepFirstAnswer(
  tx: Db,
  userId: string,
  key: string,
  update: ClientUpdate,
  answer: ShownClient,
): Promise<void> {
  await tx.insert(idempotencyKeys).values({ userId, key, bodyHash: hashOf(update), answer });
}

/** Forgets the answers given before a time: nobody sends those calls again. */
export async function deleteFirstAnswersBefore(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
