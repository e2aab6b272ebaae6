import { segmentCounter } from "./segments.ts";

// Pictures as they are shown, without what else their files tell: where and with what one was taken, and texts. Only what
// is known to be needed is kept. A library would decode and compress the picture again, or run a program.

// The last three are of a picture that moves.
const shownChunks = new Set(
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT".split(" "),
);

/** A PNG, whose chunks are known to follow one another, with those alone that show something. Throws `TooManySegments`. */
export function plainPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)];
  const count = segmentCounter();
  for (let place = 8; place + 12 <= bytes.length;) {
    count();
    const next = place + 12 + bytes.readUInt32BE(place);
    if (shownChunks.has(bytes.toString("latin1", place + 4, place + 8)))
      kept.push(bytes.subarray(place, next));
    place = next;
  }
  return Buffer.concat(kept);
}

const orientationTag = 0x0112;

/** How a camera was held, 1 to 8, by the directory of an Exif segment; 1 where it does not say. */
function orientationOf(tiff: Buffer): number {
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (place: number) => (isLittle ? tiff.readUInt16LE(place) : tiff.readUInt16BE(place));
  const long = (place: number) => (isLittle ? tiff.readUInt32LE(place) : tiff.readUInt32BE(place));
  if (tiff.length < 8) return 1;
  const directory = long(4);
  if (directory + 2 > tiff.length) return 1;
  for (let entry = 0; entry < short(directory); entry += 1) {
    const place = directory + 2 + entry * 12;
    if (place + 12 > tiff.length) return 1;
    if (short(place) === orientationTag) return short(place + 8);
  }
  return 1;
}

/** An Exif segment that says how the camera was held and nothing else: without it a photo would lie on its side. */
function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.from(
    "ffe1002245786966000049492a0008000000010012010300010000000000000000000000",
    "hex",
  );
  segment.writeUInt16LE(orientation, 28);
  return segment;
}

const starts = (segment: Buffer, text: string) => segment.toString("latin1", 4, 4 + text.length) === text;

/** A segment as it is kept: tables and frames as they are, of what applications wrote only what shows something. */
function shownSegment(marker: number, segment: Buffer): Buffer[] {
  if (marker === 0xe1 && starts(segment, "Exif\0\0")) {
    const orientation = orientationOf(segment.subarray(10));
    return orientation >= 2 && orientation <= 8 ? [orientationSegment(orientation)] : [];
  }
  // JFIF without a thumbnail, a colour profile, and how Adobe's colours are meant.
  if (marker === 0xe0) return starts(segment, "JFIF\0") && segment.length === 18 ? [segment] : [];
  if (marker === 0xe2) return starts(segment, "ICC_PROFILE\0") ? [segment] : [];
  if (marker === 0xee) return starts(segment, "Adobe") ? [segment] : [];
  const isTold = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
  return isTold ? [] : [segment];
}

/** Where the next marker stands behind a scan's data; stuffed bytes and restarts are part of the data. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let place = from; place < bytes.length; place += 1) {
    if (bytes[place] !== 0xff) continue;
    const next = bytes[place + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return place;
  }
  return bytes.length;
}

/** A JPEG up to its end with what shows it; undefined where its segments do not lead there. Throws `TooManySegments`. */
export function plainJpeg(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, 2)];
  const count = segmentCounter();
  for (let place = 2; place + 2 <= bytes.length && bytes[place] === 0xff;) {
    count();
    const marker = bytes[place + 1] ?? 0;
    if (marker === 0xd9) return Buffer.concat([...kept, bytes.subarray(place, place + 2)]);
    if (place + 4 > bytes.length) return undefined;
    const next = place + 2 + bytes.readUInt16BE(place + 2);
    const end = marker === 0xda ? endOfScan(bytes, next) : next;
    kept.push(...shownSegment(marker, bytes.subarray(place, end)));
    place = end;
  }
  return undefined;
}
