import { Type, type Static } from "typebox";
import { filterGroups } from "#contract/constants/enumerations.ts";
import { AgeRange, filtersQuery, Gender, VoiceColor, wordsQuery } from "./voices.ts";

/** `q` is the word that is being typed; the active filters decide what is counted. */
export const SuggestionsQuerystring = Type.Object(
  { ...filtersQuery, q: wordsQuery },
  { additionalProperties: false },
);

/** Where the typed letters stand in a text: from the first letter to behind the last one, in UTF-16 units. */
const Hit = Type.Object({ from: Type.Integer(), to: Type.Integer() });
export type Hit = Static<typeof Hit>;

/** A filter value that the typed letters begin, in either language, and how many voices it would leave. */
const SuggestedValue = Type.Object({
  group: Type.Enum([...filterGroups]),
  value: Type.String(),
  count: Type.Integer(),
});
export type SuggestedValue = Static<typeof SuggestedValue>;

const SuggestedArtist = Type.Object({
  name: Type.String(),
  hits: Type.Array(Hit),
  gender: Gender,
  ageRangeNames: Type.Array(AgeRange),
  voiceColorNames: Type.Array(VoiceColor),
  /** How many samples there are. */
  samples: Type.Integer(),
});
export type SuggestedArtist = Static<typeof SuggestedArtist>;

/** A piece of what is said in a sample, cut at words; `language` is a BCP 47 tag. */
const SuggestedText = Type.Object({
  voiceId: Type.String(),
  voiceArtistName: Type.String(),
  text: Type.String(),
  hits: Type.Array(Hit),
  language: Type.String(),
  seconds: Type.Union([Type.Number(), Type.Null()]),
});
export type SuggestedText = Static<typeof SuggestedText>;

/** What could be meant: values first, then artists and texts out of the whole library. */
export const VoiceSuggestions = Type.Object({
  values: Type.Array(SuggestedValue),
  artists: Type.Array(SuggestedArtist),
  texts: Type.Array(SuggestedText),
});
export type VoiceSuggestions = Static<typeof VoiceSuggestions>;
