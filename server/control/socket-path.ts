import { createHash } from "node:crypto";
import { realpath, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 24);

/** A path of a folder's socket that is short enough to bind, whatever the folder's own length. */
export async function socketPath(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  if (Buffer.byteLength(path) < 100) return path;
  const link = join(tmpdir(), `tinora-${hash(folder)}`);
  await symlink(folder, link).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  if ((await realpath(link)) !== folder) throw new Error(`${link} leads elsewhere: delete it.`);
  return join(link, name);
}
