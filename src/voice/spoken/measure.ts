import type { Language } from "#contract/voices/voices.ts";
import type { MeasuredText, Part } from "./part.ts";
import { roughParts } from "./rough.ts";
import { weighSyllables } from "./syllables.ts";
import type { SpokenLanguage, SpokenToken } from "./token.ts";
import { spokenTokens } from "./tokens.ts";

const isKnown = (language: Language): language is SpokenLanguage =>
  language === "TURKISH" || language === "ENGLISH";

function partOf({ start, end, said, pause }: SpokenToken, language: SpokenLanguage): Part {
  const groups = said.includes(",") ? said.split(",").length - 1 : 0;
  return { start, end, pause, groups, syllables: pause ? 0 : weighSyllables(said, language) };
}

const summed = (parts: Part[], isRough: boolean): MeasuredText => ({
  parts,
  syllables: parts.reduce((sum, part) => sum + part.syllables, 0),
  isRough,
});

/** Takes a text apart at once. */
export function measureText(text: string, language: Language): MeasuredText {
  if (!isKnown(language)) return summed(roughParts(text, language), true);
  return summed(
    Array.from(spokenTokens(text, language), (token) => partOf(token, language)),
    false,
  );
}

/** Milliseconds of work between two pauses; four times as many on a slow phone are still one frame. */
const slice = 3;

/** Measures a text in slices, so that a long one never holds up the page. Undefined once `signal` is aborted. */
export async function measureTextLater(
  text: string,
  language: Language,
  signal: AbortSignal,
): Promise<MeasuredText | undefined> {
  if (!isKnown(language)) return summed(roughParts(text, language), true);
  const parts: Part[] = [];
  let until = performance.now() + slice;
  for (const token of spokenTokens(text, language)) {
    parts.push(partOf(token, language));
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (signal.aborted) return undefined;
    until = performance.now() + slice;
  }
  return summed(parts, false);
}
