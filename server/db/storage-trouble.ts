import { randomUUID } from "node:crypto";
import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";

const megabyte = 1024 * 1024;

const reasons: Record<string, string> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk's quota is used up",
  EROFS: "the disk is read-only",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  ENOTDIR: "it is no folder",
  EEXIST: "it is no folder",
  EIO: "the disk is broken",
};

/** Tries to write; the reason why that fails, or undefined. Throws what has no reason in plain words. */
async function tryToWrite(folder: string): Promise<string | undefined> {
  const file = join(folder, `${randomUUID()}.part`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, Buffer.alloc(megabyte), { flag: "wx", flush: true });
    return undefined;
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ""];
    if (reason === undefined) throw error;
    return reason;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** A sentence that says why nothing can be stored in a folder, or not enough; undefined where it can. */
export async function storageTrouble(folder: string, megabytes: number): Promise<string | undefined> {
  const reason = await tryToWrite(folder);
  if (reason !== undefined) return `DATA_DIR (${folder}) cannot be written to: ${reason}.`;
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / megabyte);
  return free < megabytes
    ? `DATA_DIR (${folder}) lies on a disk that is full: ${free} MB are free, and ${megabytes} MB are needed.`
    : undefined;
}
