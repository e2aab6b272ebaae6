import type { Character } from "./character.ts";

export const femaleCharacters = {
  "female-natural": {
    gender: "Female",
    ageRange: "ADULT",
    voiceColors: ["NATURAL", "WARM", "NARRATOR"],
    sound: { variant: "f4", pitch: 42, range: 50, rate: 154, bass: 2 },
  },
  "female-bright": {
    gender: "Female",
    ageRange: "YOUNG_ADULT",
    voiceColors: ["BRIGHT", "NATURAL", "ENERGETIC"],
    sound: { variant: "f1", pitch: 66, range: 72, rate: 172, treble: 4 },
  },
  "female-compassionate": {
    gender: "Female",
    ageRange: "ADULT",
    voiceColors: ["COMPASSIONATE", "WARM"],
    sound: { variant: "f2", pitch: 46, range: 40, rate: 146, bass: 3, treble: -2 },
  },
  "female-calm": {
    gender: "Female",
    ageRange: "YOUNG_ADULT",
    voiceColors: ["CALM", "NATURAL"],
    sound: { variant: "f4", pitch: 52, range: 28, rate: 136, treble: -3 },
  },
  "female-child": {
    gender: "Female",
    ageRange: "TEEN",
    voiceColors: ["PLAYFUL", "NATURAL", "BRIGHT"],
    sound: { variant: "f1", pitch: 88, range: 78, rate: 162, throat: 1.16, treble: 2 },
  },
  "female-teen": {
    gender: "Female",
    ageRange: "TEEN",
    voiceColors: ["ENERGETIC", "NATURAL"],
    sound: { variant: "f4", pitch: 76, range: 66, rate: 176, throat: 1.07, treble: 2 },
  },
  "female-reflective": {
    gender: "Female",
    ageRange: "ADULT",
    voiceColors: ["CALM", "MELANCHOLIC"],
    sound: { variant: "f2", pitch: 38, range: 30, rate: 138, bass: 2, treble: -2 },
  },
  "female-narrator": {
    gender: "Female",
    ageRange: "ADULT",
    voiceColors: ["NARRATOR", "CALM"],
    sound: { variant: "f3", pitch: 38, range: 44, rate: 144, bass: 2 },
  },
  "female-elder": {
    gender: "Female",
    ageRange: "SENIOR",
    voiceColors: ["WARM", "NARRATOR"],
    sound: { variant: "f1", pitch: 26, range: 56, rate: 136, throat: 0.94, bass: 2, treble: -4 },
  },
  "female-husky": {
    gender: "Female",
    ageRange: "ADULT",
    voiceColors: ["HUSKY", "CHARISMATIC"],
    sound: { variant: "f5", pitch: 30, range: 38, rate: 146, breath: 0.5, bass: 3 },
  },
  "female-authoritative": {
    gender: "Female",
    ageRange: "ADULT",
    voiceColors: ["AUTHORITATIVE", "CONFIDENT"],
    sound: { variant: "f3", pitch: 34, range: 46, rate: 158, throat: 0.97, treble: 2 },
  },
  "female-powerful": {
    gender: "Female",
    ageRange: "YOUNG_ADULT",
    voiceColors: ["POWERFUL", "ENERGETIC"],
    sound: { variant: "f3", pitch: 60, range: 80, rate: 174, bass: 3, treble: 4 },
  },
  "female-celebrity": {
    gender: "Female",
    ageRange: "ADULT",
    voiceColors: ["CELEBRITY", "CHARISMATIC", "CONFIDENT"],
    sound: { variant: "f3", pitch: 48, range: 64, rate: 150, bass: 3, treble: 3 },
  },
  "female-stateswoman": {
    gender: "Female",
    ageRange: "SENIOR",
    voiceColors: ["AUTHORITATIVE", "DEEP"],
    sound: { variant: "f1", pitch: 18, range: 40, rate: 140, throat: 0.91, bass: 4, treble: -2 },
  },
  "female-melancholic": {
    gender: "Female",
    ageRange: "YOUNG_ADULT",
    voiceColors: ["MELANCHOLIC", "HUSKY"],
    sound: { variant: "f5", pitch: 46, range: 24, rate: 136, breath: 0.35, treble: -2 },
  },
  "female-deep": {
    gender: "Female",
    ageRange: "ADULT",
    voiceColors: ["DEEP", "CONFIDENT"],
    sound: { variant: "f3", pitch: 20, range: 42, rate: 148, throat: 0.92, bass: 5 },
  },
  "female-playful": {
    gender: "Female",
    ageRange: "YOUNG_ADULT",
    voiceColors: ["PLAYFUL", "BRIGHT"],
    sound: { variant: "f2", pitch: 74, range: 86, rate: 166, throat: 1.06, treble: 3 },
  },
  "female-warm": {
    gender: "Female",
    ageRange: "YOUNG_ADULT",
    voiceColors: ["WARM", "NATURAL", "CONFIDENT"],
    sound: { variant: "f2", pitch: 56, range: 54, rate: 152, throat: 1.03, bass: 3, treble: 1 },
  },
} satisfies Record<string, Character>;
