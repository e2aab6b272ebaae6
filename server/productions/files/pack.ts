import type { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file of an archive; it is opened when its turn comes. */
export interface PackedFile {
  name: string;
  bytes: number;
  changedAt: Date;
  open: () => Promise<Readable>;
}

/**
 * Files as a ZIP that is made while it is read, as they are, because sound hardly grows smaller; and how many bytes it will have.
 * It breaks off where one of them fails.
 */
export function packFiles(files: readonly PackedFile[]): { stream: Readable; bytes: number } {
  const zip = new ZipFile();
  const out = zip.outputStream as PassThrough;
  let current: Readable | undefined;
  zip.on("error", (error: Error) => out.destroy(error));
  // Whoever stops reading leaves no file open.
  out.once("close", () => current?.destroy());
  for (const { name, bytes, changedAt, open } of files)
    zip.addReadStreamLazy(name, { mtime: changedAt, compress: false, size: bytes }, (take) => {
      const begin = async () => {
        const stream = await open();
        current = stream.on("error", (error) => out.destroy(error));
        if (out.destroyed) stream.destroy();
        else take(null, stream);
      };
      begin().catch((error: unknown) => out.destroy(error as Error));
    });
  let bytes = 0;
  // Told at once, because all sizes are known; its types leave out what it is told.
  zip.end(undefined, (...sizes: number[]) => {
    bytes = sizes[0] ?? 0;
  });
  return { stream: out, bytes };
}
