import type { AudioFormat } from "#contract/constants/enumerations.ts";
import { type Format, readFormat, readKind } from "./format.ts";
import { mostExtraBytes } from "./limits.ts";
import { soundOfMp3 } from "./mp3-frames.ts";
import { orderMp4 } from "./mp4-boxes.ts";
import { soundOfOgg } from "./ogg-pages.ts";
import { Refusal } from "./refusal.ts";
import { withoutTags } from "./tags.ts";
import { soundOfWav } from "./wav-chunks.ts";

/** The sound in a file. */
export interface Sound {
  /** The file as it is stored: MP3 and WAV without tags and pictures, and with headers that are right. */
  stored: Buffer;
  /** What is stored, in the order that the decoder takes. */
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
      const { seconds, ...sound } = soundOfMp3(bytes);
      return { ...sound, extra: 0, least: seconds * 0.9 - 0.2 };
    }
    case "wav": {
      const { file, samples } = soundOfWav(bytes);
      return { stored: file, decodable: file, extra: file.length - samples, least: 0 };
    }
    case "m4a": {
      const { ordered, extra } = orderMp4(bytes);
      return { stored: bytes, decodable: ordered, extra, least: 0 };
    }
    case "ogg": {
      const { file, extra } = soundOfOgg(bytes);
      return { stored: file, decodable: file, extra, least: 0 };
    }
  }
}

/**
 * Recognises and checks a whole file, without decoding it. Throws a `Refusal` for one that is not kept.
 */
export async function openSound(
  bytes: Buffer,
  kept: readonly AudioFormat[],
): Promise<{ sound: Sound; format: Format }> {
  if (bytes.length === 0) throw new Refusal("file-empty");
  // Tags go first: reading them as well can take a gigabyte.
  const untagged = withoutTags(bytes);
  const kind = await readKind(untagged, kept);
  const sound = readSound(untagged, kind);
  const format = await readFormat(sound.stored, kind);
  if (sound.extra > mostExtraBytes) throw new Refusal("audio-too-much-else");
  return { sound, format };
}
