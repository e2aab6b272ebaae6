import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { languages } from "#contract/constants/enumerations.ts";
import { languageTags } from "#contract/constants/language-tags.ts";
import { limits } from "#contract/constants/limits.ts";
import type { Language } from "#contract/voices/voices.ts";
import { analyseBytes } from "#server/audio/analysis/analyse-bytes.ts";
import type { DemoSample } from "#demo/casting.ts";
import type { DemoLine } from "#demo/lines.ts";
import type { Sound } from "./character.ts";
import { characters, type Line } from "./characters.ts";
import { ownSound } from "./own-sound.ts";
import { peaksOf, record, soundOf } from "./record.ts";
import { lines } from "./scripts/lines.ts";

const demo = new URL("../../demo/", import.meta.url);
/** How long a clip may be, in seconds: a little inside of what the catalogue promises. */
const [shortest, longest] = [4.1, 6.9];

/** The lines of the scripts by their names, such as "tr-01". */
const written = new Map(
  languages.flatMap((language) =>
    lines[language].map((line, index) => {
      const name = `${languageTags[language]}-${String(index + 1).padStart(2, "0")}`;
      return [name, { language, line }] as const;
    }),
  ),
);

/**
 * Writes what is said to demo/lines.json, the recording of each sample to demo/audio, and what is measured of them to
 * demo/clips.json. demo/casting.ts reads the first and says who speaks what: hence its late import.
 */
export async function generateCatalogue() {
  const described = [...written].map(([name, { language, line }]) => describeLine(name, language, line));
  writeFileSync(new URL("lines.json", demo), JSON.stringify(described));
  const { fileOf, samplesOf } = await import("#demo/casting.ts");
  const audio = new URL("audio/", demo);
  rmSync(audio, { recursive: true, force: true });
  mkdirSync(audio);
  const clips = [];
  for (const [sample, file] of fileOf) {
    const [first = sample] = samplesOf.get(sample.name) ?? [];
    clips.push(await makeClip(file, sample, first.line.line));
  }
  writeFileSync(new URL("clips.json", demo), JSON.stringify(clips.toSorted(byLine)));
}

function describeLine(name: string, language: Language, [character, text]: Line): DemoLine {
  const { gender, ageRange, voiceColors } = characters[character];
  const transcript = { text, language: languageTags[language] };
  return { line: name, language, gender, ageRange, voiceColors, transcript };
}

type Clip = Awaited<ReturnType<typeof makeClip>>;

/** Who says a line first comes first, in the order of the scripts. */
const byLine = (one: Clip, other: Clip): number => rankOf(one) - rankOf(other);
const rankOf = ({ file, line }: Clip): number =>
  [...written.keys()].indexOf(line) +
  written.size * (Number(/-(\d+)\.mp3$/.exec(file.replace(line, ""))?.[1] ?? 1) - 1);

/** A line of the scripts by its name. */
export const writtenLine = (name: string) => {
  const found = written.get(name);
  if (!found) throw new Error(`Nobody wrote the line ${name}.`);
  return found;
};

/** How an artist sounds in a sample. `first` is the line of their first one, by which they were cast: in its manner they say all others. */
export function soundOfSample(
  file: string,
  { name, line: { line: lineName } }: DemoSample,
  first: string,
): Sound {
  const own = soundOf(writtenLine(lineName).line);
  // Whoever says a line first is whom it was written for.
  return file === `${lineName}.mp3` ? own : ownSound(name, soundOf(writtenLine(first).line), own.rate);
}

async function makeClip(file: string, sample: DemoSample, first: string) {
  const { name } = sample;
  const lineName = sample.line.line;
  const { language, line } = writtenLine(lineName);
  const sound = soundOfSample(file, sample, first);
  const { mp3, samples, seconds } = recordInTime(language, line, sound);
  writeFileSync(new URL(`audio/${file}`, demo), mp3);
  const peaks = peaksOf(samples, limits.peakBars);
  // As an upload is measured: ffmpeg's own figure is only what the clip was aimed by.
  const { loudness, truePeak } = (await analyseBytes(mp3, ["mp3"])).analysis;
  if (loudness === null || truePeak === null) throw new Error(`${file} is silent.`);
  process.stdout.write(`${file} ${seconds} s ${loudness} LUFS ${mp3.length} bytes ${name}\n`);
  return { file, line: lineName, seconds, peaks, loudness, truePeak };
}

/** Faster or slower where the clip would be too long or too short. */
function recordInTime(language: Language, line: Line, sound: Sound) {
  const recorded = record(language, line, sound);
  const wanted = Math.min(longest, Math.max(shortest, recorded.seconds));
  if (sound === soundOf(line) || wanted === recorded.seconds) return recorded;
  return record(language, line, { ...sound, rate: Math.round((sound.rate * recorded.seconds) / wanted) });
}
