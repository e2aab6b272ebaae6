import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable, type Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { AudioStore } from "#server/audio/store.ts";

/** The store of audio files, as far as a backup needs it. */
export type AudioSource = Pick<AudioStore, "read" | "putFile">;

/** Writes chunks into a new file, on the disk before it returns; answers their length and SHA-256. */
export async function writePiece(path: string, chunks: AsyncIterable<Uint8Array>) {
  const hash = createHash("sha256");
  let bytes = 0;
  await pipeline(
    chunks,
    async function* measured(source) {
      for await (const chunk of source) {
        bytes += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }),
  );
  return { sha256: hash.digest("hex"), bytes };
}

/** Pipes `from` into `to`, whose reader also sees a failure of `from`: `pipe` would drop it. */
function through<Out extends Duplex>(from: Readable, to: Out): Out {
  pipeline(from, to).catch(() => undefined);
  return to;
}

/** Compresses lines; a failure of their source is passed on. */
export const packLines = (lines: AsyncIterable<string>): AsyncIterable<Uint8Array> =>
  through(Readable.from(lines), createGzip());

/** The lines of a compressed file; a damaged or cut file throws. */
export async function* readPackedLines(path: string): AsyncGenerator<string> {
  let rest = "";
  // Not readline: it would also end lines at U+2028, which a text may hold.
  for await (const chunk of through(createReadStream(path), createGunzip()).setEncoding("utf8")) {
    const lines = `${rest}${String(chunk)}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}

/** Writes a folder itself to the disk: a new file is safe only once its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
