import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { englishTexts } from "./english-texts.ts";
import { turkishTexts } from "./turkish-texts.ts";
import type { Sound } from "#build/demo-audio/character.ts";
import { speak, type Speech } from "#build/demo-audio/speak.ts";

// Writes how long six synthetic voices take for the texts of the bench: `npm run bench:speak`, with espeak-ng installed.
// The seconds are committed, so that the bench itself needs no voice.

type Reader = Pick<Sound, "variant" | "rate" | "pitch" | "range">;

/** From slow to fast, men and women, in words a minute as espeak-ng counts them. */
const readers: Reader[] = [
  { variant: "m3", rate: 130, pitch: 35, range: 45 },
  { variant: "f2", rate: 145, pitch: 60, range: 60 },
  { variant: "m1", rate: 158, pitch: 45, range: 50 },
  { variant: "f4", rate: 172, pitch: 55, range: 55 },
  { variant: "m7", rate: 186, pitch: 50, range: 60 },
  { variant: "f5", rate: 200, pitch: 65, range: 65 },
];

const frame = 0.01;
const silence = 0.004;
/** Shorter gaps belong to the sounds: the closure of a t, say. */
const shortestPause = 0.12;

/** Seconds from the first sound to the last, and those of them with a voice. */
function measure({ samples, sampleRate }: Speech): [seconds: number, voiced: number] {
  const size = Math.round(sampleRate * frame);
  const loud = Array.from({ length: Math.floor(samples.length / size) }, (_, i) =>
    samples.subarray(i * size, (i + 1) * size).some((value) => Math.abs(value) > silence),
  );
  const first = loud.indexOf(true);
  const last = loud.lastIndexOf(true);
  let voiced = 0;
  let quiet = 0;
  for (const isLoud of loud.slice(first, last + 1)) {
    if (!isLoud) {
      quiet += frame;
      continue;
    }
    voiced += frame + (quiet < shortestPause ? quiet : 0);
    quiet = 0;
  }
  return [Number(((last + 1 - first) * frame).toFixed(2)), Number(voiced.toFixed(2))];
}

const sets = {
  TURKISH: { voice: "tr", texts: turkishTexts },
  ENGLISH: { voice: "en-us", texts: englishTexts },
};

const measured = Object.fromEntries(
  Object.entries(sets).map(([language, { voice, texts }]) => [
    language,
    texts.map(({ text, said }) => readers.map((sound) => measure(speak(voice, sound, said ?? text)))),
  ]),
);
writeFileSync(fileURLToPath(new URL("measured.json", import.meta.url)), JSON.stringify(measured));
