import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { AudioStore } from "#server/audio/store.ts";
import { Problem } from "#server/http/problems/problem.ts";

/** Under which key the part of an upload lies that begins at a byte. */
export const partKey = (uploadId: string, from: number): string => `upload-${uploadId}-${from}`;

const partPattern = /^upload-([0-9a-f-]{36})-\d+$/;

/** The upload that a key of the store belongs to; undefined for any other key. */
export const uploadOfKey = (key: string): string | undefined => partPattern.exec(key)?.[1];

interface Part {
  key: string;
  from: number;
  /** The byte behind its last one. */
  to: number;
}

/** The bytes of a file that was sent in parts; any range of them can be read, and never is more than a part in memory. */
export class UploadedBytes {
  readonly size: number;
  readonly #audio: AudioStore;
  readonly #parts: Part[];

  private constructor(audio: AudioStore, parts: Part[], size: number) {
    this.#audio = audio;
    this.#parts = parts;
    this.size = size;
  }

  /** Finds the parts; 422 where they are not the whole file. */
  static async open(audio: AudioStore, { id, size }: { id: string; size: number }): Promise<UploadedBytes> {
    const parts: Part[] = [];
    let from = 0;
    while (from < size) {
      const key = partKey(id, from);
      const length = await audio.stat(key);
      if (!length) throw new Problem(422, "upload-not-whole");
      parts.push({ key, from, to: from + length });
      from += length;
    }
    if (from !== size) throw new Problem(422, "upload-not-whole");
    return new UploadedBytes(audio, parts, size);
  }

  /** The bytes from `from` to before `to`. */
  read(from = 0, to = this.size): Readable {
    return Readable.from(this.#chunks(from, to), { objectMode: false });
  }

  /** A few bytes at once. */
  async bytes(from: number, to: number): Promise<Buffer> {
    return buffer(this.read(from, Math.min(to, this.size)));
  }

  async *#chunks(from: number, to: number): AsyncGenerator<Uint8Array> {
    for (const part of this.#parts) {
      const [start, end] = [Math.max(from, part.from), Math.min(to, part.to)];
      if (start >= end) continue;
      const range = { start: start - part.from, end: end - part.from - 1 };
      yield* (await this.#audio.read(part.key, range)) as AsyncIterable<Uint8Array>;
    }
  }
}

/** Deletes the bytes of uploads. */
export async function removeParts(
  audio: AudioStore,
  ofUploads: { id: string; held: number }[],
): Promise<void> {
  for (const { id, held } of ofUploads)
    for (let from = 0; from < held;) {
      const key = partKey(id, from);
      const length = await audio.stat(key);
      if (!length) break;
      await audio.remove(key);
      from += length;
    }
}
