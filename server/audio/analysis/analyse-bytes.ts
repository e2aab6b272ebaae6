import type { AudioFormat } from "#contract/enumerations.ts";
import { limits } from "#contract/limits.ts";
import { decode } from "./decoders.ts";
import { type Format, readFormat, readKind } from "./format.ts";
import { leastSeconds, mostExtraBytes, mostSeconds } from "./limits.ts";
import { Loudness } from "./loudness.ts";
import { soundOfMp3 } from "./mp3-frames.ts";
import { orderMp4 } from "./mp4-boxes.ts";
import { checkOgg } from "./ogg-pages.ts";
import { Peaks } from "./peaks.ts";
import { damaged, Refusal } from "./refusal.ts";
import { TruePeak } from "./true-peak.ts";
import { soundOfWav } from "./wav-chunks.ts";

/** What a sample sounds like, with the words of contract/voices.ts; loudness and true peak are null in silence. */
export interface Measured {
  seconds: number;
  peaks: string;
  loudness: number | null;
  truePeak: number | null;
}

/** What a sample is and sounds like. */
export type Analysis = Pick<Format, "mediaType" | "extension"> & Measured;

interface Sound {
  /** The file as it is stored: MP3 and WAV without tags and pictures. */
  stored: Buffer;
  /** The same in the order that the decoder takes. */
  decodable: Buffer;
  /** How many of the stored bytes are no sound. */
  extra: number;
  /** How many seconds it should last at least, where the container tells. */
  least: number;
  /** Whether there is one channel, which the decoder of MP3 gives twice. */
  isMono?: boolean;
}

function readSound(bytes: Buffer, kind: AudioFormat): Sound {
  switch (kind) {
    case "mp3": {
      const { frames, seconds, isMono } = soundOfMp3(bytes);
      return { stored: frames, decodable: frames, extra: 0, least: seconds * 0.9 - 0.2, isMono };
    }
    case "wav": {
      const { file, samples } = soundOfWav(bytes);
      return { stored: file, decodable: file, extra: file.length - samples, least: 0 };
    }
    case "m4a": {
      const { ordered, extra } = orderMp4(bytes);
      return { stored: bytes, decodable: ordered, extra, least: 0 };
    }
    case "ogg":
      return { stored: bytes, decodable: bytes, extra: checkOgg(bytes).extra, least: 0 };
  }
}

const toHundredths = (value: number | null) => value && Math.round(value * 100) / 100;

async function listen({ decodable, isMono }: Sound, { decoder }: Format): Promise<Measured> {
  const [peaks, loudness, truePeak] = [new Peaks(), new Loudness(), new TruePeak()];
  try {
    for await (const { channelData, sampleRate } of decode(decodable, decoder)) {
      const channels = isMono ? channelData.slice(0, 1) : channelData;
      peaks.add(channels, sampleRate);
      if (peaks.seconds > mostSeconds) throw new Refusal("audio-too-long");
      loudness.add(channels, sampleRate);
      truePeak.add(channels);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : damaged();
  }
  return {
    seconds: Math.round(peaks.seconds * 1000) / 1000,
    peaks: peaks.inBars(limits.peakBars),
    loudness: toHundredths(loudness.integrated()),
    truePeak: toHundredths(truePeak.decibels()),
  };
}

/**
 * Recognises, checks and decodes a whole file; `stored` is what to keep of it. Throws a `Refusal` for one that is not
 * kept.
 */
export async function analyseBytes(
  bytes: Buffer,
  kept: readonly AudioFormat[],
): Promise<{ analysis: Analysis; stored: Buffer }> {
  const kind = await readKind(bytes, kept);
  // Tags go first: reading them as well can take a gigabyte.
  const sound = readSound(bytes, kind);
  const { stored, extra, least } = sound;
  const format = await readFormat(stored, kind);
  if (extra > mostExtraBytes) throw new Refusal("audio-too-much-else");
  const measured = await listen(sound, format);
  if (measured.seconds < Math.max(least, leastSeconds)) throw damaged();
  const { mediaType, extension } = format;
  return { analysis: { mediaType, extension, ...measured }, stored };
}
