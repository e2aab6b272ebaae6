import type { FileHandle } from "node:fs/promises";
import type { Upload } from "#contract/uploads.ts";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import { expectDone, post, type Caller } from "./callers.ts";

/** An owner of a server, who sends files to it. */
export interface Sender {
  origin: string;
  owner: Caller;
}

/** A file whose bytes are read as they are needed. */
export interface LongFile {
  name: string;
  size: number;
  read(from: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** Reads a file of so many bytes that is open on this machine. */
export const readerOf =
  (file: FileHandle, size: number): LongFile["read"] =>
  async (from, length) => {
    const bytes = new Uint8Array(Math.min(length, size - from));
    await file.read(bytes, 0, bytes.length, from);
    return bytes;
  };

export async function beginUpload({ origin, owner }: Sender, { name, size }: LongFile): Promise<string> {
  const begun = await post(origin, owner, "/api/v1/uploads", { name, size });
  return (await expectDone<Upload>(begun)).uploadId;
}

/** Sends the part that begins at a place; answers how many bytes are held then. */
export async function sendPart(
  { origin, owner }: Sender,
  uploadId: string,
  file: LongFile,
  from: number,
): Promise<number> {
  const body = await file.read(from, uploadLimits.partBytes);
  const answer = await fetch(`${origin}/api/v1/uploads/${uploadId}?from=${from}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/octet-stream" },
    body,
  });
  return (await expectDone<Upload>(answer)).held;
}

/** Sends a whole file, part by part; answers its upload's id. */
export async function sendFile(sender: Sender, file: LongFile): Promise<string> {
  const uploadId = await beginUpload(sender, file);
  for (let held = 0; held < file.size;) held = await sendPart(sender, uploadId, file, held);
  return uploadId;
}
