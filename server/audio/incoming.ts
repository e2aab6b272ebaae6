import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Receives a file, uses it and deletes it, whatever went wrong. */
export async function withIncoming<T>(
  folder: string,
  receive: (path: string) => Promise<void>,
  use: (path: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.part`);
  try {
    await receive(path);
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Writes what is sent to a new file. */
export const writeIncoming = (path: string, sent: Readable): Promise<void> =>
  pipeline(sent, createWriteStream(path, { flags: "wx", mode: 0o600 }));

/** Deletes what a killed process left behind: files last written before a time. */
export async function sweepIncoming(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((known) => known.endsWith(".part"))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}
