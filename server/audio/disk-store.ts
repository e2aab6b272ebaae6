import { randomBytes } from "node:crypto";
import { copyFile, mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AudioStore, ByteRange } from "./store.ts";

const keyPattern = /^(?:demo\/)?[A-Za-z0-9][A-Za-z0-9._-]{0,150}$/;
const demoPrefix = "demo/";

/** Whether the bytes of a key come with the program: they are never written, and need no backup. */
export const isShipped = (key: string): boolean => key.startsWith(demoPrefix);

/** Audio files in a folder; keys that begin with `demo/` are read from the shipped demo clips. */
export class DiskAudioStore implements AudioStore {
  readonly #folder: string;
  readonly #demoFolder: string;

  constructor(folder: string, demoFolder: string) {
    this.#folder = folder;
    this.#demoFolder = demoFolder;
  }

  #path(key: string): string {
    if (!keyPattern.test(key)) throw new Error("A storage key has an unknown form.");
    return isShipped(key) ? join(this.#demoFolder, key.slice(demoPrefix.length)) : join(this.#folder, key);
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.#store(key, (draft) => writeFile(draft, bytes, { flag: "wx" }));
  }

  async putFile(key: string, path: string): Promise<void> {
    await this.#store(key, (draft) => copyFile(path, draft));
  }

  async #store(key: string, write: (draft: string) => Promise<void>): Promise<void> {
    const path = this.#path(key);
    await mkdir(this.#folder, { recursive: true });
    const draft = `${path}.${randomBytes(6).toString("hex")}.part`;
    try {
      await write(draft);
      const file = await open(draft, "r+");
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async stat(key: string): Promise<number | undefined> {
    const found = await stat(this.#path(key)).catch(() => undefined);
    return found?.isFile() ? found.size : undefined;
  }

  async read(key: string, range?: ByteRange) {
    const file = await open(this.#path(key));
    return file.createReadStream({ ...range });
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  async freeBytes(): Promise<number> {
    await mkdir(this.#folder, { recursive: true });
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize;
  }

  async *keysBefore(before: Date): AsyncGenerator<string> {
    for (const key of await readdir(this.#folder).catch(() => [])) {
      const found = keyPattern.test(key) ? await stat(this.#path(key)).catch(() => undefined) : undefined;
      if (found?.isFile() && found.mtime < before) yield key;
    }
  }
}
