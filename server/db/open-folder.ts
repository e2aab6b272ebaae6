import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { openEmbedded, type OpenDatabase } from "./client.ts";

/**
 * Opens the embedded database below `dataDir`, whose lock the caller holds. A new one is made beside its
 * place and moved there whole, so that a start that is killed leaves nothing half made.
 */
export async function openFolder(dataDir: string, migrations: string): Promise<OpenDatabase> {
  const place = join(dataDir, "database");
  const draft = join(dataDir, "database.new");
  await mkdir(dataDir, { recursive: true });
  if (!existsSync(place)) {
    await rm(draft, { recursive: true, force: true });
    const fresh = await openEmbedded({ directory: draft });
    await fresh.migrate(migrations);
    await fresh.close();
    await rename(draft, place);
  }
  return openEmbedded({ directory: place });
}
