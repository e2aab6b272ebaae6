import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { asc, eq, inArray } from "drizzle-orm";
import { uploadParts, uploads } from "#server/db/schema/uploads.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";

type Stores = Pick<Parts, "db" | "audio">;

/** A key of the audio store for the bytes of one part: of two that are sent at once, neither overwrites the other. */
export const newPartKey = (): string => `upload-${randomUUID()}`;

/** Where the bytes of one part lie, and which of the file they are. */
interface StoredPart {
  key: string;
  from: number;
  bytes: number;
}

/** The bytes of a file that was sent in parts; any range of them can be read, and never is more than a part in memory. */
export class UploadedBytes {
  readonly size: number;
  readonly #audio: Stores["audio"];
  readonly #parts: StoredPart[];

  /** `parts` in the order of their bytes; 422 where they are not the whole file. */
  constructor(audio: Stores["audio"], parts: StoredPart[], size: number) {
    const last = parts.at(-1);
    if (!last || last.from + last.bytes !== size) throw new Problem(422, "upload-not-whole");
    this.#audio = audio;
    this.#parts = parts;
    this.size = size;
  }

  /** Finds the parts of an upload; 422 where they are not the whole file. */
  static async open({ db, audio }: Stores, { id, size }: { id: string; size: number }) {
    const parts = await db
      .select()
      .from(uploadParts)
      .where(eq(uploadParts.uploadId, id))
      .orderBy(asc(uploadParts.from));
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
      const [start, end] = [Math.max(from, part.from), Math.min(to, part.from + part.bytes)];
      if (start >= end) continue;
      const range = { start: start - part.from, end: end - part.from - 1 };
      yield* (await this.#audio.read(part.key, range)) as AsyncIterable<Uint8Array>;
    }
  }
}

/** Deletes uploads with their bytes. */
export async function removeUploads({ db, audio }: Stores, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { key, uploadId } = uploadParts;
  for (const part of await db.select({ key }).from(uploadParts).where(inArray(uploadId, ids)))
    await audio.remove(part.key);
  await db.delete(uploads).where(inArray(uploads.id, ids));
}
