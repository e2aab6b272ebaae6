import { mkdirSync, writeFileSync } from "node:fs";
import { languages } from "#contract/constants/enumerations.ts";
import { languageTags } from "#contract/constants/language-tags.ts";
import { type Language } from "#contract/voices/voices.ts";
import type { Line } from "./characters.ts";
import { demoLines, heroLines } from "./landing-lines.ts";
import { peaksOf, record } from "./record.ts";

const root = new URL("../../", import.meta.url);
const rightToLeft = new Set<Language>(["ARABIC", "PERSIAN", "URDU"]);

/** Writes the landing page's clips to public/clips, and what the page draws of them to its clips.ts. */
export function generateLanding() {
  mkdirSync(new URL("public/clips/", root), { recursive: true });
  const heroes = languages.map((language) =>
    landingClip(`hero-${languageTags[language]}`, language, heroLines[language]),
  );
  const phrases = demoLines.map(([language, line], i) => landingClip(`demo-${i + 1}`, language, line));
  const feature = new URL("src/features/landing/", root);
  writeFileSync(new URL("hero/clips.ts", feature), clipsFile(heroes));
  writeFileSync(new URL("demo/demo-phrases.ts", feature), phrasesFile(phrases));
}

const clipsFile = (
  heroes: object[],
) => `import type { LandingClip } from "#src/features/landing/clips/clip.ts";

/** One sentence in each of the 18 languages, in the order of the enumeration; written by build/demo-audio/generate.ts. */
export const heroClips: LandingClip[] = ${JSON.stringify(heroes)};
`;

const phrasesFile = (
  phrases: object[],
) => `import type { LandingClip } from "#src/features/landing/clips/clip.ts";

/** The sample phrases of the AI demo, written by build/demo-audio/generate.ts. */
export const demoPhrases: LandingClip[] = ${JSON.stringify(phrases)};
`;

/** One digit of base 36 a bar in place of two hex digits. */
const shortPeaks = (peaks: string): string =>
  peaks.replaceAll(/../g, (pair) => Math.round((Number.parseInt(pair, 16) / 255) * 35).toString(36));

function landingClip(name: string, language: Language, line: Line) {
  const { mp3, samples, loudness, seconds, starts } = record(language, line);
  writeFileSync(new URL(`public/clips/${name}.mp3`, root), mp3);
  process.stdout.write(`${name} ${seconds} s ${loudness} LUFS ${mp3.length} bytes ${line[0]}\n`);
  return {
    src: `/clips/${name}.mp3`,
    language: languageTags[language],
    ...(rightToLeft.has(language) && { dir: "rtl" }),
    text: line[1],
    seconds,
    peaks: shortPeaks(peaksOf(samples, 96)),
    starts,
  };
}
