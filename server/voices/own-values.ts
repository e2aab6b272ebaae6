import { languageTags } from "#contract/constants/language-tags.ts";
import type { Language, Transcript } from "#contract/voices/voices.ts";

/** Those of a sample's own values that its artist has too: any other is ignored. */
const shared = <T>(own: readonly T[], ofArtist: readonly T[]): T[] =>
  own.filter((value) => ofArtist.includes(value));

/** The values that hold for a sample: its own, else the artist's. */
export function ownOr<T>(own: readonly T[], ofArtist: T[]): T[] {
  if (own.length === 0) return ofArtist;
  const values = shared(own, ofArtist);
  return values.length === 0 ? ofArtist : values;
}

/** In which language a sample is heard: as an owner said with the text, and as is known of the file. */
interface HeardIn {
  typedLanguage: Language | null;
  /** A BCP 47 tag. */
  heardLanguage: string | null;
}

/** What is said in a sample; what an owner typed goes before what is known of the file. */
export function transcriptOf({
  typedText,
  typedLanguage,
  heardText,
  heardLanguage,
}: HeardIn & { typedText: string | null; heardText: string | null }): Transcript | null {
  if (typedText !== null && typedLanguage !== null)
    return { text: typedText, language: languageTags[typedLanguage] };
  return heardText === null || heardLanguage === null ? null : { text: heardText, language: heardLanguage };
}

/** The BCP 47 tag of what is heard: that of the transcript, else of the sample's only own language, else unknown. */
export function languageOf(
  { typedLanguage, heardLanguage }: HeardIn,
  own: readonly Language[],
  ofArtist: readonly Language[],
): string | null {
  if (typedLanguage !== null) return languageTags[typedLanguage];
  if (heardLanguage !== null) return heardLanguage;
  const [only, ...others] = shared(own, ofArtist);
  return only !== undefined && others.length === 0 ? languageTags[only] : null;
}
