import { writeFileSync } from "node:fs";
import { languages } from "#contract/constants/enumerations.ts";
import { languageTags } from "#contract/constants/language-tags.ts";
import { limits } from "#contract/constants/limits.ts";
import type { Language } from "#contract/voices.ts";
import { analyseBytes } from "#server/audio/analysis/analyse-bytes.ts";
import type { DemoClip } from "#demo/clips.ts";
import { characters, type Line } from "./characters.ts";
import { peaksOf, record } from "./record.ts";
import { lines } from "./scripts/lines.ts";

/** Writes the samples of the catalogue to demo/audio, and what is known of them to clips.json. */
export async function generateCatalogue() {
  const clips = [];
  for (const language of languages)
    for (const [index, line] of lines[language].entries()) clips.push(await makeClip(language, index, line));
  writeFileSync(new URL("../../demo/clips.json", import.meta.url), JSON.stringify(clips));
}

async function makeClip(language: Language, index: number, line: Line): Promise<DemoClip> {
  const [character, text] = line;
  const { gender, ageRange, voiceColors } = characters[character];
  const tag = languageTags[language];
  const file = `${tag}-${String(index + 1).padStart(2, "0")}.mp3`;
  const { mp3, samples, seconds } = record(language, line);
  writeFileSync(new URL(`../../demo/audio/${file}`, import.meta.url), mp3);
  const peaks = peaksOf(samples, limits.peakBars);
  // As an upload is measured: ffmpeg's own figure is only what the clip was aimed by.
  const { loudness, truePeak } = (await analyseBytes(mp3, ["mp3"])).analysis;
  if (loudness === null || truePeak === null) throw new Error(`${file} is silent.`);
  process.stdout.write(`${file} ${seconds} s ${loudness} LUFS ${mp3.length} bytes ${character}\n`);
  const transcript = { text, language: tag };
  return { file, language, gender, ageRange, voiceColors, seconds, peaks, loudness, truePeak, transcript };
}
