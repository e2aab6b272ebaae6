import { readFrame, type Frame } from "./mp3-frame.ts";

/** What a first frame without sound says of the others. */
export interface Told {
  /** How many frames follow; undefined where it does not say. */
  frames?: number;
  /** How many bytes there are with itself; browsers read Xing's alone. */
  bytes?: number;
  /** Whether it says how much of the sound at both ends is the coding's own, which whoever plays it leaves out. */
  isTrimmed?: boolean;
}

/** How far behind its name a header of LAME's kind says so, in three bytes. */
const delays = 141;

/** What the frame here tells by a header of Xing's or Fraunhofer's; undefined for a frame of sound. */
export function readTold(bytes: Buffer, at: number, frame: Frame): Told | undefined {
  const body = bytes.subarray(at, at + frame.bytes);
  const place = body.toString("latin1", 0, 48).search(/Xing|Info|VBRI/);
  if (place < 0 || place + 18 > body.length) return undefined;
  if (body[place] === "V".codePointAt(0)) return { frames: body.readUInt32BE(place + 14) };
  const flags = body.readUInt32BE(place + 4);
  let next = place + 8;
  const field = (flag: number) => {
    if ((flags & flag) === 0 || next + 4 > body.length) return undefined;
    next += 4;
    return body.readUInt32BE(next - 4);
  };
  const isTrimmed = body.subarray(place + delays, place + delays + 3).some((byte) => byte > 0);
  return { frames: field(1), bytes: field(2), isTrimmed };
}

/** The name, what it holds, the frames, the bytes, and a hundred places in the file. */
const xingBytes = 4 + 4 + 4 + 4 + 100;

/** The frame of the least bit rate that has room for a header, as one of the same stream as `first`. */
function emptyFrame(first: Buffer, needed: number): Buffer {
  const frame = Buffer.from(first.subarray(0, 4));
  // No checksum, no padding.
  frame[1] = (frame[1] ?? 0) | 1;
  for (let rate = 1; rate < 15; rate += 1) {
    frame[2] = ((frame[2] ?? 0) & 0x0d) | (rate << 4);
    const bytes = readFrame(frame, 0)?.bytes ?? 0;
    if (bytes >= needed) return Buffer.concat([frame, Buffer.alloc(bytes - frame.length)]);
  }
  return frame;
}

/**
 * A frame without sound that says how many frames and bytes there are and where each hundredth of the time lies, after Xing.
 * `frames` are those of the sound, and `places` where each starts in them.
 */
export function xingHeader(frames: Buffer, places: readonly number[], { isMpeg1, isMono }: Frame): Buffer {
  const side = isMpeg1 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  const header = emptyFrame(frames, 4 + side + xingBytes);
  const total = header.length + frames.length;
  let at = header.write("Xing", 4 + side) + 4 + side;
  for (const field of [7, places.length, total]) at = header.writeUInt32BE(field, at);
  for (let part = 0; part < 100; part += 1) {
    const place = places[Math.floor((part * places.length) / 100)] ?? 0;
    header[at + part] = Math.floor((256 * (part === 0 ? 0 : header.length + place)) / total);
  }
  return header;
}
