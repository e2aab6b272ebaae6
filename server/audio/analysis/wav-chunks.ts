import { damaged } from "./refusal.ts";

// What a program writes that does not know the length yet.
const unknownLengths = new Set([0, 0xff_ff_ff_ff]);

/** Throws `audio-damaged` where a RIFF file ends before its samples do. */
export function checkWav(bytes: Buffer): void {
  let at = 12;
  while (at + 8 <= bytes.length) {
    const name = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (name === "data") {
      if (!unknownLengths.has(length) && at + 8 + length > bytes.length) throw damaged();
      return;
    }
    at += 8 + length + (length % 2);
  }
  throw damaged();
}
