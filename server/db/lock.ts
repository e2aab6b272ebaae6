import { mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process has the folder. */
export class FolderInUse extends Error {}

export interface FolderLock {
  release(): void;
}

const sqliteBusy = 5;

// Kept from the garbage collector, which would release the lock.
const held = new Set<DatabaseSync>();

/** Locks a file for this process alone; undefined when another has it. */
function lockFile(path: string): DatabaseSync | undefined {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec("begin exclusive");
    held.add(file);
    return file;
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw error;
  }
}

/**
 * Keeps every other process away from a folder until this one ends, however it ends. Node locks files only
 * through SQLite, which asks the operating system: that lock ends with its process, is seen by every container
 * that shares the folder, and can be taken over by one only. Throws `FolderInUse`.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const real = await realpath(folder);
  const file = lockFile(join(real, "lock"));
  if (!file)
    throw new FolderInUse(
      `Another server is using ${real}. Stop it, choose another DATA_DIR, or set DATABASE_URL: PostgreSQL serves many.`,
    );
  return {
    release() {
      if (held.delete(file)) file.close();
    },
  };
}
