import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { productions } from "#server/db/schema/productions.ts";

export type ProductionRow = typeof productions.$inferSelect;

/** Locks the production of an offer, whose row is locked, until the transaction ends; undefined where there is none. */
export async function lockProduction(tx: Db, offerId: string): Promise<ProductionRow | undefined> {
  const [row] = await tx.select().from(productions).where(eq(productions.offerId, offerId)).for("update");
  return row;
}

/** Changes a production, and tells whoever asks again that it, its takes or its notes are others. */
export async function touchProduction(
  tx: Db,
  offerId: string,
  changes: Partial<typeof productions.$inferInsert> = {},
): Promise<void> {
  await tx
    .update(productions)
    .set({ ...changes, version: sql`${productions.version} + 1` })
    .where(eq(productions.offerId, offerId));
}
