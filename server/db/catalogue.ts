import { eq, sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { catalogue } from "./schema/catalogue.ts";

/**
 * Tells every process that the library changed: call it in the transaction of each write that
 * a page of voices would show (a voice, its sample, its artist). The row lock makes such writes queue.
 */
export async function bumpCatalogue(tx: Db): Promise<void> {
  await tx
    .update(catalogue)
    .set({ generation: sql`${catalogue.generation} + 1` })
    .where(eq(catalogue.id, 1));
}

/** The generation of the library as the database has it now. */
export async function readGeneration(db: Db): Promise<number> {
  const [row] = await db
    .select({ generation: catalogue.generation })
    .from(catalogue)
    .where(eq(catalogue.id, 1));
  return row?.generation ?? 0;
}
