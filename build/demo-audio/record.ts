import { languageTags } from "#contract/constants/language-tags.ts";
import type { Language } from "#contract/voices/voices.ts";
import { Peaks } from "#server/audio/analysis/peaks.ts";
import type { Sound } from "./character.ts";
import { characters, type Line } from "./characters.ts";
import { master, sampleRate } from "./master.ts";
import { speak } from "./speak.ts";
import { wordStarts } from "./word-starts.ts";

/** espeak-ng's name of each language. "en-gb" and "fr-fr" silently ignore variants in 1.51, hence "en-us" and "fr". */
const espeakNames: Record<Language, string> = { ...languageTags, ENGLISH: "en-us", PORTUGUESE: "pt-br" };

/** The sound for which a line was written. */
export const soundOf = ([character]: Line): Sound => characters[character].sound;

/** Speaks a line and masters it; seconds are of the clip as a player hears it. */
export function record(language: Language, line: Line, sound = soundOf(line)) {
  const [, text, spoken = text] = line;
  const speech = speak(espeakNames[language], sound, spoken);
  const { mp3, samples, loudness, cut } = master(speech, sound);
  const seconds = Math.round((100 * samples.length) / sampleRate) / 100;
  const starts = wordStarts(spoken, speech.words, cut, seconds);
  return { mp3, samples, loudness, seconds, starts };
}

/** The bars of mono samples as an upload gets them. */
export function peaksOf(samples: Float32Array, bars: number): string {
  const peaks = new Peaks();
  peaks.add([samples], sampleRate);
  return peaks.inBars(bars);
}
