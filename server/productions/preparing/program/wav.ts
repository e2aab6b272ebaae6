import type { ByteReader } from "./byte-reader.ts";
import { damaged, Failure } from "./failure.ts";
import { type Coding, isRead, readPcm } from "./pcm.ts";
import { expectPlausible, type Sound } from "./sound.ts";

const kinds: Record<number, Coding["kind"]> = { 1: "int", 3: "float" };
const extensible = 0xff_fe;
/** Where a length of 64 bits stands elsewhere. */
const elsewhere = 0xff_ff_ff_ff;
/** What is read of a format's chunk. */
const formatBytes = 40;

interface Format {
  coding: Coding;
  sound: Omit<Sound, "format" | "frames" | "pieces">;
}

function readFormat(body: Buffer): Format {
  if (body.length < 16) throw damaged();
  const tag = body.readUInt16LE(0);
  const isExtensible = tag === extensible && body.length >= 26;
  const kind = kinds[isExtensible ? body.readUInt16LE(24) : tag];
  const channels = body.readUInt16LE(2);
  const sampleRate = body.readUInt32LE(4);
  const bits = body.readUInt16LE(14);
  if (!kind || !isRead({ kind, bits, isLittle: true })) throw new Failure("not-recognised");
  expectPlausible({ channels, sampleRate });
  if (body.readUInt16LE(12) * 8 !== channels * bits) throw damaged();
  // A container of more bits may hold fewer.
  const valid = isExtensible ? body.readUInt16LE(18) : 0;
  const bitDepth = valid > 0 && valid < bits ? valid : bits;
  const mask = isExtensible ? { mask: body.readUInt32LE(20) } : {};
  return { coding: { kind, bits, isLittle: true }, sound: { channels, sampleRate, bitDepth, ...mask } };
}

/** A WAV, of up to 4 GB or with lengths of 64 bits (RF64), up to its samples. */
export async function openWav(reader: ByteReader): Promise<Sound> {
  await reader.skip(12);
  let format: Format | undefined;
  let long: number | undefined;
  for (;;) {
    const header = await reader.take(8);
    if (header.length < 8) throw damaged();
    const name = header.toString("latin1", 0, 4);
    const said = header.readUInt32LE(4);
    if (name === "data") {
      if (!format) throw damaged();
      const { coding, sound } = format;
      const length = said === elsewhere ? (long ?? said) : said;
      const frames = (length * 8) / (sound.channels * coding.bits);
      return { format: "wav", ...sound, frames, pieces: readPcm(reader, coding, { ...sound, length }) };
    }
    const body = await reader.take(Math.min(said, formatBytes));
    if (name === "fmt ") format = readFormat(body);
    if (name === "ds64" && body.length >= 16) long = Number(body.readBigUInt64LE(8));
    await reader.skip(said + (said % 2) - body.length);
  }
}
