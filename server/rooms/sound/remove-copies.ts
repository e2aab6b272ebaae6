import { and, inArray, isNotNull, type SQL } from "drizzle-orm";
import { roomVoices } from "#server/db/schema/rooms.ts";
import type { Parts } from "#server/parts.ts";

/**
 * Deletes the copies of some voices of rooms; they are silent from then on. What is left where the process ends midway is
 * swept with other bytes that nothing names.
 */
export async function removeCopies(
  { db, audio }: Pick<Parts, "db" | "audio">,
  among: SQL | undefined,
): Promise<void> {
  const names = await db.transaction(async (tx) => {
    const { id, audioName } = roomVoices;
    const copies = await tx
      .select({ id, audioName })
      .from(roomVoices)
      .where(and(among, isNotNull(audioName)))
      .orderBy(id)
      .for("update");
    const ids = copies.map((copy) => copy.id);
    if (ids.length > 0)
      await tx
        .update(roomVoices)
        .set({ audioName: null, audioSha256: null, seconds: null })
        .where(inArray(id, ids));
    return copies.flatMap((copy) => copy.audioName ?? []);
  });
  for (const name of names) await audio.remove(name);
}
