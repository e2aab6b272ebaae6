import { damaged, Refusal } from "./refusal.ts";

// The checksum of Ogg (RFC 3533): CRC-32 of the polynomial 0x04c11db7, not reflected.
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x80_00_00_00 ? (sum << 1) ^ 0x04_c1_1d_b7 : sum << 1;
  return sum;
});

/** The checksum that belongs into a page. */
export function checksum(page: Buffer): number {
  let sum = 0;
  for (let at = 0; at < page.length; at += 1) {
    // The checksum's own four bytes count as zero.
    const byte = at >= 22 && at < 26 ? 0 : (page[at] ?? 0);
    sum = (sum << 8) ^ (table[((sum >>> 24) ^ byte) & 0xff] ?? 0);
  }
  return sum >>> 0;
}

interface Page {
  length: number;
  flags: number;
  stream: number;
  /** The lengths of the segments that the page's packets are cut into; one of 255 goes on in the next. */
  segments: Buffer;
  body: Buffer;
}

/** The page that starts here. Throws where none does, or it is cut off or changed. */
function readPage(bytes: Buffer, at: number): Page {
  const count = bytes[at + 26];
  if (count === undefined || bytes.toString("latin1", at, at + 4) !== "OggS") throw damaged();
  const segments = bytes.subarray(at + 27, at + 27 + count);
  const length = 27 + count + segments.reduce((sum, segment) => sum + segment, 0);
  if (at + length > bytes.length) throw damaged();
  const page = bytes.subarray(at, at + length);
  if (checksum(page) !== page.readUInt32LE(22)) throw damaged();
  return {
    length,
    flags: page[5] ?? 0,
    stream: page.readUInt32LE(14),
    segments,
    body: page.subarray(27 + count),
  };
}

const startOfStream = 2;
const endOfStream = 4;

/** How many packets a stream has before its sound: texts and pictures stand there. Another stream is no sound at all. */
function headersOf(body: Buffer): number {
  if (body.toString("latin1", 1, 7) === "vorbis") return 3;
  return body.toString("latin1", 0, 8) === "OpusHead" ? 2 : Number.POSITIVE_INFINITY;
}

/** The last page with the flag that says so. */
function ended(page: Buffer): Buffer {
  const copy = Buffer.from(page);
  copy[5] = (copy[5] ?? 0) | endOfStream;
  copy.writeUInt32LE(checksum(copy), 22);
  return copy;
}

/**
 * The pages of an Ogg file, the last of which ends the stream, and how many of their bytes are no sound. What stands behind
 * the end goes. Throws `audio-damaged` unless they are whole and have the right checksums, and `audio-joined` where another
 * stream begins behind the first: browsers show a wrong length, or stop.
 */
export function soundOfOgg(bytes: Buffer): { file: Buffer; extra: number } {
  const headersLeft = new Map<number, number>();
  let [flags, extra, last, end] = [0, 0, 0, 0];
  while (end < bytes.length) {
    if (flags & endOfStream && bytes.indexOf("OggS", end, "latin1") < 0) break;
    const page = readPage(bytes, end);
    if (page.flags & startOfStream) {
      if (end > 0 && !(flags & startOfStream)) throw new Refusal("audio-joined");
      headersLeft.set(page.stream, headersOf(page.body));
    }
    let left = headersLeft.get(page.stream) ?? Number.POSITIVE_INFINITY;
    for (const segment of page.segments) {
      if (left <= 0) break;
      extra += segment;
      if (segment < 255) left -= 1;
    }
    headersLeft.set(page.stream, left);
    flags = page.flags;
    last = end;
    end += page.length;
  }
  const file = bytes.subarray(0, end);
  const isWhole = (flags & endOfStream) > 0;
  return {
    file: isWhole ? file : Buffer.concat([file.subarray(0, last), ended(file.subarray(last))]),
    extra,
  };
}
