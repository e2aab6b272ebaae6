import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { audioFiles } from "#server/db/schema/catalogue.ts";

/** Whether a stored file has this name; until the transaction ends it is not swept. */
export async function holdAudioFile(tx: Db, name: string): Promise<boolean> {
  const rows = await tx
    .select({ name: audioFiles.name })
    .from(audioFiles)
    .where(eq(audioFiles.name, name))
    .for("key share");
  return rows.length > 0;
}

/** Lets a file that no voice refers to any more be swept a day later: it may still be playing somewhere. */
export async function releaseAudioFile(tx: Db, name: string): Promise<void> {
  await tx
    .update(audioFiles)
    .set({ createdAt: sql`now()` })
    .where(eq(audioFiles.name, name));
}
