import { mostChannels } from "./limits.ts";
import { damaged, Refusal } from "./refusal.ts";

/** From here on a length says only that the program did not know it: a pipe, or a recorder that was stopped. */
const leastUnknown = 0x7f_ff_00_00;
/** Where a length of 64 bits stands elsewhere. */
const elsewhere = 0xff_ff_ff_ff;

const magics = ["RIFF", "RF64", "BW64", "RIFX"];

/** Whether a WAV file begins here, by whichever of its names. */
export const isWav = (bytes: Buffer): boolean =>
  magics.includes(bytes.toString("latin1", 0, 4)) && bytes.toString("latin1", 8, 12) === "WAVE";

/** What every browser plays: the bits that a sample may have, by its coding. */
const played: Record<number, number[]> = { 1: [8, 16, 24, 32], 3: [32], 6: [8], 7: [8] };
const extensible = 0xff_fe;
/** In Hz; no browser plays what is slower or faster. */
const [leastRate, mostRate] = [3000, 384_000];

/** How many bytes the samples of one moment take. Throws a `Refusal` for what no browser plays. */
function readBlock(format: Buffer): number {
  if (format.length < 16) throw damaged();
  const [tag = 0, channels = 0, block = 0, bits = 0] = [0, 2, 12, 14].map((at) => format.readUInt16LE(at));
  const rate = format.readUInt32LE(4);
  if (channels === 0 || rate === 0 || block === 0) throw damaged();
  const coding = tag === extensible && format.length >= 26 ? format.readUInt16LE(24) : tag;
  const isPlayed = played[coding]?.includes(bits) && rate >= leastRate && rate <= mostRate;
  if (!isPlayed) throw new Refusal("audio-wav-coding");
  if (channels > mostChannels) throw new Refusal("audio-too-many-channels");
  if (block * 8 !== channels * bits) throw new Refusal("audio-wav-coding");
  return block;
}

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** The samples, as far as they are whole. Throws `audio-damaged` where the file ends before they do. */
function readSamples(bytes: Buffer, at: number, long: number | undefined, block: number): Buffer {
  const said = bytes.readUInt32LE(at - 4);
  const length = said === elsewhere ? (long ?? said) : said;
  const isUnknown = length === 0 || (length >= leastUnknown && at + length > bytes.length);
  const end = isUnknown ? bytes.length : at + length;
  if (end > bytes.length) throw damaged();
  return bytes.subarray(at, end - ((end - at) % block));
}

/**
 * A WAV file with its samples and what it takes to play them, in the form that every browser reads, and with the right
 * lengths. Throws `audio-damaged` where the file ends before its samples do; other refusals for what no browser plays.
 */
export function soundOfWav(bytes: Buffer): { file: Buffer; samples: number } {
  if (bytes.toString("latin1", 0, 4) === "RIFX") throw new Refusal("audio-wav-coding");
  let format: Buffer | undefined;
  let long: number | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (name === "fmt ") format = body;
    if (name === "ds64" && body.length >= 16) long = Number(body.readBigUInt64LE(8));
    if (name === "data") {
      if (!format) throw damaged();
      const samples = readSamples(bytes, at + 8, long, readBlock(format));
      const chunks = Buffer.concat([Buffer.from("WAVE"), chunk("fmt ", format), chunk("data", samples)]);
      return { file: chunk("RIFF", chunks), samples: samples.length };
    }
    at += 8 + length + (length % 2);
  }
  throw damaged();
}
