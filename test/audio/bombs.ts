import { fixture } from "./fixtures.ts";

const uint32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, place) => bytes.writeUInt32BE(value >>> 0, place * 4));
  return bytes;
};

const box = (type: string, ...body: Buffer[]) => {
  const content = Buffer.concat(body);
  return Buffer.concat([uint32(content.length + 8), Buffer.from(type, "latin1"), content]);
};

/** Replaces the body of the first box of a type, whose length stays. */
function withBox(file: Buffer, type: string, change: (body: Buffer) => void): Buffer {
  const copy = Buffer.from(file);
  const at = copy.indexOf(type, 0, "latin1");
  change(copy.subarray(at + 4, at - 4 + copy.readUInt32BE(at - 4)));
  return copy;
}

const m4a = fixture("tables-first.m4a");

/** A WAV whose header says this, with `length` bytes of samples. */
function wav(
  fields: { channels?: number; rate?: number; block?: number; bits?: number; format?: number },
  length: number,
) {
  const { channels = 1, rate = 8000, block = 2, bits = 16, format = 1 } = fields;
  const header = Buffer.alloc(44);
  header.write("RIFF", 0, "latin1");
  header.writeUInt32LE(36 + length, 4);
  header.write("WAVEfmt ", 8, "latin1");
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(format, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE((rate * block) >>> 0, 28);
  header.writeUInt16LE(block, 32);
  header.writeUInt16LE(bits, 34);
  header.write("data", 36, "latin1");
  header.writeUInt32LE(length, 40);
  return Buffer.concat([header, Buffer.alloc(length, 1)]);
}

/** MP3 frames of silence at 8 kbit/s: the most seconds a byte can hold. */
function quietFrames(count: number): Buffer {
  // MPEG 2.5, layer III, 8 kbit/s, 8,000 Hz, mono: 72 bytes for 72 ms.
  const frame = Buffer.concat([uint32(0xff_e3_18_c4), Buffer.alloc(68)]);
  return Buffer.concat(Array.from({ length: count }, () => frame));
}

const syncsafe = (size: number) => Buffer.from([21, 14, 7, 0].map((shift) => (size >>> shift) & 0x7f));
const id3 = (claimed: number, actual: number) =>
  Buffer.concat([Buffer.from("ID3\u0004\0\0", "latin1"), syncsafe(claimed), Buffer.alloc(actual)]);

/** An MP3 with 19 MB of tag before its sound: large, and welcome. */
export const hugeTag = Buffer.concat([id3(19_000_000, 19_000_000), fixture("constant.mp3")]);

/** Files whose headers promise far more than they hold, or that decode to far more than they are. */
export const bombs: Record<string, Buffer> = {
  "samples without end": withBox(m4a, "stsz", (body) => uint32(0, 1, 0xff_ff_ff_ff).copy(body)),
  "a table larger than the file": withBox(m4a, "stsz", (body) => uint32(0, 0, 0x0f_ff_ff_ff).copy(body)),
  "chunks without end": withBox(m4a, "stco", (body) => uint32(0, 0xff_ff_ff_ff).copy(body)),
  "samples of no length": withBox(m4a, "stsz", (body) => body.fill(0, 12)),
  "every sample at one place": withBox(m4a, "stco", (body) => body.fill(0, 8)),
  "runs without end": withBox(fixture("fragmented.m4a"), "trun", (body) =>
    uint32(0, 0xff_ff_ff_ff).copy(body),
  ),
  "a box longer than the file": Buffer.concat([m4a, uint32(0x7f_ff_ff_ff), Buffer.from("free")]),
  "a box of no length": Buffer.concat([m4a, uint32(4), Buffer.from("free")]),
  "boxes in boxes": Array.from({ length: 20_000 }).reduce<Buffer>(
    (inner) => (inner.length > 160_000 ? inner : box("trak", inner)),
    box("ftyp", Buffer.from("M4A \0\0\0\0")),
  ),
  "65,535 channels": wav({ channels: 65_535, block: 1 }, 100_000),
  "blocks of no length": wav({ block: 0 }, 100_000),
  "no channels": wav({ channels: 0 }, 100_000),
  "a rate of nothing": wav({ rate: 0 }, 100_000),
  "a rate of four thousand million": wav({ rate: 0xff_ff_ff_ff }, 100_000),
  "an unknown format": wav({ format: 0x77_77 }, 1000),
  "hours of 8-bit sound": wav({ rate: 4000, block: 1, bits: 8 }, 10_000_000),
  "hours of quiet frames": quietFrames(200_000),
  "a tag longer than the file": Buffer.concat([id3(0x0f_ff_ff_ff, 1000), fixture("constant.mp3")]),
  "tags only": id3(1000, 1000),
  "a zip with an MP3's tag": Buffer.concat([
    id3(100, 100),
    Buffer.from("PK\u0003\u0004"),
    Buffer.alloc(5000, 7),
  ]),
};
