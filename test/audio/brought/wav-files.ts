import type { BroughtFile } from "./brought-file.ts";
import { soundOf } from "#test/audio/sounds.ts";

const rate = 44_100;

/** A second and a half of a tone that is loud, then quieter. */
const sound = soundOf(
  [
    { hertz: 440, amplitude: 0.5, seconds: 0.8 },
    { hertz: 660, amplitude: 0.2, seconds: 0.7 },
  ],
  rate,
);

const uint16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const uint64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};

/** One coding of samples: its number in the format chunk, its bits, and how a sample of −1 to 1 is written. */
interface Coding {
  tag: number;
  bits: number;
  put: (bytes: Buffer, sample: number, at: number) => void;
}

/** G.711: which power of two it reaches from 2⁷ on, and the four bits behind the highest. */
const logarithmic = (magnitude: number): number => {
  const power = Math.max(0, Math.floor(Math.log2(magnitude)) - 7);
  return (power << 4) | ((magnitude >> (power + 3)) & 0x0f);
};
const magnitudeOf = (sample: number) => Math.round(Math.abs(sample) * 32_000);
const muLaw = (sample: number) => ~((sample < 0 ? 0x80 : 0) | logarithmic(magnitudeOf(sample) + 132)) & 0xff;
const aLaw = (sample: number) => {
  const magnitude = magnitudeOf(sample);
  return ((sample < 0 ? 0 : 0x80) | (magnitude < 256 ? magnitude >> 4 : logarithmic(magnitude))) ^ 0x55;
};

const codings = {
  "8-bit": {
    tag: 1,
    bits: 8,
    put: (bytes, sample, at) => bytes.writeUInt8(Math.round(sample * 127) + 128, at),
  },
  "16-bit": {
    tag: 1,
    bits: 16,
    put: (bytes, sample, at) => bytes.writeInt16LE(Math.round(sample * 0x7f_ff), at),
  },
  "24-bit": {
    tag: 1,
    bits: 24,
    put: (bytes, sample, at) => bytes.writeIntLE(Math.round(sample * 0x7f_ff_ff), at, 3),
  },
  "32-bit": {
    tag: 1,
    bits: 32,
    put: (bytes, sample, at) => bytes.writeInt32LE(Math.round(sample * 0x7f_ff_ff_ff), at),
  },
  "32-bit float": { tag: 3, bits: 32, put: (bytes, sample, at) => bytes.writeFloatLE(sample, at) },
  "64-bit float": { tag: 3, bits: 64, put: (bytes, sample, at) => bytes.writeDoubleLE(sample, at) },
  "A-law": { tag: 6, bits: 8, put: (bytes, sample, at) => bytes.writeUInt8(aLaw(sample), at) },
  "µ-law": { tag: 7, bits: 8, put: (bytes, sample, at) => bytes.writeUInt8(muLaw(sample), at) },
} satisfies Record<string, Coding>;

type CodingName = keyof typeof codings;

const chunk = (name: string, body: Buffer, claimed = body.length) =>
  Buffer.concat([Buffer.from(name), uint32(claimed), body, Buffer.alloc(body.length % 2)]);

const formatBody = (
  { tag, bits }: Pick<Coding, "tag" | "bits">,
  channels: number,
  block = (channels * bits) / 8,
) =>
  Buffer.concat([
    uint16(tag),
    uint16(channels),
    uint32(rate),
    uint32(rate * block),
    uint16(block),
    uint16(bits),
  ]);

/** Every channel has the same samples. */
function samplesOf(coding: CodingName, channels: number, samples: Float32Array): Buffer {
  const { bits, put } = codings[coding];
  const bytes = Buffer.alloc((samples.length * channels * bits) / 8);
  for (let at = 0; at < samples.length * channels; at += 1)
    put(bytes, samples[Math.floor(at / channels)] ?? 0, (at * bits) / 8);
  return bytes;
}

interface Written {
  coding?: CodingName;
  channels?: number;
  samples?: Float32Array;
  /** What the headers say of the file's length and the samples', where that is not so. */
  claims?: [file: number, samples: number];
  /** The four letters at the start, and what stands before the format. */
  magic?: string;
  before?: Buffer;
  format?: Buffer;
}

