import type { Language, VoicePaces } from "#contract/voices/voices.ts";
import { measureText } from "./measure.ts";

/**
 * Syllables in a second with a voice in it, pauses left out.
 *
 * Turkish: 310.5 syllables a minute is the articulation rate in reading of 50 adults (Gündüz and Cangi, Turkiye Klinikleri
 * J Health Sci 2024;9(4):720–8), 5.2 a second. English: a finished hour of an audiobook holds 9,300 words (ACX), with 1.5
 * syllables a word 3.9 a second; a fifth of it is pauses, so 4.8. Others: 5.2, and marked rough.
 */
export const usualPace = (language: Language): number => (language === "ENGLISH" ? 4.8 : 5.2);

export interface Pace {
  /** Syllables a voiced second. */
  perSecond: number;
  /** Whether the artist’s own samples say so; else it is the language’s usual pace. */
  isOwn: boolean;
  /** How long this voice’s pauses are beside the usual ones. */
  pauses: number;
}

const believable = { least: 1.5, most: 12 };

/** An artist’s pace over their samples in the language; the usual one without any, or with ones that nobody could say. */
export function paceOf(samples: VoicePaces[number]["samples"], language: Language): Pace {
  let syllables = 0;
  let seconds = 0;
  for (const sample of samples) {
    if (!(sample.seconds > 0)) continue;
    syllables += measureText(sample.text, language).syllables;
    seconds += sample.seconds;
  }
  const perSecond = seconds > 0 ? syllables / seconds : 0;
  return perSecond >= believable.least && perSecond <= believable.most
    ? { perSecond, isOwn: true, pauses: usualPace(language) / perSecond }
    : { perSecond: usualPace(language), isOwn: false, pauses: 1 };
}
