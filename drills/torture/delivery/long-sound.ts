import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { makeSignal } from "#test/productions/preparing/files/signals.ts";
import { writeWav } from "#test/productions/preparing/files/write-wav.ts";
import { type LongFile, readerOf } from "#test/support/built/send-file.ts";

/** A recording as a studio sends it, on this machine's disk. */
export interface LongSound extends LongFile {
  path: string;
  sha256: string;
  close(): Promise<void>;
}

const blockSeconds = 10;
const recorded = { kind: "int", bits: 24, sampleRate: 48_000 } as const;

/** Ten seconds of something like speech, and the header of a file of them. */
function makeBlock(level: number): { header: Buffer; block: Buffer } {
  const ends = { head: 0, tail: 0 };
  const signal = makeSignal({ channels: 2, sampleRate: 48_000, level, seconds: blockSeconds, ...ends });
  const wav = writeWav(signal, recorded);
  const at = wav.length - (blockSeconds * recorded.sampleRate * 2 * recorded.bits) / 8;
  return { header: wav.subarray(0, at), block: wav.subarray(at) };
}

/** Writes a stereo WAV of 24 bits of at most so many bytes: a block of speech again and again, at a level of its own. */
export async function writeLongSound(path: string, most: number, level: number): Promise<LongSound> {
  const { header, block } = makeBlock(level);
  const blocks = Math.floor((most - header.length) / block.length);
  const size = header.length + blocks * block.length;
  header.writeUInt32LE(size - 8, 4);
  header.writeUInt32LE(size - header.length, header.length - 4);
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
    read: readerOf(file, size),
    close: () => file.close(),
  };
}
