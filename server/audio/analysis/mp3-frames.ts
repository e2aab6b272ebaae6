import { findFrame, holdsFrames, isFreeFormat, readFrame, type Frame } from "./mp3-frame.ts";
import { readTold, xingHeader } from "./mp3-header.ts";
import { damaged, Refusal } from "./refusal.ts";

/** How far from the start the first frame may stand. */
const mostBefore = 65_536;

/** Whether an MP3 begins within the first bytes, whatever stands before it. */
export const beginsLater = (bytes: Buffer): boolean =>
  holdsFrames(bytes, 0, Math.min(bytes.length, mostBefore));

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

/** The frames of an MP3, one after the other. */
interface Collected {
  frames: Buffer;
  /** Where each starts in them. */
  places: number[];
  seconds: number;
  isMono: boolean;
  isVariable: boolean;
  /** Whether only a part of the last frame is there. */
  isCut: boolean;
  /** Bytes between the frames, and whether they are frames of another kind. */
  lost: number;
  isJoined: boolean;
}

function collect(bytes: Buffer, from: number, end: number, first: Frame): Collected {
  const runs: Buffer[] = [];
  const places: number[] = [];
  let [seconds, lost, length, runStart] = [0, 0, 0, from];
  let [isMono, isVariable, isCut, isJoined] = [true, false, false, false];
  let bitrate: number | undefined;
  let at = from;
  while (at < end && !isCut) {
    const frame = readFrame(bytes, at);
    if (frame?.kind === first.kind) {
      // Zeros were taken for padding, and may belong to the last frame.
      isCut = at + frame.bytes > bytes.length;
      if (isCut) break;
      places.push(length);
      length += frame.bytes;
      seconds += frame.seconds;
      isMono &&= frame.isMono;
      isVariable ||= bitrate !== undefined && bitrate !== frame.bitrate;
      bitrate = frame.bitrate;
      at += frame.bytes;
    } else {
      // The start of a header.
      isCut = bytes[at] === 0xff && at + 4 > end;
      const next = findFrame(bytes, at + 1, end, first.kind) ?? end;
      runs.push(bytes.subarray(runStart, at));
      isJoined ||= holdsFrames(bytes, at, next);
      lost += next - at;
      runStart = next;
      at = next;
    }
  }
  runs.push(bytes.subarray(runStart, at));
  const frames = Buffer.concat(runs);
  return { frames, places, seconds, isMono, isVariable, isCut, lost, isJoined };
}

/** The sound of an MP3 as it is stored, and how long its frames last. */
interface Sound {
  stored: Buffer;
  /** Without a header that says nothing of both ends: browsers trim nothing then, the decoder would. */
  decodable: Buffer;
  seconds: number;
  isMono: boolean;
}

/**
 * The sound of an MP3 without pictures and whatever else stands before, between and behind its frames, or a part of the last
 * one. A header that tells wrong of the frames is written anew, and frames of several bit rates get one where there is none:
 * browsers believe it. `bytes` begin behind the tags. Throws `audio-damaged` where frames are missing that the header
 * promises, and where more than a tenth of the file is neither frames nor tags; other refusals for frames of several kinds
 * and of a free bit rate.
 */
export function soundOfMp3(bytes: Buffer): Sound {
  const end = beforeTags(bytes);
  const nearStart = Math.min(end, mostBefore);
  if (!beginsLater(bytes) && isFreeFormat(bytes, nearStart)) throw new Refusal("audio-free-format");
  const from = findFrame(bytes, 0, nearStart);
  const first = from === undefined ? undefined : readFrame(bytes, from);
  if (from === undefined || !first) throw damaged();
  const told = readTold(bytes, from, first);
  const start = told ? from + first.bytes : from;
  const { frames, places, seconds, isMono, isVariable, isCut, lost, isJoined } = collect(
    bytes,
    start,
    end,
    first,
  );
  if (lost > end / 10) throw isJoined ? new Refusal("audio-joined") : damaged();
  // Some count the header as a frame.
  const present = places.length + (isCut ? 1 : 0) + 1;
  if (places.length === 0 || (told?.frames ?? 0) > present) throw damaged();
  const header = bytes.subarray(from, start);
  const isRight = told?.frames === places.length && told.bytes === header.length + frames.length;
  const isHeaded = told !== undefined || isVariable;
  const own = isHeaded && !isRight ? xingHeader(frames, places, first) : header;
  const stored = Buffer.concat([own, frames]);
  return { stored, decodable: isRight && told.isTrimmed ? stored : frames, seconds, isMono };
}
