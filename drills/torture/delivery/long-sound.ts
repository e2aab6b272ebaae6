import { createHash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { makeSignal } from "#test/productions/preparing/files/signals.ts";
import { writeWav } from "#test/productions/preparing/files/write-wav.ts";
import type { LongFile } from "#test/support/built/production.ts";

/** A recording as a studio sends it, on this machine's disk. */
export interface LongSound extends LongFile {
  path: string;
  sha256: string;
  close(): Promise<void>;
}

const blockSeconds = 10;
const recorded = { kind: "int", bits: 24, sampleRate: 48_000 } as const;

/** Ten seconds of something like speech, and the header of a file that has so many bytes of them. */
function makeBlock(level: number, bytes: number): { header: Buffer; block: Buffer } {
  const ends = { head: 0, tail: 0 };
  const signal = makeSignal({ channels: 2, sampleRate: 48_000, level, seconds: blockSeconds, ...ends });
  const wav = writeWav(signal, recorded);
  const at = wav.length - (blockSeconds * recorded.sampleRate * 2 * recorded.bits) / 8;
  const header = Buffer.from(wav.subarray(0, at));
  header.writeUInt32LE(bytes - 8, 4);
  header.writeUInt32LE(bytes - at, at - 4);
  return { header, block: wav.subarray(at) };
}

const reader =
  (file: FileHandle, size: number): LongFile["read"] =>
  async (from, length) => {
    const bytes = new Uint8Array(Math.min(length, size - from));
    await file.read(bytes, 0, bytes.length, from);
    return bytes;
  };

/** Writes a stereo WAV of 24 bits of about so many bytes: a block of speech again and again, at a level of its own. */
export async function writeLongSound(path: string, about: number, level: number): Promise<LongSound> {
  const { length: headerBytes } = makeBlock(level, 8).header;
  const { length: blockBytes } = makeBlock(level, 8).block;
  const blocks = Math.ceil((about - headerBytes) / blockBytes);
  const size = headerBytes + blocks * blockBytes;
  const { header, block } = makeBlock(level, size);
  const file = await open(path, "w+");
  const hash = createHash("sha256").update(header);
  await file.write(header);
  for (let nth = 0; nth < blocks; nth += 1) {
    await file.write(block);
    hash.update(block);
  }
  const name = `kayıt ${-level}.wav`;
  return {
    path,
    name,
    size,
    sha256: hash.digest("hex"),
    read: reader(file, size),
    close: () => file.close(),
  };
}
