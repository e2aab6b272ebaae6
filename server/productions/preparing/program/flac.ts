import { decoder as openDecoder } from "@audio/decode-flac";
import type { ByteReader } from "./byte-reader.ts";
import { damaged } from "./failure.ts";
import { expectPlausible, type Sound } from "./sound.ts";

/** What describes the stream: the magic, a header and 34 bytes. */
const firstBytes = 42;
const isLast = 0x80;
// Small, because one piece can decode to thousands of times its size.
const pieceBytes = 8192;

/** Passes over pictures, comments and whatever else stands before the sound. */
async function skipMetadata(reader: ByteReader): Promise<void> {
  for (let flags = 0; (flags & isLast) === 0;) {
    const header = await reader.take(4);
    if (header.length < 4) throw damaged();
    flags = header[0] ?? isLast;
    await reader.skip(header.readUIntBE(1, 3));
  }
}

async function* decode(reader: ByteReader, first: Buffer, frames: number): AsyncGenerator<Float32Array[]> {
  const decoder = await openDecoder();
  let decoded = 0;
  function* counted(channels: Float32Array[]) {
    decoded += channels[0]?.length ?? 0;
    if (channels.length > 0) yield channels;
  }
  try {
    decoder.decode(first);
    for await (const piece of reader.rest(pieceBytes)) yield* counted(decoder.decode(piece).channelData);
    yield* counted(decoder.flush()?.channelData ?? []);
  } finally {
    decoder.free();
  }
  if (decoded === 0 || decoded < frames) throw damaged();
}

/** A FLAC, up to its first frame. */
export async function openFlac(reader: ByteReader): Promise<Sound> {
  const first = Buffer.from(await reader.take(firstBytes));
  // The description comes first, and is as long.
  if (first.length < firstBytes || first.readUIntBE(5, 3) !== 34 || ((first[4] ?? 0) & 0x7f) !== 0)
    throw damaged();
  const packed = first.readUInt32BE(18);
  const sound = {
    sampleRate: packed >>> 12,
    channels: ((packed >>> 9) & 7) + 1,
    bitDepth: ((packed >>> 4) & 31) + 1,
  };
  expectPlausible(sound);
  const frames = (packed & 15) * 2 ** 32 + first.readUInt32BE(22);
  if (((first[4] ?? 0) & isLast) === 0) await skipMetadata(reader);
  first[4] = isLast;
  return { format: "flac", ...sound, frames, pieces: decode(reader, first, frames) };
}
