import { damaged } from "./refusal.ts";

// The checksum of Ogg (RFC 3533): CRC-32 of the polynomial 0x04c11db7, not reflected.
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x80_00_00_00 ? (sum << 1) ^ 0x04_c1_1d_b7 : sum << 1;
  return sum;
});

function checksum(page: Buffer): number {
  let sum = 0;
  for (let at = 0; at < page.length; at += 1) {
    // The checksum's own four bytes count as zero.
    const byte = at >= 22 && at < 26 ? 0 : (page[at] ?? 0);
    sum = (sum << 8) ^ (table[((sum >>> 24) ^ byte) & 0xff] ?? 0);
  }
  return sum >>> 0;
}

/** The length of the page that starts here; undefined where none does, or it is cut off. */
function pageLength(bytes: Buffer, at: number): number | undefined {
  const segments = bytes[at + 26];
  if (segments === undefined || bytes.toString("latin1", at, at + 4) !== "OggS") return undefined;
  const body = bytes.subarray(at + 27, at + 27 + segments).reduce((sum, length) => sum + length, 0);
  const length = 27 + segments + body;
  return at + length <= bytes.length ? length : undefined;
}

const endOfStream = 4;

/** Throws `audio-damaged` unless the file is whole pages with right checksums, the last of which ends the stream. */
export function checkOgg(bytes: Buffer): void {
  let flags = 0;
  for (let at = 0; at < bytes.length;) {
    const length = pageLength(bytes, at);
    if (length === undefined) throw damaged();
    const page = bytes.subarray(at, at + length);
    if (checksum(page) !== page.readUInt32LE(22)) throw damaged();
    flags = page[5] ?? 0;
    at += length;
  }
  if ((flags & endOfStream) === 0) throw damaged();
}