function wav({
  coding = "16-bit",
  channels = 1,
  samples = sound,
  claims,
  magic = "RIFF",
  before,
  format,
}: Written) {
  const data = samplesOf(coding, channels, samples);
  const chunks = Buffer.concat([
    Buffer.from("WAVE"),
    before ?? Buffer.alloc(0),
    chunk("fmt ", format ?? formatBody(codings[coding], channels)),
    chunk("data", data, claims?.[1]),
  ]);
  return Buffer.concat([Buffer.from(magic), uint32(claims?.[0] ?? chunks.length), chunks]);
}

/** The lengths of a file of 64 bits, whose own fields say nothing. */
const longLengths = (length: number, samples: number) =>
  chunk("ds64", Buffer.concat([uint64(length), uint64(length - 80), uint64(samples), uint32(0)]));

const inLong = (magic: string) =>
  wav({
    magic,
    claims: [0xff_ff_ff_ff, 0xff_ff_ff_ff],
    before: longLengths(72 + 8 + sound.length * 2, sound.length),
  });

/** As programs write more than two channels or 16 bits: the coding stands in an identifier at the end. */
const extensible = (coding: CodingName, channels: number) =>
  Buffer.concat([
    formatBody({ ...codings[coding], tag: 0xff_fe }, channels),
    uint16(22),
    uint16(codings[coding].bits),
    uint32(channels === 6 ? 0x3f : 0),
    uint16(codings[coding].tag),
    Buffer.from("000000001000800000aa00389b71", "hex"),
  ]);

/** A header of a coding in blocks, over bytes that are none. */
const inBlocks = (tag: number, block: number) =>
  wav({ format: Buffer.concat([formatBody({ tag, bits: 4 }, 1, block), uint16(2), uint16(505)]) });

const tag = Buffer.concat([Buffer.from("ID3\u0004\0\0\0\0\u0001\0", "latin1"), Buffer.alloc(128)]);
const whole = wav({});
const coding = "audio-wav-coding";

const plain = Object.keys(codings)
  .filter((name) => name !== "64-bit float")
  .map((name) => ({ what: `WAV, ${name}`, bytes: wav({ coding: name as CodingName }) }));

/** WAV as programs, pipes and recorders write it. */
export const wavFiles: BroughtFile[] = [
  ...plain,
  {
    what: "WAV, 24-bit in two channels, extensible",
    bytes: wav({ coding: "24-bit", channels: 2, format: extensible("24-bit", 2) }),
  },
  { what: "WAV, 16-bit in six channels", bytes: wav({ channels: 6, format: extensible("16-bit", 6) }) },
  { what: "WAV of a pipe: 0xFFFFFFFF as lengths", bytes: wav({ claims: [0xff_ff_ff_ff, 0xff_ff_ff_ff] }) },
  { what: "WAV of a pipe: 0x7FFFF000 as lengths", bytes: wav({ claims: [0x7f_ff_f0_24, 0x7f_ff_f0_00] }) },
  {
    what: "WAV of a recorder: 0x7FFF0000 as lengths",
    bytes: wav({ claims: [0x7f_ff_00_24, 0x7f_ff_00_00] }),
  },
  {
    what: "WAV of a recorder that stopped: 0 as lengths, half a sample at the end",
    bytes: Buffer.concat([wav({ claims: [0, 0] }), Buffer.from([1])]),
  },
  { what: "WAV, RF64", bytes: inLong("RF64") },
  { what: "WAV, BW64", bytes: inLong("BW64") },
  { what: "WAV behind an ID3 tag", bytes: Buffer.concat([tag, whole]) },
  { what: "WAV, 64-bit float", bytes: wav({ coding: "64-bit float" }), refused: coding },
  { what: "WAV, Microsoft's ADPCM", bytes: inBlocks(2, 256), refused: coding },
  { what: "WAV, IMA's ADPCM", bytes: inBlocks(0x11, 256), refused: coding },
  { what: "WAV, GSM 6.10", bytes: inBlocks(0x31, 65), refused: coding },
  { what: "WAV, MP3 in it", bytes: inBlocks(0x55, 1), refused: coding },
  { what: "WAV of big-endian samples", bytes: wav({ magic: "RIFX" }), refused: coding },
  { what: "WAV, 16-bit in nine channels", bytes: wav({ channels: 9 }), refused: "audio-too-many-channels" },
  { what: "WAV of 20 ms", bytes: wav({ samples: sound.subarray(0, rate / 50) }), refused: "audio-too-short" },
  { what: "WAV without a sample", bytes: wav({ samples: sound.subarray(0, 0) }), refused: "audio-too-short" },
  { what: "WAV whose end is missing", bytes: whole.subarray(0, -1000), refused: "audio-damaged" },
];
