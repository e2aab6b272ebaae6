import decode from "audio-decode";
import { limits } from "#contract/limits.ts";
import { type Format, readFormat } from "./format.ts";
import { leastSeconds, mostSeconds } from "./limits.ts";
import { Loudness } from "./loudness.ts";
import { checkMp3 } from "./mp3-frames.ts";
import { orderMp4 } from "./mp4-boxes.ts";
import { checkOgg } from "./ogg-pages.ts";
import { damaged, Refusal } from "./refusal.ts";
import { checkWav } from "./wav-chunks.ts";

/** What a sample is and sounds like; `peaks` is as in contract/voices.ts. */
export interface Analysis extends Pick<Format, "mediaType" | "extension"> {
  seconds: number;
  peaks: string;
}

// Small, because one piece can decode to thousands of times its size.
const pieceBytes = 8192;

async function* inPieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

/** The bytes to decode, and the least seconds they should last where the container tells. */
function check(bytes: Buffer, { extension }: Format): { sound: Buffer; least: number } {
  if (extension === "mp3") {
    const { frames, seconds } = checkMp3(bytes);
    return { sound: frames, least: seconds * 0.9 - 0.2 };
  }
  if (extension === "m4a") return { sound: orderMp4(bytes), least: 0 };
  if (extension === "wav") checkWav(bytes);
  else checkOgg(bytes);
  return { sound: bytes, least: 0 };
}

async function listen(bytes: Buffer, format: Format): Promise<Loudness> {
  const loudness = new Loudness();
  try {
    for await (const { channelData, sampleRate } of decode(inPieces(bytes), format.decoder)) {
      loudness.add(channelData, sampleRate);
      if (loudness.seconds > mostSeconds) throw new Refusal("audio-too-long");
    }
  } catch (error) {
    throw error instanceof Refusal ? error : damaged();
  }
  return loudness;
}

/** Recognises, checks and decodes a whole file. Throws a `Refusal` for one that is not kept. */
export async function analyseBytes(bytes: Buffer): Promise<Analysis> {
  const format = await readFormat(bytes);
  const { sound, least } = check(bytes, format);
  const loudness = await listen(sound, format);
  const { seconds } = loudness;
  if (seconds < Math.max(least, leastSeconds)) throw damaged();
  const { mediaType, extension } = format;
  return {
    mediaType,
    extension,
    seconds: Math.round(seconds * 1000) / 1000,
    peaks: loudness.peaks(limits.peakBars),
  };
}
