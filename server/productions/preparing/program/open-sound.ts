import { fileTypeFromBuffer } from "file-type";
import type { TakeFormat } from "#contract/constants/values/productions.ts";
import { beginsLater } from "#server/audio/analysis/mp3-frames.ts";
import { isWav } from "#server/audio/analysis/wav-chunks.ts";
import { openAiff } from "./aiff.ts";
import type { ByteReader } from "./byte-reader.ts";
import { damaged, Failure } from "./failure.ts";
import { openFlac } from "./flac.ts";
import { mostBefore, openMp3 } from "./mp3.ts";
import type { Sound } from "./sound.ts";
import { openWav } from "./wav.ts";

const openers: Record<TakeFormat, (reader: ByteReader) => Promise<Sound>> = {
  wav: openWav,
  aiff: openAiff,
  flac: openFlac,
  mp3: openMp3,
};

/** What the first bytes say, by the usual ending. */
const kinds: Record<string, TakeFormat> = { flac: "flac", aif: "aiff", mp3: "mp3" };

async function formatOf(start: Buffer): Promise<TakeFormat | undefined> {
  if (isWav(start)) return "wav";
  // A magic of its own, which other files hold too.
  const isAiff = start.toString("latin1", 0, 4) === "FORM";
  if (isAiff) return /AIF[FC]/.test(start.toString("latin1", 8, 12)) ? "aiff" : undefined;
  const type = await fileTypeFromBuffer(start);
  if (type) return kinds[type.ext];
  return beginsLater(start) ? "mp3" : undefined;
}

const tagHeader = 10;

/** Passes over the ID3 tags that any program may have put before the file. */
async function skipTags(reader: ByteReader): Promise<void> {
  for (;;) {
    const head = await reader.peek(tagHeader);
    if (head.toString("latin1", 0, 3) !== "ID3") return;
    if (head.length < tagHeader) throw damaged();
    const size = head.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
    const footer = (head[5] ?? 0) & 0x10 ? tagHeader : 0;
    await reader.skip(tagHeader + size + footer);
  }
}

/** Tells by the first bytes what a file is, and opens it. Throws a `Failure` for what is no take. */
export async function openSound(reader: ByteReader): Promise<Sound> {
  await skipTags(reader);
  const format = await formatOf(await reader.peek(mostBefore));
  if (!format) throw new Failure("not-recognised");
  return openers[format](reader);
}
