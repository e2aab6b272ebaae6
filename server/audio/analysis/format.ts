import { fileTypeFromBuffer } from "file-type";
import { parseBuffer } from "music-metadata";
import { mostChannels, mostSeconds } from "./limits.ts";
import { damaged, Refusal } from "./refusal.ts";

/** A format that is kept: what it is called, and how its bytes are decoded. */
export interface Format {
  mediaType: "audio/mpeg" | "audio/wav" | "audio/mp4" | "audio/ogg";
  extension: "mp3" | "wav" | "m4a" | "ogg";
  decoder: "mp3" | "wav" | "m4a" | "oga" | "opus";
}

const mp3: Format = { mediaType: "audio/mpeg", extension: "mp3", decoder: "mp3" };
const wav: Format = { mediaType: "audio/wav", extension: "wav", decoder: "wav" };
const m4a: Format = { mediaType: "audio/mp4", extension: "m4a", decoder: "m4a" };
const vorbis: Format = { mediaType: "audio/ogg", extension: "ogg", decoder: "oga" };
const opus: Format = { ...vorbis, decoder: "opus" };

// By what the first bytes say: the codecs that are kept.
const formats: Record<string, [codec: RegExp, format: Format][]> = {
  wav: [[/./, wav]],
  m4a: [[/AAC|ALAC/, m4a]],
  mp4: [[/AAC|ALAC/, m4a]],
  ogg: [[/^Vorbis/, vorbis]],
  opus: [[/^Opus/, opus]],
};

/** What a file is, told by its content alone. Throws `audio-not-recognised` for all that is not kept. */
export async function readFormat(bytes: Uint8Array): Promise<Format> {
  const type = await fileTypeFromBuffer(bytes);
  // Its frames are checked one by one, and reading its tags as well can take a gigabyte.
  if (type?.ext === "mp3") return mp3;
  const possible = formats[type?.ext ?? ""];
  if (!possible) throw new Refusal("audio-not-recognised");
  const { format: found } = await parseBuffer(bytes, undefined, { duration: false, skipCovers: true }).catch(
    () => {
      throw damaged();
    },
  );
  const format = possible.find(([codec]) => codec.test(found.codec ?? ""))?.[1];
  if (!format || found.hasVideo) throw new Refusal("audio-not-recognised");
  if ((found.numberOfChannels ?? 1) > mostChannels) throw damaged();
  // Only a claim: the decoder counts what is really there.
  if ((found.duration ?? 0) > mostSeconds) throw new Refusal("audio-too-long");
  return format;
}
