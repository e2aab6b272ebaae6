import { genders, languages } from "#contract/constants/enumerations.ts";
import type { AgeRange, Gender, Language } from "#contract/voices/voices.ts";
import { demoLines, type DemoLine } from "#demo/lines.ts";
import { stableNumber } from "#demo/stable.ts";
import { companions } from "./companions.ts";
import { featured } from "./featured.ts";
import { answerLikely } from "./likely.ts";
import { names } from "./names.ts";
import type { DemoPerson } from "./person.ts";

/** The youngest and oldest of each range in the demo; the children are those whose lines sound so. */
export const ageBounds: Record<AgeRange, [youngest: number, oldest: number]> = {
  TEEN: [9, 17],
  YOUNG_ADULT: [19, 30],
  ADULT: [31, 50],
  SENIOR: [51, 78],
};

/** Two artists who have not recorded yet, so that their pages can be seen too. */
const silent = new Set(["Zafer Önal", "Zerrin Aksoylu"]);

/** Likely further languages: of people in Turkey, and of those who came from elsewhere. */
const furtherAtHome: Language[] = [
  "ENGLISH",
  "ENGLISH",
  "GERMAN",
  "FRENCH",
  "ARABIC",
  "SPANISH",
  "KURDISH",
  "RUSSIAN",
  "ITALIAN",
  "PERSIAN",
];
const furtherAbroad: Language[] = ["ENGLISH", "ENGLISH", "TURKISH", "FRENCH", "GERMAN"];

/** Everyone of the roster: the featured first, then the others in an order that mixes the languages. */
export const demoPeople: DemoPerson[] = answerLikely(
  [...featured, ...others()],
  new Set(featured.map(({ name }) => name)),
);

function others() {
  const known = new Set(featured.map(({ name }) => name));
  return languages
    .flatMap((language) => genders.flatMap((gender) => castOf(language, gender)))
    .filter(({ name }) => !known.has(name))
    .toSorted((one, other) => stableNumber(one.name, 2 ** 32) - stableNumber(other.name, 2 ** 32));
}

/** The lines of a language and gender go round its artists, who are what their line sounds like. */
function castOf(language: Language, gender: Gender) {
  const lines = demoLines.filter((line) => line.language === language && line.gender === gender);
  return names[language][gender].flatMap((name, i) => {
    const line = lines[i % lines.length];
    return line ? [personOf(name, line)] : [];
  });
}

function personOf(name: string, line: DemoLine): DemoPerson {
  const [youngest, oldest] = ageBounds[line.ageRange];
  return {
    name,
    age: youngest + stableNumber(`${name} age`, oldest - youngest + 1),
    gender: line.gender,
    voiceColors: colorsOf(name, line),
    languages: languagesOf(name, line.language),
    ageRanges: [line.ageRange],
    line: silent.has(name) ? null : line.line,
  };
}

function colorsOf(name: string, { voiceColors }: DemoLine) {
  const first = stableNumber(`${name} first color`, voiceColors.length);
  const own = [...voiceColors.slice(first), ...voiceColors.slice(0, first)];
  if (stableNumber(`${name} colors`, 5) === 0) return own.slice(0, 1);
  const also = companions[own[0] ?? "NATURAL"];
  const another = also[stableNumber(`${name} companion`, also.length)];
  if (!another || own.includes(another) || stableNumber(`${name} more`, 2) === 0) return own;
  return [...own, another];
}

function languagesOf(name: string, native: Language) {
  const further = native === "TURKISH" ? furtherAtHome : furtherAbroad;
  const start = stableNumber(`${name} further`, further.length);
  const chance = stableNumber(`${name} languages`, 10);
  const count = chance < 1 ? 2 : Number(chance < 5);
  return [...new Set([native, ...further.slice(start, start + count)])];
}
