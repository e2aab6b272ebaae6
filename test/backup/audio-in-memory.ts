import type { AudioSource } from "#server/backup/pieces.ts";

/** A store of audio in memory. */
export class AudioInMemory implements AudioSource {
  readonly files = new Map<string, Uint8Array>();

  async read(storageKey: string): Promise<AsyncIterable<Uint8Array>> {
    const bytes = this.files.get(storageKey);
    if (!bytes) throw new Error(`no audio under ${storageKey}`);
    return (async function* () {
      yield bytes;
    })();
  }

  async write(storageKey: string, bytes: Uint8Array): Promise<void> {
    this.files.set(storageKey, bytes);
  }
}
