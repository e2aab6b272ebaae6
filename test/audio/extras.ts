import { checksum } from "#server/audio/analysis/ogg-pages.ts";

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const uint32LE = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const syncsafe = (size: number) => Buffer.from([21, 14, 7, 0].map((shift) => (size >>> shift) & 0x7f));

function mp3(bytes: Buffer, extra: Buffer): Buffer {
  const tag = Buffer.concat([Buffer.from("ID3\u0004\0\0", "latin1"), syncsafe(extra.length), extra]);
  const old = Buffer.alloc(128);
  old.write("TAGTitle");
  return Buffer.concat([tag, bytes, old]);
}

/** One chunk before the format, and one after the samples. */
function wav(bytes: Buffer, extra: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from("LIST"), uint32LE(extra.length), extra]);
  return Buffer.concat([bytes.subarray(0, 12), chunk, bytes.subarray(12), chunk]);
}

const mp4 = (bytes: Buffer, extra: Buffer): Buffer =>
  Buffer.concat([bytes, uint32(extra.length + 8), Buffer.from("free"), extra]);

/** The pages of an Ogg file as they are. */
export function pagesOf(bytes: Buffer): Buffer[] {
  const pages: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const count = bytes[at + 26] ?? 0;
    const body = bytes.subarray(at + 27, at + 27 + count).reduce((sum, length) => sum + length, 0);
    pages.push(bytes.subarray(at, at + 27 + count + body));
    at += 27 + count + body;
  }
  return pages;
}

/** The packets that begin a stream, before its sound; both fixtures have them on pages of their own. */
function headersOf(pages: Buffer[]): Buffer[] {
  const packets: Buffer[] = [Buffer.alloc(0)];
  for (const page of pages) {
    const count = page[26] ?? 0;
    let at = 27 + count;
    for (const length of page.subarray(27, 27 + count)) {
      packets.push(Buffer.concat([packets.pop() ?? page, page.subarray(at, at + length)]));
      if (length < 255) packets.push(Buffer.alloc(0));
      at += length;
    }
  }
  return packets.slice(0, -1);
}

/** Packets on pages of at most 255 segments; `like` gives the stream's number. */
function pageHeaders(packets: Buffer[], like: Buffer): Buffer[] {
  const segments = packets.flatMap((packet) => [
    ...Array.from({ length: Math.floor(packet.length / 255) }, () => 255),
    packet.length % 255,
  ]);
  const body = Buffer.concat(packets);
  const pages: Buffer[] = [];
  let at = 0;
  for (let first = 0; first < segments.length; first += 255) {
    const own = segments.slice(first, first + 255);
    const length = own.reduce((sum, segment) => sum + segment, 0);
    const isContinued = segments[first - 1] === 255;
    const head = Buffer.from(like.subarray(0, 27));
    head[5] = isContinued ? 1 : 0;
    head[26] = own.length;
    pages.push(Buffer.concat([head, Buffer.from(own), body.subarray(at, at + length)]));
    at += length;
  }
  return pages;
}

/** The comment packet grows; its text is longer by one field that holds `extra`. */
function ogg(bytes: Buffer, extra: Buffer): Buffer {
  const pages = pagesOf(bytes);
  const sound = pages.findIndex((page) => page.readBigInt64LE(6) > 0n);
  const [, comment = Buffer.alloc(0), ...setup] = headersOf(pages.slice(0, sound));
  const start = comment.toString("latin1", 1, 7) === "vorbis" ? 7 : 8;
  const vendor = start + 4 + comment.readUInt32LE(start);
  const grown = Buffer.concat([
    comment.subarray(0, vendor),
    uint32LE(comment.readUInt32LE(vendor) + 1),
    uint32LE(extra.length + 2),
    Buffer.from("X="),
    extra,
    comment.subarray(vendor + 4),
  ]);
  const all = [
    ...pages.slice(0, 1),
    ...pageHeaders([grown, ...setup], pages[1] ?? bytes),
    ...pages.slice(sound),
  ];
  return Buffer.concat(
    all.map((page, place) => {
      const numbered = Buffer.from(page);
      numbered.writeUInt32LE(place, 18);
      numbered.writeUInt32LE(checksum(numbered), 22);
      return numbered;
    }),
  );
}

const makers: Record<string, (bytes: Buffer, extra: Buffer) => Buffer> = { mp3, wav, m4a: mp4, ogg };

/** The file with tags that hold `extra`, as a cover picture would. */
export const withExtra = (name: string, bytes: Buffer, extra: Buffer): Buffer =>
  makers[name.slice(-3)]?.(bytes, extra) ?? bytes;
