import { chmod, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const forOthers = 0o077;

// All that the server itself puts there; a person may keep other things beside them.
const ours = new Set(["lock", "database", "audio", "incoming", "backups"]);

/** Takes everybody else's rights to these entries of a folder and all below them; links are left alone. */
async function closeEntries(folder: string, isMeant: (name: string) => boolean): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!isMeant(entry.name)) continue;
    if (entry.isDirectory()) await closeToOthers(path);
    else if (entry.isFile()) await chmod(path, 0o600);
  }
}

/** Makes a folder and all below it readable by its owner alone. */
export async function closeToOthers(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  await closeEntries(folder, () => true);
}

/**
 * Makes a folder, or an older one with what the server keeps in it, readable by its owner alone. New files become so by
 * the umask of the program.
 */
export async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (((await stat(folder)).mode & forOthers) === 0) return;
  await chmod(folder, 0o700);
  await closeEntries(folder, (name) => ours.has(name));
}
