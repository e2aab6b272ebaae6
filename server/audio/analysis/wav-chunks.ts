import { damaged } from "./refusal.ts";

// What a program writes that does not know the length yet.
const unknownLengths = new Set([0, 0xff_ff_ff_ff]);

// What it takes to play the samples; texts and pictures stand in chunks of other names.
const needed = new Set(["fmt ", "fact"]);

/**
 * A WAV file with its samples and what it takes to play them, and no other chunk. Throws `audio-damaged` where the file
 * ends before its samples do.
 */
export function soundOfWav(bytes: Buffer): { file: Buffer; samples: number } {
  const kept: Buffer[] = [];
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const isRest = name === "data" && unknownLengths.has(length);
    const end = isRest ? bytes.length : at + 8 + length;
    if (name === "data") {
      if (end > bytes.length) throw damaged();
      const file = Buffer.concat([bytes.subarray(0, 12), ...kept, bytes.subarray(at, end + (length % 2))]);
      file.writeUInt32LE(isRest ? length : file.length - 8, 4);
      return { file, samples: end - at - 8 };
    }
    const next = end + (length % 2);
    if (needed.has(name)) kept.push(bytes.subarray(at, next));
    at = next;
  }
  throw damaged();
}
