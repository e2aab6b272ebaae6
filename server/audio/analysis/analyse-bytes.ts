import type { AudioFormat } from "#contract/enumerations.ts";
import { limits } from "#contract/limits.ts";
import { decode } from "./decoders.ts";
import { type Format, readFormat, readKind } from "./format.ts";
import { leastSeconds, mostExtraBytes, mostSeconds } from "./limits.ts";
import { Loudness } from "./loudness.ts";
import { soundOfMp3 } from "./mp3-frames.ts";
import { orderMp4 } from "./mp4-boxes.ts";
import { checkOgg } from "./ogg-pages.ts";
import { damaged, Refusal } from "./refusal.ts";
import { soundOfWav } from "./wav-chunks.ts";

/** What a sample is and sounds like; `peaks` is as in contract/voices.ts. */
export interface Analysis extends Pick<Format, "mediaType" | "extension"> {
  seconds: number;
  peaks: string;
}

interface Sound {
  /** The file as it is stored: MP3 and WAV without tags and pictures. */
  stored: Buffer;
  /** The same in the order that the decoder takes. */
  decodable: Buffer;
  /** How many of the stored bytes are no sound. */
  extra: number;
  /** How many seconds it should last at least, where the container tells. */
  least: number;
}

function readSound(bytes: Buffer, kind: AudioFormat): Sound {
  switch (kind) {
    case "mp3": {
      const { frames, seconds } = soundOfMp3(bytes);
      return { stored: frames, decodable: frames, extra: 0, least: seconds * 0.9 - 0.2 };
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

async function listen(bytes: Buffer, format: Format): Promise<Loudness> {
  const loudness = new Loudness();
  try {
    for await (const { channelData, sampleRate } of decode(bytes, format.decoder)) {
      loudness.add(channelData, sampleRate);
      if (loudness.seconds > mostSeconds) throw new Refusal("audio-too-long");
    }
  } catch (error) {
    throw error instanceof Refusal ? error : damaged();
  }
  return loudness;
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
  const { stored, decodable, extra, least } = readSound(bytes, kind);
  const format = await readFormat(stored, kind);
  if (extra > mostExtraBytes) throw new Refusal("audio-too-much-else");
  const loudness = await listen(decodable, format);
  const { seconds } = loudness;
  if (seconds < Math.max(least, leastSeconds)) throw damaged();
  const { mediaType, extension } = format;
  const rounded = Math.round(seconds * 1000) / 1000;
  return {
    analysis: { mediaType, extension, seconds: rounded, peaks: loudness.peaks(limits.peakBars) },
    stored,
  };
}
