import type { Language } from "#contract/voices.ts";

/**
 * The BCP 47 tag of each language, and espeak-ng's name for it. "en-gb" and "fr-fr" silently ignore
 * variants in espeak-ng 1.51, hence "en-us" and "fr".
 */
export const languageCodes: Record<Language, { tag: string; espeak: string }> = {
  TURKISH: { tag: "tr", espeak: "tr" },
  ARABIC: { tag: "ar", espeak: "ar" },
  GERMAN: { tag: "de", espeak: "de" },
  ENGLISH: { tag: "en", espeak: "en-us" },
  FRENCH: { tag: "fr", espeak: "fr" },
  SPANISH: { tag: "es", espeak: "es" },
  ITALIAN: { tag: "it", espeak: "it" },
  RUSSIAN: { tag: "ru", espeak: "ru" },
  PERSIAN: { tag: "fa", espeak: "fa" },
  HINDI: { tag: "hi", espeak: "hi" },
  URDU: { tag: "ur", espeak: "ur" },
  PORTUGUESE: { tag: "pt", espeak: "pt-br" },
  FINNISH: { tag: "fi", espeak: "fi" },
  SWEDISH: { tag: "sv", espeak: "sv" },
  NORWEGIAN: { tag: "nb", espeak: "nb" },
  INDONESIAN: { tag: "id", espeak: "id" },
  VIETNAMESE: { tag: "vi", espeak: "vi" },
  KURDISH: { tag: "ku", espeak: "ku" },
};
