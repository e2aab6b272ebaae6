import { fixture } from "#test/audio/fixtures.ts";
import type { BroughtFile } from "./brought-file.ts";

/** The frames of a file of MPEG-2 at 24 kHz without tags: no other bit rates and no other kinds. */
function framesOf(bytes: Buffer): Buffer[] {
  const rates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
  const frames: Buffer[] = [];
  for (let at = bytes.indexOf(Buffer.from([0xff, 0xf3])); bytes[at] === 0xff;) {
    const header = bytes.readUInt32BE(at);
    const length = ((rates[(header >>> 12) & 15] ?? 0) * 72_000) / 24_000 + ((header >>> 9) & 1);
    frames.push(bytes.subarray(at, at + length));
    at += length;
  }
  return frames;
}

const steady = framesOf(fixture("headerless.mp3"));
const [header = Buffer.alloc(0), ...varied] = framesOf(fixture("variable.mp3"));
const variable = Buffer.concat([header, ...varied]);

/** Changes what a Xing header says, from its name on. */
function withXing(bytes: Buffer, change: (xing: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  change(copy.subarray(copy.indexOf("Xing")));
  return copy;
}

/** A frame that tells of the others as Fraunhofer's encoder does. */
function fraunhofer(): Buffer {
  const frame = Buffer.alloc(header.length);
  header.copy(frame, 0, 0, 4);
  frame.write("VBRI", 36);
  frame.writeUInt16BE(1, 40);
  frame.writeUInt32BE(variable.length, 46);
  frame.writeUInt32BE(varied.length, 50);
  return frame;
}

/** Frames of a bit rate that stands in no table. */
const free = steady.map((frame) => {
  const longer = Buffer.concat([frame, Buffer.alloc(5)]);
  longer[2] = (longer[2] ?? 0) & 0x0d;
  return longer;
});

// MPEG-1, 128 kbit/s, 44.1 kHz, one channel: 417 bytes of silence.
const otherRate = Buffer.concat([Buffer.from("fffb90c4", "hex"), Buffer.alloc(413)]);

const pages = Buffer.from("<!doctype html><title>Kayıt</title>".repeat(80));

/** MP3 as recorders, streams and joined files have it. */
export const mp3Files: BroughtFile[] = [
  { what: "MP3 of one bit rate without a header", bytes: Buffer.concat(steady) },
  { what: "MP3 of several bit rates with a Xing header", bytes: variable },
  { what: "MP3 of several bit rates without a header", bytes: Buffer.concat(varied) },
  {
    what: "MP3 of several bit rates whose Xing header counts nothing",
    bytes: withXing(variable, (xing) => xing.writeUInt32BE(0, 4)),
  },
  {
    what: "MP3 whose Xing header promises a third of the frames",
    bytes: withXing(variable, (xing) => xing.writeUInt32BE(Math.floor(varied.length / 3), 8)),
  },
  { what: "two MP3s, one behind the other", bytes: Buffer.concat([variable, variable]) },
  { what: "MP3 with a Fraunhofer header", bytes: Buffer.concat([fraunhofer(), ...varied]) },
  {
    what: "MP3 with 3 kB of a recorder's before its first frame",
    bytes: Buffer.concat([Buffer.alloc(3000, 0x2a), ...steady]),
  },
  { what: "MP3 with zeros before its first frame", bytes: Buffer.concat([Buffer.alloc(512), ...steady]) },
  { what: "MP3 behind a page of HTML", bytes: Buffer.concat([pages, ...steady]) },
  { what: "MP3 of a stream, whose last frame is cut short", bytes: Buffer.concat(steady).subarray(0, -40) },
  { what: "MP3 with a Xing header, whose last frame is cut short", bytes: variable.subarray(0, -20) },
  { what: "MP3 of a free bit rate", bytes: Buffer.concat(free), refused: "audio-free-format" },
  {
    what: "two MP3s of other rates, one behind the other",
    bytes: Buffer.concat([...steady, ...Array.from({ length: 40 }, () => otherRate)]),
    refused: "audio-joined",
  },
  { what: "MP3 of one frame", bytes: steady[3] ?? Buffer.alloc(0), refused: "audio-too-short" },
  {
    what: "MP3 with a Xing header, whose second half is missing",
    bytes: variable.subarray(0, variable.length / 2),
    refused: "audio-damaged",
  },
];
