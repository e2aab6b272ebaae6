import { createMp3Encoder } from "wasm-media-encoders";
import { makeSignal, type Signal } from "./signals.ts";
import { writeAiff } from "./write-aiff.ts";
import { writeFlac } from "./write-flac.ts";
import { writeWav } from "./write-wav.ts";

type Write = (channels: Float32Array[], sampleRate: number) => Buffer | Promise<Buffer>;

async function writeMp3(channels: Float32Array[], sampleRate: number): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({
    sampleRate: sampleRate as 48_000,
    channels: channels.length === 1 ? 1 : 2,
    bitrate: 192,
  });
  const body = Buffer.from(encoder.encode(channels as never));
  return Buffer.concat([body, Buffer.from(encoder.finalize())]);
}

/** Where the speakers of so many channels stand, as bits of WAVE_FORMAT_EXTENSIBLE. */
const masks: Record<number, number> = { 1: 0x4, 2: 0x3, 4: 0x33, 6: 0x3f, 8: 0x6_3f };

const writers = {
  "wav-16": (channels, sampleRate) => writeWav(channels, { kind: "int", bits: 16, sampleRate }),
  "wav-24": (channels, sampleRate) => writeWav(channels, { kind: "int", bits: 24, sampleRate }),
  "wav-32": (channels, sampleRate) => writeWav(channels, { kind: "int", bits: 32, sampleRate }),
  "wav-float": (channels, sampleRate) => writeWav(channels, { kind: "float", bits: 32, sampleRate }),
  "wav-double": (channels, sampleRate) => writeWav(channels, { kind: "float", bits: 64, sampleRate }),
  "wav-extensible": (channels, sampleRate) =>
    writeWav(channels, { kind: "int", bits: 24, sampleRate, mask: masks[channels.length] ?? 0 }),
  rf64: (channels, sampleRate) => writeWav(channels, { kind: "int", bits: 24, sampleRate, isLong: true }),
  "flac-16": (channels, sampleRate) => writeFlac(channels, { bits: 16, sampleRate }),
  "flac-24": (channels, sampleRate) => writeFlac(channels, { bits: 24, sampleRate }),
  "aiff-16": (channels, sampleRate) =>
    writeAiff(channels, { kind: "int", bits: 16, isLittle: false, sampleRate }),
  "aiff-24": (channels, sampleRate) =>
    writeAiff(channels, { kind: "int", bits: 24, isLittle: false, sampleRate }),
  "aifc-sowt": (channels, sampleRate) =>
    writeAiff(channels, { kind: "int", bits: 16, isLittle: true, sampleRate, compression: "sowt" }),
  "aifc-float": (channels, sampleRate) =>
    writeAiff(channels, { kind: "float", bits: 32, isLittle: false, sampleRate, compression: "fl32" }),
  mp3: writeMp3,
} satisfies Record<string, Write>;
type Writer = keyof typeof writers;

/** Which sounds are written how: channels, samples a second, dBFS, and seconds of silence at the head and the tail. */
const sounds: [writer: Writer, channels: number, rate: number, level: number, head: number, tail: number][] =
  [
    ["wav-16", 1, 44_100, -3, 0, 0],
    ["wav-16", 1, 48_000, -20, 0.5, 0.25],
    ["wav-16", 2, 44_100, -12, 0.1, 0.7],
    ["wav-16", 2, 96_000, -6, 0.3, 0],
    ["wav-16", 1, 22_050, -18, 0, 0.4],
    ["wav-16", 1, 8000, -10, 0.2, 0.2],
    ["wav-24", 1, 48_000, -1, 0.05, 0.1],
    ["wav-24", 2, 48_000, -9, 0.6, 0.6],
    ["wav-24", 2, 88_200, -15, 0, 0.3],
    ["wav-24", 1, 88_200, -6, 0.2, 0],
    ["wav-32", 1, 48_000, -30, 0.4, 0],
    ["wav-32", 2, 44_100, -4, 0, 0],
    ["wav-float", 1, 48_000, 2, 0.2, 0.2],
    ["wav-float", 2, 44_100, -23, 0.35, 0.15],
    ["wav-double", 2, 48_000, -7, 0.25, 0.45],
    ["wav-extensible", 1, 48_000, -11, 0.15, 0],
    ["wav-extensible", 2, 48_000, -2, 0, 0.5],
    ["wav-extensible", 4, 48_000, -8, 0.3, 0.3],
    ["wav-extensible", 6, 48_000, -6, 0.4, 0.2],
    ["wav-extensible", 6, 44_100, -16, 0, 0],
    ["wav-extensible", 8, 48_000, -5, 0.1, 0.6],
    ["rf64", 1, 44_100, -13, 0.45, 0.05],
    ["rf64", 2, 48_000, -6, 0, 0.2],
    ["flac-16", 1, 44_100, -5, 0.3, 0.3],
    ["flac-16", 2, 48_000, -17, 0, 0.55],
    ["flac-16", 1, 16_000, -8, 0.5, 0],
    ["flac-24", 1, 96_000, -12, 0.2, 0.1],
    ["flac-24", 2, 44_100, -3, 0.65, 0],
    ["flac-24", 6, 48_000, -10, 0.25, 0.35],
    ["aiff-16", 1, 44_100, -9, 0, 0.25],
    ["aiff-16", 2, 48_000, -21, 0.4, 0.4],
    ["aiff-24", 1, 48_000, -6, 0.1, 0],
    ["aiff-24", 2, 96_000, -14, 0, 0],
    ["aiff-24", 2, 44_100, -1, 0.55, 0.3],
    ["aifc-sowt", 1, 48_000, -7, 0.2, 0.5],
    ["aifc-sowt", 2, 44_100, -19, 0.3, 0],
    ["aifc-float", 2, 48_000, 1, 0, 0.15],
    ["mp3", 1, 44_100, -8, 0.5, 0.5],
    ["mp3", 2, 48_000, -4, 0, 0.3],
    ["mp3", 2, 44_100, -18, 0.4, 0],
  ];

/** A file of the generator, which is the same each time. */
export interface GeneratedFile extends Signal {
  name: string;
  make(): Promise<Buffer>;
}

export const generatedFiles: GeneratedFile[] = sounds.map(
  ([writer, channels, sampleRate, level, head, tail]) => {
    const signal = { channels, sampleRate, level, head, tail, seconds: 1.8 };
    const write: Write = writers[writer];
    return {
      ...signal,
      name: `${writer} ${channels} ${sampleRate} ${level}`,
      make: async () => write(makeSignal(signal), sampleRate),
    };
  },
);
