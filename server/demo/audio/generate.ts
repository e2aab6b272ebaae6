import { mkdirSync, writeFileSync } from "node:fs";
import { languages } from "#contract/voices.ts";
import { characters } from "./characters.ts";
import { master, sampleRate } from "./master.ts";
import { peaksOf } from "./peaks.ts";
import { lines } from "./scripts/lines.ts";
import { speak } from "./speak.ts";
import { tongues } from "./tongues.ts";

const folder = new URL("./", import.meta.url);
const catalogue = new URL("../clips.json", import.meta.url);
mkdirSync(folder, { recursive: true });
const clips = [];
for (const language of languages) {
  const { tag, espeak } = tongues[language];
  for (const [index, [character, text, spoken = text]] of lines[language].entries()) {
    const { gender, ageRange, voiceColors, sound } = characters[character];
    const { mp3, samples, loudness } = master(speak(espeak, sound, spoken), sound);
    const file = `${tag}-${String(index + 1).padStart(2, "0")}.mp3`;
    const seconds = Math.round((samples.length / sampleRate) * 100) / 100;
    writeFileSync(new URL(file, folder), mp3);
    clips.push({
      file,
      language,
      gender,
      ageRange,
      voiceColors,
      seconds,
      peaks: peaksOf(samples, 64),
      transcript: { text, language: tag },
    });
    process.stdout.write(`${file} ${seconds} s ${loudness} LUFS ${mp3.length} bytes ${character}\n`);
  }
}
writeFileSync(catalogue, `${JSON.stringify(clips, null, 2)}\n`);
