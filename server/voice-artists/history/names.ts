import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { artistNames } from "#server/db/schema/catalogue.ts";
import { uuidsAmong } from "#server/db/uuid.ts";

/** The id under which the record of changes holds a name of an artist. */
export async function idOfName(tx: Db, artistId: string, name: string): Promise<string> {
  await tx.insert(artistNames).values({ artistId, name }).onConflictDoNothing();
  const [row] = await tx
    .select({ id: artistNames.id })
    .from(artistNames)
    .where(and(eq(artistNames.artistId, artistId), eq(artistNames.name, name)));
  if (!row) throw new Error("a stored name was not found");
  return row.id;
}

/** The names of these ids; what is no id of a name is left out. */
export async function findNamesByIds(db: Db, ids: readonly unknown[]): Promise<Map<string, string>> {
  const known = uuidsAmong(ids.filter((id) => typeof id === "string"));
  if (known.length === 0) return new Map();
  const rows = await db.select().from(artistNames).where(inArray(artistNames.id, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
