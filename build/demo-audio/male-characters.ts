import type { Character } from "./character.ts";

export const maleCharacters = {
  "male-warm": {
    gender: "Male",
    ageRange: "YOUNG_ADULT",
    voiceColors: ["WARM", "DEEP"],
    sound: { variant: "m3", pitch: 48, range: 46, rate: 150, bass: 3 },
  },
  "male-deep": {
    gender: "Male",
    ageRange: "ADULT",
    voiceColors: ["DEEP", "NATURAL"],
    sound: { variant: "m7", pitch: 24, range: 38, rate: 142, throat: 0.94, bass: 5, treble: -1 },
  },
  "male-charismatic": {
    gender: "Male",
    ageRange: "ADULT",
    voiceColors: ["CHARISMATIC", "NATURAL", "CONFIDENT"],
    sound: { variant: "m3", pitch: 32, range: 58, rate: 152, bass: 4, treble: 3 },
  },
  "male-patriarch": {
    gender: "Male",
    ageRange: "SENIOR",
    voiceColors: ["AUTHORITATIVE", "WARM"],
    sound: { variant: "m8", pitch: 44, range: 44, rate: 144, throat: 0.95, bass: 4 },
  },
  "male-elder": {
    gender: "Male",
    ageRange: "SENIOR",
    voiceColors: ["HUSKY", "WARM", "NARRATOR"],
    sound: { variant: "m1", pitch: 42, range: 44, rate: 138, throat: 0.96, breath: 0.3, bass: 2, treble: -3 },
  },
  "male-energetic": {
    gender: "Male",
    ageRange: "YOUNG_ADULT",
    voiceColors: ["ENERGETIC", "WARM", "POWERFUL"],
    sound: { variant: "m6", pitch: 66, range: 76, rate: 176, treble: 4 },
  },
  "male-confident": {
    gender: "Male",
    ageRange: "ADULT",
    voiceColors: ["CONFIDENT", "NATURAL"],
    sound: { variant: "m6", pitch: 40, range: 46, rate: 158, bass: 2, treble: 2 },
  },
  "male-child": {
    gender: "Male",
    ageRange: "TEEN",
    voiceColors: ["PLAYFUL", "BRIGHT"],
    sound: { variant: "f1", pitch: 80, range: 82, rate: 166, throat: 1.14 },
  },
  "male-teen": {
    gender: "Male",
    ageRange: "TEEN",
    voiceColors: ["NATURAL", "ENERGETIC"],
    sound: { variant: "m4", pitch: 86, range: 64, rate: 172, throat: 1.08, treble: 2 },
  },
  "male-calm": {
    gender: "Male",
    ageRange: "ADULT",
    voiceColors: ["CALM", "COMPASSIONATE"],
    sound: { variant: "m3", pitch: 34, range: 26, rate: 138, bass: 2, treble: -3 },
  },
  "male-melancholic": {
    gender: "Male",
    ageRange: "YOUNG_ADULT",
    voiceColors: ["MELANCHOLIC", "CALM"],
    sound: { variant: "m2", pitch: 36, range: 22, rate: 136, breath: 0.2, treble: -3 },
  },
  "male-celebrity": {
    gender: "Male",
    ageRange: "ADULT",
    voiceColors: ["CELEBRITY", "CHARISMATIC"],
    sound: { variant: "m2", pitch: 44, range: 66, rate: 150, bass: 4, treble: 3 },
  },
  "male-narrator": {
    gender: "Male",
    ageRange: "ADULT",
    voiceColors: ["NARRATOR", "CALM"],
    sound: { variant: "m3", pitch: 34, range: 44, rate: 144, throat: 0.97, bass: 3 },
  },
  "male-powerful": {
    gender: "Male",
    ageRange: "ADULT",
    voiceColors: ["POWERFUL", "AUTHORITATIVE"],
    sound: { variant: "m7", pitch: 28, range: 64, rate: 154, throat: 0.93, bass: 5, treble: 4 },
  },
  "male-playful": {
    gender: "Male",
    ageRange: "YOUNG_ADULT",
    voiceColors: ["PLAYFUL", "BRIGHT"],
    sound: { variant: "m4", pitch: 68, range: 88, rate: 168, throat: 1.05, treble: 3 },
  },
  "male-grandfather": {
    gender: "Male",
    ageRange: "SENIOR",
    voiceColors: ["COMPASSIONATE", "MELANCHOLIC"],
    sound: { variant: "m1", pitch: 44, range: 36, rate: 134, throat: 0.93, breath: 0.15, treble: -4 },
  },
  "male-natural": {
    gender: "Male",
    ageRange: "YOUNG_ADULT",
    voiceColors: ["NATURAL", "CONFIDENT", "CALM"],
    sound: { variant: "m4", pitch: 46, range: 48, rate: 150, throat: 1.02, bass: 2, treble: 1 },
  },
} satisfies Record<string, Character>;
