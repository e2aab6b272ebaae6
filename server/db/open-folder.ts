import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { openEmbedded, type OpenDatabase } from "./client.ts";
import { lockFolder } from "./lock.ts";
import { closeToOthers } from "./private-folder.ts";

/** Whether a start in this folder has to make the database first. */
export const isNew = (dataDir: string): boolean => !existsSync(join(dataDir, "database"));

/**
 * Opens the embedded database below `dataDir`, whose lock the caller holds. A new one is made beside its place and moved
 * there whole, so that a start that is killed leaves nothing half made. The database itself is locked too: somebody may
 * delete the file of the other lock, which would let a second process in. Throws `FolderInUse`.
 */
export async function openFolder(dataDir: string, migrations: string): Promise<OpenDatabase> {
  const place = join(dataDir, "database");
  const draft = join(dataDir, "database.new");
  await mkdir(dataDir, { recursive: true });
  if (isNew(dataDir)) {
    await rm(draft, { recursive: true, force: true });
    const fresh = await openEmbedded({ directory: draft });
    await fresh.migrate(migrations);
    await fresh.close();
    await rename(draft, place);
  }
  const lock = await lockFolder(place);
  try {
    const database = await openEmbedded({ directory: place });
    // Some of its files come with rights for all, whatever the umask.
    await closeToOthers(place);
    const close = async () => {
      await database.close();
      lock.release();
    };
    return { ...database, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
