import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, inArray, lt } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { siteAssets } from "#server/db/schema/operations.ts";

// Maps are for developers, and every browser that runs this site reads Brotli.
const isKept = (name: string) => !/\.(?:map|gz)$/.test(name);

/**
 * Puts the files of this build that have a hash in their name into the database, for pages that were opened
 * before the next deployment, or that another server of a newer build delivered; marks them as current.
 */
export async function publishAssets(db: Db, site: string, now: Date): Promise<void> {
  const folder = join(site, "assets");
  const names = (await readdir(folder).catch(() => [])).filter(isKept).toSorted();
  // Of servers that start together, each skips what another is marking.
  const marked = db
    .select({ name: siteAssets.name })
    .from(siteAssets)
    .where(inArray(siteAssets.name, names))
    .orderBy(siteAssets.name)
    .for("update", { skipLocked: true });
  const known = await db
    .update(siteAssets)
    .set({ currentAt: now })
    .where(inArray(siteAssets.name, marked))
    .returning({ name: siteAssets.name });
  const there = new Set(known.map(({ name }) => name));
  for (const name of names) {
    if (there.has(name)) continue;
    const bytes = await readFile(join(folder, name));
    await db.insert(siteAssets).values({ name, bytes, currentAt: now }).onConflictDoNothing();
  }
}

/** Forgets the files that no server's build has had since a time. */
export async function forgetAssetsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(siteAssets).where(lt(siteAssets.currentAt, before));
}

/** A file of another build, by its name; undefined where there is none. */
export async function readKeptAsset(db: Db, name: string): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ bytes: siteAssets.bytes })
    .from(siteAssets)
    .where(eq(siteAssets.name, name));
  return found && Buffer.from(found.bytes);
}
