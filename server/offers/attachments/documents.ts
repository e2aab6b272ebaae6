import type { AttachmentFormat } from "#contract/constants/values/offers.ts";
import { readText } from "./read-text.ts";
import { segmentCounter } from "./segments.ts";

// What a file is, by its own bytes and without unpacking, decoding or running anything of it. A library would look for
// hundreds of kinds, some of which take a parser; sounds are left to the analyser.

export type DocumentFormat = Exclude<AttachmentFormat, "mp3" | "wav" | "m4a" | "ogg">;

const at = (bytes: Buffer, from: number, text: string) =>
  bytes.toString("latin1", from, from + text.length) === text;

// Readers take so many bytes before the first mark, and behind the last.
const nearEnds = 1024;

const isPdf = (bytes: Buffer) =>
  bytes.toString("latin1", 0, nearEnds + "%PDF-".length).includes("%PDF-") &&
  bytes.toString("latin1", Math.max(0, bytes.length - nearEnds)).includes("%%EOF");

const pngStart = "\u0089PNG\r\n\u001a\n";

/** Whether chunks follow one another from the header to the end of the picture, and nothing behind it. */
function isPng(bytes: Buffer): boolean {
  if (!at(bytes, 0, pngStart) || !at(bytes, 12, "IHDR")) return false;
  const count = segmentCounter();
  for (let place = pngStart.length; place + 12 <= bytes.length;) {
    count();
    const next = place + 12 + bytes.readUInt32BE(place);
    if (at(bytes, place + 4, "IEND")) return next === bytes.length;
    place = next;
  }
  return false;
}

// Frame headers (SOF): all of C0 to CF but tables and arithmetic conditioning.
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const startOfScan = 0xda;
const endOfImage = Buffer.from([0xff, 0xd9]);

/** Whether segments lead to a scan with a frame before it, and the image ends. */
function isJpeg(bytes: Buffer): boolean {
  if (!at(bytes, 0, "\u00ff\u00d8\u00ff")) return false;
  let hasFrame = false;
  const count = segmentCounter();
  for (let place = 2; place + 4 <= bytes.length && bytes[place] === 0xff;) {
    count();
    const marker = bytes[place + 1] ?? 0;
    if (marker === startOfScan) return hasFrame && bytes.lastIndexOf(endOfImage) > place;
    hasFrame ||= isFrame(marker);
    place += 2 + bytes.readUInt16BE(place + 2);
  }
  return false;
}

const endOfDirectory = "PK\u0005\u0006";
const longestComment = 65_557;

/** The names in a ZIP's directory; none where it is damaged. Nothing is unpacked. */
function zipNames(bytes: Buffer): Set<string> {
  const from = Math.max(0, bytes.length - longestComment);
  const end = bytes.lastIndexOf(endOfDirectory, bytes.length, "latin1");
  const names = new Set<string>();
  if (!at(bytes, 0, "PK\u0003\u0004") || end < from || end + 22 > bytes.length) return names;
  let place = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (place + 46 > end || !at(bytes, place, "PK\u0001\u0002")) return new Set();
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(place + field));
    names.add(bytes.toString("utf8", place + 46, place + 46 + (name ?? 0)));
    place += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return names;
}

/** Whether it is a Word document, and one without macros. */
function isDocx(bytes: Buffer): boolean {
  const names = zipNames(bytes);
  const hasMacros = [...names].some((name) => name.toLowerCase().endsWith("vbaproject.bin"));
  return names.has("[Content_Types].xml") && names.has("word/document.xml") && !hasMacros;
}

const isText = (bytes: Buffer) => readText(bytes) !== undefined;

// A PDF's mark may stand in the text of another kind: that one comes first.
const checks: [DocumentFormat, (bytes: Buffer) => boolean][] = [
  ["png", isPng],
  ["jpeg", isJpeg],
  ["docx", isDocx],
  ["pdf", isPdf],
  ["txt", isText],
];

/**
 * Which kind of document or picture these bytes are; undefined for anything else, sounds among it. Throws `TooManySegments`.
 */
export const documentFormat = (bytes: Buffer): DocumentFormat | undefined =>
  checks.find(([, isOne]) => isOne(bytes))?.[0];
