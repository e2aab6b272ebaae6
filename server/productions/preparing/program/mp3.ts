import { decoder as openDecoder } from "@audio/decode-mp3";
import { findFrame, type Frame, readFrame } from "#server/audio/analysis/mp3-frame.ts";
import { readTold } from "#server/audio/analysis/mp3-header.ts";
import type { ByteReader } from "./byte-reader.ts";
import { damaged } from "./failure.ts";
import { expectPlausible, type Sound } from "./sound.ts";

/** How far from the start the first frame may stand. */
export const mostBefore = 65_536;
/** So many bytes that belong to no frame are passed over: tags, pictures. */
const mostLost = 16 * 1024 * 1024;
// Small, because one piece can decode to thousands of times its size.
const pieceBytes = 8192;
const headerBytes = 4;

/** The frames of a file, one after the other, without what stands between and behind them. */
class Frames {
  readonly #reader: ByteReader;
  readonly #first: Frame;
  count = 0;
  seconds = 0;
  /** Bytes of frames, and others. */
  #kept = 0;
  #lost = 0;
  #isLost = false;

  constructor(reader: ByteReader, first: Frame) {
    this.#reader = reader;
    this.#first = first;
  }

  /** The frame that begins here; among other bytes only if another one follows it. */
  async #here(): Promise<Frame | undefined> {
    const { kind } = this.#first;
    const frame = readFrame(await this.#reader.peek(headerBytes), 0);
    if (frame?.kind !== kind || !this.#isLost) return frame?.kind === kind ? frame : undefined;
    const bytes = await this.#reader.peek(frame.bytes + headerBytes);
    return bytes.length <= frame.bytes || readFrame(bytes, frame.bytes)?.kind === kind ? frame : undefined;
  }

  /** The next frame; undefined at the end, where a part of one may stand. */
  async next(): Promise<Buffer | undefined> {
    while ((await this.#reader.peek(headerBytes)).length === headerBytes) {
      const frame = await this.#here();
      if (frame) {
        this.#isLost = false;
        const bytes = await this.#reader.take(frame.bytes);
        if (bytes.length < frame.bytes) return undefined;
        this.count += 1;
        this.seconds += frame.seconds;
        this.#kept += bytes.length;
        return bytes;
      }
      this.#isLost = true;
      this.#lost += 1;
      if (this.#lost > mostLost) throw damaged();
      await this.#reader.skip(1);
    }
    return undefined;
  }

  /** Whether most of the file was something else. */
  get areFew(): boolean {
    return this.count === 0 || this.#lost > this.#kept / 9;
  }
}

async function* decode(
  frames: Frames,
  { told, header, first }: { told: ReturnType<typeof readTold>; header: Buffer; first: Frame },
): AsyncGenerator<Float32Array[]> {
  const decoder = await openDecoder();
  let pending = [header];
  let decoded = 0;
  const decodePending = () => {
    const { channelData } = decoder.decode(Buffer.concat(pending));
    pending = [];
    decoded += channelData[0]?.length ?? 0;
    // The decoder gives one channel twice.
    return first.isMono ? channelData.slice(0, 1) : channelData;
  };
  try {
    for (let frame = await frames.next(); frame; frame = await frames.next()) {
      pending.push(frame);
      if (pending.reduce((sum, { length }) => sum + length, 0) >= pieceBytes) yield decodePending();
    }
    yield decodePending();
  } finally {
    decoder.free();
  }
  // Some count the header as a frame.
  const isShort = (told?.frames ?? 0) > frames.count + 1;
  if (isShort || frames.areFew || decoded / first.sampleRate < frames.seconds * 0.9 - 0.2) throw damaged();
}

/** An MP3, up to its first frame of sound. */
export async function openMp3(reader: ByteReader): Promise<Sound> {
  const start = await reader.peek(mostBefore);
  const from = findFrame(start, 0, start.length);
  const first = from === undefined ? undefined : readFrame(start, from);
  if (from === undefined || !first) throw damaged();
  const sound = { channels: first.isMono ? 1 : 2, sampleRate: first.sampleRate, bitDepth: null };
  expectPlausible(sound);
  const told = readTold(start, from, first);
  await reader.skip(from);
  const header = told ? await reader.take(first.bytes) : Buffer.alloc(0);
  // One that says nothing of both ends is no sound, and would be decoded.
  const kept = told?.isTrimmed ? Buffer.from(header) : Buffer.alloc(0);
  return {
    format: "mp3",
    ...sound,
    pieces: decode(new Frames(reader, first), { told, header: kept, first }),
  };
}
