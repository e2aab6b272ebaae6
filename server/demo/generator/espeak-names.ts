import type { Language } from "#contract/voices.ts";

/** espeak-ng's name of each language. "en-gb" and "fr-fr" silently ignore variants in 1.51, hence "en-us" and "fr". */
export const espeakNames: Record<Language, string> = {
  TURKISH: "tr",
  ARABIC: "ar",
  GERMAN: "de",
  ENGLISH: "en-us",
  FRENCH: "fr",
  SPANISH: "es",
  ITALIAN: "it",
  RUSSIAN: "ru",
  PERSIAN: "fa",
  HINDI: "hi",
  URDU: "ur",
  PORTUGUESE: "pt-br",
  FINNISH: "fi",
  SWEDISH: "sv",
  NORWEGIAN: "nb",
  INDONESIAN: "id",
  VIETNAMESE: "vi",
  KURDISH: "ku",
};
