const kbps = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const hertz = [44_100, 48_000, 32_000];

/** What the header of a layer III frame says. */
interface Header {
  /** What all frames of a stream share: version, layer and sampling rate. */
  kind: number;
  isMpeg1: boolean;
  isMono: boolean;
  sampleRate: number;
  /** In kbit/s; 0 for one that stands in no table. */
  bitrate: number;
  padding: number;
}

export interface Frame extends Header {
  bytes: number;
  seconds: number;
}

function readHeader(bytes: Buffer, at: number): Header | undefined {
  if (at + 4 > bytes.length) return undefined;
  const header = bytes.readUInt32BE(at);
  const version = (header >>> 19) & 3;
  const rate = hertz[(header >>> 10) & 3];
  const layer = (header >>> 17) & 3;
  if (header >>> 21 !== 0x7_ff || version === 1 || layer !== 1 || rate === undefined) return undefined;
  const isMpeg1 = version === 3;
  const bitrate = (isMpeg1 ? kbps.mpeg1 : kbps.mpeg2)[(header >>> 12) & 15];
  if (bitrate === undefined) return undefined;
  return {
    kind: header & 0xff_fe_0c_00,
    isMpeg1,
    isMono: ((header >>> 6) & 3) === 3,
    sampleRate: rate / (isMpeg1 ? 1 : version === 2 ? 2 : 4),
    bitrate,
    padding: (header >>> 9) & 1,
  };
}

/** The layer III frame whose header stands here; undefined for a free bit rate too, which tells no length. */
export function readFrame(bytes: Buffer, at: number): Frame | undefined {
  const header = readHeader(bytes, at);
  if (!header?.bitrate) return undefined;
  const samples = header.isMpeg1 ? 1152 : 576;
  return {
    ...header,
    bytes: Math.floor(((samples / 8) * header.bitrate * 1000) / header.sampleRate) + header.padding,
    seconds: samples / header.sampleRate,
  };
}

/** How many frames of one kind follow one another from here, counted up to `most`; and where they end. */
function readRun(bytes: Buffer, from: number, most: number): { count: number; end: number } {
  const kind = readFrame(bytes, from)?.kind;
  let [count, end] = [0, from];
  for (; count < most; count += 1) {
    const frame = readFrame(bytes, end);
    if (!frame || frame.kind !== kind) break;
    end += frame.bytes;
  }
  return { count, end };
}

/** Where the next frame starts. It must end the file, or be followed by another frame of its kind. */
export function findFrame(bytes: Buffer, from: number, end: number, kind?: number): number | undefined {
  for (let at = from; at < end; at += 1) {
    const frame = readFrame(bytes, at);
    if (!frame || (kind !== undefined && frame.kind !== kind)) continue;
    if (at + frame.bytes >= end || readRun(bytes, at, 2).count === 2) return at;
  }
  return undefined;
}

/** So many frames of one kind in a row are no accident. */
const surely = 8;

/** Whether frames stand somewhere between two places, beyond doubt. */
export function holdsFrames(bytes: Buffer, from: number, end: number): boolean {
  for (let at = from; at < end; at += 1) if (readRun(bytes, at, surely).count === surely) return true;
  return false;
}

/** Between the headers of two frames of a free bit rate. */
const longestFreeFrame = 8192;

/** Whether frames of a free bit rate stand in the file: three headers of one kind, as far from one another. */
export function isFreeFormat(bytes: Buffer, end: number): boolean {
  const isFree = (at: number, kind?: number) => {
    const header = readHeader(bytes, at);
    return header?.bitrate === 0 && (kind === undefined || header.kind === kind) ? header : undefined;
  };
  for (let at = 0; at < end; at += 1) {
    const first = isFree(at);
    if (!first) continue;
    for (let length = 24; length < longestFreeFrame; length += 1) {
      const second = isFree(at + length, first.kind);
      if (second && isFree(at + 2 * length - first.padding + second.padding, first.kind)) return true;
    }
  }
  return false;
}
