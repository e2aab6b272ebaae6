import { readFile, writeFile } from "node:fs/promises";
import type { AudioFormat } from "#contract/constants/enumerations.ts";
import { watchUse } from "#server/audio/analysis/watch-use.ts";

// A program of its own, as the analyser is one: what decodes and encodes takes memory and seconds.
// It is called with the path of a stored sound and the formats that are kept. It leaves the room's copy in the file, and prints
// how many seconds it lasts; nothing where there is none.

async function copy(path: string, kept: AudioFormat[]): Promise<void> {
  const { makeCopy } = await import("./make-copy.ts");
  const { mp3, seconds } = await makeCopy(await readFile(path), kept);
  await writeFile(path, mp3);
  process.stdout.write(String(seconds));
}

const [, , path = "", kept = ""] = process.argv;
watchUse();
await copy(path, kept.split(",") as AudioFormat[]);
