import type { ByteReader } from "./byte-reader.ts";
import { damaged } from "./failure.ts";

type Read = (view: DataView, at: number, isLittle: boolean) => number;

/** How a sample is read, by its coding and its bits; what is not here is not taken. */
const readers: Partial<Record<string, Read>> = {
  int16: (view, at, isLittle) => view.getInt16(at, isLittle) / 0x80_00,
  int24: (view, at, isLittle) =>
    (view.getInt16(isLittle ? at + 1 : at, isLittle) * 256 + view.getUint8(isLittle ? at : at + 2)) /
    0x80_00_00,
  int32: (view, at, isLittle) => view.getInt32(at, isLittle) / 0x80_00_00_00,
  float32: (view, at, isLittle) => view.getFloat32(at, isLittle),
  float64: (view, at, isLittle) => view.getFloat64(at, isLittle),
};

/** How the samples of a file without compression are written. */
export interface Coding {
  kind: "int" | "float";
  bits: number;
  isLittle: boolean;
}

export const isRead = ({ kind, bits }: Coding): boolean => readers[`${kind}${bits}`] !== undefined;

const framesAtOnce = 8192;

/**
 * Reads so many bytes of samples, as far as they are whole. Throws `damaged` where there are none, and where the stream ends
 * before they do.
 */
export async function* readPcm(
  reader: ByteReader,
  { kind, bits, isLittle }: Coding,
  { channels, length }: { channels: number; length: number },
): AsyncGenerator<Float32Array[]> {
  const read = readers[`${kind}${bits}`];
  const width = bits / 8;
  const block = width * channels;
  let left = Math.floor(length / block);
  if (!read || left === 0) throw damaged();
  while (left > 0) {
    const frames = Math.min(left, framesAtOnce);
    const bytes = await reader.take(frames * block);
    if (bytes.length < frames * block) throw damaged();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    yield Array.from({ length: channels }, (_, channel) => {
      const samples = new Float32Array(frames);
      for (let frame = 0, at = channel * width; frame < frames; frame += 1, at += block)
        samples[frame] = read(view, at, isLittle);
      return samples;
    });
    left -= frames;
  }
}
