import type { languages } from "./enumerations.ts";

/** The BCP 47 tag of each language, which tells browsers and screen readers how a text in it is read. */
export const languageTags: Record<(typeof languages)[number], string> = {
  TURKISH: "tr",
  ARABIC: "ar",
  GERMAN: "de",
  ENGLISH: "en",
  FRENCH: "fr",
  SPANISH: "es",
  ITALIAN: "it",
  RUSSIAN: "ru",
  PERSIAN: "fa",
  HINDI: "hi",
  URDU: "ur",
  PORTUGUESE: "pt",
  FINNISH: "fi",
  SWEDISH: "sv",
  NORWEGIAN: "nb",
  INDONESIAN: "id",
  VIETNAMESE: "vi",
  KURDISH: "ku",
};
