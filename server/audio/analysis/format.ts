import { fileTypeFromBuffer } from "file-type";
import { parseBuffer } from "music-metadata";
import type { AudioFormat } from "#contract/constants/enumerations.ts";
import { mostChannels, mostSeconds } from "./limits.ts";
import { beginsLater } from "./mp3-frames.ts";
import { damaged, Refusal } from "./refusal.ts";
import { isWav } from "./wav-chunks.ts";

/** A format that is kept: what it is called, and how its bytes are decoded. */
export interface Format {
  mediaType: string;
  extension: AudioFormat;
  decoder: "mp3" | "wav" | "m4a" | "vorbis" | "opus";
}

// The codecs that are kept of each kind of file that names one.
const codecs: Record<"m4a" | "ogg", [codec: RegExp, decoder: Format["decoder"]][]> = {
  m4a: [[/AAC|ALAC/, "m4a"]],
  ogg: [
    [/^Vorbis/, "vorbis"],
    [/^Opus/, "opus"],
  ],
};

const mediaTypes = { mp3: "audio/mpeg", wav: "audio/wav", m4a: "audio/mp4", ogg: "audio/ogg" } as const;

// What the first bytes say.
const kinds: Record<string, AudioFormat> = {
  mp3: "mp3",
  m4a: "m4a",
  mp4: "m4a",
  ogg: "ogg",
  opus: "ogg",
};

async function kindOf(bytes: Buffer): Promise<AudioFormat | undefined> {
  const type = await fileTypeFromBuffer(bytes);
  if (type) return kinds[type.ext];
  return beginsLater(bytes) ? "mp3" : undefined;
}

/** Which kind of file its first bytes promise. Throws `audio-not-recognised` for all that is not in `kept`. */
export async function readKind(bytes: Buffer, kept: readonly AudioFormat[]): Promise<AudioFormat> {
  const kind = isWav(bytes) ? "wav" : await kindOf(bytes);
  if (!kind || !kept.includes(kind)) throw new Refusal("audio-not-recognised");
  return kind;
}

/** What is in a file of this kind. Throws a `Refusal` for a codec that is not kept, for video, and for what lasts too long. */
export async function readFormat(bytes: Uint8Array, kind: AudioFormat): Promise<Format> {
  const format = { mediaType: mediaTypes[kind], extension: kind };
  // Frames and coding have been checked.
  if (kind === "mp3" || kind === "wav") return { ...format, decoder: kind };
  const { format: found } = await parseBuffer(bytes, undefined, { duration: false, skipCovers: true }).catch(
    () => {
      throw damaged();
    },
  );
  const decoder = codecs[kind].find(([codec]) => codec.test(found.codec ?? ""))?.[1];
  if (!decoder || found.hasVideo) throw new Refusal("audio-not-recognised");
  if ((found.numberOfChannels ?? 1) > mostChannels) throw new Refusal("audio-too-many-channels");
  // Only a claim: the decoder counts what is really there.
  if ((found.duration ?? 0) > mostSeconds) throw new Refusal("audio-too-long");
  return { ...format, decoder };
}
