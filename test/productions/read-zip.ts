import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect } from "vitest";
import { fromBufferPromise } from "yauzl";

export const sha256Of = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** The files of a ZIP: their names, and the sums of their bytes; stored as they are, and named in UTF-8. */
export async function readZip(bytes: Buffer): Promise<[name: string, sha256: string][]> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const files: [string, string][] = [];
  for await (const entry of zip.eachEntry()) {
    expect([entry.compressionMethod, entry.generalPurposeBitFlag & 0x800]).toEqual([0, 0x800]);
    files.push([entry.fileName, sha256Of(await buffer(await zip.openReadStreamPromise(entry)))]);
  }
  return files;
}
