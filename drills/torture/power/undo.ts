import { open, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";

interface Note {
  offset: number;
  /** What stood there, as far as the file went. */
  old: Buffer;
  /** How long the file was. */
  size: number;
}

const head = 24;

/** The notes of one file, oldest first; a note that a kill cut short has no write behind it. */
function readNotes(bytes: Buffer): Note[] {
  const notes: Note[] = [];
  for (let at = 0; at + head <= bytes.length;) {
    const [offset, length, size] = [0, 8, 16].map((place) => Number(bytes.readBigInt64LE(at + place)));
    if (offset === undefined || length === undefined || size === undefined) break;
    if (at + head + length > bytes.length) break;
    notes.push({ offset, old: bytes.subarray(at + head, at + head + length), size });
    at += head + length;
  }
  return notes;
}

async function undo(path: string, notes: readonly Note[]): Promise<void> {
  const file = await open(path, "r+");
  for (const { offset, old, size } of notes.toReversed()) {
    await file.truncate(size);
    await file.write(old, 0, old.length, offset);
  }
  await file.close();
}

/** The regular files below a folder, by inode. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(String((await stat(path)).ino), path);
  }
  return files;
}

/**
 * Takes back what was not synced when the power was cut, every other file wholly and the others from a random
 * write on, as a disk may have written some of it. Answers how many writes are gone.
 */
export async function forgetUnsynced(data: string, notes: string, random: () => number): Promise<number> {
  const files = await filesIn(data);
  let gone = 0;
  for (const inode of await readdir(notes)) {
    const path = files.get(inode);
    const written = readNotes(await readFile(join(notes, inode)));
    await rm(join(notes, inode));
    if (!path || written.length === 0) continue;
    const kept = random() < 0.5 ? 0 : Math.floor(random() * written.length);
    await undo(path, written.slice(kept));
    gone += written.length - kept;
  }
  return gone;
}
