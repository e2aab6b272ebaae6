import { lt } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { lists, listVoices } from "#server/db/schema/lists.ts";

/** Deletes for good what was deleted from somebody's lists, or removed from one, before a time. */
export async function forgetLists(db: Db, before: Date): Promise<void> {
  await db.delete(lists).where(lt(lists.deletedAt, before));
  await db.delete(listVoices).where(lt(listVoices.removedAt, before));
}
