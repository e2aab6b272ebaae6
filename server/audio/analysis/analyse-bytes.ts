import type { AudioFormat } from "#contract/constants/enumerations.ts";
import { limits } from "#contract/constants/limits.ts";
import { decode } from "./decoders.ts";
import type { Format } from "./format.ts";
import { leastSeconds, mostSeconds } from "./limits.ts";
import { Loudness } from "./loudness.ts";
import { Peaks } from "./peaks.ts";
import { damaged, Refusal } from "./refusal.ts";
import { openSound, type Sound } from "./sound.ts";
import { TruePeak } from "./true-peak.ts";

/** What a sample sounds like, with the words of contract/voices/voices.ts; loudness and true peak are null in silence. */
export interface Measured {
  seconds: number;
  peaks: string;
  loudness: number | null;
  truePeak: number | null;
}

/** What a sample is and sounds like. */
export type Analysis = Pick<Format, "mediaType" | "extension"> & Measured;

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
  const { sound, format } = await openSound(bytes, kept);
  const measured = await listen(sound, format);
  if (measured.seconds < sound.least) throw damaged();
  if (measured.seconds < leastSeconds) throw new Refusal("audio-too-short");
  const { mediaType, extension } = format;
  return { analysis: { mediaType, extension, ...measured }, stored: sound.stored };
}
