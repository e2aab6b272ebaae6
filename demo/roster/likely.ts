import { genders } from "#contract/constants/enumerations.ts";
import type { AgeRange, Gender, Language, VoiceColor } from "#contract/voices/voices.ts";
import type { DemoPerson } from "./person.ts";

/** What people look for first, by age; the demo has an answer to each, in both languages and genders. */
const likelyColors: Partial<Record<AgeRange, VoiceColor[]>> = {
  YOUNG_ADULT: ["WARM", "NATURAL", "ENERGETIC", "CONFIDENT", "BRIGHT", "CALM"],
  ADULT: ["WARM", "NATURAL", "CONFIDENT", "NARRATOR", "CALM", "ENERGETIC", "AUTHORITATIVE"],
  SENIOR: ["WARM", "NARRATOR", "AUTHORITATIVE", "CALM"],
};
const likelyLanguages: Language[] = ["TURKISH", "ENGLISH"];

export interface LikelyQuestion {
  language: Language;
  gender: Gender;
  ageRange: AgeRange;
  color: VoiceColor;
}

export const likelyQuestions: LikelyQuestion[] = likelyLanguages.flatMap((language) =>
  genders.flatMap((gender) =>
    Object.entries(likelyColors).flatMap(([ageRange, colors]) =>
      colors.map((color) => ({ language, gender, ageRange: ageRange as AgeRange, color })),
    ),
  ),
);

/** Colours that nobody is at once. */
const clashes: VoiceColor[][] = [
  ["ENERGETIC", "CALM"],
  ["ENERGETIC", "MELANCHOLIC"],
  ["BRIGHT", "MELANCHOLIC"],
  ["BRIGHT", "DEEP"],
  ["PLAYFUL", "AUTHORITATIVE"],
];
const fits = (color: VoiceColor, { voiceColors }: DemoPerson) =>
  !clashes.some(
    (pair) => pair.includes(color) && voiceColors.some((own) => own !== color && pair.includes(own)),
  );

const enough = 2;
const mostColors = 4;

/** Gives people further colours until every likely question has two answers; `fixed` stay as they are. */
export function answerLikely(people: DemoPerson[], fixed: ReadonlySet<string>): DemoPerson[] {
  const answering = people.map((person) => ({ ...person }));
  for (const { language, gender, ageRange, color } of likelyQuestions) {
    const asked = answering.filter(
      (person) =>
        person.line !== null &&
        person.gender === gender &&
        person.languages.includes(language) &&
        person.ageRanges.includes(ageRange),
    );
    const missing = enough - asked.filter(({ voiceColors }) => voiceColors.includes(color)).length;
    const able = asked
      .filter((person) => !fixed.has(person.name) && !person.voiceColors.includes(color))
      .filter((person) => person.voiceColors.length < mostColors && fits(color, person))
      // First those who are heard in the language, and who have few colours.
      .toSorted(
        (one, other) =>
          Number(other.languages[0] === language) - Number(one.languages[0] === language) ||
          one.voiceColors.length - other.voiceColors.length,
      );
    for (const person of able.slice(0, Math.max(0, missing)))
      person.voiceColors = [...person.voiceColors, color];
  }
  return answering;
}
