import { damaged } from "./refusal.ts";

const syncsafe = (bytes: Buffer, at: number) =>
  [0, 1, 2, 3].reduce((sum, n) => sum * 128 + ((bytes[at + n] ?? 0) & 0x7f), 0);

/** The file without the ID3 tags that any program may have put before it. Throws `audio-damaged` where one does not end. */
export function withoutTags(bytes: Buffer): Buffer {
  let at = 0;
  while (bytes.toString("latin1", at, at + 3) === "ID3")
    at += 10 + syncsafe(bytes, at + 6) + ((bytes[at + 5] ?? 0) & 0x10 ? 10 : 0);
  if (at > bytes.length) throw damaged();
  return bytes.subarray(at);
}
