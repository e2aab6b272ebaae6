import { damaged } from "./refusal.ts";

const kbps = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const hertz = [44_100, 48_000, 32_000];

interface Frame {
  bytes: number;
  seconds: number;
  /** What all frames of a stream share: version, layer and sampling rate. */
  kind: number;
  isMono: boolean;
}

/** The layer III frame whose header stands here. */
function readFrame(bytes: Buffer, at: number): Frame | undefined {
  if (at + 4 > bytes.length) return undefined;
  const header = bytes.readUInt32BE(at);
  const version = (header >>> 19) & 3;
  const rate = hertz[(header >>> 10) & 3];
  const layer = (header >>> 17) & 3;
  if (header >>> 21 !== 0x7_ff || version === 1 || layer !== 1 || rate === undefined) return undefined;
  const isMpeg1 = version === 3;
  const bitrate = (isMpeg1 ? kbps.mpeg1 : kbps.mpeg2)[(header >>> 12) & 15];
  if (!bitrate) return undefined;
  const sampleRate = rate / (isMpeg1 ? 1 : version === 2 ? 2 : 4);
  const samples = isMpeg1 ? 1152 : 576;
  const padding = (header >>> 9) & 1;
  return {
    bytes: Math.floor(((samples / 8) * bitrate * 1000) / sampleRate) + padding,
    seconds: samples / sampleRate,
    kind: header & 0xff_fe_0c_00,
    isMono: ((header >>> 6) & 3) === 3,
  };
}

const syncsafe = (bytes: Buffer, at: number) =>
  [0, 1, 2, 3].reduce((sum, n) => sum * 128 + ((bytes[at + n] ?? 0) & 0x7f), 0);

/** Where the tags at the start end. */
function skipTags(bytes: Buffer): number {
  let at = 0;
  while (bytes.toString("latin1", at, at + 3) === "ID3")
    at += 10 + syncsafe(bytes, at + 6) + ((bytes[at + 5] ?? 0) & 0x10 ? 10 : 0);
  return at;
}

/** Where the tags and the padding at the end begin. */
function beforeTags(bytes: Buffer): number {
  let end = bytes.length;
  if (bytes.toString("latin1", end - 128, end - 125) === "TAG") end -= 128;
  if (bytes.toString("latin1", end - 32, end - 24) === "APETAGEX") {
    const size = bytes.readUInt32LE(end - 20);
    const header = bytes.readUInt32LE(end - 12) & 0x80_00_00_00 ? 32 : 0;
    end = Math.max(0, end - size - header);
  }
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return end;
}

/** How many frames should follow, by a Xing or Info header in the first frame. */
function promisedFrames(bytes: Buffer, at: number, frame: Frame): number | undefined {
  const place = bytes
    .subarray(at, at + frame.bytes)
    .toString("latin1")
    .search(/Xing|Info/);
  if (place < 0 || place > 40) return undefined;
  const hasFrames = (bytes[at + place + 7] ?? 0) & 1;
  return hasFrames ? bytes.readUInt32BE(at + place + 8) : undefined;
}

/** Where the next frame starts. It must end the file, or be followed by another frame of its kind. */
function findFrame(bytes: Buffer, from: number, end: number, kind?: number): number | undefined {
  for (let at = from; at < end; at += 1) {
    const frame = readFrame(bytes, at);
    if (!frame || (kind !== undefined && frame.kind !== kind)) continue;
    const next = readFrame(bytes, at + frame.bytes);
    if (next?.kind === frame.kind || at + frame.bytes >= end) return at;
  }
  return undefined;
}

/** The frames of an MP3 as they are, one after the other, and how long they last. */
interface Sound {
  frames: Buffer;
  seconds: number;
  isMono: boolean;
}

/**
 * The sound of an MP3 without tags, pictures and whatever else stands between the frames. Throws `audio-damaged` where
 * the last frame is cut off, where frames are missing that the header promises, and where more than a tenth of the file
 * is neither frames nor tags.
 */
export function soundOfMp3(bytes: Buffer): Sound {
  const start = skipTags(bytes);
  const end = beforeTags(bytes);
  let at = findFrame(bytes, start, Math.min(end, start + 65_536));
  const first = at === undefined ? undefined : readFrame(bytes, at);
  if (at === undefined || !first) throw damaged();
  const runs: Buffer[] = [];
  let runStart = at;
  const promised = promisedFrames(bytes, at, first);
  let [frames, seconds, lost] = [0, 0, 0];
  let isMono = true;
  while (at !== undefined && at < end) {
    const frame = readFrame(bytes, at);
    if (frame?.kind === first.kind) {
      // Zeros were taken for padding above, and may belong to the last frame.
      if (at + frame.bytes > bytes.length) throw damaged();
      frames += 1;
      seconds += frame.seconds;
      isMono &&= frame.isMono;
      at += frame.bytes;
    } else {
      // The start of a header that is cut off.
      if (bytes[at] === 0xff && at + 4 > end) throw damaged();
      const next = findFrame(bytes, at + 1, end, first.kind);
      runs.push(bytes.subarray(runStart, at));
      runStart = next ?? end;
      lost += runStart - at;
      at = next;
    }
  }
  const isShort = promised !== undefined && frames < promised;
  if (isShort || lost > (end - start) / 10) throw damaged();
  if (at !== undefined) runs.push(bytes.subarray(runStart, at));
  return { frames: Buffer.concat(runs), seconds, isMono };
}
