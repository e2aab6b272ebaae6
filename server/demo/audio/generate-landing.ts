import { mkdirSync, writeFileSync } from "node:fs";
import { languages, type Language } from "#contract/voices.ts";
import { demoLines, heroLines } from "./landing-lines.ts";
import { peaksOf } from "./peaks.ts";
import { record } from "./record.ts";
import type { Line } from "./scripts/line.ts";
import { tongues } from "./tongues.ts";

const root = new URL("../../../", import.meta.url);
const rightToLeft = new Set<Language>(["ARABIC", "PERSIAN", "URDU"]);

type Hero = ReturnType<typeof landingClip>;
const isOwn = ({ language }: Hero) => language === "tr" || language === "en";

/** Writes the landing page's clips to public/clips, and what the page draws of them to its clips.ts. */
export function generateLanding() {
  mkdirSync(new URL("public/clips/", root), { recursive: true });
  const heroes = languages.map((language) =>
    landingClip(`hero-${tongues[language].tag}`, language, heroLines[language]),
  );
  const phrases = demoLines.map(([language, line], i) => landingClip(`demo-${i + 1}`, language, line));
  const feature = new URL("src/features/landing/", root);
  writeFileSync(new URL("own-clips.ts", feature), ownFile(heroes));
  writeFileSync(new URL("clips.ts", feature), clipsFile(heroes));
  writeFileSync(new URL("demo-phrases.ts", feature), phrasesFile(phrases));
}

const ownFile = (heroes: Hero[]) => `/**
 * A built-in clip, written by server/demo/audio/generate.ts. \`peaks\` is 96 RMS bars of two hex
 * digits, \`starts\` when each word of \`text\` (split at spaces) begins, in hundredths of a second.
 */
export type LandingClip = {
  src: string;
  language: string;
  dir?: "rtl";
  text: string;
  seconds: number;
  peaks: string;
  starts: number[];
};

/** The clips in the site's own languages; the page shows one of them before anything is pressed. */
export const ownClips: Record<"tr" | "en", LandingClip> = ${JSON.stringify(
  Object.fromEntries(heroes.filter(isOwn).map((hero) => [hero.language, hero])),
)};
`;

const clipsFile = (heroes: Hero[]) => `import { ownClips, type LandingClip } from "./own-clips.ts";

/** One sentence in each of the 18 languages, in the order of the enumeration. */
export const heroClips: LandingClip[] = [${heroes.map((hero) => (isOwn(hero) ? `ownClips.${hero.language}` : JSON.stringify(hero))).join(",")}];
`;

const phrasesFile = (phrases: object[]) => `import type { LandingClip } from "./own-clips.ts";

/** The sample phrases of the AI demo, written by server/demo/audio/generate.ts. */
export const demoPhrases: LandingClip[] = ${JSON.stringify(phrases)};
`;

function landingClip(name: string, language: Language, line: Line) {
  const { mp3, samples, loudness, seconds, starts } = record(language, line);
  writeFileSync(new URL(`public/clips/${name}.mp3`, root), mp3);
  process.stdout.write(`${name} ${seconds} s ${loudness} LUFS ${mp3.length} bytes ${line[0]}\n`);
  return {
    src: `/clips/${name}.mp3`,
    language: tongues[language].tag,
    ...(rightToLeft.has(language) && { dir: "rtl" }),
    text: line[1],
    seconds,
    peaks: peaksOf(samples, 96),
    starts,
  };
}
