import { mkdirSync, writeFileSync } from "node:fs";
import { demoRecordings } from "#demo/takes.ts";
import { soundOfSample, writtenLine } from "./generate-catalogue.ts";
import { record } from "./record.ts";

const folder = new URL("../../demo/audio/takes/", import.meta.url);

/** Writes the recordings of the demo's productions to demo/audio/takes: each artist sounds as in their first sample. */
export async function generateTakes() {
  // It reads what the catalogue's generator writes.
  const { fileOf, samplesOf } = await import("#demo/casting.ts");
  mkdirSync(folder, { recursive: true });
  for (const { file, artist, language, text, pace } of demoRecordings) {
    const [first] = samplesOf.get(artist) ?? [];
    if (!first) throw new Error(`${artist} has no sample.`);
    const [character] = writtenLine(first.line.line).line;
    const sound = soundOfSample(fileOf.get(first) ?? "", first, first.line.line);
    const { mp3, seconds } = record(language, [character, text], {
      ...sound,
      rate: Math.round(sound.rate * pace),
    });
    writeFileSync(new URL(file, folder), mp3);
    process.stdout.write(`${file} ${seconds} s ${mp3.length} bytes ${artist}\n`);
  }
}
