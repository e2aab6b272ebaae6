import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";

/**
 * Notes which samples of these artists are published now for the first time, as artist and as sample: they stand first in
 * the library, an artist's in its order. Call it after every write of states.
 */
export async function noteFirstPublished(tx: Db, artistIds: string[], now: Date): Promise<void> {
  const fresh = await tx
    .select({ id: voices.id })
    .from(voices)
    .innerJoin(voiceArtists, eq(voiceArtists.id, voices.artistId))
    .where(
      and(
        inArray(voices.artistId, artistIds),
        eq(voiceArtists.state, "published"),
        eq(voices.state, "published"),
        isNull(voices.publishedAt),
      ),
    )
    // The last one drawn stands first.
    .orderBy(voices.artistId, desc(voices.place));
  for (const { id } of fresh)
    await tx
      .update(voices)
      .set({ publishedAt: now, position: sql`nextval(pg_get_serial_sequence('voices', 'position'))` })
      .where(eq(voices.id, id));
}
