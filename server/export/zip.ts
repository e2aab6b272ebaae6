import { type PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

/** The files of an archive by their names, each written when its turn comes. */
export type Files = Record<string, () => AsyncIterable<string | Uint8Array>>;

/** The files as a ZIP, which is made while it is read; it breaks off where one of them fails. */
export function zipOf(files: Files, now: Date): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as PassThrough;
  zip.on("error", (error: Error) => out.destroy(error));
  for (const [name, content] of Object.entries(files))
    zip.addReadStreamLazy(name, { mtime: now }, (take) => {
      const stream = Readable.from(content(), { objectMode: false });
      stream.on("error", (error) => out.destroy(error));
      take(null, stream);
    });
  zip.end();
  return out;
}

/** The bytes of a stored file. */
export async function* bytesOf(read: () => Promise<Readable>): AsyncGenerator<Uint8Array> {
  yield* (await read()) as AsyncIterable<Uint8Array>;
}

/** A value as the text of a file. */
export async function* jsonOf(read: () => Promise<unknown>): AsyncGenerator<string> {
  yield `${JSON.stringify(await read(), null, 2)}\n`;
}

const batch = 500;

/** A long list as JSON, an entry a line; `find` reads a part of it. */
export async function* jsonListOf(
  find: (part: { limit: number; offset: number }) => Promise<unknown[]>,
): AsyncGenerator<string> {
  yield "[";
  let separator = "\n";
  for (let offset = 0; ; offset += batch) {
    const entries = await find({ limit: batch, offset });
    for (const entry of entries) {
      yield separator + JSON.stringify(entry);
      separator = ",\n";
    }
    if (entries.length < batch) break;
  }
  yield "\n]\n";
}
