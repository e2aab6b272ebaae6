import { writeFileSync } from "node:fs";
import { languages } from "#contract/enumerations.ts";
import { limits } from "#contract/limits.ts";
import { characters } from "./characters.ts";
import { peaksOf } from "./peaks.ts";
import { record } from "./record.ts";
import { lines } from "./scripts/lines.ts";
import { languageCodes } from "./language-codes.ts";

/** Writes the samples of the catalogue to server/demo/audio, and what is known of them to clips.json. */
export function generateCatalogue() {
  const clips = languages.flatMap((language) =>
    lines[language].map((line, index) => {
      const [character, text] = line;
      const { gender, ageRange, voiceColors } = characters[character];
      const { tag } = languageCodes[language];
      const file = `${tag}-${String(index + 1).padStart(2, "0")}.mp3`;
      const { mp3, samples, loudness, seconds } = record(language, line);
      writeFileSync(new URL(`../audio/${file}`, import.meta.url), mp3);
      process.stdout.write(`${file} ${seconds} s ${loudness} LUFS ${mp3.length} bytes ${character}\n`);
      const peaks = peaksOf(samples, limits.peakBars);
      const transcript = { text, language: tag };
      return { file, language, gender, ageRange, voiceColors, seconds, peaks, transcript };
    }),
  );
  writeFileSync(new URL("../clips.json", import.meta.url), JSON.stringify(clips));
}
