import type { AudioFormat } from "#contract/constants/enumerations.ts";
import { limits } from "#contract/constants/limits.ts";
import { msg } from "@lingui/core/macro";
import type { Sentence } from "#src/lib/i18n/sentence.ts";

const endings: Partial<Record<string, AudioFormat>> = {
  mp3: "mp3",
  wav: "wav",
  wave: "wav",
  m4a: "m4a",
  mp4: "m4a",
  ogg: "ogg",
  oga: "ogg",
  opus: "ogg",
};

/** The sentence for a file that is no audio file by its name and type; the server looks into all others. `formats` is a list such as “MP3 or WAV”. */
export function refuseByName(file: Pick<File, "name" | "type">, formats: string): Sentence | undefined {
  const ending = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  if (file.type.startsWith("audio/") || endings[ending]) return undefined;
  return msg({
    message: `This is not an audio file. Choose ${formats}.`,
    comment: "formats is a list such as “MP3, WAV, or OGG”",
  });
}

/** The sentence for a file that is too large to be a sample. */
export const refuseBySize = ({ size }: Pick<File, "size">): Sentence | undefined =>
  size > limits.audioBytes ? msg`The audio file can be at most 20 MB.` : undefined;

/** A title out of a file's name: without its ending, with spaces for its strokes. */
export const titleOf = (fileName: string): string =>
  [
    ...fileName
      .replace(/\.[^.]+$/, "")
      .replaceAll(/[_-]+/g, " ")
      .trim(),
  ]
    .slice(0, 100)
    .join("");
