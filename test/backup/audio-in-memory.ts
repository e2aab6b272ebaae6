import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import type { AudioSource } from "#server/backup/pieces.ts";

/** A store of audio in memory. */
export class AudioInMemory implements AudioSource {
  readonly files = new Map<string, Buffer>();

  async read(storageKey: string): Promise<Readable> {
    const bytes = this.files.get(storageKey);
    if (!bytes) throw new Error(`no audio under ${storageKey}`);
    return Readable.from([bytes]);
  }

  async putFile(storageKey: string, path: string): Promise<void> {
    this.files.set(storageKey, await readFile(path));
  }
}
